// Questions about what somebody may do.
extension Requests {
  static let decisionQuestions: [Question] = [
    Question(
      "entitlement", "Is this action allowed, and if not why?", traced: true, history: .own,
      keys: [
        Key("action", .name("actions"), "The action."),
        Key("confirmed", .flag, .optional, as: "isConfirmed", "`true`: the person was asked and goes on."),
      ], answer: "Decision", scenario: .about("may", kind: "Action", subject: "action", "Whether the person may do this action."),
      method: Method("decide", .ofAction, "action", "Whether an action is allowed, and if not why. With a history: whether it is now.")),
    Question(
      "do", "The same, and if it is allowed count what doing it counts.", traced: true, history: .own,
      keys: [
        Key("action", .name("actions"), "The action."),
        Key("confirmed", .flag, .optional, as: "isConfirmed", "`true`: the person was asked and goes on."), eventID, happenedAt, automatic,
      ], answer: "Done",
      scenario: .about(
        "does", kind: "Action", subject: "action", id: "event_id", "The person does this action if they may, and it counts."),
      method: Method(
        "do", .ofActionWithHistory, "action",
        "They do it: decided with the history, and counted. Keep the new history, whatever the answer is.")),
    Question(
      "count", "Something happened: what comes of it?", history: .own,
      keys: [Key("event", .name("events"), "The event."), eventID, happenedAt, automatic], answer: "CountingAnswer",
      scenario: .about("happens", kind: "CountedEvent", subject: "event", id: "event_id", "This event happens, and it counts."),
      method: Method("count", .uncounted, "event", "Something happened.")),
    Question(
      "signal", "A sign of automation or fraud was seen: what comes of it?", history: .own,
      keys: [
        Key("signal", .name("signals"), "The signal."),
        Key("vector", .name("ladder"), .optional, "The one vector that it is about; every one that looks at the signal when left out."),
      ], answer: "CountingAnswer", scenario: .about("signal", kind: "Signal", subject: "signal", "This sign of abuse is seen."),
      method: Method("signal", .uncounted, "signal", "A sign of automation or fraud.")),
    Question(
      "release", "A block is ended: what comes of it?", history: .own, keys: [Key("vector", .name("ladder"), "The vector.")],
      answer: "CountingAnswer",
      scenario: .about("released", kind: "LadderVector", subject: "vector", "Somebody lets the person go on here."),
      method: Method("release", .uncounted, "vector", "Somebody ends a block.")),
    Question(
      "plan", "Which plan is in force?", traced: true, answer: "PlanAnswer", scenario: .plain,
      method: Method("plan", .any, "The plan in force, and what the person is shown because of it.")),
    Question(
      "snapshot", "What is the value of every snapshot field?", answer: "SnapshotAnswer", scenario: .plain,
      method: Method("snapshot", .any, "What this person may do at all.")),
    Question(
      "overview", "Where does the person stand with every limit?", history: .own, answer: "OverviewAnswer", scenario: .plain,
      method: Method("overview", .any, "Where the person stands with every limit.")),
    Question(
      "downgrade", "What becomes of a person's things?",
      keys: [
        Key(
          "items", .read("GivenThings", typeScript: "{[kind in DowngradeRuleId]?: DowngradeItem[]}"),
          "A list of things for each kind that `rules/downgrade.yaml` has.")
      ], answer: "DowngradeAnswer", scenario: .plain),
    Question(
      "ladder", "Where does the warning ladder stand, with one vector or with all?", history: .own,
      keys: [Key("vector", .name("ladder"), .optional, "The one vector to look at; all when left out.")], answer: "LadderAnswer",
      scenario: .both("ladder", kind: "LadderVector", subject: "vector", "How far the warning goes here."),
      method: Method("ladder", .uncounted, "Where the warning ladder stands.")),
    Question(
      "table", "Which answer does a table give?", traced: true, keys: [Key("table", .name("decision_tables"), "The table.")],
      answer: "TableAnswer", scenario: .about("table", kind: "DecisionTable", subject: "table", "What this table answers."),
      method: Method("table", .any, "table", generic: "T", "The answer of a table.")),
    Question(
      "meter", "What takes up the room of a limit?",
      keys: [
        Key("limit", .name("limits"), "The limit."),
        Key("items", .list(.item("MeterItem")), "The things that count, each with an `id` and an `amount` in the limit's unit."),
      ], answer: "MeterAnswer", scenario: .about("meter", kind: "Limit", subject: "limit", "How full this limit is.")),
    Question(
      "payload", "What of a thing travels when it leaves?",
      keys: [
        Key("payload", .name("payloads"), "The payload."),
        Key("items", .list(.item("PayloadItem")), "The parts of the thing, each with a `type` and its `fields`."),
      ], answer: "PayloadAnswer",
      scenario: .about("payload", kind: "Payload", subject: "payload", "What travels when this is sent.")),
  ]

