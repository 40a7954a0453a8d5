// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The parts of the message of a step of the warning ladder, in display order.
public enum TellKind: Sendable, Hashable, NamedChoice {
  /// What happened.
  case what
  /// Why it happened.
  case why
  /// What the user can do.
  case next
  /// How much of the limit is used.
  case count
  /// When the count resets.
  case reset
  /// The time until a pause or a block ends.
  case countdown
  /// How to contact support.
  case support
  /// How to ask for a review.
  case review

  /// The names of the values, by position.
  public static let names = ["what", "why", "next", "count", "reset", "countdown", "support", "review"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TellKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
