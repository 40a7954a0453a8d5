// Requests about the sync queue and the connection.
extension Requests {
  static let syncQuestions: [Question] = [
    Question(
      "sync", "What does an event change in the sync queue, and what may be sent now?",
      keys: [
        Key("connection", .word("Connection"), "The state of the connection."),
        Key("queue", .kept("SyncQueue | Kept"), .optional, "The queue from the last answer; may be absent if it is empty."),
        Key("event", .either("SyncEventInput"), .optional, "The event; absent if only time passed."),
        Key(
          "jitter", .whole(0...1000, or: 1000), .optional,
          "A random number from the caller, new for each request. Without it, the wait is the longest one."),
        Key(
          "entities", .list(.read("SyncEntity", typeScript: "Thing")), .optional,
          "Things whose status to return even if nothing is pending for them."),
        Key(
          "writing", .list(.read("SyncEntity", typeScript: "Thing")), .optional, "Things that the app is writing to the device now."),
      ], answer: "SyncAnswer", scenario: .plain),
    Question(
      "conflict", "How is a conflict between two versions of a thing resolved?",
      keys: [Key("queue", .kept("SyncQueue | Kept"), .expected, "The queue from the last answer.")],
      either: Alternatives(
        "ConflictDecisionRequest", "A decision, or the value that undoes one.",
        [
          [
            Key("operation", .string, "The operation that has the conflict."),
            Key("choice", .word("ConflictChoice"), .optional, "The version to keep; if absent, the default choice of the rules."),
            Key("copy", .id, "A new id for the thing that becomes the copy."),
            Key(
              "copy_payload", .string, .optional,
              "The payload of the copy, with the name of the copy; if absent, the payload of the version that becomes the copy."),
            Key("ids", .pair(.id), "Two new ids for operations."),
            Key("theirs", .string, .optional, "The server's version, as the payload of an operation."),
          ], [Key("undo", .read("StoredJSON", typeScript: "Kept"), "The value `undo` from the answer to a decision.")],
        ]), answer: "ConflictAnswer", scenario: .plain),
    Question(
      "connection", "What is the state of the connection after an event?",
      keys: [
        Key("connection", .kept("Kept"), .optional, "The value from the last answer."),
        Key("event", .either("ConnectionEventInput"), .optional, "The event; absent if only time passed."),
      ], answer: "ConnectionAnswer", scenario: .plain),
  ]

  static let syncAlternatives: [Alternatives] = [
    Alternatives(
      "SyncEventInput", "An event of the sync queue.",
      [
        [
          Key("added", .read("StoredJSON", typeScript: "Kept"), "The user changed something: the operation in its stored form."),
          Key("owner", .read("SyncEntity", typeScript: "Thing"), .optional, "The thing that an upload belongs to."),
          Key("does", .string, .optional, "The variant of the operation."),
          Key("base", .wholeOrNull, .optional, "The revision that the change was made from."),
        ], [Key("started", .string, "The app is about to send the operation.")],
        [
          Key("succeeded", .string, "The server applied the operation."),
          Key("revision", .wholeOrNull, .optional, "The new revision of the thing."),
        ],
        [
          Key("failed", .string, "The operation failed."),
          Key("as", .word("SyncFailure.Kind"), as: "kind", "Whether the operation can succeed later."),
          Key("code", .string, "The error code to store."), Key("message", .string, .optional, "A message for developers to store."),
        ],
        [
          Key("conflict", .string, "The server has another revision of the thing."),
          Key("revision", .whole(nil, or: nil), "The revision of the server."),
        ], [Key("taken_back", .string, "The user canceled an upload or restored a pending deletion.")],
        [Key("retry_now", .flag, "The user tapped Retry now.")], [Key("launched", .flag, "The app started.")],
        [Key("logged_in", .flag, "A user logged in."), Key("user", .string, .optional, "The id of the user.")],
      ]),
    Alternatives(
      "ConnectionEventInput", "The result of a network call, or a report of the operating system.",
      [
        [Key("answered", .duration, "A network call was answered after this time: \"1.2s\".")],
        [Key("failed", .flag, "A network call failed.")],
        [Key("lost", .flag, "The operating system reports that the network is lost.")],
        [Key("found", .flag, "The operating system reports that the network is back.")],
      ]),
  ]

