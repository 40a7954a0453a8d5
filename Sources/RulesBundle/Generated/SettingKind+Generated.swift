// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a setting measures.
public enum SettingKind: Sendable, Hashable, NamedChoice {
  case count
  case seconds
  case bytes
  case percent
  case timeOfDay
  case perHour
  case perDay
  case perWeek
  case perMonth

  /// The words, by position.
  public static let names = ["count", "seconds", "bytes", "percent", "time_of_day", "per_hour", "per_day", "per_week", "per_month"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SettingKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
