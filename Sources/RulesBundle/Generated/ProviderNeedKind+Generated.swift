// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Whether data is requested from a provider, and whether sign-in continues without it.
public enum ProviderNeedKind: Sendable, Hashable, NamedChoice {
  /// The data is not requested.
  case never
  /// The data is requested, and sign-in continues without it.
  case optional
  /// Sign-in does not continue without the data.
  case needed

  /// The names of the values, by position.
  public static let names = ["never", "optional", "needed"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ProviderNeedKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