  private static let eventID = Key("event_id", .string, .optional, "Which one of its kind it is, so that it counts once.")
  private static let happenedAt = Key(
    "happened_at", .time, .optional, "When it happened, for what is handed in late: \"2026-01-05T10:00:00Z\".")
  private static let automatic = Key(
    "automatic", .flag, .optional, as: "isAutomatic",
    "`true`: the app tries again by itself, or sends again what it has sent; nothing is counted.")

  static let decisionItems: [Item] = [
    Item(
      "DowngradeItem", typeScript: "DowngradeItem",
      [
        Key("id", .id, "The thing."),
        Key("edited", .timestamp, .optional, "When it was last edited, where its kind stays in that order."),
        Key("created", .timestamp, .optional, "When it was created, where its kind stays in that order."),
        Key("givesWay", .flag, .optional, "It came over the cap in the first place: it never takes the place of another."),
      ]),
    Item(
      "MeterItem",
      [
        Key("id", .id, "The thing."), Key("amount", .whole(0...Int64.max, or: nil), "How much it takes up."),
        Key("pending", .flag, .optional, as: "isPending", "It is deleted, and the deletion is not confirmed yet."),
      ]),
    Item(
      "PayloadItem",
      [
        Key("type", .string, "What kind of part it is."),
        Key(
          "fields", .read("PayloadFields", typeScript: "{[field: string]: PlainValue}"), .optional,
          "Its fields: strings, numbers, `true`, `false`, `null`, or lists of these."),
      ]),
  ]

  static let decisionWords: [Words] = [.of("LadderStatus.Effect", ["nothing", "tells", "holds", "asks", "pauses", "stops"])]

