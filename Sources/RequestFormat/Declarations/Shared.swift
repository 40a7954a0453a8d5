// What several answers and requests are made of.
extension Requests {
  static let sharedWords: [Words] = [
    .choice("Mode", "ModeKind", "How an action is carried out on the connection of the moment."),
    .choice("Connection", "ConnectionKind", "How good the connection is."),
    .choice("Channel", "ChannelKind", "How a notification is delivered."),
    .choice("Unit", "UnitKind", "What a limit counts."),
    .choice("Treatment", "OverCapKind", "What becomes of a thing that there is no room for."),
    .choice("PartKind", "TellKind", "What a limit, or a step of the ladder, says.", behind: "LimitPartKind"),
    .choice("ConflictChoice", "ConflictChoiceKind", "Which of two versions stays."),
    .choice("FieldReason", "FieldReasonKind", "Why what was typed is refused."),
    .named(
      "FailureCode", "ErrorCode",
      [
        "missing_fact", "integer_overflow", "division_by_zero", "remainder_by_zero", "invalid_duration", "invalid_timestamp",
        "time_out_of_range", "wrong_type", "no_plan", "text_too_long",
      ], "Why something could not be worked out."),
    .of("Trace.FactRead.Source", ["given", "derived", "absent", "missing"]),
  ]

