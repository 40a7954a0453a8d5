import RulesBundle
import RulesRuntime
import Testing

/// Quarters, years, weeks from a day, and periods from a day of the user's own, in UTC.
@Suite struct CalendarPeriodTests {
  private func instant(_ text: String) throws -> Int64 {
    try #require(TimeText.timestamp(Array("\(text):00Z".utf8))).seconds
  }

  private func day(_ text: String) throws -> Int64 { try instant("\(text)T00:00") / 86_400 }

  @Test(arguments: [
    (PeriodKind.quarter, Int64(0), "2026-03-31T23:59", "2026-01-01T00:00", "2026-04-01T00:00"),
    (.quarter, 0, "2024-04-01T00:00", "2024-04-01T00:00", "2024-07-01T00:00"),
    (.quarter, 360, "2026-10-01T05:59", "2026-07-01T06:00", "2026-10-01T06:00"),
    (.year, 0, "2024-12-31T23:59", "2024-01-01T00:00", "2025-01-01T00:00"),
    (.year, 360, "2026-01-01T05:00", "2025-01-01T06:00", "2026-01-01T06:00"),
  ])
  func calendarPeriods(period: PeriodKind, minute: Int64, now: String, start: String, end: String) throws {
    let found = CalendarPeriod(every: period, minute: minute).range(containing: try instant(now), in: .utc)
    #expect(found == (try instant(start))..<(try instant(end)))
  }

  /// 2026-03-01 was a Sunday.
  @Test(arguments: [
    (0, "2026-03-02"), (1, "2026-03-03"), (2, "2026-03-04"), (3, "2026-03-05"), (4, "2026-03-06"), (5, "2026-03-07"), (6, "2026-03-08"),
  ])
  func weeksStartOnAnyDay(weekday: Int64, first: String) throws {
    let start = try instant("\(first)T00:00")
    let week = CalendarPeriod(every: .week, weekday: weekday)
    #expect(week.range(containing: start, in: .utc) == start..<(start + 7 * 86_400))
    #expect(week.range(containing: start - 1, in: .utc) == (start - 7 * 86_400)..<start)
    #expect(week.range(containing: start + 7 * 86_400 - 1, in: .utc).lowerBound == start)
  }

  /// Every start is counted from the first day, so that February does not move later starts.
  @Test(arguments: [
    (
      "2024-01-31", PeriodKind.month, Int64(1),
      ["2023-12-31", "2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31", "2024-06-30"]
    ),
    ("2025-08-30", .month, 6, ["2024-08-30", "2025-02-28", "2025-08-30", "2026-02-28", "2026-08-30"]),
    ("2024-02-29", .year, 1, ["2022-02-28", "2023-02-28", "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]),
    ("2023-11-30", .quarter, 1, ["2023-08-30", "2023-11-30", "2024-02-29", "2024-05-30", "2024-08-30", "2024-11-30", "2025-02-28"]),
    ("2026-02-15", .day, 30, ["2026-01-16", "2026-02-15", "2026-03-17", "2026-04-16"]),
    ("2026-02-15", .week, 2, ["2026-02-01", "2026-02-15", "2026-03-01", "2026-03-15"]),
    ("1970-01-01", .month, 1, ["1969-12-01", "1970-01-01", "1970-02-01"]),
  ])
  func periodsFromADay(first: String, every: PeriodKind, interval: Int64, starts: [String]) throws {
    let period = CalendarPeriod(every: every, interval: interval, from: try day(first))
    let expected = try starts.map { try instant("\($0)T00:00") }
    for (start, end) in zip(expected, expected.dropFirst()) {
      for now in [start, start + 1, (start + end) / 2, end - 1] {
        #expect(period.range(containing: now, in: .utc) == start..<end, "\(first) at \(now)")
      }
    }
  }

  /// A period belongs to the local day of the first time, and starts at the minute of the rule.
  @Test func theMinuteMovesTheStart() throws {
    let period = CalendarPeriod(every: .month, interval: 1, from: try day("2024-01-31"), minute: 390)
    let found = period.range(containing: try instant("2024-03-31T06:29"), in: .utc)
    #expect(found == (try instant("2024-02-29T06:30"))..<(try instant("2024-03-31T06:30")))
  }
}
