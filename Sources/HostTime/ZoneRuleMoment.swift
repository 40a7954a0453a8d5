internal import RulesBundle

extension ZoneRule.Moment {
  /// Returns the local time of this moment in a year, in seconds since 1970-01-01T00:00:00 local time.
  func wall(in year: Int64) -> Int64 { day.number(in: year) * 86_400 + seconds }
}

extension ZoneRule.Moment.Day {
  /// Returns the day in a year, as the number of days since 1970-01-01.
  func number(in year: Int64) -> Int64 {
    let newYear = CivilDay.number(year: year, month: 1, day: 1)
    switch self {
    case .counted(let days): return newYear + days
    case .withoutLeapDay(let days):
      let march = CivilDay.number(year: year, month: 3, day: 1)
      return days < 60 ? newYear + days - 1 : march + days - 60
    case .weekday(let weekday, let week, let month):
      let first = CivilDay.number(year: year, month: month, day: 1)
      let next = CivilDay.number(year: year, month: month + 1, day: 1)
      // 1970-01-01 was a Thursday.
      let ofFirst = ((first + 4) % 7 + 7) % 7
      let day = first + (weekday - ofFirst + 7) % 7 + (week - 1) * 7
      return day < next ? day : day - 7
    }
  }
}
