// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How much cloud data is cached on the device; `never` for data that is stored on the device.
public enum CacheKind: Sendable, Hashable, NamedChoice {
  /// Nothing is cached.
  case never
  /// Data is cached when it is used.
  case onDemand
  /// Data that the user chose is cached.
  case pinned
  /// Recent data is cached.
  case recent
  /// All data is cached.
  case always

  /// The names of the values, by position.
  public static let names = ["never", "on_demand", "pinned", "recent", "always"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: CacheKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
