// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How a value lies at its place.
public enum PlaceForm: Sendable, Hashable, NamedChoice {
  /// A word: 0 or 1.
  case flag
  /// A word.
  case word
  /// Two words.
  case integer
  /// A row of `limit_values`: its kind, and its amount.
  case limit

  /// The words, by position.
  public static let names = ["flag", "word", "integer", "limit"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PlaceForm.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
