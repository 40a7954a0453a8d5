import HostTime
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// Periods of the calendars of every zone of the system.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct PeriodTests {
  private static let start2020: Int64 = 1_577_836_800
  private static let end2037: Int64 = 2_145_916_800

  /// Periods follow each other without gap or overlap, at every instant. They begin when the clock shows the time, or at the change of the
  /// clock if it skips that time.
  @Test(arguments: [1, 2, 3] as [UInt64]) func periodsTileTime(seed: UInt64) {
    var random = Numbers(seed: seed)
    for zone in AllZones.distinct {
      let changes = Set(zone.changes.map(\.instant))
      for kind in [PeriodKind.hour, .day, .week, .month] {
        let minute = [0, 210, 30, 1439, random.next(in: 0..<1440)][Int(random.next(in: 0..<5))]
        func period(_ instant: Int64) -> Range<Int64> { CivilTime.period(kind, atMinute: minute, zone: zone, containing: instant) }
        for _ in 0..<12 {
          let now = random.next(in: 0..<4_000_000_000)
          let (now2, range) = (random.next(in: 0..<1 << 20), period(now))
          let isSound =
            range.contains(now) && period(range.lowerBound) == range && period(range.upperBound - 1) == range
            && period(range.lowerBound + now2 % Int64(range.count)) == range && period(range.upperBound).lowerBound == range.upperBound
            && period(range.lowerBound - 1).upperBound == range.lowerBound
            && CivilTime.next(kind, atMinute: minute, zone: zone, after: now) == range.upperBound
            && (changes.contains(range.lowerBound) || Self.isStart(zone.wallTime(at: range.lowerBound), of: kind, minute))
          if !isSound { Issue.record("seed \(seed), \(zone.name), \(kind) at \(minute): \(now) in \(range)") }
        }
      }
    }
  }

  private static func isStart(_ wall: Zone.WallTime, of kind: PeriodKind, _ minute: Int64) -> Bool {
    guard wall.second % 60 == 0 else { return false }
    if kind == .hour { return wall.minute % 60 == minute % 60 }
    guard wall.minute == minute else { return false }
    switch kind {
    // 1970-01-05 was a Monday.
    case .week: return (wall.day - 4) % 7 == 0
    case .month: return CivilDay(number: wall.day).day == 1
    default: return true
    }
  }

  /// Every start is found and no other: from 2020 to 2037, there is one each day, week, and month.
  @Test(arguments: [(PeriodKind.day, Int64(210), 6575), (.day, 0, 6575), (.week, 0, 939), (.month, 210, 216), (.month, 0, 216)])
  func everyPeriodComes(kind: PeriodKind, minute: Int64, expected: Int) {
    for zone in AllZones.distinct {
      // Half a day into 2020, even in the westernmost zone.
      var range = CivilTime.period(kind, atMinute: minute, zone: zone, containing: Self.start2020 + 43_200)
      var count = 0
      while range.lowerBound < Self.end2037 - 43_200 {
        count += 1
        range = CivilTime.period(kind, atMinute: minute, zone: zone, containing: range.upperBound)
      }
      if abs(count - expected) > 1 { Issue.record("\(zone.name): \(count) times a \(kind)") }
    }
  }

  /// Hours and days around changes, compared with starts that were looked up one by one.
  @Test(arguments: [(PeriodKind.hour, Int64(0)), (.hour, 30), (.day, 0), (.day, 30), (.day, 150), (.day, 1410)])
  func periodsAroundEveryChange(kind: PeriodKind, minute: Int64) {
    let length: Int64 = kind == .hour ? 3600 : 86_400
    var asked = 0
    for zone in AllZones.distinct {
      for (before, change) in AllZones.recentChanges(of: zone) {
        let middle = change.instant + before
        let reach = 2 * length + abs(change.offset - before)
        let clock = SlowClock(zone, from: change.instant - 2 * reach, through: change.instant + 2 * reach)
        let first = middle - ((middle - reach) % length + length) % length - reach + minute * 60
        let starts = stride(from: first, through: middle + reach, by: Int(length)).compactMap(clock.instant(ofWall:))
        for now in [change.instant - 3601, change.instant - 1, change.instant, change.instant + 1799, change.instant + 3600] {
          let range = CivilTime.period(kind, atMinute: minute, zone: zone, containing: now)
          asked += 1
          if range.lowerBound != starts.last(where: { $0 <= now }) || range.upperBound != starts.first(where: { $0 > now }) {
            Issue.record("\(zone.name), \(kind) at \(minute), \(now): \(range), not in \(starts)")
          }
        }
      }
    }
    #expect(asked > 10_000)
  }
}
