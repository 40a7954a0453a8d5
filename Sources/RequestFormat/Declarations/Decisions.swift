// Requests about decisions, histories, plans, and limits.
extension Requests {
  static let decisionQuestions: [Question] = [
    Question(
      "entitlement", "Is an action allowed?", traced: true, history: .own,
      keys: [
        Key("action", .name("actions"), "The action."),
        Key("confirmed", .flag, .optional, as: "isConfirmed", "`true`: the user confirmed the action when the warning ladder asked."),
      ], answer: "Decision", scenario: .about("may", kind: "Action", subject: "action", "Whether the user may perform this action."),
      method: Method("decide", .ofAction, "action", "Whether an action is allowed. With a history, the warning ladder applies, too.")),
    Question(
      "do", "Is an action allowed? An allowed action is counted.", traced: true, history: .own,
      keys: [
        Key("action", .name("actions"), "The action."),
        Key("confirmed", .flag, .optional, as: "isConfirmed", "`true`: the user confirmed the action when the warning ladder asked."),
        eventID, happenedAt, automatic,
      ], answer: "Done",
      scenario: .about(
        "does", kind: "Action", subject: "action", id: "event_id", "The user performs this action if it is allowed, and it is counted."),
      method: Method(
        "do", .ofActionWithHistory, "action",
        "Decides an action with a history, and counts it if it is allowed. Store the new history in either case.")),
    Question(
      "count", "What does an event change?", history: .own,
      keys: [Key("event", .name("events"), "The event."), eventID, happenedAt, automatic], answer: "CountingAnswer",
      scenario: .about("happens", kind: "CountedEvent", subject: "event", id: "event_id", "This event happens and is counted."),
      method: Method("count", .uncounted, "event", "Counts an event.")),
    Question(
      "signal", "What does a signal of automation or fraud change?", history: .own,
      keys: [
        Key("signal", .name("signals"), "The signal."),
        Key(
          "vector", .name("ladder"), .optional, "The vector in which the signal was detected; if absent, every vector that has the signal."),
      ], answer: "CountingAnswer",
      scenario: .about("signal", kind: "Signal", subject: "signal", "This signal of automation or fraud is detected."),
      method: Method("signal", .uncounted, "signal", "Records a signal of automation or fraud.")),
    Question(
      "release", "What does the release of a block change?", history: .own, keys: [Key("vector", .name("ladder"), "The vector.")],
      answer: "CountingAnswer",
      scenario: .about("released", kind: "LadderVector", subject: "vector", "The block of this vector is released."),
      method: Method("release", .uncounted, "vector", "Releases the block of a vector.")),
    Question(
      "plan", "Which plan is effective?", traced: true, answer: "PlanAnswer", scenario: .plain,
      method: Method("plan", .any, "The effective plan, and its notices.")),
    Question(
      "snapshot", "What is the value of every snapshot field?", answer: "SnapshotAnswer", scenario: .plain,
      method: Method("snapshot", .any, "The value of every snapshot field.")),
    Question(
      "overview", "What is the status of every limit?", history: .own, answer: "OverviewAnswer", scenario: .plain,
      method: Method("overview", .any, "The status of every limit.")),
    Question(
      "downgrade", "What happens to items after a downgrade?",
      keys: [
        Key(
          "items", .read("GivenThings", typeScript: "{[kind in DowngradeRuleId]?: DowngradeItem[]}"),
          "A list of items for each kind in `rules/downgrade.yaml`.")
      ], answer: "DowngradeAnswer", scenario: .plain),
    Question(
      "ladder", "What is the status of one vector of the warning ladder, or of all vectors?", history: .own,
      keys: [Key("vector", .name("ladder"), .optional, "The vector; if absent, every vector.")], answer: "LadderAnswer",
      scenario: .both("ladder", kind: "LadderVector", subject: "vector", "The status of this vector of the warning ladder."),
      method: Method("ladder", .uncounted, "The status of the warning ladder.")),
    Question(
      "table", "What is the answer of a decision table?", traced: true, keys: [Key("table", .name("decision_tables"), "The table.")],
      answer: "TableAnswer", scenario: .about("table", kind: "DecisionTable", subject: "table", "The answer of this decision table."),
      method: Method("table", .any, "table", generic: "T", "The answer of a decision table.")),
    Question(
      "meter", "What uses up a limit?",
      keys: [
        Key("limit", .name("limits"), "The limit."),
        Key(
          "items", .list(.item("MeterItem")),
          "The items that count toward the limit, each with an `id` and an `amount` in the unit of the limit."),
      ], answer: "MeterAnswer", scenario: .about("meter", kind: "Limit", subject: "limit", "What uses up this limit.")),
    Question(
      "payload", "Which parts of an object are sent?",
      keys: [
        Key("payload", .name("payloads"), "The payload."),
        Key("items", .list(.item("PayloadItem")), "The parts of the object, each with a `type` and `fields`."),
      ], answer: "PayloadAnswer",
      scenario: .about("payload", kind: "Payload", subject: "payload", "Which parts of this payload are sent.")),
  ]

