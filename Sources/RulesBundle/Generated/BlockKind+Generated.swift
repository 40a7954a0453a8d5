// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a level of the warning ladder blocks.
public enum BlockKind: Sendable, Hashable, NamedChoice {
  /// Nothing is blocked.
  case nothing
  /// The action needs an extra step.
  case friction
  /// The action is blocked.
  case action
  /// The feature of the action is blocked.
  case feature
  /// The whole account is blocked.
  case account

  /// The names of the values, by position.
  public static let names = ["nothing", "friction", "action", "feature", "account"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: BlockKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
