extension Format {
  static let plans = Family(
    "Plans",
    choices: [
      Choice(
        "CellKind", "What a plan allows for a capability.",
        [
          .init("allow", "The capability is allowed without a limit."),
          .init("not_applicable", "The capability does not exist in the plan."), .init("deny", "The capability is denied, with a reason."),
          .init("within", "The capability is allowed within a limit."), .init("spends", "Each use spends from a limit."),
        ]),
      Choice(
        "LimitKind", "The kind of a limit for a plan.",
        [
          .init("number", "At most the amount."), .init("unlimited", "Any amount."),
          .init("not_applicable", "The limit does not apply to the plan."),
        ]),
      Choice(
        "UnitKind", "What a limit counts.",
        [.init("count", "Things."), .init("bytes", "Bytes."), .init("characters", "User-perceived characters.")]),
      Choice(
        "PeriodKind", "The calendar period after which the count of a limit resets.",
        [
          .init("hour", "A calendar hour in the time zone of the user."), .init("day", "A calendar day in the time zone of the user."),
          .init("week", "A calendar week in the time zone of the user."), .init("month", "A calendar month in the time zone of the user."),
          .init("quarter", "A calendar quarter in the time zone of the user."),
          .init("year", "A calendar year in the time zone of the user."),
        ]),
      Choice(
        "SettingKind", "What a setting measures.",
        [
          .init("count", "A number."), .init("seconds", "A duration in seconds."), .init("bytes", "Bytes."),
          .init("percent", "Hundredths."), .init("time_of_day", "Minutes since midnight."), .init("per_hour", "A number for each hour."),
          .init("per_day", "A number for each day."), .init("per_week", "A number for each week."),
          .init("per_month", "A number for each month."), .init("per_quarter", "A number for each quarter."),
          .init("per_year", "A number for each year."),
        ]),
      Choice(
        "OverCapKind", "What happens to things that exceed the limits of a plan.",
        [
          .init("keep", "They stay as they are."), .init("read_only", "They can be used, but not changed."),
          .init("view_only", "They can only be viewed."),
        ]),
      Choice(
        "KeepKind", "Which things stay unchanged when a limit decreases.",
        [
          .init("any", "No particular things."), .init("most_recently_edited", "The most recently edited things."),
          .init("most_recently_created", "The most recently created things."),
        ]),
      Choice(
        "TreatmentKind", "What happens to a part of a thing that is shared or exported.",
        [
          .init("stays", "The part is left out."), .init("travels", "The part is included."),
          .init("marker", "A marker replaces the part."),
        ]),
      Choice(
        "LimitPartKind", "The parts of the message about a limit, in display order.",
        [
          .init("what", "What happened."), .init("why", "Why it happened."), .init("next", "What the user can do."),
          .init("count", "How much of the limit is used."), .init("counted", "What counts."), .init("reset", "When the count resets."),
        ]),
      Choice(
        "SnapshotListKind", "The list in a field of the snapshot.",
        [.init("nothing", "The field has a value of its own."), .init("refusal_reasons", "The reasons that deny something in the plan.")]),
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
