// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What the server's yes to an operation means for what it is about.
public enum OperationRoleKind: Sendable, Hashable, NamedChoice {
  /// The server has this version.
  case writes
  /// It is gone.
  case deletes
  /// It is attached to what it belongs to.
  case uploads
  /// The server knows; nothing changes here.
  case sends

  /// The words, by position.
  public static let names = ["writes", "deletes", "uploads", "sends"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OperationRoleKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
