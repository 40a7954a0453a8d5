/// Where a vector of the warning ladder stands with somebody right now.
public struct LadderStanding: Sendable, Equatable {
  /// What the level does to the actions that it stops, from the mildest. What it `holds` goes on, and is sent later.
  public enum Effect: UInt8, Sendable, Comparable {
    case nothing, tells, holds, asks, pauses, stops

    public static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  public var vector: Int
  /// The step of the vector that it is on; nil while nothing is the matter.
  public var step: Int?
  public var effect: Effect
  /// When the pause or the block ends, in milliseconds since 1970; nil when nothing does, or when somebody must release it.
  public var until: Int64?
  /// How many events count right now.
  public var count: Int
  /// How many of them were counted under other numbers: before the plan changed, or what a server says. They lead to nothing that slows
  /// down or stops.
  public var earlier = 0
  /// Right now, in milliseconds since 1970: never before the latest that the history saw.
  public var time: Int64
  /// Whether what would be said waits, because this is no moment to be disturbed.
  public var isDeferred = false
  /// Whether the same level was shown before, and neither asks nor stops.
  public var isRepeated = false
}
