// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// When a notification is delivered.
public enum MomentKind: Sendable, Hashable, NamedChoice {
  /// At the daily reminder time.
  case dailyReminder
  /// At the time of its subject.
  case itsTime
  /// When the count of a limit resets.
  case limitReset
  /// Immediately.
  case atOnce

  /// The names of the values, by position.
  public static let names = ["daily_reminder", "its_time", "limit_reset", "at_once"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: MomentKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
