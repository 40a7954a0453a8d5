internal import RuleKinds
internal import RulesJSON

/// The state of the sync queue from step to step: the queue, the connection, and the undo of the last conflict decision.
struct Queued {
  private var queue: JSON?
  private var connection: JSON?
  private var undo: JSON?

  /// The members of a request: those of the question, and carried values for missing ones. `undo: last` is the last conflict decision.
  mutating func keys(_ form: AskedQuestion.Form, _ with: [FreeEntry]) -> [JSON.Member] {
    var members = with.map { JSON.Member(key: $0.key, value: JSON($0.value)) }
    func index(_ key: String) -> Int? { members.firstIndex { $0.key == key } }
    if let queue, index("queue") == nil { members.append(.init(key: "queue", value: queue)) }
    if form == .sync {
      if let given = index("connection") {
        connection = members[given].value
      } else if let connection {
        members.append(.init(key: "connection", value: connection))
      }
    } else if let undo, let given = index("undo"), members[given].value == .string("last") {
      members[given].value = undo
    }
    return members
  }

  mutating func remember(_ answer: JSON) {
    if let queue = answer["queue"] { self.queue = queue }
    if let undo = answer["undo"] { self.undo = undo }
  }
}
