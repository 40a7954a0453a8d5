// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The list in a field of the snapshot.
public enum SnapshotListKind: Sendable, Hashable, NamedChoice {
  /// The field has a value of its own.
  case nothing
  /// The reasons that deny something in the plan.
  case refusalReasons

  /// The names of the values, by position.
  public static let names = ["nothing", "refusal_reasons"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SnapshotListKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