  private static let eventID = Key("event_id", .string, .optional, "The id of the event. An event counts once for each id.")
  private static let happenedAt = Key(
    "happened_at", .time, .optional, "When the event happened, if it is reported late: \"2026-01-05T10:00:00Z\".")
  private static let automatic = Key(
    "automatic", .flag, .optional, as: "isAutomatic",
    "`true`: the app retries automatically, or sends the same request again; nothing is counted.")

  static let decisionItems: [Item] = [
    Item(
      "DowngradeItem", typeScript: "DowngradeItem",
      [
        Key("id", .id, "The id of the item."),
        Key("edited", .timestamp, .optional, "When the item was last edited, for a kind that keeps the most recently edited items."),
        Key("created", .timestamp, .optional, "When the item was created, for a kind that keeps the most recently created items."),
        Key(
          "givesWay", .flag, .optional,
          "The item was restored or copied although the limit was reached. It never takes the place of another item."),
      ]),
    Item(
      "MeterItem",
      [
        Key("id", .id, "The id of the item."), Key("amount", .whole(0...Int64.max, or: nil), "The amount that the item uses."),
        Key("pending", .flag, .optional, as: "isPending", "The item is deleted, and the deletion is not confirmed yet."),
      ]),
    Item(
      "PayloadItem",
      [
        Key("type", .string, "The type of the part."),
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
        about: "Whether an action is allowed, and everything to show, log, and do."),
      [
        .member("action", .name("actions"), "The requested action."),
        .member("allowed", .flag, from: "isAllowed", in: .each("true", "false"), "Whether the action is allowed."),
        plan,
        .member(
          "mode", .word("Mode"), .ifGiven, in: .whenTrue, "If allowed: how the action is carried out on the current connection."),
        .when(
          "!value.isAllowed",
          [
            Member(
              "gateType", .name("gates"), .orNull, from: "gate", in: .whenFalse,
              "If denied: the gate to show; null if the reason has no gate."),
            Member("reasonCode", .name("reasons"), .orNull, from: "reason", in: .whenFalse, "If denied: the reason."),
            Member("error", .name("errors"), .ifGiven, in: .whenFalse, "If denied: the error that is logged."),
            Member("surfaces", .list(.name("surfaces")), in: .whenFalse, "If denied: where to show the denial, in order of preference."),
            Member("copy", .object("Copy"), .ifGiven, in: .whenFalse, "If denied: the copy."),
            Member("lines", .list(.object("Copy")), .ifAny, in: .whenFalse, "If denied: additional sentences below the text."),
            Member(
              "parts", .list(.object("Part")), .ifAny, in: .whenFalse,
              "If denied by a limit or by the warning ladder: its copy, part by part."),
            Member("buttons", .list(.object("Button")), in: .whenFalse, "If denied: the buttons, in order."),
            Member(
              "dismiss", .object("Button"), .ifGiven, in: .whenFalse, "If denied: the button that closes the gate without an action."),
            Member(
              "resumes", .flag, in: .whenFalse, "If denied: whether the user returns to this action after signing up."),
            Member("resume", .object("Resume"), .ifGiven, in: .whenFalse, "If denied: what the user returns to."),
          ]),
        notices,
        .member(
          "effects", .list(.name("effects")), in: .each("EffectId[]", "[]"), "What the caller performs; empty if the action is denied."),
        .member(
          "spends", .name("limits"), .ifGiven, in: .whenTrue, "If allowed: the limit from which the action spends 1."),
        .member("limits", .list(.object("LimitStatus")), "The status of the limits that apply to the action."),
        .member(
          "ladder", .object("LadderStatus"), .ifGiven, from: "status",
          "With a history: the status of the warning ladder for the action, if a level applies."),
        .member("counted", .list(.name("events")), .ifGiven, "After `do`: the events that were counted."),
        .member("changes", .list(.object("LadderChange")), .ifGiven, "After `do`: the changes of level that followed."),
        .member("telemetry", .list(.object("LoggedEvent")), "Events to log."),
        undecided, trace,
      ]),
    Object(
      "Done", of: "DoneAction", about: "A decision, and the new history.",
      [
        .all("Decision", from: "decision"),
        .member("history", .written("write", typeScript: "History"), "The new history. Store it whether or not the action is allowed."),
      ]),
    Object(
      "CountingAnswer", of: "CountedEventAnswer",
      [
        .member("counted", .flag, from: "counting.isCounted", "Whether the event was counted; false if it was counted before."),
        .member(
          "ladder", .list(.object("LadderStatus")), from: "counting.statuses", "The new status of the vectors that the event concerns."),
        .member("changes", .list(.object("LadderChange")), from: "counting.changes", "The changes of level that followed."),
        .member("telemetry", .list(.object("LoggedEvent")), from: "counting.telemetry", "Events to log."),
        .member("history", .written("write", typeScript: "History"), "The new history. Store it."),
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
          "limits", .list(.object("LimitOverview")), "The limits that apply to the plan, ordered by name."),
        .member("ladder", .list(.object("LadderStatus")), .ifGiven, "With a history: the status of each vector."), undecided,
      ]),
    .part(
      "LimitOverview", of: "PresentedOverviewLimit", "The status of a limit, with its copy.",
      [
        .all("LimitStatus", from: "status"),
        .member("count", .object("Copy"), .ifGiven, "The used amount as copy; absent while it is unknown."),
        .member("counted", .object("Copy"), .ifGiven, "What counts toward the limit, and what does not."),
        .member("reset", .object("Copy"), .ifGiven, "When the limit resets, as copy; absent if it never resets."),
      ]),
    Object(
      "DowngradeAnswer", of: "Downgrade",
      [
        plan, .member("overCap", .flag, from: "isOverCap", "Whether a limit is exceeded."),
        .member(
          "things",
          .list(
            .members([
              Member("kind", .name("downgrade"), "The kind."),
              Member("limit", .name("limits"), .ifGiven, "The limit that applies to the kind."),
              Member("becomes", .word("Treatment"), from: "overCap", "What happens to the items over the limit."),
              Member("kept", .number, "How many items stay unchanged."), Member("over", .number, "How many items are over the limit."),
              Member(
                "items",
                .list(
                  .members([
                    Member("id", .string, "The id of the item."),
                    Member("treatment", .word("Treatment"), "What happens to the item. With `keep`, it stays unchanged."),
                  ])), "The items, in the order in which they are kept, otherwise by id."),
            ])), from: "groups", "The requested kinds, ordered by name."),
        .member(
          "telemetry", .list(.object("LoggedEvent")), "Events to log when the plan allows less than the previous plan."), undecided,
      ]),
    Object(
      "LadderAnswer", of: "LadderAnswer",
      [.member("ladder", .list(.object("LadderStatus")), from: "statuses", "The status of each requested vector.")]),
    Object(
      "TableAnswer", of: "PresentedTable",
      [
        .member("table", .typed("T", .name("decision_tables")), "The requested table."),
        .member(
          "answer", .typed("T extends keyof TableAnswers ? TableAnswers[T] : never", .spelled("bundle.answer")),
          "One of the answers of the table."), undecided, trace,
      ]),
    Object(
      "MeterAnswer", of: "Meter",
      [
        plan,
        .member(
          "limit", .object("LimitStatus"), .orNull, from: "status",
          "The status of the limit; null if the limit does not apply to the plan."),
        .member("copy", .object("Copy"), .ifGiven, "The status as copy; absent while the used amount is unknown."),
        .member(
          "pending",
          .members([
            Member("amount", .number, .orNull, from: "pending", "The amount, from the facts."),
            Member("items", .list(.object("SizedItem")), from: "pendingItems", "The items, ordered by id."),
          ]), from: "self", "The deleted items that still count."),
        .member(
          "top", .list(.object("SizedItem")), "The largest other items, largest first. A setting of the rules limits their number."),
        undecided,
      ]),
    .part(
      "SizedItem", of: "MeterItem", "An item and its size.",
      [.member("id", .string, "The id of the item."), .member("amount", .number, "The amount that the item uses.")]),
    Object(
      "PayloadAnswer", of: "PresentedPayload",
      [
        .member("payload", .name("payloads"), "The requested payload."),
        .member(
          "parts",
          .list(
            .written("write(part:)", typeScript: "{type: string; fields?: {[field: string]: PlainValue}; [marker: string]: unknown}")),
          "The parts that are sent: `type` and `fields`, or a marker with the members that the rules declare."),
        .member("staying", .number, "How many parts are not sent and leave no marker."),
        .member(
          "tells",
          .members([
            Member("sender", .list(.object("Copy")), from: "tellsSender", "For the sender."),
            Member("recipient", .list(.object("Copy")), from: "tellsRecipient", "For the recipient."),
          ]), from: "self", "The copy for both sides."), undecided,
      ]),
  ]
}
