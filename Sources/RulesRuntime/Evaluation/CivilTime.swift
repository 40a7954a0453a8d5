internal import RulesBundle

/// Periods of the calendar in UTC, as arithmetic on seconds since 1970.
public enum CivilTime {
  public enum Period: UInt8, Sendable { case hour, day, week, month }

  /// The first start of a period after an instant. Weeks begin on Monday; an hour's minute is the minute within the hour.
  public static func next(_ period: Period, atMinute minute: Int64, after now: Int64) -> Int64 {
    let day = floorDivide(now, 86_400)
    switch period {
    case .hour: return first(floorDivide(now, 3600) * 3600 + minute % 60 * 60, step: 3600, after: now)
    case .day: return first(day * 86_400 + minute * 60, step: 86_400, after: now)
    case .week:
      let monday = day - (day + 3 - floorDivide(day + 3, 7) * 7)
      return first(monday * 86_400 + minute * 60, step: 604_800, after: now)
    case .month:
      let date = CivilDay(number: day)
      let start = CivilDay.number(year: date.year, month: date.month, day: 1) * 86_400 + minute * 60
      if start > now { return start }
      return CivilDay.number(year: date.year, month: date.month + 1, day: 1) * 86_400 + minute * 60
    }
  }

  private static func first(_ start: Int64, step: Int64, after now: Int64) -> Int64 { start > now ? start : start + step }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
