// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The effect on an entity when the server accepts an operation.
public enum OperationRoleKind: Sendable, Hashable, NamedChoice {
  /// The server has this version.
  case writes
  /// The entity is deleted.
  case deletes
  /// The upload is attached to its owner.
  case uploads
  /// The server is informed. Nothing changes on the device.
  case sends

  /// The names of the values, by position.
  public static let names = ["writes", "deletes", "uploads", "sends"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OperationRoleKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
