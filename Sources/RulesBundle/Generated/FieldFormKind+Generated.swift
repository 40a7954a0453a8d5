// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a text that is typed must look like.
public enum FieldFormKind: Sendable, Hashable, NamedChoice {
  case free
  case word
  case email
  case webAddress
  case secret

  /// The words, by position.
  public static let names = ["free", "word", "email", "web_address", "secret"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldFormKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
