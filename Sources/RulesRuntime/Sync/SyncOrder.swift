internal import RulesBundle

/// Why an operation is blocked until the user or the app intervenes.
public enum SyncBlock: Int, Sendable, CaseIterable {
  /// The server rejected it permanently.
  case failed
  /// Another device changed the same thing. The user resolves the conflict.
  case conflict
  /// These rules do not declare the operation, or not for this kind of thing.
  case unknownType
  /// The operation that it depends on is not in the queue.
  case dependencyMissing
  /// The operation that it depends on is blocked.
  case dependencyBlocked
  /// An earlier operation about the same thing is blocked.
  case earlierBlocked
  /// It depends on itself through other operations.
  case circular

  static let names = [
    "failed", "conflict", "unknown_type", "dependency_missing", "dependency_blocked", "earlier_blocked", "circular",
  ]

  /// The stable name for JSON and logs.
  public var name: String { SyncBlock.names[rawValue] }
}

/// The state of each operation of a queue. Operations about the same thing are sent in the order in which they were added, and dependencies
/// are sent first. Operations about different things have no order.
struct SyncOrder {
  enum Place: Equatable {
    /// It can be sent now.
    case ready
    case sending
    /// It waits for an earlier operation about the same thing, or for its dependency.
    case behind
    /// It failed, and the next attempt is at this time, in milliseconds since 1970.
    case later(Int64)
    /// The warning ladder holds it back until this time, in milliseconds since 1970. Nil if the hold must be released.
    case held(Int64?)
    case offline
    case login
    case blocked(SyncBlock)
  }

  private(set) var places: [Place]

  init(_ queue: SyncQueue, _ rules: SyncRules, _ context: SyncContext) {
    let links = SyncLinks(queue.operations)
    let blocks = SyncOrder.blocks(queue, rules, links)
    places = []
    places.reserveCapacity(queue.operations.count)
    for (index, operation) in queue.operations.enumerated() {
      if let block = blocks[index] {
        places.append(.blocked(block))
      } else if operation.state == .sending {
        places.append(.sending)
      } else if links.earlier[index] != nil || links.dependency[index] != nil {
        places.append(.behind)
      } else if queue.waitsForLogin {
        places.append(.login)
      } else if context.connection == .offline {
        places.append(.offline)
      } else if let until = context.hold(of: operation.type) {
        places.append(.held(until == .max ? nil : max(until, operation.nextRetry?.milliseconds ?? .min)))
      } else if let next = operation.nextRetry?.milliseconds, next > context.time {
        places.append(.later(next))
      } else {
        places.append(.ready)
      }
    }
  }

  /// Why each operation is blocked. Nil for operations that are not. Operations that follow a blocked one are blocked as well.
  private static func blocks(_ queue: SyncQueue, _ rules: SyncRules, _ links: SyncLinks) -> [SyncBlock?] {
    var blocks: [SyncBlock?] = Array(repeating: nil, count: queue.operations.count)
    var waits = links.waits
    var reached = 0
    var next: [Int] = []
    for index in waits.indices where waits[index] == 0 { next.append(index) }
    while let index = next.popLast() {
      reached += 1
      if let own = ownBlock(queue, rules, links, index) { blocks[index] = own }
      let follows = links.later[index].map { [($0, SyncBlock.earlierBlocked)] } ?? []
      for (other, block) in follows + links.dependents[index].map({ ($0, SyncBlock.dependencyBlocked) }) {
        if blocks[index] != nil, blocks[other] == nil { blocks[other] = block }
        waits[other] -= 1
        if waits[other] == 0 { next.append(other) }
      }
    }
    guard reached < waits.count else { return blocks }
    for index in waits.indices where waits[index] > 0 { blocks[index] = .circular }
    return blocks
  }

  private static func ownBlock(_ queue: SyncQueue, _ rules: SyncRules, _ links: SyncLinks, _ index: Int) -> SyncBlock? {
    let operation = queue.operations[index]
    switch operation.state {
    case .failed: return .failed
    case .conflict: return .conflict
    case .newer: return .unknownType
    case .waiting, .sending: break
    }
    guard let type = rules.type(operation.type), rules.isAbout(type, operation.entity.type) else { return .unknownType }
    return links.isMissing[index] ? .dependencyMissing : nil
  }
}

/// The dependencies between the operations of a queue, by index.
struct SyncLinks {
  /// The previous operation about the same thing.
  private(set) var earlier: [Int?]
  /// The next operation about the same thing.
  private(set) var later: [Int?]
  /// The operation that each operation depends on.
  private(set) var dependency: [Int?]
  /// The operations that depend on each operation.
  private(set) var dependents: [[Int]]
  /// Whether the dependency of each operation is missing.
  private(set) var isMissing: [Bool]

  init(_ operations: [SyncOperation]) {
    earlier = Array(repeating: nil, count: operations.count)
    later = earlier
    dependency = earlier
    dependents = Array(repeating: [], count: operations.count)
    isMissing = Array(repeating: false, count: operations.count)
    var byID: [[UInt8]: Int] = [:]
    var last: [SyncEntity: Int] = [:]
    for (index, operation) in operations.enumerated() { byID[operation.id] = index }
    for (index, operation) in operations.enumerated() {
      if let before = last[operation.entity] {
        earlier[index] = before
        later[before] = index
      }
      last[operation.entity] = index
      guard let id = operation.dependsOn else { continue }
      if let other = byID[id] {
        dependency[index] = other
        dependents[other].append(index)
      } else {
        isMissing[index] = true
      }
    }
  }

  /// The number of operations that each operation waits for.
  var waits: [Int] { earlier.indices.map { (earlier[$0] == nil ? 0 : 1) + (dependency[$0] == nil ? 0 : 1) } }

  /// Whether the last operation depends on itself, directly or through others.
  var isLastCircular: Bool {
    guard let last = earlier.indices.last else { return false }
    var seen: Set<Int> = []
    var next = [earlier[last], dependency[last]].compactMap { $0 }
    while let index = next.popLast() {
      if index == last { return true }
      guard seen.insert(index).inserted else { continue }
      if let before = earlier[index] { next.append(before) }
      if let first = dependency[index] { next.append(first) }
    }
    return false
  }
}
