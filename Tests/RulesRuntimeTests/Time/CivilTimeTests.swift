import RulesBundle
import RulesRuntime
import Testing

@Suite struct CivilTimeTests {
  /// Every day of four centuries, counted one after another.
  @Test func daysCountUpOneByOne() {
    var expected: Int64 = CivilDay.number(year: 1900, month: 1, day: 1)
    #expect(expected == -25_567)
    for year in Int64(1900)..<2300 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        let month = Int64(index + 1)
        #expect(CivilDay.number(year: year, month: month, day: 1) == expected)
        let last = CivilDay(number: expected + Int64(length) - 1)
        #expect(last.year == year && last.month == month && last.day == Int64(length))
        expected += Int64(length)
      }
    }
  }

  /// 2026-03-15T10:00:00Z is a Sunday.
  @Test(arguments: [
    (PeriodKind.hour, Int64(30), "10:30 the same day", Int64(1_773_570_600)),
    (.day, 0, "midnight", 1_773_619_200),
    (.day, 600, "the current minute has passed, so tomorrow", 1_773_655_200),
    (.week, 0, "Monday", 1_773_619_200),
    (.month, 0, "the first of April", 1_775_001_600),
  ])
  func findsTheNextStart(period: PeriodKind, minute: Int64, why: String, expected: Int64) {
    #expect(CivilTime.next(period, atMinute: minute, after: 1_773_568_800) == expected, Comment(rawValue: why))
  }

  /// Where weeks, months, and leap days end, in UTC.
  @Test(arguments: [
    (PeriodKind.hour, Int64(30), "2024-02-29T10:29", "2024-02-29T09:30", "2024-02-29T10:30"),
    (.hour, 90, "2024-02-29T10:30", "2024-02-29T10:30", "2024-02-29T11:30"),
    (.day, 210, "2024-02-29T03:29", "2024-02-28T03:30", "2024-02-29T03:30"),
    (.day, 210, "2024-02-29T03:30", "2024-02-29T03:30", "2024-03-01T03:30"),
    (.week, 0, "2024-03-03T23:59", "2024-02-26T00:00", "2024-03-04T00:00"),
    (.week, 210, "2024-03-04T03:29", "2024-02-26T03:30", "2024-03-04T03:30"),
    (.month, 0, "2024-02-29T23:59", "2024-02-01T00:00", "2024-03-01T00:00"),
    (.month, 210, "2024-03-01T03:29", "2024-02-01T03:30", "2024-03-01T03:30"),
    (.month, 210, "2024-12-31T23:59", "2024-12-01T03:30", "2025-01-01T03:30"),
    (.month, 0, "1969-12-31T23:59", "1969-12-01T00:00", "1970-01-01T00:00"),
    (.week, 0, "1970-01-01T00:00", "1969-12-29T00:00", "1970-01-05T00:00"),
    (.month, 0, "0001-01-15T00:00", "0001-01-01T00:00", "0001-02-01T00:00"),
  ])
  func findsThePeriodAround(period: PeriodKind, minute: Int64, now: String, start: String, end: String) throws {
    func instant(_ text: String) throws -> Int64 { try #require(TimeText.timestamp((text + ":00Z").utf8)).seconds }
    let found = CivilTime.period(period, atMinute: minute, containing: try instant(now))
    #expect(try found == instant(start)..<instant(end))
  }
}
