/// Everything that ever happened to somebody and that anything counts, in the order in which it did. Nothing is forgotten, and nothing is worked
/// out before somebody asks. Times are milliseconds since 1970.
package struct Life: Sendable {
  /// An event of a kind, which one of its kind it was, and when it happened.
  package struct Counted: Sendable {
    package var event: String
    package var id: String
    package var time: Int
    /// How many events had happened before.
    var number: Int
  }

  /// The numbers by which a vector was climbed from then on: since so many events, and so many refused tries.
  struct Numbers: Sendable {
    var vector: String
    var text: String
    var events: Int
    var refusals: Int
  }

  /// A signal that was seen in a vector.
  package struct Sighting: Sendable {
    package var vector: String
    package var signal: String
    package var time: Int
  }

  /// Somebody tried what a vector stopped.
  package struct Refusal: Sendable {
    package var vector: String
    package var time: Int
  }

  /// Somebody ended the block of a vector, when so much else had happened.
  struct Release: Sendable {
    var vector: String
    var time: Int
    var sightings: Int
    var refusals: Int
    var changes: Int
  }

  /// The latest time that was seen; it never goes back.
  package internal(set) var latest: Int = .min
  package internal(set) var counted: [Counted] = []
  package internal(set) var sightings: [Sighting] = []
  package internal(set) var refusals: [Refusal] = []
  package internal(set) var changes: [LevelChange] = []
  var releases: [Release] = []
  var numbers: [Numbers] = []
  /// By the place of its beginning among the changes: the count that led to a block.
  var leadingCounts: [Int: Int] = [:]
  /// The places of blocks that ended because other numbers would not have led to them.
  var lifted: Set<Int> = []

  package init() {}

  func release(of vector: String) -> Release? { releases.last { $0.vector == vector } }

  /// What happened with a vector since somebody last released it: nothing before that counts.
  func sightings(of vector: String) -> [Sighting] {
    sightings.dropFirst(release(of: vector)?.sightings ?? 0).filter { $0.vector == vector }
  }

  func refusals(of vector: String) -> [Refusal] {
    let first = max(release(of: vector)?.refusals ?? 0, numbers(of: vector)?.refusals ?? 0)
    return refusals.dropFirst(first).filter { $0.vector == vector }
  }

  func numbers(of vector: String) -> Numbers? { numbers.last { $0.vector == vector } }

  /// When each signal of a vector was last seen, since somebody last released it.
  package func lastSeen(in vector: String) -> [String: Int] {
    Dictionary(sightings(of: vector).map { ($0.signal, $0.time) }) { $1 }
  }

  /// The blocks that began.
  func blocks(of vector: String) -> [LevelChange] {
    let first = release(of: vector)?.changes ?? 0
    return changes.indices.filter { $0 >= first && changes[$0].vector == vector && changes[$0].isStart && !lifted.contains($0) }
      .map { changes[$0] }
  }

  /// The block that nobody has seen end yet.
  func block(of vector: String) -> LevelChange? {
    placeOfBlock(of: vector).map { changes[$0] }
  }

  func placeOfBlock(of vector: String) -> Int? {
    guard let last = changes.lastIndex(where: { $0.vector == vector }), changes[last].isStart else { return nil }
    return last
  }

  /// Whether the end of a block came because other numbers would not have led to it.
  package func isLifted(_ end: LevelChange) -> Bool {
    guard let last = changes.lastIndex(of: end) else { return false }
    return changes[..<last].lastIndex { $0.vector == end.vector && $0.isStart }.map { lifted.contains($0) } ?? false
  }

  /// The level that was last written down.
  func told(_ vector: String) -> String? { changes.last { $0.vector == vector }?.to }

  /// When the last block ended.
  func lastEnd(of vector: String) -> Int? { changes.last { $0.vector == vector && $0.isEnd }?.at }
}

/// A vector changed its level; nil is the level at which nothing is the matter.
package struct LevelChange: Sendable, Equatable {
  package var vector: String
  package var from: String?
  package var to: String?
  package var at: Int
  /// When the block that began ends by itself.
  package var until: Int?
  /// How many events counted then.
  package var count: Int
  package var isStart: Bool
  package var isEnd: Bool
  package var isAudited: Bool

  package init(
    vector: String, from: String?, to: String?, at: Int, until: Int? = nil, count: Int, isStart: Bool = false, isEnd: Bool = false,
    isAudited: Bool = false
  ) {
    self.vector = vector
    self.from = from
    self.to = to
    self.at = at
    self.until = until
    self.count = count
    self.isStart = isStart
    self.isEnd = isEnd
    self.isAudited = isAudited
  }
}

/// Where a vector stands with somebody.
package struct PlainStatus: Sendable, Equatable {
  package enum Effect: Int, Sendable, Comparable, CaseIterable {
    case nothing, tells, holds, asks, pauses, stops

    package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  package var vector: String
  package var level: String?
  package var effect: Effect
  /// When the pause or the block ends; nil when nothing does, or when somebody must release it.
  package var until: Int?
  package var count: Int
  /// How many of them were counted under other numbers.
  package var earlier: Int
  package var time: Int
  package var isDeferred: Bool

  package init(vector: String, level: String?, effect: Effect, until: Int?, count: Int, earlier: Int, time: Int, isDeferred: Bool) {
    self.vector = vector
    self.level = level
    self.effect = effect
    self.until = until
    self.count = count
    self.earlier = earlier
    self.time = time
    self.isDeferred = isDeferred
  }
}
