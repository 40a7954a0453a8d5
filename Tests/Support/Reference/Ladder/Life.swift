/// Everything that ever happened to somebody and that anything counts, in the order in which it did. Nothing is forgotten, and nothing is worked
/// out before somebody asks. Times are milliseconds since 1970.
public struct Life: Sendable {
  /// An event of a kind, which one of its kind it was, and when it happened.
  public struct Counted: Sendable {
    public var event: String
    public var id: String
    public var time: Int
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
  public struct Sighting: Sendable {
    public var vector: String
    public var signal: String
    public var time: Int
  }

  /// Somebody tried what a vector stopped.
  public struct Refusal: Sendable {
    public var vector: String
    public var time: Int
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
  public internal(set) var latest: Int = .min
  public internal(set) var counted: [Counted] = []
  public internal(set) var sightings: [Sighting] = []
  public internal(set) var refusals: [Refusal] = []
  public internal(set) var changes: [LevelChange] = []
  var releases: [Release] = []
  var numbers: [Numbers] = []
  /// By the place of its beginning among the changes: the count that led to a block.
  var leadingCounts: [Int: Int] = [:]
  /// The places of blocks that ended because other numbers would not have led to them.
  var lifted: Set<Int> = []

  public init() {}

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
  public func lastSeen(in vector: String) -> [String: Int] {
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
  public func isLifted(_ end: LevelChange) -> Bool {
    guard let last = changes.lastIndex(of: end) else { return false }
    return changes[..<last].lastIndex { $0.vector == end.vector && $0.isStart }.map { lifted.contains($0) } ?? false
  }

  /// The level that was last written down.
  func told(_ vector: String) -> String? { changes.last { $0.vector == vector }?.to }

  /// When the last block ended.
  func lastEnd(of vector: String) -> Int? { changes.last { $0.vector == vector && $0.isEnd }?.at }
}

/// A vector changed its level; nil is the level at which nothing is the matter.
public struct LevelChange: Sendable, Equatable {
  public var vector: String
  public var from: String?
  public var to: String?
  public var at: Int
  /// When the block that began ends by itself.
  public var until: Int?
  /// How many events counted then.
  public var count: Int
  public var isStart: Bool
  public var isEnd: Bool
  public var isAudited: Bool

  public init(
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
public struct PlainStatus: Sendable, Equatable {
  public enum Effect: Int, Sendable, Comparable, CaseIterable {
    case nothing, tells, holds, asks, pauses, stops

    public static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  public var vector: String
  public var level: String?
  public var effect: Effect
  /// When the pause or the block ends; nil when nothing does, or when somebody must release it.
  public var until: Int?
  public var count: Int
  /// How many of them were counted under other numbers.
  public var earlier: Int
  public var time: Int
  public var isDeferred: Bool

  public init(vector: String, level: String?, effect: Effect, until: Int?, count: Int, earlier: Int, time: Int, isDeferred: Bool) {
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
