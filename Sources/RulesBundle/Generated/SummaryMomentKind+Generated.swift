// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// When the daily summary is delivered.
public enum SummaryMomentKind: Sendable, Hashable, NamedChoice {
  /// At the next daily reminder time.
  case dailyReminder
  /// At the next end of quiet hours, or at the next daily reminder time for users without quiet hours.
  case quietHoursEnd

  /// The names of the values, by position.
  public static let names = ["daily_reminder", "quiet_hours_end"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SummaryMomentKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
