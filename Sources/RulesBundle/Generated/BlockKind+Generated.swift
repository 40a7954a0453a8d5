// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a level of the ladder stops.
public enum BlockKind: Sendable, Hashable, NamedChoice {
  case nothing
  case friction
  case action
  case feature
  case account

  /// The words, by position.
  public static let names = ["nothing", "friction", "action", "feature", "account"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: BlockKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
