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
        about: "The levels of the warning ladder.",
        [
          .text("name"),
          .number("rank", about: "The position of the level in the rules, starting with 0 for the mildest."),
          .choice("blocks", "BlockKind"),
          .optionalRow("reason", of: "reasons", about: "The reason of a denial at the level; none if the level denies nothing."),
          .rows("surfaces", of: "surface_refs", about: "The surfaces that show the message."),
          .integer("longest", about: "The maximum duration, in seconds; 0 if there is none."),
          .flag("ends_by_itself", about: "Whether the level ends without support."),
          .flag("audit", about: "Whether reaching and leaving the level is recorded in the audit log."),
          .flag("dismissible", about: "Whether the user can dismiss the message."),
          .rows("buttons", of: "button_refs", about: "The buttons with the message, in order."),
          .number(
            "confidence",
            about: "The combined confidence of signals that reaches the level, in percent; 0 if signals do not reach it."),
        ]),
      Section(
        49, "ladder", row: "Ladder",
        about: "The vectors of the warning ladder: what is counted, and the level that each count reaches.",
        [
          .text("name"),
          .optionalRow("thing", of: "copy", about: "The phrase for the activity in the messages; none without a phrase."),
          .optionalRow("reason", of: "reasons", about: "The reason of a denial; none for the reason of the level."),
          .flag("switched_on", about: "Whether the vector is active. A server can turn it off."),
          .row("counts", of: "events", about: "The event that is counted."),
          .integer("window", about: "How long an event counts, in seconds; 0 if events do not expire."),
          .optionalRow("reset", of: "resets", about: "When the count resets; none if it never does."),
          .optionalRow("share_of", of: "limits", about: "The limit that shares of steps refer to; none if no step has a share."),
          .rows("signals", of: "signal_refs", about: "The signals that raise the level."),
          .rows("steps", of: "ladder_steps", about: "The levels that the vector reaches, the mildest first."),
          .rows("holds", of: "operation_refs", about: "The operations that the sync queue holds back until a pause or a block ends."),
          .flag("whatever_plan", about: "Whether counts carry over when the plan changes. Otherwise, earlier counts never stop the user."),
        ]),
      Section(
        50, "signals", row: "Signal",
        about: "The signals of suspicious behavior.",
        [
          .text("name"),
          .number("weight", about: "The probability that the signal is right, in percent."),
          .number("refusals", about: "The number of denials in `within` that sets the signal; 0 if denials do not set it."),
          .integer("within", about: "The period of `refusals`, in seconds; 0 if denials do not set the signal."),
          .rows("refused_for", of: "reason_refs", about: "The reasons of the denials that count."),
        ]),
      Section(
        61, "events", row: "CountedEvent", as: "countedEvents",
        about: "The events that a history counts.",
        [
          .text("name"),
          .optionalRow(
            "id", of: "facts",
            about: "The fact with the id of an occurrence, by which duplicates are recognized; none without ids."),
          .optionalRow(
            "counted", of: "facts",
            about: "The fact that states whether an occurrence was already counted; none if there is no such fact."),
          .number("most", about: "The maximum number of events that a history keeps, up to 65,536."),
          .integer("keeps", about: "How long a history keeps an event, in seconds; 0 if the time does not matter."),
          .choice("scope", "ScopeKind", about: "Whether the devices of a user share the count."),
          .optionalRow(
            "late_within", of: "settings",
            about: "The setting for how late an event can arrive and still count; none if late events do not count."),
        ]),
      Section(
        62, "event_counts", row: "CountedEventRef", as: "countedEventRefs",
        about: "A counted event in the list of an action or of a reason.",
        [
          .row("event", of: "events")
        ]),
      Section(
        63, "ladder_stops", row: "LadderStop",
        about: "A vector that can stop an action.",
        [
          .row("vector", of: "ladder", about: "The vector that stops the action."),
          .number("from_rank", about: "The rank of the lowest level that stops the action."),
        ]),
      Section(
        64, "ladder_steps", row: "LadderStep",
        about: "When a vector reaches a level, and what happens then.",
        [
          .row("level", of: "ladder_levels", about: "The level that is reached."),
          .rows("at", of: "ladder_counts", about: "The count at which each plan reaches the level; empty if counts do not reach it."),
          .number("share", about: "The share of the limit at which the level is reached, in percent; 0 if shares do not reach it."),
          .optionalRow(
            "after_level", of: "ladder_levels",
            about: "The lower level that must be reached several times before; none if none must be."),
          .number("after_times", about: "How often `after_level` must be reached; 0 without it."),
          .integer("after_within", about: "The period of `after_times`, in seconds; 0 without it."),
          .integer("lasts", about: "The length of the pause, the block, or the suspension, in seconds; 0 if there is none."),
          .flag("confirm", about: "Whether the user must confirm to continue."),
          .number("through_times", about: "How many events remain allowed in `through_per` during a block; 0 if none do."),
          .integer("through_per", about: "The period of `through_times`, in seconds; 0 if no events remain allowed."),
          .rows("surfaces", of: "surface_refs", about: "The surfaces that show the message; empty for those of the level."),
          .row("says", of: "copy", about: "The message."),
          .text("rule", about: "The path of the step in the rules, for traces and the source map."),
          .number("refused_times", about: "The number of denials in `refused_per` that reaches the level; 0 if denials do not reach it."),
          .integer("refused_per", about: "The period of `refused_times`, in seconds; 0 if denials do not reach the level."),
          .rows("buttons", of: "button_refs", about: "The buttons with the message; empty for those of the level."),
          .rows("parts", of: "ladder_parts", about: "The additional sentences, in the order of the parts."),
        ]),
      Section(
        65, "ladder_counts", row: "LadderCount",
        about: "The count at which one plan reaches a level.",
        [
          .row("plan", of: "plans", about: "The plan of the count."),
          .integer("at", about: "The number of events that reaches the level."),
        ]),
      Section(
        66, "signal_refs", row: "SignalRef",
        about: "A signal in the list of a vector.",
        [
          .row("signal", of: "signals")
        ]),
      Section(
        67, "escalation", row: "Escalation",
        about: "One row: the durations and events of the whole warning ladder.",
        [
          .integer("signals_last", about: "How long a signal counts after it is last seen, in seconds; 0 if the rules do not set it."),
          .integer("remembers", about: "How long after its end a block doubles the next block of its level, in seconds; 0 for never."),
          .optionalRow("waits_while", of: "programs", about: "Defers dismissible levels while it is true; none if nothing does."),
          .rows("counted", of: "event_refs", about: "The events to send when a vector counts an event."),
          .rows("changed", of: "event_refs", about: "The events to send when the level of a vector rises or falls."),
          .rows("started", of: "event_refs", about: "The events to send when a block starts."),
          .rows("ended", of: "event_refs", about: "The events to send when a block ends."),
          .rows("audited", of: "event_refs", about: "The events to send when a level with `audit` is reached or left."),
          .rows("shown", of: "event_refs", about: "The events to send when a higher level is reached and shown."),
        ]),
      Section(
        120, "ladder_parts", row: "LadderPart",
        about: "A sentence of a step.",
        [
          .choice("part", "TellKind"),
          .row("copy", of: "copy", about: "The sentence."),
        ]),
    ])
}
