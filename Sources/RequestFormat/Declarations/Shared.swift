// Declarations that several requests and answers share.
extension Requests {
  static let sharedWords: [Words] = [
    .choice("Mode", "ModeKind", "How an action is carried out on the current connection."),
    .choice("Connection", "ConnectionKind", "The state of the connection."),
    .choice("Channel", "ChannelKind", "How a notification is delivered."),
    .choice("Unit", "UnitKind", "What a limit counts."),
    .choice("Treatment", "OverCapKind", "What happens to an item over a limit."),
    .choice("PartKind", "TellKind", "A part of the copy of a limit or of a level of the warning ladder.", behind: "LimitPartKind"),
    .choice("ConflictChoice", "ConflictChoiceKind", "Which of two versions is kept."),
    .choice("FieldReason", "FieldReasonKind", "Why the input of a field is rejected."),
    .named(
      "FailureCode", "ErrorCode",
      [
        "missing_fact", "integer_overflow", "division_by_zero", "remainder_by_zero", "invalid_duration", "invalid_timestamp",
        "time_out_of_range", "wrong_type", "no_plan", "text_too_long",
      ], "Why an expression has no value."),
    .of("Trace.FactRead.Source", ["given", "derived", "absent", "missing"]),
  ]

  static let sharedObjects: [Object] = [
    .part(
      "Undecided", of: "PresentedFailure", "Why the rules could not decide. The rest is then the declared safe answer.",
      [
        .member("code", .word("FailureCode"), "Why there is no value."),
        .member("fact", .name("facts"), .ifGiven, "The missing fact."),
      ]),
    .part(
      "Copy", of: "PresentedCopy", "Copy to show.",
      [
        .member("key", .name("copy"), "The key in the rules."),
        .member("title", .string, .ifGiven, "The title above the text."),
        .member("text", .string, "The text, in the language of the request."),
      ]),
    .part(
      "Button", of: "PresentedButton", "A button.",
      [
        .member("id", .name("buttons"), "The id of the button."),
        .member("label", .string, "Its label, in the language of the request."),
        .member("enabled", .flag, .ifFalse, from: "isEnabled", "`false` while the button is disabled; otherwise absent."),
        .member("prominent", .flag, .ifTrue, from: "isProminent", "`true` if the button stands out from the others; otherwise absent."),
        .member("action", .name("actions"), .ifGiven, "The action that the button performs."),
        .member("opens", .name("routes"), .ifGiven, from: "destination", "The screen that the button opens."),
        .member("telemetry", .list(.object("LoggedEvent")), .ifAny, "Events to log when the user taps the button."),
        .member("denied", .object("Denial"), .ifGiven, from: "denial", "Why the action of the button is denied."),
      ]),
    .part(
      "Denial", of: "PresentedDenial", "Why the action of a button is denied. Ask `entitlement` for the complete decision.",
      [
        .member("reasonCode", .name("reasons"), .orNull, from: "reason", "The reason."),
        .member("gateType", .name("gates"), .ifGiven, from: "gate", "The gate to show."),
        .member("copy", .object("Copy"), .ifGiven, "The copy."), undecided,
      ]),
    .part(
      "Part", of: "PresentedPart", "A part of the copy of a limit or of a level of the warning ladder.",
      [.member("part", .word("PartKind"), "The kind of the part."), .member("copy", .object("Copy"), "Its copy.")]),
    .part(
      "Notice", of: "PresentedNotice", "A notice to show although nothing is denied.",
      [
        .member("id", .typed("NoticeId | ReasonId", .spelled("bundle.name")), "The notice, or a reason that informs."),
        .member("copy", .object("Copy"), "Its copy."),
        .member("surface", .name("surfaces"), .ifGiven, "Where it is shown."),
        .member("buttons", .list(.object("Button")), .ifAny, "The buttons, in order."),
        .member("parts", .list(.object("Part")), .ifAny, "The copy of the limit that is reached, part by part."),
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
      "LimitStatus", of: "PresentedLimit", "The status of a limit.",
      [
        .member("id", .name("limits"), "The limit."),
        .member("unit", .word("Unit"), "What it counts."),
        .member("used", .number, .orNull, "The used amount; null while it is unknown."),
        .member("limit", .number, .orNull, "The amount that the plan allows; null if unlimited."),
        .member("remaining", .number, .orNull, "The remaining amount, never below 0; null if unlimited or unknown."),
        .member("adds", .number, .ifGiven, "The amount that the attempted action would add, if it is not 1."),
        .member("soft", .flag, .ifTrue, from: "isSoft", "Exceeding the limit only warns."),
        .member("resets", .name("resets"), .ifGiven, "The reset of the limit, if it has one."),
        .member("resetsAt", .seconds, .ifGiven, "When the limit resets next, if the time and the time zone are known."),
      ]),
    .part(
      "Resume", of: "PresentedResume", "What a user returns to after signing up.",
      [
        .member("action", .name("actions"), "The action."),
        .member("route", .name("routes"), .orNull, "The screen; null for the screen on which the action was attempted."),
        .member(
          "with", .fields("{[fact in FactId]?: PlainValue}"), from: "value.facts.map { (bundle.name(.facts, $0.fact), $0.value) }",
          "The facts that the app stores until then; null for a fact that was not given."),
      ]),
    .part(
      "LadderStatus", of: "PresentedLadderStatus", "The status of a vector of the warning ladder.",
      [
        .member("vector", .name("ladder"), "The vector."),
        .member("level", .name("ladder_levels"), .orNull, "The level; null if no level applies."),
        .member(
          "effect", .word("LadderStatus.Effect"),
          "What the level does to the actions of the vector: `tells` shows copy, `holds` allows them and sends their operations later, `asks` requires a confirmation, `pauses` denies them for a short time, `stops` denies them until the block ends."
        ),
        .member("until", .milliseconds, .ifGiven, "When the pause or the block ends by itself; absent if it must be released."),
        .member("timeLeft", .duration, .ifGiven, from: "millisecondsLeft", "The time from `now` until then, for a countdown."),
        .member("count", .number, "The number of events that count now."),
        .member(
          "limit", .number, .orNull,
          "The count at which the user is slowed down, or otherwise the lowest count that warns; null if no count of the plan leads to a level."
        ),
        .member(
          "next",
          .members([
            Member("level", .name("ladder_levels"), "The level."), Member("at", .number, "The count at that level."),
            Member("more", .number, "How many more events lead there."),
          ]), .ifGiven, "The next level to which further events lead, if there is one."),
        .member("resets", .name("resets"), .ifGiven, "The reset of the count; absent for a sliding window."),
        .member("resetsAt", .milliseconds, .ifGiven, "When the count resets next."),
        .when(
          "value.level != nil",
          [
            Member("surfaces", .list(.name("surfaces")), "Where the level appears."),
            Member("copy", .object("Copy"), .ifGiven, "The copy of the level."),
            Member("parts", .list(.object("Part")), "Additional copy, part by part; `countdown` only together with `timeLeft`."),
            Member("buttons", .list(.object("Button")), "The buttons, in order."),
            Member("dismissible", .flag, from: "isDismissible", "Whether the user can dismiss it."),
          ]),
        .member("deferred", .flag, .ifTrue, from: "isDeferred", "The copy is shown later, because the user should not be interrupted now."),
        .member(
          "repeated", .flag, .ifTrue, from: "isRepeated",
          "The same level was shown before, and it neither asks nor stops. Update what is on the screen, and do not reopen what the user closed."
        ),
      ]),
    .part(
      "LadderChange", of: "PresentedChange", "A change of level.",
      [
        .member("vector", .name("ladder"), "The vector that changed."),
        .member("from", .name("ladder_levels"), .orNull, "The previous level; null if no level applied."),
        .member("to", .name("ladder_levels"), .orNull, "The new level; null if no level applies."),
        .member("at", .milliseconds, "When the level changed. The end of a block can be earlier than the request that detects it."),
        .member("until", .milliseconds, .ifGiven, "When the new level ends by itself."),
        .member("count", .number, "The number of events that counted then."),
        .member("audit", .flag, .ifTrue, from: "isAudited", "The change must be in the audit log."),
        .member("telemetry", .list(.object("LoggedEvent")), "Events to log."),
      ]),
    .part(
      "Trace", of: "Trace", "How an answer was computed.",
      [
        .member("table", .spelled("bundle.name"), "The evaluated table."),
        .member(
          "rows",
          .list(
            .members([
              Member("rule", .string, "The location of the row in the rules."),
              Member("held", .flag, .orNull, "Whether the condition of the row held; null if its evaluation failed."),
            ])), "The evaluated rows, in order. The last one decided."),
        .member(
          "facts",
          .list(
            .members([
              Member("name", .name("facts"), "The fact."),
              Member("value", .value("PlainValue | {error: Undecided}"), "Its value, or why it has none."),
              Member(
                "source", .word("Trace.FactRead.Source"),
                "Where the value comes from. `absent` is the declared value of a fact that was not given."),
            ])), "The facts that the rows can depend on."),
        .member(
          "flips",
          .list(
            .members([
              Member("fact", .name("facts"), "The fact."),
              Member("value", .value("PlainValue"), "The nearest other value that changes the answer."),
              Member("becomes", .spelled("bundle.name"), "The answer with that value: `allow`, a reason, or another answer of the table."),
            ])), from: "counterfactuals", "The counterfactuals: other values of one fact each that would change the answer."),
      ]),
    .part(
      "Thing", of: "SyncEntity", "A thing that is stored and sent.",
      [.member("type", .bytes, "Its type."), .member("id", .bytes, "Its id.")]),
    .part(
      "ErrorMessage", of: "ErrorMessage", "An error of the rules, with its copy.",
      [
        .member("error", .name("errors"), "The error."),
        .member("surfaces", .list(.name("surfaces")), "Where it is shown."),
        .member("copy", .object("Copy"), "Its copy."),
        .member("buttons", .list(.object("Button")), "The buttons, in order."),
      ]),
  ]

  static let sharedItems: [Item] = []

  /// Members that most answers have.
  static let plan = Part.member("plan", .name("plans"), .orNull, "The effective plan; null while it is unknown.")
  static let undecided = Part.member(
    "undecided", .object("Undecided"), .ifGiven, "Why the rules could not decide. The rest is then the declared safe answer.")
  static let trace = Part.member("trace", .object("Trace"), .ifGiven, "With `\"trace\": true`: how the answer was computed.")
  static let notices = Part.member("notices", .list(.object("Notice")), "The notices to show although nothing is denied.")
  static let buttons = Part.member("buttons", .list(.object("Button")), "The buttons, in order.")
}
