// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Why a text that was typed is refused, in the order in which it is looked for.
public enum FieldReasonKind: Sendable, Hashable, NamedChoice {
  /// Nothing was typed, or white space alone.
  case empty
  /// A character that does not belong there.
  case badCharacter
  /// No such address.
  case malformed
  case tooShort
  case tooLong
  /// One of the words that it must not be.
  case notIn
  /// Somebody has it.
  case taken

  /// The words, by position.
  public static let names = ["empty", "bad_character", "malformed", "too_short", "too_long", "not_in", "taken"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldReasonKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
