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
        [
          .init("count", "The number of things."), .init("bytes", "The size in bytes."),
          .init("characters", "User-perceived characters (grapheme clusters)."),
        ]),
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
          .init("count", "A number."), .init("seconds", "A duration in seconds."), .init("bytes", "A size in bytes."),
          .init("percent", "A percentage: 80 is 80%."), .init("time_of_day", "A time of day, in minutes since midnight."),
          .init("per_hour", "A number for each hour."),
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
        about: "The plans of the product.",
        [
          .text("name"),
          .number("rank", about: "The position of the plan in the rules, starting with 0 for the plan that allows the least."),
          .optionalRow(
            "follows", of: "plans",
            about: "The plan whose column of every matrix applies; none if the plan has its own column."),
          .rows("refusals", of: "reason_refs", about: "The reasons with which this plan can deny an action."),
        ]),
      Section(
        11, "capabilities", row: "Capability",
        about: "The rows of the matrix of plans.",
        [
          .text("name"),
          .rows("cells", of: "cells", about: "One cell for each plan, in the order of `plans`."),
        ]),
      Section(
        12, "cells", row: "Cell",
        about: "A cell of the matrix: what one plan allows for one capability.",
        [
          .row("plan", of: "plans", about: "The plan of the cell."),
          .choice("may", "CellKind"),
          .optionalRow("reason", of: "reasons", about: "The reason of the denial; present if and only if `may` is `deny`."),
          .optionalRow("limit", of: "limits", about: "The limit; present if and only if `may` is `within` or `spends`."),
        ]),
      Section(
        13, "limits", row: "Limit",
        about: "The limits of plans.",
        [
          .text("name"),
          .choice("unit", "UnitKind"),
          .optionalRow("used", of: "facts", about: "The fact with the used amount; none if the limit has `left` or counts events."),
          .optionalRow("left", of: "facts", about: "The fact with the remaining amount, instead of `used`."),
          .optionalRow("adds", of: "facts", about: "The fact with the amount of one more item; none for 1."),
          .rows("values", of: "limit_values", about: "One value for each plan, in the order of `plans`."),
          .optionalRow("reset", of: "resets", about: "When the count resets; none if it never does."),
          .rows("parts", of: "limit_parts", about: "The messages about the limit, in the order of the parts."),
          .optionalRow(
            "shows", of: "settings",
            about: "The setting with the number of largest items that the meter shows; none without a meter."),
          .optionalRow(
            "pending", of: "facts",
            about: "The fact with the amount that is pending removal and still counts; none if the meter has no such amount."),
          .optionalRow(
            "counts", of: "events",
            about: "The event that counts against the limit if the request contains a history; none without such an event."),
          .integer("window", about: "How long an event counts, in seconds; 0 if events do not expire."),
        ]),
      Section(
        14, "limit_values", row: "LimitValue",
        about: "The value of one limit for one plan.",
        [
          .row("plan", of: "plans", about: "The plan of the value."),
          .choice("kind", "LimitKind"),
          .flag("soft", about: "Whether the user gets a warning instead of a denial when the limit is full."),
          .optionalRow(
            "when_full", of: "reasons",
            about: "The reason of the denial, or of the warning if the limit is soft; none if the limit cannot be full."),
          .optionalRow(
            "when_spent", of: "reasons",
            about: "The reason whose message is shown when an action spends from the limit; none without a message."),
          .integer("amount", about: "The maximum in the unit of the limit; 0 if `kind` is not `number`."),
          .text("rule", about: "The path of the value in the rules, for traces and the source map."),
        ]),
      Section(
        15, "resets", row: "Reset",
        about: "When counts reset.",
        [
          .text("name"),
          .choice("every", "PeriodKind", about: "The period after which counts reset."),
          .number("interval", about: "The number of periods between resets; always 1 without `from`."),
          .number("at_minute", about: "The time of the reset, in minutes after the start of the period, from 0 to 1,439."),
          .number("weekday", about: "The first day of weeks, in days after Monday, from 0 to 6."),
          .text("zone", about: "The IANA name of the time zone."),
          .optionalRow(
            "from", of: "facts",
            about: "The fact with the time from whose local day periods are counted; none for calendar periods."),
        ]),
      Section(
        20, "action_limits", row: "ActionLimit",
        about: "A limit that is shown with an action under one plan.",
        [
          .row("plan", of: "plans", about: "The plan under which the limit is shown."),
          .row("limit", of: "limits"),
        ]),
      Section(
        42, "snapshot", row: "Snapshot",
        about: "The fields of the snapshot, which contains what all screens need to know about the plan.",
        [
          .text("name"),
          .optionalRow("program", of: "programs", about: "Computes the value; none if the field is a list."),
          .choice(
            "lists", "SnapshotListKind",
            about: "The list that the field contains: `refusal_reasons` is `plans.refusals` of the plan."),
        ]),
      Section(
        43, "settings", row: "Setting",
        about: "The named numbers of the rules.",
        [
          .text("name"),
          .choice("unit", "SettingKind", about: "The unit of `amount`."),
          .integer(
            "amount", about: "The value in its unit. For example, a percentage is in percent, and a time of day in minutes since midnight."),
        ]),
      Section(
        57, "downgrade", row: "Downgrade",
        about: "What happens to things that exceed the limits of a lower plan.",
        [
          .text("name"),
          .optionalRow("limit", of: "limits", about: "The limit that the things exceed; none if `over_cap` is `keep`."),
          .choice("over_cap", "OverCapKind"),
          .choice("keeps", "KeepKind"),
        ]),
      Section(
        58, "payloads", row: "Payload",
        about: "What shared and exported things contain.",
        [
          .text("name"),
          .rows("parts", of: "payload_parts", about: "The parts in the order of the rules. A type without a part is left out."),
        ]),
      Section(
        59, "payload_parts", row: "PayloadPart",
        about: "How one type of part is treated in a payload.",
        [
          .text("type", about: "The name of the type, which is unique in the payload."),
          .choice("treatment", "TreatmentKind"),
          .optionalRow("if", of: "programs", as: "condition", about: "Whether the part is included; none if it always is."),
          .optionalRow(
            "fields", of: "constants",
            about: "A list with the names of the included fields, or with those of the marker; none if the part is left out."),
          .optionalRow(
            "values", of: "constants",
            about: "A list with the values of the marker, in the order of `fields`; none without a marker."),
          .optionalRow("tells_sender", of: "copy", about: "The message to the sender; none without a message."),
          .optionalRow("tells_recipient", of: "copy", about: "The message to the recipient; none without a message."),
        ]),
      Section(
        60, "limit_parts", row: "LimitPart",
        about: "A message about a limit.",
        [
          .choice("part", "LimitPartKind"),
          .row("copy", of: "copy", about: "The message."),
        ]),
    ])
}
