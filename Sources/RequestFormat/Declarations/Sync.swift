// What waits to be sent, and how good the connection is.
extension Requests {
  static let syncQuestions: [Question] = [
    Question(
      "sync", "What may be sent now, and what came of what happened?",
      keys: [
        Key("connection", .word("Connection"), "How good the connection is."),
        Key("queue", .kept("SyncQueue | Kept"), .optional, "As the last answer gave it; an empty one may be left out."),
        Key("event", .either("SyncEventInput"), .optional, "What happened; left out when only time has passed."),
        Key(
          "jitter", .whole(0...1000, or: 1000), .optional,
          "A number that the caller draws by chance each time; the longest wait without one."),
        Key(
          "entities", .list(.read("SyncEntity", typeScript: "Thing")), .optional,
          "Things whose status is wanted although nothing may wait for them."),
        Key(
          "writing", .list(.read("SyncEntity", typeScript: "Thing")), .optional, "Things that are being written to the device right now."),
      ], answer: "SyncAnswer", scenario: .plain),
    Question(
      "conflict", "What becomes of two versions of one thing?",
      keys: [Key("queue", .kept("SyncQueue | Kept"), .expected, "As the last answer gave it.")],
      either: Alternatives(
        "ConflictDecisionRequest", "A decision, or its undoing.",
        [
          [
            Key("operation", .string, "The operation that met another revision."),
            Key("choice", .word("ConflictChoice"), .optional, "Which version stays; left out, the choice of the rules."),
            Key("copy", .id, "A new id for the thing that becomes the copy."),
            Key("copy_payload", .string, .optional, "The payload of the copy under its own name; left out, that of the version."),
            Key("ids", .pair(.id), "Two new ids for operations."),
            Key("theirs", .string, .optional, "The server's version, as the payload of an operation."),
          ], [Key("undo", .read("StoredJSON", typeScript: "Kept"), "What undoes a decision, as its answer gave it.")],
        ]), answer: "ConflictAnswer", scenario: .plain),
    Question(
      "connection", "How good is the connection, after what happened?",
      keys: [
        Key("connection", .kept("Kept"), .optional, "As the last answer gave it."),
        Key("event", .either("ConnectionEventInput"), .optional, "What happened; left out when only time has passed."),
      ], answer: "ConnectionAnswer", scenario: .plain),
  ]

  static let syncAlternatives: [Alternatives] = [
    Alternatives(
      "SyncEventInput", "What happened to the sync queue.",
      [
        [
          Key("added", .read("StoredJSON", typeScript: "Kept"), "The person changed something: the operation, as it is stored."),
          Key("owner", .read("SyncEntity", typeScript: "Thing"), .optional, "The thing that an upload belongs to."),
          Key("does", .string, .optional, "Which variant of the operation it is."),
          Key("base", .wholeOrNull, .optional, "The revision that the change was made from."),
        ], [Key("started", .string, "The operation goes out now.")],
        [
          Key("succeeded", .string, "The server has done it."), Key("revision", .wholeOrNull, .optional, "The revision that it left."),
        ],
        [
          Key("failed", .string, "The server has not done it."), Key("as", .word("SyncFailure.Kind"), as: "kind", "How."),
          Key("code", .string, "What is stored about it."), Key("message", .string, .optional, "What else is stored about it."),
        ],
        [
          Key("conflict", .string, "The server has another revision."), Key("revision", .whole(nil, or: nil), "That revision."),
        ], [Key("taken_back", .string, "The person cancelled an upload, or restored what was about to be deleted.")],
        [Key("retry_now", .flag, "The person tapped it.")], [Key("launched", .flag, "The app starts.")],
        [Key("logged_in", .flag, "Somebody logged in."), Key("user", .string, .optional, "Their id.")],
      ]),
    Alternatives(
      "ConnectionEventInput", "What became of a request, or what the system says.",
      [
        [Key("answered", .duration, "A request was answered, after so long: \"1.2s\".")], [Key("failed", .flag, "A request failed.")],
        [Key("lost", .flag, "The system says that there is no network.")], [Key("found", .flag, "The system says that there is one.")],
      ]),
  ]

