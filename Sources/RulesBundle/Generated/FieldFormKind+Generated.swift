// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The required format of an input field.
public enum FieldFormKind: Sendable, Hashable, NamedChoice {
  /// Free text.
  case free
  /// A word of certain characters.
  case word
  /// An email address.
  case email
  /// A web address such as `https://example.org/path`.
  case webAddress
  /// A secret, such as a password, which is neither trimmed nor logged.
  case secret

  /// The names of the values, by position.
  public static let names = ["free", "word", "email", "web_address", "secret"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldFormKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
