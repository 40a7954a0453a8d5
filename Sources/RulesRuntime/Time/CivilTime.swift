public import RulesBundle

/// Calendar periods in a time zone.
///
/// A period starts when local clocks first show its start, or a later time if clocks skip the start. In every zone, periods therefore cover
/// time without gaps or overlaps. The hour in which clocks are set back is longer, and an hour that clocks skip is empty.
public enum CivilTime {
  /// The period that contains an instant, from its start to the start of the next period (exclusive).
  ///
  /// - Parameters:
  ///   - period: The length of the period. Weeks start on Monday, and months start on the first.
  ///   - minute: The start of the period, in minutes since midnight of its first day. For an hour, in minutes since the start of the hour.
  ///   - zone: The time zone.
  ///   - now: The instant, in seconds since 1970, in the years 1 to 9999.
  public static func period(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, containing now: Int64) -> Range<Int64> {
    let delay = (period == .hour ? minute % 60 : minute) * 60
    // The local time can belong to an adjacent period if clocks were changed.
    var number = number(of: period, atWall: now + zone.offset(at: now) - delay)
    var start = zone.instant(ofWall: wall(ofStart: number, of: period) + delay)
    while start > now {
      number -= 1
      start = zone.instant(ofWall: wall(ofStart: number, of: period) + delay)
    }
    while true {
      number += 1
      let end = zone.instant(ofWall: wall(ofStart: number, of: period) + delay)
      if end > now { return start..<end }
      start = end
    }
  }

  /// The first start of a period after an instant. The parameters are those of `period(_:atMinute:zone:containing:)`.
  public static func next(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, after now: Int64) -> Int64 {
    self.period(period, atMinute: minute, zone: zone, containing: now).upperBound
  }

  /// The number of a period. Hours, days, and weeks are counted from 1970-01-01, and months from the year 0. 1970-01-01 was a Thursday, so
  /// its week started three days earlier.
  private static func number(of period: PeriodKind, atWall wall: Int64) -> Int64 {
    switch period {
    case .hour: return floorDivide(wall, 3600)
    case .day: return floorDivide(wall, 86_400)
    case .week: return floorDivide(floorDivide(wall, 86_400) + 3, 7)
    case .month:
      let date = CivilDay(number: floorDivide(wall, 86_400))
      return date.year * 12 + date.month - 1
    }
  }

  /// The start of a period in seconds of local time, without its delay.
  private static func wall(ofStart number: Int64, of period: PeriodKind) -> Int64 {
    switch period {
    case .hour: return number * 3600
    case .day: return number * 86_400
    case .week: return (number * 7 - 3) * 86_400
    case .month:
      let year = floorDivide(number, 12)
      return CivilDay.number(year: year, month: number - year * 12 + 1, day: 1) * 86_400
    }
  }
}

/// Divides and rounds down, also for negative numbers.
@inline(__always)
func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
  let quotient = a / b
  return a % b < 0 ? quotient - 1 : quotient
}