  static let decisionObjects: [Object] = [
    Object(
      "Decision", of: "PresentedDecision",
      variants: .init(
        shared: "DecisionParts", whenTrue: "Allowed", whenFalse: "Refused",
        about: "Whether an action may go on, and everything to show, log and do."),
      [
        .member("action", .name("actions"), "The action asked about."),
        .member("allowed", .flag, from: "isAllowed", in: .each("true", "false"), "Whether it may go on."),
        plan,
        .member(
          "mode", .word("Mode"), .ifGiven, in: .whenTrue, "Allowed: how it is carried out on the connection of the moment."),
        .when(
          "!value.isAllowed",
          [
            Member(
              "gateType", .name("gates"), .orNull, in: .whenFalse, "Refused: how it is shown; null when the reason has no gate."),
            Member("reasonCode", .name("reasons"), .orNull, in: .whenFalse, "Refused: why."),
            Member("error", .name("errors"), .ifGiven, in: .whenFalse, "Refused: the error it is logged as."),
            Member("surfaces", .list(.name("surfaces")), in: .whenFalse, "Refused: where it is shown, in order of preference."),
            Member("copy", .object("Copy"), .ifGiven, in: .whenFalse, "Refused: the words."),
            Member("lines", .list(.object("Copy")), .ifAny, in: .whenFalse, "Refused: further sentences under the text."),
            Member("parts", .list(.object("Part")), .ifAny, in: .whenFalse, "Refused by a limit: what it says, part by part."),
            Member("buttons", .list(.object("Button")), in: .whenFalse, "Refused: the ways on, in order."),
            Member(
              "dismiss", .object("Button"), .ifGiven, in: .whenFalse, "Refused: the button that leaves everything as it is."),
            Member(
              "resumes", .flag, in: .whenFalse, "Refused: whether the person comes back to this action after signing up."),
            Member("resume", .object("Resume"), .ifGiven, in: .whenFalse, "Refused: what they come back to."),
          ]),
        notices,
        .member(
          "effects", .list(.name("effects")), in: .each("EffectId[]", "[]"), "What the caller has to do; always empty when refused."),
        .member(
          "spends", .name("limits"), .ifGiven, in: .whenTrue, "Allowed: the limit that doing it takes one away from."),
        .member("limits", .list(.object("LimitStatus")), "Where the person stands with the limits of this action."),
        .member(
          "ladder", .object("LadderStatus"), .ifGiven, from: "status",
          "With a history: where the warning ladder stands with it, when something is the matter."),
        .member("counted", .list(.name("events")), .ifGiven, "After `do`: the events that doing it counted."),
        .member("changes", .list(.object("LadderChange")), .ifGiven, "After `do`: the changes of level that came of it."),
        .member("telemetry", .list(.object("LoggedEvent")), "Events to log."),
        undecided, trace,
      ]),
    Object(
      "Done", of: "DoneAction", about: "A decision, and what is to be kept.",
      [
        .all("Decision", from: "decision"),
        .member("history", .written("write", typeScript: "History"), "The new history: keep it, whatever the answer is."),
      ]),
    Object(
      "CountingAnswer", of: "CountedEventAnswer",
      [
        .member("counted", .flag, from: "counting.isCounted", "Whether it counted; false for what was counted before."),
        .member("ladder", .list(.object("LadderStatus")), from: "counting.statuses", "Where the vectors stand now that it was about."),
        .member("changes", .list(.object("LadderChange")), from: "counting.changes", "The changes of level that came of it."),
        .member("telemetry", .list(.object("LoggedEvent")), from: "counting.telemetry", "Events to log."),
        .member("history", .written("write", typeScript: "History"), "The new history, to be kept."),
      ]),
    Object("PlanAnswer", of: "PresentedPlan", [plan, notices, undecided, trace]),
    Object(
      "SnapshotAnswer", of: "PresentedSnapshot",
      [
        plan,
        .member(
          "snapshot", .fields("SnapshotFields"),
          from: "value.fields.enumerated().map { (bundle.name(.snapshot, $0.offset), $0.element) }",
          "A value for each field that the rules declare; a field whose facts are missing is `{\"error\": ...}`."),
        undecided,
      ]),
    Object(
      "OverviewAnswer", of: "Overview",
      [
        plan,
        .member(
          "limits", .list(.object("LimitOverview")), "The limits that mean something under the plan, in the order of their names."),
        .member("ladder", .list(.object("LadderStatus")), .ifGiven, "With a history: how far each vector is."), undecided,
      ]),
    .part(
      "LimitOverview", of: "PresentedOverviewLimit", "Where the person stands with a limit, in numbers and in words.",
      [
        .all("LimitStatus", from: "status"),
        .member("count", .object("Copy"), .ifGiven, "How much is used, in words; left out while that is not known."),
        .member("counted", .object("Copy"), .ifGiven, "What counts toward it and what does not."),
        .member("reset", .object("Copy"), .ifGiven, "When it starts again; left out where it never does."),
      ]),
    Object(
      "DowngradeAnswer", of: "Downgrade",
      [
        plan, .member("overCap", .flag, from: "isOverCap", "Whether anything does not fit."),
        .member(
          "things",
          .list(
            .members([
              Member("kind", .name("downgrade"), "The kind."),
              Member("limit", .name("limits"), .ifGiven, "The limit that it has to fit in."),
              Member("becomes", .word("Treatment"), from: "overCap", "What becomes of those that do not fit."),
              Member("kept", .number, "How many stay as they were."), Member("over", .number, "How many do not."),
              Member(
                "items",
                .list(
                  .members([
                    Member("id", .string, "The thing."),
                    Member("treatment", .word("Treatment"), "What becomes of it; `keep`: it stays as it was."),
                  ])), "Each thing, in the order in which they stay, else by id."),
            ])), "The kinds asked about, in the order of their names."),
        .member(
          "telemetry", .list(.object("LoggedEvent")), "Events to log when the plan allows less than the one before."), undecided,
      ]),
    Object(
      "LadderAnswer", of: "LadderAnswer",
      [.member("ladder", .list(.object("LadderStatus")), from: "statuses", "Where each vector stands that was asked about.")]),
    Object(
      "TableAnswer", of: "PresentedTable",
      [
        .member("table", .typed("T", .name("decision_tables")), "The table asked about."),
        .member(
          "answer", .typed("T extends keyof TableAnswers ? TableAnswers[T] : never", .spelled("bundle.answer")),
          "One of its answers."), undecided, trace,
      ]),
    Object(
      "MeterAnswer", of: "Meter",
      [
        plan,
        .member(
          "limit", .object("LimitStatus"), .orNull, from: "status",
          "Where the person stands with the limit; null where it means nothing for the plan."),
        .member("copy", .object("Copy"), .ifGiven, "The same in words; left out while it is not known how much is used."),
        .member(
          "pending",
          .members([
            Member("amount", .number, .orNull, from: "pending", "How much, as the facts say it."),
            Member("items", .list(.object("SizedItem")), from: "pendingItems", "What it is, by id."),
          ]), from: "self", "What is deleted and still counts."),
        .member(
          "top", .list(.object("SizedItem")), "The largest others, the largest first; a setting of the rules says how many."),
        undecided,
      ]),
    .part(
      "SizedItem", of: "MeterItem", "A thing and its size.",
      [.member("id", .string, "The thing."), .member("amount", .number, "How much it takes up.")]),
    Object(
      "PayloadAnswer", of: "PresentedPayload",
      [
        .member("payload", .name("payloads"), "The payload asked about."),
        .member(
          "parts",
          .list(
            .written("write(part:)", typeScript: "{type: string; fields?: {[field: string]: PlainValue}; [marker: string]: unknown}")),
          "What travels: `type` and the `fields` that go along; or a marker, with the members that the rules give it."),
        .member("staying", .number, "How many parts do not go along and leave no mark."),
        .member(
          "tells",
          .members([
            Member("sender", .list(.object("Copy")), from: "tellsSender", "For the sender."),
            Member("recipient", .list(.object("Copy")), from: "tellsRecipient", "For the recipient."),
          ]), from: "self", "What both sides should know of."), undecided,
      ]),
  ]
}
