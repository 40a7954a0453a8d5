/// Everything that ever happened to a person and that anything counts, in order. Nothing is forgotten, and nothing is computed in advance.
/// Times are milliseconds since 1970.
package struct Life: Sendable {
  /// An event: its type, its id, and its time.
  package struct Counted: Sendable {
    package var event: String
    package var id: String
    package var time: Int
    /// The number of earlier events.
    var number: Int
  }

  /// The limits that apply to a vector from then on: after a number of events and of denied attempts.
  struct Numbers: Sendable {
    var vector: String
    var text: String
    var events: Int
    var refusals: Int
  }

  /// A signal that was seen on a vector.
  package struct Sighting: Sendable {
    package var vector: String
    package var signal: String
    package var time: Int
  }

  /// An attempt at an action that a vector stopped.
  package struct Refusal: Sendable {
    package var vector: String
    package var time: Int
  }

  /// A release of a vector's block, after a number of other events.
  struct Release: Sendable {
    var vector: String
    var time: Int
    var sightings: Int
    var refusals: Int
    var changes: Int
  }

  /// The latest known time; it never goes back.
  package internal(set) var latest: Int = .min
  package internal(set) var counted: [Counted] = []
  package internal(set) var sightings: [Sighting] = []
  package internal(set) var refusals: [Refusal] = []
  package internal(set) var changes: [LevelChange] = []
  var releases: [Release] = []
  var numbers: [Numbers] = []
  /// The count that led to a block, by the index of its beginning among the changes.
  var leadingCounts: [Int: Int] = [:]
  /// The indexes of blocks that ended because other limits would not have led to them.
  var lifted: Set<Int> = []

  package init() {}

  func release(of vector: String) -> Release? { releases.last { $0.vector == vector } }

  /// The entries of a vector since its last release: nothing earlier counts.
  func sightings(of vector: String) -> [Sighting] {
    sightings.dropFirst(release(of: vector)?.sightings ?? 0).filter { $0.vector == vector }
  }

  func refusals(of vector: String) -> [Refusal] {
    let first = max(release(of: vector)?.refusals ?? 0, numbers(of: vector)?.refusals ?? 0)
    return refusals.dropFirst(first).filter { $0.vector == vector }
  }

  func numbers(of vector: String) -> Numbers? { numbers.last { $0.vector == vector } }

  /// When each signal of a vector was last seen since the last release.
  package func lastSeen(in vector: String) -> [String: Int] {
    Dictionary(sightings(of: vector).map { ($0.signal, $0.time) }) { $1 }
  }

  /// The blocks that began.
  func blocks(of vector: String) -> [LevelChange] {
    let first = release(of: vector)?.changes ?? 0
    return changes.indices.filter { $0 >= first && changes[$0].vector == vector && changes[$0].isStart && !lifted.contains($0) }
      .map { changes[$0] }
  }

  /// The block that has not ended yet.
  func block(of vector: String) -> LevelChange? {
    placeOfBlock(of: vector).map { changes[$0] }
  }

  func placeOfBlock(of vector: String) -> Int? {
    guard let last = changes.lastIndex(where: { $0.vector == vector }), changes[last].isStart else { return nil }
    return last
  }

  /// Whether a block ended because other limits would not have led to it.
  package func isLifted(_ end: LevelChange) -> Bool {
    guard let last = changes.lastIndex(of: end) else { return false }
    return changes[..<last].lastIndex { $0.vector == end.vector && $0.isStart }.map { lifted.contains($0) } ?? false
  }

  /// The last recorded level.
  func told(_ vector: String) -> String? { changes.last { $0.vector == vector }?.to }

  /// The end of the last block.
  func lastEnd(of vector: String) -> Int? { changes.last { $0.vector == vector && $0.isEnd }?.at }
}

/// A vector changed its level; nil is the lowest level.
package struct LevelChange: Sendable, Equatable {
  package var vector: String
  package var from: String?
  package var to: String?
  package var at: Int
  /// When the block that began ends by itself.
  package var until: Int?
  /// The number of events that counted then.
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

/// The status of a vector for a person.
package struct PlainStatus: Sendable, Equatable {
  package enum Effect: Int, Sendable, Comparable, CaseIterable {
    case nothing, tells, holds, asks, pauses, stops

    package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  package var vector: String
  package var level: String?
  package var effect: Effect
  /// When the pause or the block ends; nil if nothing ends, or until release.
  package var until: Int?
  package var count: Int
  /// How many of them were counted under other limits.
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
