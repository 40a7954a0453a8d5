// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How a value is written out in a sentence.
public enum FormatKind: Sendable, Hashable, NamedChoice {
  /// A number or a text as it is.
  case plain
  /// Decimal: `2GB`, `1.95GB`, `500MB`.
  case bytes
  /// Whole days of a duration.
  case days
  /// A duration for people, in symbols that all languages share: `45 s`, `30 min`, `1 h 5 min`, `3 d`. Rounded up.
  case time

  /// The words, by position.
  public static let names = ["plain", "bytes", "days", "time"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FormatKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
