public import RulesBundle

/// Calendar periods in a time zone.
///
/// A period starts when local clocks first show its start, or a later time if clocks skip the start. In every zone, periods therefore cover
/// time without gaps or overlaps. The hour in which clocks are set back is longer, and an hour that clocks skip is empty.
public enum CivilTime {
  /// The period that contains an instant, from its start to the start of the next period (exclusive).
  ///
  /// - Parameters:
  ///   - period: The length of the period. Weeks start on Monday, months on the first, and quarters and years with the month of January.
  ///   - start: The time of day at which the first day of the period starts. For an hour, only the minutes matter.
  ///   - zone: The time zone.
  ///   - now: The instant, in the years 1 to 9999.
  public static func period(_ period: PeriodKind, at start: TimeOfDay, in zone: Zone = .utc, containing now: Timestamp) -> Range<Timestamp>
  {
    let range = self.period(period, atMinute: start.minute, zone: zone, containing: now.seconds)
    return Timestamp(seconds: range.lowerBound)..<Timestamp(seconds: range.upperBound)
  }

  /// The first start of a period after an instant. The parameters are those of `period(_:at:in:containing:)`.
  public static func next(_ period: PeriodKind, at start: TimeOfDay, in zone: Zone = .utc, after now: Timestamp) -> Timestamp {
    Timestamp(seconds: next(period, atMinute: start.minute, zone: zone, after: now.seconds))
  }

  /// The period that contains an instant, in seconds since 1970.
  ///
  /// - Parameter minute: The start of the period, in minutes since midnight of its first day. For an hour, in minutes since the start of the
  ///   hour.
  package static func period(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, containing now: Int64) -> Range<Int64> {
    CalendarPeriod(every: period, minute: minute).range(containing: now, in: zone)
  }

  /// The first start of a period after an instant, in seconds since 1970.
  package static func next(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, after now: Int64) -> Int64 {
    self.period(period, atMinute: minute, zone: zone, containing: now).upperBound
  }
}

/// Divides and rounds down, also for negative numbers.
@inline(__always)
func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
  let quotient = a / b
  return a % b < 0 ? quotient - 1 : quotient
}
