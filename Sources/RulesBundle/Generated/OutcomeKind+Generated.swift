// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a row of a table ends in.
public enum OutcomeKind: Sendable, Hashable, NamedChoice {
  case allow
  case deny
  case value

  /// The words, by position.
  public static let names = ["allow", "deny", "value"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OutcomeKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
