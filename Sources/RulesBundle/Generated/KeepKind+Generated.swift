// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Which things stay as they were when there is less room.
public enum KeepKind: Sendable, Hashable, NamedChoice {
  case any
  case mostRecentlyEdited
  case mostRecentlyCreated

  /// The words, by position.
  public static let names = ["any", "most_recently_edited", "most_recently_created"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: KeepKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
