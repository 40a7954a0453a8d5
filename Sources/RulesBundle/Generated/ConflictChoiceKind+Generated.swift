// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The version that is kept when two devices edited the same entity.
public enum ConflictChoiceKind: Sendable, Hashable, NamedChoice {
  /// The version of this device is kept, and the server's version becomes a copy.
  case keepMine
  /// The server's version is kept, and the version of this device becomes a copy.
  case keepTheirs
  /// Both versions are kept as separate entities.
  case keepBoth

  /// The names of the values, by position.
  public static let names = ["keep_mine", "keep_theirs", "keep_both"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ConflictChoiceKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
