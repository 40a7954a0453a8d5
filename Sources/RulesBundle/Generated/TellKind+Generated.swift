// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a step of the ladder tells, in the order in which it is said.
public enum TellKind: Sendable, Hashable, NamedChoice {
  case what
  case why
  case next
  case count
  case reset
  case countdown
  case support
  case review

  /// The words, by position.
  public static let names = ["what", "why", "next", "count", "reset", "countdown", "support", "review"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TellKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
