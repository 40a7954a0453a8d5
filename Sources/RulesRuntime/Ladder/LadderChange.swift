/// A change of level of a vector of the warning ladder.
public struct LadderChange: Sendable, Equatable {
  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinal in `ladder_levels` of the previous level; nil if no level applied.
  public var from: Int?
  /// The ordinal in `ladder_levels` of the new level; nil if no level applies.
  public var to: Int?
  /// When the level changed. The end of a block can be earlier than the request that detects it.
  public var at: Timestamp
  /// When the block that began ends by itself; nil if no block began, or if it ends only by a release.
  public var until: Timestamp?
  /// How many events counted at that time.
  public var count: Int
  /// Whether a block began.
  public var isStart = false
  /// Whether a block ended.
  public var isEnd = false
  /// Whether the change must be in the audit log.
  public var isAudited = false
}
