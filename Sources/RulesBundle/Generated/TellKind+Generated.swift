// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The parts of the message of a step of the warning ladder, in display order.
public enum TellKind: Sendable, Hashable, NamedChoice {
  case what
  case why
  case next
  case count
  case reset
  case countdown
  case support
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
