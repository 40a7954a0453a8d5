// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Where data is stored.
public enum StorageKind: Sendable, Hashable, NamedChoice {
  /// On the server.
  case cloud
  /// On the device.
  case device

  /// The names of the values, by position.
  public static let names = ["cloud", "device"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: StorageKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
