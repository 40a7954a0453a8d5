// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The calendar period after which the count of a limit resets.
public enum PeriodKind: Sendable, Hashable, NamedChoice {
  /// A calendar hour in the time zone of the user.
  case hour
  /// A calendar day in the time zone of the user.
  case day
  /// A calendar week in the time zone of the user.
  case week
  /// A calendar month in the time zone of the user.
  case month
  /// A calendar quarter in the time zone of the user.
  case quarter
  /// A calendar year in the time zone of the user.
  case year

  /// The names of the values, by position.
  public static let names = ["hour", "day", "week", "month", "quarter", "year"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PeriodKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
