// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The supplier of a fact.
public enum SupplierKind: Sendable, Hashable, NamedChoice {
  /// The app gives the fact.
  case app
  /// The server gives the fact.
  case server
  /// The rules derive the fact from other facts.
  case rules
  /// The runtime sets the fact while it decides.
  case decision

  /// The names of the values, by position.
  public static let names = ["app", "server", "rules", "decision"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SupplierKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
