internal import RulesBundle
internal import RulesJSON

// Merging two queues of one user: an operation that is pending in either queue is pending once, and an operation that is done in either
// queue is done. The order and the number of merges do not change the result.
extension Rules {
  /// Merges two queues. Operations are ordered by the numbers that they received when they were added, so that the operations of one device
  /// about a thing stay in order.
  public func merged(_ a: SyncQueue, _ b: SyncQueue) -> SyncQueue {
    if a == b { return a }
    let fields = SyncFields(bundle)
    var queue = a
    queue.user = [a.user, b.user].compactMap { $0 }.max { $0.lexicographicallyPrecedes($1) }
    queue.waitsForLogin = a.waitsForLogin || b.waitsForLogin
    queue.lastSync = [a.lastSync, b.lastSync].compactMap { $0 }.max()
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
  /// The ids of both, at most `most`. They are in byte order, because their original order is unknown.
  static func ids(_ a: [[UInt8]], _ b: [[UInt8]], most: Int) -> [[UInt8]] {
    if a == b { return a }
    let all = Set(a).union(b).sorted { $0.lexicographicallyPrecedes($1) }
    return Array(all.suffix(most))
  }

  /// Orders operations by their numbers. Operations of two devices with the same number are ordered by id.
  static func isBefore(_ a: SyncOperation, _ b: SyncOperation) -> Bool {
    a.number != b.number ? a.number < b.number : a.id.lexicographicallyPrecedes(b.id)
  }

  /// The copy of an operation that has progressed further.
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
    return [operation.attempts, state, operation.nextRetry?.milliseconds ?? .min, operation.number]
  }

  private static func text(_ operation: SyncOperation, _ fields: SyncFields) -> [UInt8] {
    var writer = JSONWriter()
    writer.operation(operation, fields)
    writer.mark(operation)
    return writer.bytes
  }

  static func key(_ draft: SyncDraft) -> [UInt8] { draft.entity.type + [0] + draft.entity.id + [0] + (draft.user ?? []) }
}
