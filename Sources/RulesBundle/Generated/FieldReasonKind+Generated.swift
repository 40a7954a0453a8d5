// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The reason why an input is rejected. Reasons are checked in this order.
public enum FieldReasonKind: Sendable, Hashable, NamedChoice {
  /// The input is empty or contains only white space.
  case empty
  /// A character is not allowed.
  case badCharacter
  /// The input is not a valid address.
  case malformed
  /// The input is shorter than the minimum.
  case tooShort
  /// The input is longer than the maximum.
  case tooLong
  /// The input is a forbidden word.
  case notIn
  /// The value is already in use.
  case taken

  /// The names of the values, by position.
  public static let names = ["empty", "bad_character", "malformed", "too_short", "too_long", "not_in", "taken"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldReasonKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
