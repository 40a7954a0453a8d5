// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// When a notification comes.
public enum MomentKind: Sendable, Hashable, NamedChoice {
  /// The daily reminder time.
  case dailyReminder
  /// The time of what it is about.
  case itsTime
  /// When counting for a limit starts again.
  case limitReset
  /// As soon as it happens.
  case atOnce

  /// The words, by position.
  public static let names = ["daily_reminder", "its_time", "limit_reset", "at_once"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: MomentKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
