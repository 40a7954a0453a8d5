internal import RulesBundle

/// Why an operation does not go out by itself, however long one waits.
public enum SyncBlock: Int, Sendable, CaseIterable {
  /// The server refused it for good.
  case failed
  /// Two devices changed the same; the person decides.
  case conflict
  /// These rules do not know what it is.
  case unknownType
  /// What it depends on is not there.
  case dependencyMissing
  /// What it depends on does not go out.
  case dependencyBlocked
  /// An earlier one about the same thing does not go out.
  case earlierBlocked
  /// It waits for itself through others.
  case circular

  static let names = [
    "failed", "conflict", "unknown_type", "dependency_missing", "dependency_blocked", "earlier_blocked", "circular",
  ]

  public var name: String { SyncBlock.names[rawValue] }
}

/// Where each operation of a queue stands: first come, first served within a thing, in any order across things, dependencies first.
struct SyncOrder {
  enum Place: Equatable {
    /// It may go out now.
    case ready
    case sending
    /// An earlier one about the same thing, or one that it depends on, comes first.
    case behind
    /// It failed, and is tried again then.
    case later(Int64)
    /// The warning ladder holds it back until then; nil when somebody must release it.
    case held(Int64?)
    case offline
    case login
    case blocked(SyncBlock)
  }

  private(set) var places: [Place]

  init(_ queue: SyncQueue, _ rules: SyncRules, _ moment: SyncMoment) {
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
      } else if moment.connection == .offline {
        places.append(.offline)
      } else if let until = moment.hold(of: operation.type) {
        places.append(.held(until == .max ? nil : max(until, operation.nextRetry ?? .min)))
      } else if let next = operation.nextRetry, next > moment.now {
        places.append(.later(next))
      } else {
        places.append(.ready)
      }
    }
  }

  /// Why each operation is stuck; nil for those that are not. What comes after a stuck one is stuck as well.
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

/// Which operations of a queue wait for which others, by position.
struct SyncLinks {
  /// The one before it about the same thing.
  private(set) var earlier: [Int?]
  /// The one after it about the same thing.
  private(set) var later: [Int?]
  /// The one that it depends on.
  private(set) var dependency: [Int?]
  /// Those that depend on it.
  private(set) var dependents: [[Int]]
  /// Whether it depends on one that is not there.
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

  /// How many each one waits for.
  var waits: [Int] { earlier.indices.map { (earlier[$0] == nil ? 0 : 1) + (dependency[$0] == nil ? 0 : 1) } }

  /// Whether the last operation would come to wait for itself.
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
