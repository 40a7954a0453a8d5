// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The outcome of a row of a table.
public enum OutcomeKind: Sendable, Hashable, NamedChoice {
  /// The action is allowed.
  case allow
  /// The action is denied, with a reason.
  case deny
  /// The table answers a value.
  case value

  /// The names of the values, by position.
  public static let names = ["allow", "deny", "value"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OutcomeKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
