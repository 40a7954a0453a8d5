// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The representation of an overridable value.
public enum PlaceForm: Sendable, Hashable, NamedChoice {
  /// One word: 0 or 1.
  case flag
  /// One word.
  case word
  /// Two words.
  case integer
  /// The kind and the amount of a row of `limit_values`.
  case limit

  /// The names of the values, by position.
  public static let names = ["flag", "word", "integer", "limit"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PlaceForm.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