  static let syncWords: [Words] = [
    .of("SyncFailure.Kind", ["transient", "permanent", "logged_out"]),
    .of(
      "SyncError",
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
        Union.Case(
          "refused", ".rejected(let error)", [Member("refusal", .word("SyncError"), from: "error", "Why the event was rejected.")]),
      ]),
    Union(
      "SyncEffect", of: "PresentedEffect", tag: "effect",
      [
        Union.Case("saved", ".saved(let thing, let revision)", [thing, Member("revision", .number, "The server's revision.")]),
        Union.Case("removed", ".removed(let thing)", [thing]), Union.Case("restored", ".restored(let thing)", [thing]),
        Union.Case(
          "attach", ".attach(let operation, let thing, let draft)",
          [
            Member("thing", .object("Thing"), .ifGiven, "The thing that the upload belongs to."), operation,
            Member("draft", .number, "The number of the draft to attach the upload to."),
          ]),
        Union.Case(
          "cancelled", ".canceled(let operation, let stop, let mayHaveArrived)",
          [
            operation, Member("stop", .flag, "The operation is in flight and must be stopped."),
            Member("mayHaveArrived", .flag, "The server may have applied it."),
          ]),
        Union.Case(
          "failed", ".failed(let operation, let persists)",
          [operation, Member("persists", .flag, "Show a lasting error instead of a toast.")]),
        Union.Case(
          "conflict", ".conflict(let operation, let thing, let base, let revision, let choice, let says)",
          [
            thing, operation, Member("base", .number, .orNull, "The revision that the change was made from."),
            Member("revision", .number, "The server's revision."),
            Member("default", .word("ConflictChoice"), from: "choice", "The default choice of the rules."),
            Member("says", .object("ErrorMessage"), "The message to show."),
          ]),
      ]),
  ]

  private static let thing = Member("thing", .object("Thing"), "The thing.")
  private static let operation = Member("operation", .bytes, "The id of the operation.")

  static let syncObjects: [Object] = [
    .part(
      "ReasonMessage", of: "ReasonMessage", "The reason of a rejection or a denial, with its copy and buttons.",
      [
        .member("error", .name("errors"), .orNull, "The error that is logged."),
        .member("surfaces", .list(.name("surfaces")), "Where it is shown."), .member("copy", .object("Copy"), .ifGiven, "Its copy."),
        buttons,
      ]),
    .part(
      "RunningOperation", of: "SyncRun", "An operation that may be sent.",
      [
        .member("operation", .bytes, "The id of the operation."), .member("base", .number, .orNull, "The revision to send with it."),
      ]),
    .part(
      "BlockedOperation", of: "BlockedAnswer", "An operation that is blocked until the user or the app intervenes.",
      [
        .member("operation", .bytes, from: "blocked.operation", "The id of the operation."),
        .member("thing", .object("Thing"), from: "blocked.entity", "The thing that it is about."),
        .member("because", .word("SyncBlock"), from: "blocked.block", "Why it is blocked."),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "blocked.reason", "The reason for which the server rejected it."),
        .member("says", .written("write(said:)", typeScript: "ErrorMessage | ReasonMessage"), "The message to show."),
      ]),
    .part(
      "HeldOperation", of: "HeldOperation", "An operation that the warning ladder holds back.",
      [
        .member("operation", .bytes, "The id of the operation."),
        .member("thing", .object("Thing"), from: "entity", "The thing that it is about."),
        .member("until", .milliseconds, .ifGiven, "The end of the hold; absent if the hold must be released."),
      ]),
    .part(
      "ThingStatus", of: "StatusAnswer", "The save status of a thing, to show next to it.",
      [
        .member("thing", .object("Thing"), from: "status.entity", "The thing."),
        .member("status", .word("SaveStatus.Kind"), from: "status.kind", "The save status."),
        .member("copy", .object("Copy"), "Its copy."),
        .member("says", .object("ErrorMessage"), .ifGiven, "The message, if the user must act."),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "status.reason", "The reason for which the server rejected it."),
        .member(
          "details", .object("ReasonMessage"), .ifGiven, "The content of Details: why the server rejected it, and what the user can do."),
      ]),
    .part(
      "PendingDelete", of: "PendingDelete", "A pending deletion.",
      [
        .member("operation", .bytes, "The id of the operation."), .member("thing", .object("Thing"), from: "entity", "The thing."),
        .member("restorable", .flag, from: "isRestorable", "Whether the deletion can still be canceled."),
      ]),
    .part(
      "Backlog", of: "BacklogMessage", "More operations are pending than the setting `backlog` of the rules allows.",
      [.member("says", .object("ErrorMessage"), "The message to show.")]),
    Object(
      "SyncAnswer", of: "SyncAnswer",
      [
        .cases(syncUnions[0]),
        .member("reasonCode", .name("reasons"), .ifGiven, from: "reason", "With the refusal `not_allowed`: the reason."),
        .member("says", .object("ReasonMessage"), .ifGiven, "With that reason: the message to show."),
        .member("effects", .list(.object("SyncEffect")), .ifGiven, "What to do after storing the queue, in order."),
        .member("run", .list(.object("RunningOperation")), from: "status.run", "The operations to send now."),
        .member("blocked", .list(.object("BlockedOperation")), "The operations that are blocked, and why."),
        .when(
          "!value.status.held.isEmpty",
          [
            Member(
              "held", .list(.object("HeldOperation")), from: "status.held",
              "With a history: the operations that the warning ladder holds back."),
            Member("ladder", .list(.object("LadderStatus")), from: "holding", "The status of the vectors that hold them back."),
          ]),
        .member(
          "wakeAt", .milliseconds, .ifGiven, from: "status.wakeAt",
          "When the next retry is due or a hold ends. Send a request then."),
        .member("pending", .number, from: "status.pending", "The number of pending operations of the user."),
        .member(
          "backlog", .object("Backlog"), .ifGiven,
          "The message to show; absent unless more operations are pending than the setting `backlog` allows."),
        .member(
          "waitsForLogin", .flag, from: "status.waitsForLogin", "Whether sending is paused until the user logs in."),
        .member("lastSync", .milliseconds, .ifGiven, from: "status.lastSync", "When an operation of the user was last done."),
        .member(
          "statuses", .list(.object("ThingStatus")), "The save status of each thing with pending operations, and of each requested thing."),
        .member("pendingDeletes", .list(.object("PendingDelete")), from: "status.pendingDeletes", "The pending deletions."),
        .member("queue", .written("write", typeScript: "SyncQueue"), "The new queue. Store it."),
      ]),
    Object(
      "ConflictAnswer", of: "ConflictAnswer",
      [
        .cases(syncUnions[0]),
        .given(
          "resolved",
          [
            Member("choice", .word("ConflictChoice"), "The choice that was made."),
            Member(
              "main",
              .members([
                Member("type", .bytes, from: "main.type", "Its type."), Member("id", .bytes, from: "main.id", "Its id."),
                Member("version", .word("ResolvedConflict.Version"), "Whose version it is."),
              ]), from: "self", "The thing under its own id."),
            Member(
              "other", .object("OtherVersion"), .ifGiven,
              "The copy; absent if this device had deleted the thing and the deletion is dropped."),
            Member("says", .object("ErrorMessage"), "The message to show."),
            Member(
              "undo", .written("write", typeScript: "Kept"),
              "The value that undoes the decision. Store it for as long as the app offers undo."),
          ]), .member("queue", .written("write", typeScript: "SyncQueue"), "The new queue. Store it."),
      ]),
    .part(
      "OtherVersion", of: "PresentedConflict.Copy", "A version that becomes a copy.",
      [
        .member("type", .bytes, from: "thing.type", "Its type."), .member("id", .bytes, from: "thing.id", "Its id."),
        .member("version", .word("ResolvedConflict.Version"), "Whose version it is."), .member("name", .object("Copy"), "The copy's name."),
      ]),
    Object(
      "ConnectionAnswer", of: "ConnectionAnswer",
      [
        .member("state", .word("Connection"), from: "connection.state", "The state."),
        .member("changed", .flag, from: "hasChanged", "Whether the event changed the state."),
        .member(
          "facts", .written("write(factsOf:)", typeScript: "Facts"), from: "connection", "The facts to pass with every request from now on."
        ),
        .member(
          "nextChange", .milliseconds, .ifGiven, "When the state changes by itself. Send a request without an event then."),
        .member("connection", .written("write", typeScript: "Kept"), "The value for the next request."),
      ]),
  ]
}
