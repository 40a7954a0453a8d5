// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The plural categories of CLDR.
public enum PluralKind: Sendable, Hashable, NamedChoice {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The words, by position.
  public static let names = ["zero", "one", "two", "few", "many", "other"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PluralKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
