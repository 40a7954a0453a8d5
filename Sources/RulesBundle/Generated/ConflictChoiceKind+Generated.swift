// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Which version goes on when two devices edited the same.
public enum ConflictChoiceKind: Sendable, Hashable, NamedChoice {
  /// This device's version goes on; the server's becomes a copy.
  case keepMine
  /// The server's version goes on; this device's becomes a copy.
  case keepTheirs
  /// Both go on, each as a thing of its own.
  case keepBoth

  /// The words, by position.
  public static let names = ["keep_mine", "keep_theirs", "keep_both"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ConflictChoiceKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
