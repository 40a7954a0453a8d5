// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Who supplies a fact.
public enum SupplierKind: Sendable, Hashable, NamedChoice {
  case app
  case server
  case rules
  case decision

  /// The words, by position.
  public static let names = ["app", "server", "rules", "decision"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SupplierKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
