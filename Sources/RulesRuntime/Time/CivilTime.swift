public import RulesBundle

/// Periods of a zone's calendar.
///
/// A period begins when the zone's clocks first show its start, or a later time where they skip it. So periods tile time without gap or
/// overlap, in every zone: the hour in which clocks are set back is longer, one that they skip has no time in it.
public enum CivilTime {
  /// The period around an instant: from its start up to, not including, the next one's. Instants are seconds since 1970, in the years 1 to
  /// 9999.
  ///
  /// Weeks begin on Monday and months on the first. The minute counts from midnight of the first day; of an hour, from its start.
  public static func period(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, containing now: Int64) -> Range<Int64> {
    let delay = (period == .hour ? minute % 60 : minute) * 60
    // By the wall clock; where clocks jumped, it may be the neighbour's.
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

  /// The first start of a period after an instant.
  public static func next(_ period: PeriodKind, atMinute minute: Int64, zone: Zone = .utc, after now: Int64) -> Int64 {
    self.period(period, atMinute: minute, zone: zone, containing: now).upperBound
  }

  /// Hours, days and weeks count from 1970-01-01 (a Thursday, so its week began three days before), months from the year 0.
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

  /// Seconds of the wall clock at which a period starts, without its delay.
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

/// Rounds down, also below zero.
@inline(__always)
func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
  let quotient = a / b
  return a % b < 0 ? quotient - 1 : quotient
}