  static let syncWords: [Words] = [
    .of("SyncFailure.Kind", ["transient", "permanent", "logged_out"]),
    .of(
      "SyncRefusal",
      [
        "unknown_type", "wrong_entity", "wrong_variant", "wrong_connection", "circular", "not_ready", "never_sent", "no_revision",
        "not_compared", "not_taken_back", "already_sent", "no_conflict", "id_in_use", "changed_since", "not_allowed",
      ]),
    .of(
      "SyncBlock",
      ["failed", "conflict", "unknown_type", "dependency_missing", "dependency_blocked", "earlier_blocked", "circular"]),
    .of("SaveStatus.Kind", ["saved", "saving", "saved_locally", "error"]), .of("ResolvedConflict.Version", ["mine", "theirs"]),
  ]

  static let syncUnions: [Union] = [
    Union(
      "SyncOutcome", of: "SyncOutcome", tag: "outcome",
      [
        Union.Case("done", ".done"), Union.Case("ignored", ".ignored"),
        Union.Case("refused", ".refused(let refusal)", [Member("refusal", .word("SyncRefusal"), "Why not.")]),
      ]),
    Union(
      "SyncEffect", of: "PresentedEffect", tag: "effect",
      [
        Union.Case("saved", ".saved(let thing, let revision)", [thing, Member("revision", .number, "The server's revision.")]),
        Union.Case("removed", ".removed(let thing)", [thing]), Union.Case("restored", ".restored(let thing)", [thing]),
        Union.Case(
          "attach", ".attach(let operation, let thing, let draft)",
          [
            Member("thing", .object("Thing"), .ifGiven, "The thing that what was uploaded belongs to."), operation,
            Member("draft", .number, "The number of its draft."),
          ]),
        Union.Case(
          "cancelled", ".cancelled(let operation, let stop, let mayHaveArrived)",
          [
            operation, Member("stop", .flag, "It is out just now."), Member("mayHaveArrived", .flag, "The server may have it."),
          ]),
        Union.Case(
          "failed", ".failed(let operation, let persists)",
          [operation, Member("persists", .flag, "A toast is not enough any more.")]),
        Union.Case(
          "conflict", ".conflict(let operation, let thing, let base, let revision, let choice, let says)",
          [
            thing, operation, Member("base", .number, .orNull, "The revision that the change was made from."),
            Member("revision", .number, "The server's revision."),
            Member("default", .word("ConflictChoice"), from: "choice", "The choice of the rules."),
            Member("says", .object("ErrorMessage"), "What is shown."),
          ]),
      ]),
  ]

  private static let thing = Member("thing", .object("Thing"), "What it is about.")
  private static let operation = Member("operation", .bytes, "The operation.")

