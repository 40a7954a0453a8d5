// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The type of a fact.
public enum FactKind: Sendable, Hashable, NamedChoice {
  /// A Boolean: `true` or `false`.
  case bool
  /// A whole number of 64 bits.
  case int
  /// A string.
  case string
  /// One of the declared values.
  case enumeration
  /// A length of time, in seconds and nanoseconds.
  case duration
  /// A point in time, in seconds and nanoseconds since 1970.
  case timestamp
  /// A list of Booleans.
  case listOfBool
  /// A list of whole numbers.
  case listOfInt
  /// A list of strings.
  case listOfString

  /// The names of the values, by position.
  public static let names = ["bool", "int", "string", "enumeration", "duration", "timestamp", "list of bool", "list of int", "list of string"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FactKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
