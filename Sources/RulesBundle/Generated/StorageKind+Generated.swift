// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Where something is stored.
public enum StorageKind: Sendable, Hashable, NamedChoice {
  case cloud
  case device

  /// The words, by position.
  public static let names = ["cloud", "device"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: StorageKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