  static let sharedObjects: [Object] = [
    .part(
      "Undecided", of: "PresentedFailure", "Why the rules could not decide: then the rest is the declared safe answer.",
      [
        .member("code", .word("FailureCode"), "Why something has no value."),
        .member("fact", .name("facts"), .ifGiven, "The fact that is missing."),
      ]),
    .part(
      "Copy", of: "PresentedCopy", "A sentence.",
      [
        .member("key", .name("copy"), "Its key in the rules."),
        .member("title", .string, .ifGiven, "The line above the text."),
        .member("text", .string, "The text, in the language of the request."),
      ]),
    .part(
      "Button", of: "PresentedButton", "Something to tap.",
      [
        .member("id", .name("buttons"), "The button."),
        .member("label", .string, "Its label, in the language of the request."),
        .member("enabled", .flag, .ifFalse, from: "isEnabled", "There, and false, while it cannot be tapped."),
        .member("prominent", .flag, .ifTrue, from: "isProminent", "There, and true, while it stands in front."),
        .member("action", .name("actions"), .ifGiven, "The action that tapping it does."),
      ]),
    .part(
      "Part", of: "PresentedPart", "A part of what a limit or a step of the ladder says.",
      [.member("part", .word("PartKind"), "Which part it is."), .member("copy", .object("Copy"), "Its words.")]),
    .part(
      "Notice", of: "PresentedNotice", "What a person is shown although nothing is refused.",
      [
        .member("id", .typed("NoticeId | ReasonId", .spelled("bundle.name")), "A notice, or a reason that informs."),
        .member("copy", .object("Copy"), "Its words."),
        .member("surface", .name("surfaces"), .ifGiven, "Where it is shown."),
        .member("buttons", .list(.object("Button")), .ifAny, "What can be tapped."),
        .member("parts", .list(.object("Part")), .ifAny, "What the limit says that is full, part by part."),
      ]),
    .part(
      "LoggedEvent", of: "PresentedEvent", "An event to log. A parameter whose fact is missing is null.",
      [
        .member("event", .name("telemetry"), "The event."),
        .member(
          "parameters", .fields("{[name: string]: PlainValue | {error: Undecided}}"), from: "bundle.parameters(of: value)",
          "Its parameters by their names."),
      ]),
    .part(
      "LimitStatus", of: "PresentedLimit", "Where the person stands with a limit.",
      [
        .member("id", .name("limits"), "The limit."),
        .member("unit", .word("Unit"), "What it counts."),
        .member("used", .number, .orNull, "How much is used. Null while it is not known."),
        .member("limit", .number, .orNull, "The number. Null when there is none."),
        .member("remaining", .number, .orNull, "What is left, never below 0. Null when it is not known, or there is no limit."),
        .member("adds", .number, .ifGiven, "How much what is being tried would add, where that is not one."),
        .member("soft", .flag, .ifTrue, from: "isSoft", "Going over it only warns."),
        .member("resets", .name("resets"), .ifGiven, "How often it starts again, if it does."),
        .member("resetsAt", .seconds, .ifGiven, "When it starts again next, if the time is known and its time zone."),
      ]),
    .part(
      "Resume", of: "PresentedResume", "What somebody comes back to after signing up.",
      [
        .member("action", .name("actions"), "The action."),
        .member("route", .name("routes"), .orNull, "The screen; null for the one where they were."),
        .member(
          "with", .fields("{[fact in FactId]?: PlainValue}"), from: "value.with.map { (bundle.name(.facts, $0.fact), $0.value) }",
          "What the app keeps until then: facts and their values, null for a fact that was not given."),
      ]),
    .part(
      "LadderStatus", of: "PresentedLadderStatus", "Where the warning ladder stands with a vector.",
      [
        .member("vector", .name("ladder"), "What is counted."),
        .member("level", .name("ladder_levels"), .orNull, "The level that is in force; null while nothing is the matter."),
        .member(
          "effect", .word("LadderStatus.Effect"),
          "What it does to the actions that it stops: `tells` lets them pass, `asks` whether to go on, `pauses` for a moment, `stops` for a while or until it is released."
        ),
        .member("until", .milliseconds, .ifGiven, "When the pause or the block ends by itself; left out when it must be released."),
        .member("timeLeft", .duration, .ifGiven, "From `now` until then: where a countdown starts."),
        .member("count", .number, "How many events count now."),
        .member(
          "limit", .number, .orNull,
          "The count at which the person is slowed down, or else the lowest at which they are warned; null when there is none under the plan."
        ),
        .member(
          "next",
          .members([
            Member("level", .name("ladder_levels"), "The level."), Member("at", .number, "The count that it comes at."),
            Member("more", .number, "How many more events that is."),
          ]), .ifGiven, "The next level that counting on leads to, if there is one."),
        .member("resets", .name("resets"), .ifGiven, "How often the count starts again; left out for a sliding window."),
        .member("resetsAt", .milliseconds, .ifGiven, "When it starts again next."),
        .when(
          "value.level != nil",
          [
            Member("surfaces", .list(.name("surfaces")), "Where the level appears."),
            Member("copy", .object("Copy"), .ifGiven, "The words of the step."),
            Member("parts", .list(.object("Part")), "What else is said, part by part; `countdown` only while there is a `timeLeft`."),
            Member("buttons", .list(.object("Button")), "What can be tapped."),
            Member("dismissible", .flag, from: "isDismissible", "Whether the person can put it away."),
          ]),
        .member("deferred", .flag, .ifTrue, from: "isDeferred", "It is shown later, because this is no moment to be disturbed."),
        .member(
          "repeated", .flag, .ifTrue, from: "isRepeated",
          "The same level was shown before, and it neither asks nor stops: update what is on the screen, and open nothing that the person closed."
        ),
      ]),
    .part(
      "LadderChange", of: "PresentedChange", "A change of level.",
      [
        .member("vector", .name("ladder"), "The vector that changed."),
        .member("from", .name("ladder_levels"), .orNull, "The level before; null for none."),
        .member("to", .name("ladder_levels"), .orNull, "The level after; null for none."),
        .member("at", .milliseconds, "When it changed: the end of a block may be earlier than the request that finds it over."),
        .member("until", .milliseconds, .ifGiven, "When the new level ends by itself."),
        .member("count", .number, "How many events counted then."),
        .member("audit", .flag, .ifTrue, from: "isAudited", "It must be in the audit log."),
        .member("telemetry", .list(.object("LoggedEvent")), "Events to log."),
      ]),
    .part(
      "Trace", of: "Trace", "How an answer came about.",
      [
        .member("table", .spelled("bundle.name"), "The table that was looked through."),
        .member(
          "rows",
          .list(
            .members([
              Member("rule", .string, "Where the row stands in the rules."),
              Member("held", .flag, .orNull, "Whether its condition held; null where evaluating it failed."),
            ])), "The rows that were looked at, in order; the last one decided."),
        .member(
          "facts",
          .list(
            .members([
              Member("name", .name("facts"), "The fact."),
              Member("value", .value("PlainValue | {error: Undecided}"), "Its value, or why it has none."),
              Member("source", .word("Trace.FactRead.Source"), "`absent`: its value for when it is not given."),
            ])), "The facts that the rows can rest on."),
        .member(
          "flips",
          .list(
            .members([
              Member("fact", .name("facts"), "The fact."),
              Member("value", .value("PlainValue"), "The nearest other value that changes the answer."),
              Member("becomes", .spelled("bundle.name"), "What the answer is then: `allow`, a reason, or another answer of the table."),
            ])), from: "counterfactuals", "Other values of one fact each that would change the answer."),
      ]),
    .part(
      "Thing", of: "SyncEntity", "Something that is stored and sent.",
      [.member("type", .bytes, "What kind of thing it is."), .member("id", .bytes, "Its id.")]),
    .part(
      "ErrorMessage", of: "ErrorMessage", "An error of the rules with its words.",
      [
        .member("error", .name("errors"), "The error."),
        .member("surfaces", .list(.name("surfaces")), "Where it is shown."),
        .member("copy", .object("Copy"), "Its words."),
        .member("buttons", .list(.object("Button")), "What can be tapped."),
      ]),
  ]

  static let sharedItems: [Item] = []

  /// Members that most answers have.
  static let plan = Part.member("plan", .name("plans"), .orNull, "The plan in force; null when it is not known.")
  static let undecided = Part.member(
    "undecided", .object("Undecided"), .ifGiven, "Why the rules could not decide; the rest is then the declared safe answer.")
  static let trace = Part.member("trace", .object("Trace"), .ifGiven, "With `\"trace\": true`: how the answer came about.")
  static let notices = Part.member("notices", .list(.object("Notice")), "What the person is shown although nothing is refused.")
  static let buttons = Part.member("buttons", .list(.object("Button")), "What can be tapped, in order.")
}
