// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The scope of data.
public enum ScopeKind: Sendable, Hashable, NamedChoice {
  /// Shared by all devices of a user.
  case person
  /// Only of one device.
  case device

  /// The names of the values, by position.
  public static let names = ["person", "device"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ScopeKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
