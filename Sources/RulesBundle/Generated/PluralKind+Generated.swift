// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The CLDR plural categories.
public enum PluralKind: Sendable, Hashable, NamedChoice {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The names of the values, by position.
  public static let names = ["zero", "one", "two", "few", "many", "other"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PluralKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
