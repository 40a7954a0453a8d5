// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// When the summary of a day comes.
public enum SummaryMomentKind: Sendable, Hashable, NamedChoice {
  /// The next daily reminder time.
  case dailyReminder
  /// The next end of quiet hours; the next daily reminder time for a person without quiet hours.
  case quietHoursEnd

  /// The words, by position.
  public static let names = ["daily_reminder", "quiet_hours_end"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SummaryMomentKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
