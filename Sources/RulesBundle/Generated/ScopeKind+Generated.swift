// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Whose something is.
public enum ScopeKind: Sendable, Hashable, NamedChoice {
  /// The same on all of a person's devices.
  case person
  case device

  /// The words, by position.
  public static let names = ["person", "device"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ScopeKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
