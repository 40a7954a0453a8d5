// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What values a fact has.
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

  /// The words, by position.
  public static let names = ["bool", "int", "string", "enumeration", "duration", "timestamp", "list of bool", "list of int", "list of string"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FactKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
