package import RulesBundle

/// Periods of a calendar in local time: how long they are, and on which day and at which minute they start.
///
/// Every period starts at the same distance from the first day, so that nothing accumulates: after January 31, monthly periods start on
/// February 28 or 29 and on March 31. In a year without February 29, yearly periods from that day start on February 28.
package struct CalendarPeriod: Sendable, Equatable {
  /// The unit of the length.
  package var every: PeriodKind
  /// The length in units.
  package var interval: Int64
  /// The minute of the day at which periods start. For an hour, the minute of the hour.
  package var minute: Int64
  /// A day on which a period starts, in days since 1970-01-01.
  private var first: Int64
  /// The month, counted from the year 0, and the day of the month of the first day.
  private var month: Int64 = 0
  private var day: Int64 = 1

  /// A Monday.
  private static let monday: Int64 = -3

  /// The periods of the calendar: months from the first, quarters and years from January 1, and weeks from a day of the week.
  ///
  /// - Parameters:
  ///   - every: The period.
  ///   - minute: The minute of the day at which it starts. For an hour, the minute of the hour.
  ///   - weekday: The first day of weeks, in days after Monday.
  package init(every: PeriodKind, minute: Int64 = 0, weekday: Int64 = 0) {
    (self.every, interval, self.minute) = (every, 1, minute)
    first = every == .week ? CalendarPeriod.monday + weekday : 0
  }

  /// The periods from a day, such as the day of a sign-up.
  ///
  /// - Parameters:
  ///   - every: The unit of the length.
  ///   - interval: The length in units, at least 1.
  ///   - day: The local day on which a period starts, in days since 1970-01-01. Periods before it are counted backward.
  ///   - minute: The minute of the day at which periods start. For hours, the minute of the hour.
  package init(every: PeriodKind, interval: Int64, from day: Int64, minute: Int64 = 0) {
    (self.every, self.interval, self.minute, first) = (every, max(1, interval), minute, day)
    let date = CivilDay(number: day)
    (month, self.day) = (date.year * 12 + date.month - 1, date.day)
  }

  /// The period that contains an instant, from its start to the start of the next period (exclusive).
  ///
  /// - Parameters:
  ///   - now: The instant, in seconds since 1970, in the years 1 to 9999.
  ///   - zone: The time zone.
  package func range(containing now: Int64, in zone: Zone) -> Range<Int64> {
    let delay = (every == .hour ? minute % 60 : minute) * 60
    // The local time can belong to an adjacent period if clocks were changed.
    var number = number(atWall: now + zone.offset(at: now) - delay)
    var start = zone.instant(ofWall: wall(ofStart: number) + delay)
    while start > now {
      number -= 1
      start = zone.instant(ofWall: wall(ofStart: number) + delay)
    }
    while true {
      number += 1
      let end = zone.instant(ofWall: wall(ofStart: number) + delay)
      if end > now { return start..<end }
      start = end
    }
  }

  /// The number of months of a unit; nil for units that are shorter than a month.
  private var months: Int64? {
    switch every {
    case .hour, .day, .week: nil
    case .month: interval
    case .quarter: 3 * interval
    case .year: 12 * interval
    }
  }

  /// The number of the period of a local time. The period from the first day has the number 0. For a day of the month before the start of
  /// its period, the result is one too high.
  private func number(atWall wall: Int64) -> Int64 {
    if every == .hour { return floorDivide(wall - first * 86_400, 3600 * interval) }
    let day = floorDivide(wall, 86_400)
    guard let months else { return floorDivide(day - first, (every == .week ? 7 : 1) * interval) }
    let date = CivilDay(number: day)
    return floorDivide(date.year * 12 + date.month - 1 - month, months)
  }

  /// The start of a period in seconds of local time, without its minute.
  private func wall(ofStart number: Int64) -> Int64 {
    if every == .hour { return first * 86_400 + number * 3600 * interval }
    guard let months else { return (first + number * (every == .week ? 7 : 1) * interval) * 86_400 }
    let wanted = month + number * months
    let year = floorDivide(wanted, 12)
    let start = CivilDay.number(year: year, month: wanted - year * 12 + 1, day: 1)
    if day <= 28 { return (start + day - 1) * 86_400 }
    let next = floorDivide(wanted + 1, 12)
    let length = CivilDay.number(year: next, month: wanted + 1 - next * 12 + 1, day: 1) - start
    return (start + min(day, length) - 1) * 86_400
  }
}
