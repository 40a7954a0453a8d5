/// The current status of a vector of the warning ladder.
public struct LadderStatus: Sendable, Equatable {
  /// What a level does to the actions of its vector, from mildest to strictest.
  public enum Effect: UInt8, Sendable, Comparable {
    /// Does not affect the actions.
    case nothing
    /// Shows copy.
    case tells
    /// Allows the action, and sends its operations later.
    case holds
    /// Asks the user to confirm the action.
    case asks
    /// Denies the action for a short time.
    case pauses
    /// Denies the action until the block ends.
    case stops

    /// Returns whether the first effect is milder than the second.
    public static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinal in `ladder_steps` of the step that applies; nil if no level applies.
  public var step: Int?
  /// What the level does.
  public var effect: Effect
  /// When the pause or the block ends, in milliseconds since 1970; nil if there is none, or if it ends only by a release.
  package var end: Int64?
  /// How many events count now.
  public var count: Int
  /// How many of them were counted under other thresholds, before the plan or a remote config changed. They lead to no level that slows
  /// down or stops.
  public var earlier = 0
  /// The time of the status, in milliseconds since 1970; never before the latest time that the history has seen.
  package var time: Int64
  /// Whether the copy is shown later, because the user should not be interrupted now.
  public var isDeferred = false
  /// Whether the same level was shown before. Always false for a level that asks or stops.
  public var isRepeated = false

  /// When the pause or the block ends; nil if there is none, or if it ends only by a release.
  public var until: Timestamp? { end.map { Timestamp(milliseconds: $0) } }
}
