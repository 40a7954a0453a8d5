/// The proleptic Gregorian calendar in UTC, as arithmetic on seconds since 1970.
public enum CivilTime {
  public enum Period: UInt8, Sendable { case hour, day, week, month }

  /// Days since 1970-01-01 of a date; month 1 to 12.
  public static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years begin in March, so that the leap day is the last of the year.
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Year and month of a day counted from 1970-01-01.
  public static func yearAndMonth(ofDay days: Int64) -> (year: Int64, month: Int64) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9)
  }

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
      let (year, month) = yearAndMonth(ofDay: day)
      let start = days(year: year, month: month, day: 1) * 86_400 + minute * 60
      if start > now { return start }
      return days(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1) * 86_400 + minute * 60
    }
  }

  private static func first(_ start: Int64, step: Int64, after now: Int64) -> Int64 { start > now ? start : start + step }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
