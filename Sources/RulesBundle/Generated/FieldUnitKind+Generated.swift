// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The unit of the length of an input field.
public enum FieldUnitKind: Sendable, Hashable, NamedChoice {
  /// User-perceived characters (grapheme clusters).
  case characters
  /// Unicode code points.
  case codePoints
  /// Bytes of UTF-8.
  case bytes

  /// The names of the values, by position.
  public static let names = ["characters", "code_points", "bytes"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldUnitKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
