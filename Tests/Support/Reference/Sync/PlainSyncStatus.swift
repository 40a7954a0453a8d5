internal import RuleKinds
import RulesBundle

/// The status of a queue.
package struct PlainSyncStatus: Equatable, Sendable {
  /// The operations that may be sent, each with its base revision.
  package var run: [String] = []
  /// The stuck operations with the reason; if several reasons hold, one of them.
  package var blocked: [String: Set<String>] = [:]
  /// The operations that the ladder holds, each with its end.
  package var held: [String] = []
  /// The reasons of rejected operations.
  package var reasons: [String: String] = [:]
  package var wakeAt: Int64?
  package var pending = 0
  package var isBacklog = false
  /// Things with the status next to them.
  package var statuses: [String] = []
  package var pendingDeletes: [String] = []
}

extension PlainSync {
  enum Place: Equatable {
    case ready, sending, behind, offline, login
    case held(Int64?)
    case later(Int64)
    case blocked(Set<String>)
  }

  /// The operations that it waits for: the previous one on the same thing, and the one that it depends on.
  private func before(_ operation: PlainQueue.Operation, in queue: PlainQueue) -> (
    earlier: PlainQueue.Operation?, dependency: PlainQueue.Operation?
  ) {
    let index = queue.place(of: operation.id) ?? 0
    return (
      queue.operations[..<index].last { $0.thing == operation.thing },
      operation.dependsOn.flatMap { id in queue.operations.first { $0.id == id } }
    )
  }

  /// Whether it waits for another, directly or indirectly.
  func reaches(_ operation: PlainQueue.Operation, _ id: String, in queue: PlainQueue) -> Bool {
    var seen: Set<String> = []
    var next = [operation]
    while let one = next.popLast() {
      let (earlier, dependency) = before(one, in: queue)
      for other in [earlier, dependency].compactMap({ $0 }) {
        if other.id == id { return true }
        if seen.insert(other.id).inserted { next.append(other) }
      }
    }
    return false
  }

  /// Why it is not sent, regardless of time. Operations after a stuck one are stuck, too.
  ///
  /// `known`: the results for others so far.
  private func blocks(_ operation: PlainQueue.Operation, _ known: inout [String: Set<String>]) -> Set<String> {
    if let blocks = known[operation.id] { return blocks }
    let found = newBlocks(operation, &known)
    known[operation.id] = found
    return found
  }

  private func newBlocks(_ operation: PlainQueue.Operation, _ known: inout [String: Set<String>]) -> Set<String> {
    switch operation.state {
    case .failed: return ["failed"]
    case .conflict: return ["conflict"]
    case .waiting, .sending: break
    }
    guard let type = type(operation.type), type.entities.contains(operation.thing.type) else { return ["unknown_type"] }
    let (earlier, dependency) = before(operation, in: queue)
    if operation.dependsOn != nil, dependency == nil { return ["dependency_missing"] }
    var blocks: Set<String> = []
    if let earlier, !self.blocks(earlier, &known).isEmpty { blocks.insert("earlier_blocked") }
    if let dependency, !self.blocks(dependency, &known).isEmpty { blocks.insert("dependency_blocked") }
    return blocks
  }

  func place(_ operation: PlainQueue.Operation) -> Place {
    var known: [String: Set<String>] = [:]
    return place(operation, &known)
  }

  private func place(_ operation: PlainQueue.Operation, _ known: inout [String: Set<String>]) -> Place {
    let (earlier, dependency) = before(operation, in: queue)
    let blocks = blocks(operation, &known)
    if !blocks.isEmpty { return .blocked(blocks) }
    if operation.state == .sending { return .sending }
    if earlier != nil || dependency != nil { return .behind }
    if queue.waitsForLogin { return .login }
    if moment.connection == ConnectionKind.offline.name { return .offline }
    let holds = moment.holds.filter { $0.type == operation.type && $0.until ?? .max > moment.now }
    if holds.contains(where: { $0.until == nil }) { return .held(nil) }
    // It is tried after both its wait and the last of its holds have ended.
    if let last = holds.compactMap(\.until).max() { return .held(max(last, operation.nextRetry ?? last)) }
    if let next = operation.nextRetry, next > moment.now { return .later(next) }
    return .ready
  }

  package func status(asking entities: [PlainQueue.Thing], writing: [PlainQueue.Thing]) -> PlainSyncStatus {
    var status = PlainSyncStatus()
    status.pending = queue.operations.count
    status.isBacklog = Int64(queue.operations.count) > setting(sync.backlog)
    var known: [String: Set<String>] = [:]
    let places = queue.operations.map { place($0, &known) }
    for (operation, place) in zip(queue.operations, places) {
      switch place {
      case .ready: status.run.append("\(operation.id) \(queue.known[operation.thing]?.base.map { "\($0)" } ?? "none")")
      case .blocked(let blocks):
        status.blocked[operation.id] = blocks
        if operation.state == .failed, let code = operation.code, rules.book.reasons[code] != nil { status.reasons[operation.id] = code }
      case .held(let until):
        status.held.append("\(operation.id) \(until.map { "\($0)" } ?? "none")")
        if let until { status.wakeAt = min(until, status.wakeAt ?? until) }
      case .later(let time): status.wakeAt = min(time, status.wakeAt ?? time)
      case .sending, .behind, .offline, .login: break
      }
      if let type = type(operation.type), type.role == .deletes {
        status.pendingDeletes.append("\(operation.id) \(operation.thing) \(isRestorable(operation, type))")
      }
    }
    var things: [PlainQueue.Thing] = []
    for thing in queue.operations.map(\.thing) + entities + writing where !things.contains(thing) { things.append(thing) }
    for thing in things {
      let troubles = zip(queue.operations, places).filter { $0.0.thing == thing }.compactMap { trouble($0.0, $0.1) }
      let isWaiting = queue.operations.contains { $0.thing == thing }
      let shown = troubles.first.map { "error \($0)" } ?? (writing.contains(thing) ? "saving" : isWaiting ? "saved_locally" : "saved")
      status.statuses.append("\(thing) \(shown)")
    }
    return status
  }

  private func trouble(_ operation: PlainQueue.Operation, _ place: Place) -> String? {
    switch place {
    case .blocked(["failed"]): return "failed"
    case .blocked(["conflict"]): return "conflict"
    case .blocked: return "blocked"
    case .login: return "loggedOut"
    default: return operation.code != nil && operation.attempts >= setting(sync.persistsAfter) ? "failed" : nil
    }
  }
}
