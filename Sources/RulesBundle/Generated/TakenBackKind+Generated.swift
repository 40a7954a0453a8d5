// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How long an operation can be removed from the sync queue.
public enum TakenBackKind: Sendable, Hashable, NamedChoice {
  /// It cannot be removed.
  case never
  /// Until it is sent.
  case untilSent
  /// At any time.
  case anyTime

  /// The names of the values, by position.
  public static let names = ["never", "until_sent", "any_time"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TakenBackKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
