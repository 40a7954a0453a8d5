// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What has a name that is stored.
public enum StoredNameKind: Sendable, Hashable, NamedChoice {
  case event
  case vector
  case level
  case signal
  case operation
  case notification
  case field

  /// The words, by position.
  public static let names = ["event", "vector", "level", "signal", "operation", "notification", "field"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: StoredNameKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
