internal import RulesBundle
internal import RulesJSON

// Two queues of one person become one: what waits on either side waits once, and what either side knows to be done is done. It does not
// matter which comes first, in which order several are merged, or how often.
extension Rules {
  /// Merges two queues. Operations keep their order by the numbers that they were given when they were added, so that what one device did
  /// about a thing stays in its order.
  public func merged(_ a: SyncQueue, _ b: SyncQueue) -> SyncQueue {
    if a == b { return a }
    let fields = SyncFields(bundle)
    var queue = a
    queue.user = [a.user, b.user].compactMap { $0 }.max { $0.lexicographicallyPrecedes($1) }
    queue.waitsForLogin = a.waitsForLogin || b.waitsForLogin
    queue.lastSync = max(a.lastSync ?? .min, b.lastSync ?? .min)
    if queue.lastSync == .min { queue.lastSync = nil }
    queue.done = SyncMerging.ids(a.done, b.done, most: SyncRules(self).remembers)
    queue.gone = SyncMerging.ids(a.gone, b.gone, most: SyncRules(self).remembers)
    queue.operations = []
    for operation in a.operations + b.operations {
      guard !queue.done.contains(operation.id), !queue.gone.contains(operation.id) else { continue }
      guard let index = queue.index(of: operation.id) else {
        queue.operations.append(operation)
        continue
      }
      queue.operations[index] = SyncMerging.further(queue.operations[index], operation, fields)
    }
    for index in queue.operations.indices {
      if let other = queue.operations[index].dependsOn, queue.done.contains(other) { queue.operations[index].dependsOn = nil }
    }
    queue.operations.sort { SyncMerging.isBefore($0, $1) }
    queue.drafts = []
    for draft in a.drafts + b.drafts {
      guard let index = queue.drafts.firstIndex(where: { $0.entity == draft.entity && $0.user == draft.user }) else {
        queue.drafts.append(draft)
        continue
      }
      queue.drafts[index].base = [queue.drafts[index].base, draft.base].compactMap { $0 }.max()
      queue.drafts[index].number = max(queue.drafts[index].number, draft.number)
      queue.drafts[index].others = Merging.members(queue.drafts[index].others, draft.others)
    }
    queue.drafts.sort { SyncMerging.key($0).lexicographicallyPrecedes(SyncMerging.key($1)) }
    queue.others = Merging.members(a.others, b.others)
    return queue
  }
}

enum SyncMerging {
  /// Ids of both, no more than are remembered; in the order of their bytes, since nobody knows which came last.
  static func ids(_ a: [[UInt8]], _ b: [[UInt8]], most: Int) -> [[UInt8]] {
    if a == b { return a }
    let all = Set(a).union(b).sorted { $0.lexicographicallyPrecedes($1) }
    return Array(all.suffix(most))
  }

  /// In the order in which they were added; of two devices that gave the same number, by id.
  static func isBefore(_ a: SyncOperation, _ b: SyncOperation) -> Bool {
    a.number != b.number ? a.number < b.number : a.id.lexicographicallyPrecedes(b.id)
  }

  /// The one of two copies of an operation that is further on its way.
  static func further(_ a: SyncOperation, _ b: SyncOperation, _ fields: SyncFields) -> SyncOperation {
    if a == b { return a }
    let (left, right) = (place(a), place(b))
    if left != right { return left.lexicographicallyPrecedes(right) ? b : a }
    return text(a, fields).lexicographicallyPrecedes(text(b, fields)) ? b : a
  }

  private static func place(_ operation: SyncOperation) -> [Int64] {
    let state: Int64 =
      switch operation.state {
      case .waiting: 0
      case .sending: 1
      case .newer: 2
      case .failed: 3
      case .conflict: 4
      }
    return [operation.attempts, state, operation.nextRetry ?? .min, operation.number]
  }

  private static func text(_ operation: SyncOperation, _ fields: SyncFields) -> [UInt8] {
    var writer = JSONWriter()
    writer.operation(operation, fields)
    writer.mark(operation)
    return writer.bytes
  }

  static func key(_ draft: SyncDraft) -> [UInt8] { draft.entity.type + [0] + draft.entity.id + [0] + (draft.user ?? []) }
}
