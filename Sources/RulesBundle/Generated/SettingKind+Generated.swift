// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a setting measures.
public enum SettingKind: Sendable, Hashable, NamedChoice {
  /// A number.
  case count
  /// A duration in seconds.
  case seconds
  /// A size in bytes.
  case bytes
  /// A percentage: 80 is 80%.
  case percent
  /// A time of day, in minutes since midnight.
  case timeOfDay
  /// A number for each hour.
  case perHour
  /// A number for each day.
  case perDay
  /// A number for each week.
  case perWeek
  /// A number for each month.
  case perMonth
  /// A number for each quarter.
  case perQuarter
  /// A number for each year.
  case perYear

  /// The names of the values, by position.
  public static let names = ["count", "seconds", "bytes", "percent", "time_of_day", "per_hour", "per_day", "per_week", "per_month", "per_quarter", "per_year"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: SettingKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
