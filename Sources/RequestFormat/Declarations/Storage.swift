// Requests about stored records and about the loaded rules.
extension Requests {
  static let storageQuestions: [Question] = [
    Question(
      "record", "What are the values of a stored record?",
      keys: [
        Key("record", .name("records"), "The record."), Key("stored", .kept("Kept"), .optional, "The stored JSON object."),
      ], answer: "RecordAnswer"),
    Question(
      "merge", "What is the result of merging two histories, queues, or logs of one user?", history: .own,
      either: Alternatives(
        "MergedPair", "Two values of one user to merge.",
        [
          [
            Key(
              "histories", .pair(.kept("Kept")),
              "Two histories from answers. An event id counts once, the stronger block is in force, and a block that was released in either history is over."
            )
          ],
          [
            Key(
              "queues", .pair(.kept("Kept")),
              "Two queues from answers. An operation that is pending in either queue is pending once. An operation that is done in either queue is done."
            )
          ],
          [
            Key(
              "logs", .pair(.list(.kept("Kept"))),
              "Two lists of rows of the notification log. Each row is kept once, from the list with more information about it.")
          ],
        ]), answer: "MergeAnswer", scenario: .plain),
    Question(
      "bundle", "Which rules are loaded?", history: .own, answer: "BundleAnswer",
      method: Method("bundle", .nothing, "The identity of the loaded rules.")),
    Question(
      "set", "Which overrides apply to the following requests?", history: .own, by: .batch,
      keys: [
        Key("values", .read("SetValues", typeScript: "OverrideValues"), "A value for each path, in the unit of the path."),
        Key(
          "version", .whole(0...Int64.max, or: nil), .optional,
          "The version of the remote config that has the values. Every answer from now on contains it as `config`."),
      ],
      answer: "SetAnswer"),
    Question(
      "condition", "What is the value of an expression?", history: .own, by: .tool,
      keys: [Key("expression", .string, "The expression.")], answer: "ConditionAnswer"),
  ]

  static let storageObjects: [Object] = [
    Object(
      "RecordAnswer", of: "RecordAnswer",
      [
        .member("record", .name("records"), from: "stored.record", "The requested record."),
        .member(
          "values", .written("write(valuesOf:)", typeScript: "Kept"), from: "stored",
          "Every field: the stored value, or otherwise the default."),
        .member("notStored", .list(.string), "The fields without a usable stored value."),
        .member("unknown", .list(.string), from: "stored.notes.unknown", "Stored names that are not fields of the record."),
        .member(
          "unreadable", .list(.string), from: "stored.notes.unreadable", "Fields with an invalid stored value."),
      ]),
    Object(
      "MergeAnswer", of: "MergeAnswer", about: "The merged value.",
      [
        .member("history", .written("write", typeScript: "History"), .ifGiven, "The merged history."),
        .member("queue", .written("write", typeScript: "SyncQueue"), .ifGiven, "The merged queue."),
        .member("log", .list(.written("writeStored", typeScript: "Kept")), .ifGiven, "The merged log."),
      ]),
    Object(
      "BundleAnswer", of: "BundleAnswer", about: "The identity of the loaded rules.",
      [
        .member("format", .number, "The version of the bundle's format."),
        .member("contract", .string, "The hash of the ids and types that programs rely on."),
        .member("content", .string, "The hash of everything in the rules, overrides included."),
        .member("product", .string, "The name of the product."),
      ]),
    Object(
      "SetAnswer", of: "SetAnswer",
      [
        .member(
          "skipped", .list(.string),
          "The paths that these rules do not declare as remotely overridable, because the rules are older than the values.")
      ]),
  ]
}
