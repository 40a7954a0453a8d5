/// A vector of the warning ladder changed its level.
public struct LadderChange: Sendable, Equatable {
  public var vector: Int
  /// Ordinals of levels; nil is the level at which nothing is the matter.
  public var from: Int?
  public var to: Int?
  /// When, in milliseconds since 1970: the end of a block may lie before the request that found it over.
  public var at: Int64
  /// When the block that began ends by itself.
  public var until: Int64?
  /// How many events counted then.
  public var count: Int
  /// Whether a block began, or ended, with it.
  public var isStart = false
  public var isEnd = false
  /// Whether it must be in the audit log.
  public var isAudited = false
}
