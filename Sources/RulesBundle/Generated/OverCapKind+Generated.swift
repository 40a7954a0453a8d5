// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What happens to things that exceed the limits of a plan.
public enum OverCapKind: Sendable, Hashable, NamedChoice {
  /// They stay as they are.
  case keep
  /// They can be used, but not changed.
  case readOnly
  /// They can only be viewed.
  case viewOnly

  /// The names of the values, by position.
  public static let names = ["keep", "read_only", "view_only"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OverCapKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
