// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a limit counts.
public enum UnitKind: Sendable, Hashable, NamedChoice {
  case count
  case bytes
  case characters

  /// The words, by position.
  public static let names = ["count", "bytes", "characters"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: UnitKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
