// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What becomes of things that a plan has no more room for.
public enum OverCapKind: Sendable, Hashable, NamedChoice {
  case keep
  case readOnly
  case viewOnly

  /// The words, by position.
  public static let names = ["keep", "read_only", "view_only"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OverCapKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
