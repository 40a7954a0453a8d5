// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How much of what lives in the cloud is on the device; nothing for what lives there anyway.
public enum CacheKind: Sendable, Hashable, NamedChoice {
  case never
  case onDemand
  case pinned
  case recent
  case always

  /// The words, by position.
  public static let names = ["never", "on_demand", "pinned", "recent", "always"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: CacheKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
