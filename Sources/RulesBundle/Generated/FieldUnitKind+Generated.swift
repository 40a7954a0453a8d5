// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What the length of a text is counted in.
public enum FieldUnitKind: Sendable, Hashable, NamedChoice {
  /// Characters as a person sees them.
  case characters
  case codePoints
  case bytes

  /// The words, by position.
  public static let names = ["characters", "code_points", "bytes"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: FieldUnitKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
