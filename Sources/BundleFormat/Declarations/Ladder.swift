extension Format {
  static let ladder = Family(
    "Ladder",
    choices: [
      Choice(
        "BlockKind", "What a level of the warning ladder blocks.",
        [
          .init("nothing", "Nothing is blocked."), .init("friction", "The action needs an extra step."),
          .init("action", "The action is blocked."), .init("feature", "The feature of the action is blocked."),
          .init("account", "The whole account is blocked."),
        ]),
      Choice(
        "TellKind", "The parts of the message of a step of the warning ladder, in display order.",
        [
          .init("what", "What happened."), .init("why", "Why it happened."), .init("next", "What the user can do."),
          .init("count", "How much of the limit is used."), .init("reset", "When the count resets."),
          .init("countdown", "The time until a pause or a block ends."), .init("support", "How to contact support."),
          .init("review", "How to ask for a review."),
        ]),
    ],
    sections: [
      Section(
        48, "ladder_levels", row: "LadderLevel",
        [
          .text("name"), .number("rank"), .choice("blocks", "BlockKind"), .optionalRow("reason", of: "reasons"),
          .rows("surfaces", of: "surface_refs"), .integer("longest"), .flag("ends_by_itself"), .flag("audit"), .flag("dismissible"),
          .rows("buttons", of: "button_refs"), .number("confidence"),
        ]),
      Section(
        49, "ladder", row: "Ladder",
        [
          .text("name"), .optionalRow("thing", of: "copy"), .optionalRow("reason", of: "reasons"), .flag("switched_on"),
          .row("counts", of: "events"), .integer("window"), .optionalRow("reset", of: "resets"), .optionalRow("share_of", of: "limits"),
          .rows("signals", of: "signal_refs"), .rows("steps", of: "ladder_steps"), .rows("holds", of: "operation_refs"),
          .flag("whatever_plan"),
        ]),
      Section(
        50, "signals", row: "Signal",
        [.text("name"), .number("weight"), .number("refusals"), .integer("within"), .rows("refused_for", of: "reason_refs")]),
      Section(
        61, "events", row: "CountedEvent", as: "countedEvents",
        [
          .text("name"), .optionalRow("id", of: "facts"), .optionalRow("counted", of: "facts"), .number("most"), .integer("keeps"),
          .choice("scope", "ScopeKind"), .optionalRow("late_within", of: "settings"),
        ]),
      Section(
        62, "event_counts", row: "CountedEventRef", as: "countedEventRefs",
        [.row("event", of: "events")]),
      Section(
        63, "ladder_stops", row: "LadderStop",
        [.row("vector", of: "ladder"), .number("from_rank")]),
      Section(
        64, "ladder_steps", row: "LadderStep",
        [
          .row("level", of: "ladder_levels"), .rows("at", of: "ladder_counts"), .number("share"),
          .optionalRow("after_level", of: "ladder_levels"), .number("after_times"), .integer("after_within"), .integer("lasts"),
          .flag("confirm"), .number("through_times"), .integer("through_per"), .rows("surfaces", of: "surface_refs"),
          .row("says", of: "copy"), .text("rule"), .number("refused_times"), .integer("refused_per"), .rows("buttons", of: "button_refs"),
          .rows("parts", of: "ladder_parts"),
        ]),
      Section(
        65, "ladder_counts", row: "LadderCount",
        [.row("plan", of: "plans"), .integer("at")]),
      Section(
        66, "signal_refs", row: "SignalRef",
        [.row("signal", of: "signals")]),
      Section(
        67, "escalation", row: "Escalation",
        [
          .integer("signals_last"), .integer("remembers"), .optionalRow("waits_while", of: "programs"), .rows("counted", of: "event_refs"),
          .rows("changed", of: "event_refs"), .rows("started", of: "event_refs"), .rows("ended", of: "event_refs"),
          .rows("audited", of: "event_refs"), .rows("shown", of: "event_refs"),
        ]),
      Section(
        120, "ladder_parts", row: "LadderPart",
        [.choice("part", "TellKind"), .row("copy", of: "copy")]),
    ])
}
