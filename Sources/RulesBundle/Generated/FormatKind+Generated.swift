// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How a value is formatted in copy.
public enum FormatKind: Sendable, Hashable, NamedChoice {
  /// A number or a string without formatting.
  case plain
  /// Decimal bytes: `2GB`, `1.95GB`, `500MB`.
  case bytes
  /// The whole days of a duration.
  case days
  /// A duration in language-neutral symbols, rounded up: `45 s`, `30 min`, `1 h 5 min`, `3 d`.
  case time

  /// The names of the values, by position.
  public static let names = ["plain", "bytes", "days", "time"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FormatKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