  static let syncObjects: [Object] = [
    .part(
      "ReasonMessage", of: "ReasonMessage", "Why the server or the rules refused something, with the words and the ways on.",
      [
        .member("error", .name("errors"), .orNull, "The error that it is logged as."),
        .member("surfaces", .list(.name("surfaces")), "Where it is shown."), .member("copy", .object("Copy"), .ifGiven, "Its words."),
        buttons,
      ]),
    .part(
      "RunningOperation", of: "SyncRun", "An operation that may be sent.",
      [
        .member("operation", .bytes, "The operation."), .member("base", .number, .orNull, "The revision to send with it."),
      ]),
    .part(
      "BlockedOperation", of: "BlockedAnswer", "An operation that does not go out by itself.",
      [
        .member("operation", .bytes, from: "blocked.operation", "The operation."),
        .member("thing", .object("Thing"), from: "blocked.entity", "What it is about."),
        .member("because", .word("SyncBlock"), from: "blocked.block", "Why."),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "blocked.reason", "The reason with which the server refused it."),
        .member("says", .written("write(said:)", typeScript: "ErrorMessage | ReasonMessage"), "What is shown."),
      ]),
    .part(
      "HeldOperation", of: "HeldOperation", "An operation that the warning ladder holds back.",
      [
        .member("operation", .bytes, "The operation."), .member("thing", .object("Thing"), from: "entity", "What it is about."),
        .member("until", .milliseconds, .ifGiven, "When that ends by itself."),
      ]),
    .part(
      "ThingStatus", of: "StatusAnswer", "What stands next to a thing.",
      [
        .member("thing", .object("Thing"), from: "status.entity", "The thing."),
        .member("status", .word("SaveStatus.Kind"), from: "status.kind", "How it is stored."),
        .member("copy", .object("Copy"), "Its words."), .member("says", .object("ErrorMessage"), .ifGiven, "What is the matter."),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "status.reason", "The reason with which the server refused it."),
        .member("details", .object("ReasonMessage"), .ifGiven, "What Details says: why the server refused it, and what can be done."),
      ]),
    .part(
      "PendingDelete", of: "PendingDelete", "A thing that is about to be deleted.",
      [
        .member("operation", .bytes, "The operation."), .member("thing", .object("Thing"), from: "entity", "The thing."),
        .member("restorable", .flag, from: "isRestorable", "Whether it can still be restored."),
      ]),
    .part("Backlog", of: "BacklogMessage", "More waits than should.", [.member("says", .object("ErrorMessage"), "What is shown.")]),
    Object(
      "SyncAnswer", of: "SyncAnswer",
      [
        .cases(syncUnions[0]),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "reason", "With the refusal `not_allowed`: the reason of the rules."),
        .member("says", .object("ReasonMessage"), .ifGiven, "With that reason: what is shown."),
        .member("effects", .list(.object("SyncEffect")), .ifGiven, "What to do once the queue is stored."),
        .member("run", .list(.object("RunningOperation")), from: "status.run", "What may be sent now."),
        .member("blocked", .list(.object("BlockedOperation")), "What does not go out by itself, and why."),
        .when(
          "!value.status.held.isEmpty",
          [
            Member(
              "held", .list(.object("HeldOperation")), from: "status.held",
              "With a history: what the warning ladder holds back."),
            Member("ladder", .list(.object("LadderStatus")), from: "holding", "Where the vectors stand that hold it back."),
          ]),
        .member(
          "wakeAt", .milliseconds, .ifGiven, from: "status.wakeAt",
          "When the next try is due, or what is held back may go out."),
        .member("pending", .number, from: "status.pending", "How many are waiting."),
        .member("backlog", .object("Backlog"), .ifGiven, "Only above the soft cap: what is shown."),
        .member(
          "waitsForLogin", .flag, from: "status.waitsForLogin", "Whether nothing is sent before somebody logs in."),
        .member("lastSync", .milliseconds, .ifGiven, from: "status.lastSync", "When something was last done."),
        .member("statuses", .list(.object("ThingStatus")), "What stands next to each thing."),
        .member("pendingDeletes", .list(.object("PendingDelete")), from: "status.pendingDeletes", "What is about to be deleted."),
        .member("queue", .written("write", typeScript: "SyncQueue"), "The new queue."),
      ]),
    Object(
      "ConflictAnswer", of: "ConflictAnswer",
      [
        .cases(syncUnions[0]),
        .given(
          "resolved",
          [
            Member("choice", .word("ConflictChoice"), "Which choice was made."),
            Member(
              "main",
              .members([
                Member("type", .bytes, from: "main.type", "What kind of thing it is."), Member("id", .bytes, from: "main.id", "Its id."),
                Member("version", .word("ResolvedConflict.Version"), "Whose version it is."),
              ]), from: "self", "The thing under its own id."),
            Member(
              "other", .object("OtherVersion"), .ifGiven,
              "The copy; none where this device had deleted the thing and that is not done."),
            Member("says", .object("ErrorMessage"), "What is shown."),
            Member(
              "undo", .written("write", typeScript: "Kept"), "What undoes it, to be kept until it no longer can be undone."),
          ]), .member("queue", .written("write", typeScript: "SyncQueue"), "The new queue."),
      ]),
    .part(
      "OtherVersion", of: "PresentedConflict.Copy", "A version that becomes a copy.",
      [
        .member("type", .bytes, from: "thing.type", "What kind of thing it is."), .member("id", .bytes, from: "thing.id", "Its id."),
        .member("version", .word("ResolvedConflict.Version"), "Whose version it is."), .member("name", .object("Copy"), "The copy's name."),
      ]),
    Object(
      "ConnectionAnswer", of: "ConnectionAnswer",
      [
        .member("state", .word("Connection"), from: "connection.state", "How good it is."),
        .member("changed", .flag, from: "hasChanged", "Whether this changed it."),
        .member(
          "facts", .written("write(factsOf:)", typeScript: "Facts"), from: "connection", "To be given with every request from here on."),
        .member(
          "nextChange", .milliseconds, .ifGiven, "When it changes by itself: ask again then, without an event."),
        .member("connection", .written("write", typeScript: "Kept"), "For the next question."),
      ]),
  ]
}
