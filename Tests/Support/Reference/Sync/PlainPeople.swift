internal import RuleKinds

/// The queues of several people on one device: each person has their own queue, which no other person changes.
package struct PlainPeople: Sendable {
  let rules: PlainRules
  /// By person; the name of a signed-out user is empty.
  package private(set) var queues: [String: PlainQueue] = [:]
  package private(set) var user: String?
  package private(set) var done: [String] = []
  package private(set) var waitsForLogin = false
  package private(set) var lastSync: Int64?

  package init(_ rules: PlainRules) { self.rules = rules }

  /// All waiting operations, of all people.
  package var whole: PlainQueue {
    var whole = PlainQueue()
    for name in queues.keys.sorted() { whole.operations += queues[name]?.operations ?? [] }
    (whole.done, whole.user, whole.waitsForLogin, whole.lastSync) = (done, user, waitsForLogin, lastSync)
    return whole
  }

  /// The waiting operations of the person who is signed in.
  package var own: PlainQueue { queue(of: user) }

  private func queue(of person: String?) -> PlainQueue {
    var queue = queues[person ?? ""] ?? PlainQueue()
    (queue.done, queue.user, queue.waitsForLogin, queue.lastSync) = (done, user, waitsForLogin, lastSync)
    return queue
  }

  package mutating func happen(_ event: PlainSyncEvent, _ moment: PlainSyncMoment) -> (outcome: PlainSyncOutcome, undo: PlainUndo?) {
    // Waits that are too long end for everybody.
    for name in queues.keys { run(.nothing, moment, of: name.isEmpty ? nil : name) }
    switch event {
    case .loggedIn(let person):
      if person != user {
        if user != nil { lastSync = nil }
        user = person
        run(.launched, moment, of: person)
      }
      waitsForLogin = false
      return (.done([]), nil)
    case .launched:
      for name in queues.keys { run(.launched, moment, of: name.isEmpty ? nil : name) }
      return (.done([]), nil)
    case .added(var operation, let variant, let base):
      if done.contains(operation.id) || whole.place(of: operation.id) != nil { return (.ignored, nil) }
      operation.user = operation.user ?? user
      var moment = moment
      // Known facts are about the person who is signed in.
      if operation.user != user { moment.world = [:] }
      return run(.added(operation, variant: variant, base: base), moment, of: operation.user)
    case .resolved(let decision):
      let others = queues.filter { $0.key != user ?? "" }.values.flatMap(\.operations)
      if own.place(of: decision.operation) != nil, others.contains(where: { decision.ids.contains($0.id) }) {
        return (.refused("id_in_use"), nil)
      }
      return run(event, moment, of: user)
    case .undone(let undo):
      if undo.before.user != user { return (.refused("no_conflict"), nil) }
      return run(event, moment, of: user)
    default: return run(event, moment, of: user)
    }
  }

  @discardableResult
  private mutating func run(_ event: PlainSyncEvent, _ moment: PlainSyncMoment, of person: String?) -> (
    outcome: PlainSyncOutcome, undo: PlainUndo?
  ) {
    var plain = PlainSync(rules, queue(of: person), moment)
    let result = plain.happen(event)
    queues[person ?? ""] = plain.queue
    (done, waitsForLogin, lastSync) = (plain.queue.done, plain.queue.waitsForLogin, plain.queue.lastSync)
    return result
  }
}
