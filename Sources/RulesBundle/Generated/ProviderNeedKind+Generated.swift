// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Whether something is asked of a provider, and whether signing in goes on without it.
public enum ProviderNeedKind: Sendable, Hashable, NamedChoice {
  case never
  case optional
  case needed

  /// The words, by position.
  public static let names = ["never", "optional", "needed"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ProviderNeedKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
