// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The type of a fact.
public enum FactKind: Sendable, Hashable, NamedChoice {
  case bool
  case int
  case string
  case enumeration
  case duration
  case timestamp
  case listOfBool
  case listOfInt
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
