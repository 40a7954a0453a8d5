// What is stored, and which rules answer.
extension Requests {
  static let storageQuestions: [Question] = [
    Question(
      "record", "What does a stored record say?",
      keys: [
        Key("record", .name("records"), "The record."), Key("stored", .kept("Kept"), .optional, "What is stored."),
      ], answer: "RecordAnswer"),
    Question(
      "merge", "What becomes of two histories, queues or logs of one person?", history: .own,
      either: Alternatives(
        "MergedPair", "Two values of one person that become one.",
        [
          [
            Key(
              "histories", .pair(.kept("Kept")),
              "Histories, as answers gave them; the same id of an event counts once, the stronger block is in force, and what was released is over."
            )
          ],
          [
            Key(
              "queues", .pair(.kept("Kept")),
              "Queues, as answers gave them; what waits on either side waits once, and what either side has done is done.")
          ],
          [
            Key(
              "logs", .pair(.list(.kept("Kept"))),
              "Lists of rows of the notification log; each row once, as the side has it that knows more.")
          ],
        ]), answer: "MergeAnswer", scenario: .plain),
    Question(
      "bundle", "Which rules answer here?", history: .own, answer: "BundleAnswer",
      method: Method("bundle", .nothing, "Which rules these are.")),
    Question(
      "set", "What has a server set, for the requests behind this one?", history: .own, by: .batch,
      keys: [Key("values", .read("SetValues", typeScript: "OpenedValues"), "A value for each path, in the path's own measure.")],
      answer: "SetAnswer"),
    Question(
      "condition", "What is the value of an expression?", history: .own, by: .tool,
      keys: [Key("expression", .string, "The expression.")], answer: "ConditionAnswer"),
  ]

  static let storageObjects: [Object] = [
    Object(
      "RecordAnswer", of: "RecordAnswer",
      [
        .member("record", .name("records"), from: "stored.record", "The record asked about."),
        .member(
          "values", .written("write(valuesOf:)", typeScript: "Kept"), from: "stored",
          "Every field: what is stored, else what stands in for it."),
        .member("notStored", .list(.string), "The fields that nothing is stored for, or nothing of use."),
        .member("unknown", .list(.string), from: "stored.notes.unknown", "Stored names that the record does not have."),
        .member(
          "unreadable", .list(.string), from: "stored.notes.unreadable", "Fields whose stored value is not one of theirs."),
      ]),
    Object(
      "MergeAnswer", of: "MergeAnswer", about: "The one that two became.",
      [
        .member("history", .written("write", typeScript: "History"), .ifGiven, "Of two histories."),
        .member("queue", .written("write", typeScript: "SyncQueue"), .ifGiven, "Of two queues."),
        .member("log", .list(.written("writeStored", typeScript: "Kept")), .ifGiven, "Of two logs."),
      ]),
    Object(
      "BundleAnswer", of: "BundleAnswer", about: "Which rules answer.",
      [
        .member("format", .number, "The version of the bundle's format."),
        .member("contract", .string, "The hash of the ids and types that programs rely on."),
        .member("content", .string, "The hash of everything in the rules, set values included."),
        .member("product", .string, "Whose rules they are."),
      ]),
    Object(
      "SetAnswer", of: "SetAnswer",
      [.member("skipped", .list(.string), "The paths that these rules do not open: they are older than the values.")]),
  ]
}
