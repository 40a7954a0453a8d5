import HostTime
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// Periods from a day of the user's own, quarters, years, and weeks from any day, in every zone of the system.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct OwnDayTests {
  /// Periods follow each other without gap or overlap, and begin on the days that follow from the first day.
  @Test(arguments: [1, 2] as [UInt64]) func periodsTileTime(seed: UInt64) {
    var random = Numbers(seed: seed)
    for zone in AllZones.distinct {
      let changes = Set(zone.changes.map(\.instant))
      for every in [PeriodKind.day, .week, .month, .quarter, .year] {
        let first = random.next(in: 0..<30_000)
        let interval = random.next(in: 1..<(every == .day ? 60 : 5))
        let minute = [0, 150, 1439, random.next(in: 0..<1440)][Int(random.next(in: 0..<4))]
        let period = CalendarPeriod(every: every, interval: interval, from: first, minute: minute)
        for _ in 0..<6 {
          let now = random.next(in: 0..<4_000_000_000)
          let range = period.range(containing: now, in: zone)
          let wall = zone.wallTime(at: range.lowerBound)
          let isSound =
            range.contains(now) && period.range(containing: range.lowerBound, in: zone) == range
            && period.range(containing: range.upperBound - 1, in: zone) == range
            && period.range(containing: range.upperBound, in: zone).lowerBound == range.upperBound
            && (changes.contains(range.lowerBound)
              || wall.minute == minute && wall.second % 60 == 0 && Self.isStart(wall.day, first, every, interval))
          if !isSound { Issue.record("seed \(seed), \(zone.name), \(interval) \(every) from \(first) at \(minute): \(now) in \(range)") }
        }
      }
    }
  }

  private static func isStart(_ day: Int64, _ first: Int64, _ every: PeriodKind, _ interval: Int64) -> Bool {
    let (start, date) = (CivilDay(number: first), CivilDay(number: day))
    let months: Int64
    switch every {
    case .hour: return false
    case .day: return (day - first) % interval == 0
    case .week: return (day - first) % (7 * interval) == 0
    case .month: months = interval
    case .quarter: months = 3 * interval
    case .year: months = 12 * interval
    }
    guard ((date.year - start.year) * 12 + date.month - start.month) % months == 0 else { return false }
    // The same day of the month, or the last day of a shorter month.
    return date.day == start.day || date.day < start.day && CivilDay(number: day + 1).day == 1
  }
}
