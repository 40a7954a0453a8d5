internal import RuleKinds
internal import RulesJSON

/// What the sync queue goes on with from step to step: the queue, how good the connection is, and the last decision about a conflict.
struct Queued {
  private var queue: JSON?
  private var connection: JSON?
  private var undo: JSON?

  /// The keys of a request: those of the question, and of what it does not say those that go on. `undo: last` is the last decision.
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
