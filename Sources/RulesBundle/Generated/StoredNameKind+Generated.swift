// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The kinds of rules whose names are stored.
public enum StoredNameKind: Sendable, Hashable, NamedChoice {
  /// The name of an event.
  case event
  /// The name of a vector of the warning ladder.
  case vector
  /// The name of a level of the warning ladder.
  case level
  /// The name of a signal.
  case signal
  /// The name of a sync operation.
  case operation
  /// The name of a notification type.
  case notification
  /// The name of a field of a record.
  case field

  /// The names of the values, by position.
  public static let names = ["event", "vector", "level", "signal", "operation", "notification", "field"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: StoredNameKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
