// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The parts of the message about a limit, in display order.
public enum LimitPartKind: Sendable, Hashable, NamedChoice {
  /// What happened.
  case what
  /// Why it happened.
  case why
  /// What the user can do.
  case next
  /// How much of the limit is used.
  case count
  /// What counts.
  case counted
  /// When the count resets.
  case reset

  /// The names of the values, by position.
  public static let names = ["what", "why", "next", "count", "counted", "reset"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LimitPartKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
