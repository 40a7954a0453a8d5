// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The CLDR plural categories.
public enum PluralKind: Sendable, Hashable, NamedChoice {
  /// Numbers of the CLDR category `zero`.
  case zero
  /// Numbers of the CLDR category `one`.
  case one
  /// Numbers of the CLDR category `two`.
  case two
  /// Numbers of the CLDR category `few`.
  case few
  /// Numbers of the CLDR category `many`.
  case many
  /// Numbers of the CLDR category `other`.
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
