// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The parts of what is said about a limit, in the order in which they are said.
public enum LimitPartKind: Sendable, Hashable, NamedChoice {
  case what
  case why
  case next
  case count
  case counted
  case reset

  /// The words, by position.
  public static let names = ["what", "why", "next", "count", "counted", "reset"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LimitPartKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
