// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a field of the snapshot lists.
public enum SnapshotListKind: Sendable, Hashable, NamedChoice {
  case nothing
  case refusalReasons

  /// The words, by position.
  public static let names = ["nothing", "refusal_reasons"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SnapshotListKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
