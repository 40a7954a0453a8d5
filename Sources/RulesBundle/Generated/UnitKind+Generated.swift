// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a limit counts.
public enum UnitKind: Sendable, Hashable, NamedChoice {
  /// The number of things.
  case count
  /// The size in bytes.
  case bytes
  /// User-perceived characters (grapheme clusters).
  case characters

  /// The names of the values, by position.
  public static let names = ["count", "bytes", "characters"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: UnitKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
