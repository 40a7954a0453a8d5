extension Format {
  static let plans = Family(
    "Plans",
    choices: [
      Choice("CellKind", "What a plan allows for a capability.", ["allow", "not_applicable", "deny", "within", "spends"]),
      Choice("LimitKind", "The kind of a limit for a plan.", ["number", "unlimited", "not_applicable"]),
      Choice("UnitKind", "What a limit counts.", ["count", "bytes", "characters"]),
      Choice(
        "PeriodKind", "The calendar period after which the count of a limit resets.", ["hour", "day", "week", "month", "quarter", "year"]),
      Choice(
        "SettingKind", "What a setting measures.",
        ["count", "seconds", "bytes", "percent", "time_of_day", "per_hour", "per_day", "per_week", "per_month", "per_quarter", "per_year"]),
      Choice("OverCapKind", "What happens to things that exceed the limits of a plan.", ["keep", "read_only", "view_only"]),
      Choice(
        "KeepKind", "Which things stay unchanged when a limit decreases.", ["any", "most_recently_edited", "most_recently_created"]),
      Choice("TreatmentKind", "What happens to a part of a thing that is shared or exported.", ["stays", "travels", "marker"]),
      Choice(
        "LimitPartKind", "The parts of the message about a limit, in display order.",
        ["what", "why", "next", "count", "counted", "reset"]),
      Choice("SnapshotListKind", "The list in a field of the snapshot.", ["nothing", "refusal_reasons"]),
    ],
    sections: [
      Section(
        10, "plans", row: "Plan",
        [.text("name"), .number("rank"), .optionalRow("follows", of: "plans"), .rows("refusals", of: "reason_refs")]),
      Section(
        11, "capabilities", row: "Capability",
        [.text("name"), .rows("cells", of: "cells")]),
      Section(
        12, "cells", row: "Cell",
        [.row("plan", of: "plans"), .choice("may", "CellKind"), .optionalRow("reason", of: "reasons"), .optionalRow("limit", of: "limits")]),
      Section(
        13, "limits", row: "Limit",
        [
          .text("name"), .choice("unit", "UnitKind"), .optionalRow("used", of: "facts"), .optionalRow("left", of: "facts"),
          .optionalRow("adds", of: "facts"), .rows("values", of: "limit_values"), .optionalRow("reset", of: "resets"),
          .rows("parts", of: "limit_parts"), .optionalRow("shows", of: "settings"), .optionalRow("pending", of: "facts"),
          .optionalRow("counts", of: "events"), .integer("window"),
        ]),
      Section(
        14, "limit_values", row: "LimitValue",
        [
          .row("plan", of: "plans"), .choice("kind", "LimitKind"), .flag("soft"), .optionalRow("when_full", of: "reasons"),
          .optionalRow("when_spent", of: "reasons"), .integer("amount"), .text("rule"),
        ]),
      Section(
        15, "resets", row: "Reset",
        [
          .text("name"), .choice("every", "PeriodKind"), .number("interval"), .number("at_minute"), .number("weekday"), .text("zone"),
          .optionalRow("from", of: "facts"),
        ]),
      Section(
        20, "action_limits", row: "ActionLimit",
        [.row("plan", of: "plans"), .row("limit", of: "limits")]),
      Section(
        42, "snapshot", row: "Snapshot",
        [.text("name"), .optionalRow("program", of: "programs"), .choice("lists", "SnapshotListKind")]),
      Section(
        43, "settings", row: "Setting",
        [.text("name"), .choice("unit", "SettingKind"), .integer("amount")]),
      Section(
        57, "downgrade", row: "Downgrade",
        [.text("name"), .optionalRow("limit", of: "limits"), .choice("over_cap", "OverCapKind"), .choice("keeps", "KeepKind")]),
      Section(
        58, "payloads", row: "Payload",
        [.text("name"), .rows("parts", of: "payload_parts")]),
      Section(
        59, "payload_parts", row: "PayloadPart",
        [
          .text("type"), .choice("treatment", "TreatmentKind"), .optionalRow("if", of: "programs", as: "condition"),
          .optionalRow("fields", of: "constants"), .optionalRow("values", of: "constants"), .optionalRow("tells_sender", of: "copy"),
          .optionalRow("tells_recipient", of: "copy"),
        ]),
      Section(
        60, "limit_parts", row: "LimitPart",
        [.choice("part", "LimitPartKind"), .row("copy", of: "copy")]),
    ])
}
