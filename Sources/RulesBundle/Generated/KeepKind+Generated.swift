// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Which things stay unchanged when a limit decreases.
public enum KeepKind: Sendable, Hashable, NamedChoice {
  /// No particular things.
  case any
  /// The most recently edited things.
  case mostRecentlyEdited
  /// The most recently created things.
  case mostRecentlyCreated

  /// The names of the values, by position.
  public static let names = ["any", "most_recently_edited", "most_recently_created"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: KeepKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
