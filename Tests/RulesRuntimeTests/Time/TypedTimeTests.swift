import RulesBundle
import RulesRuntime
import Testing

/// Days, zones and periods as apps see them: with `CalendarDay`, `Timestamp` and `Duration`.
@Suite struct TypedTimeTests {
  @Test(arguments: ["2026-03-02", "2024-02-29", "0001-01-01", "9999-12-31"]) func aDayHasOneText(text: String) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.text == text && CalendarDay(year: day.year, month: day.month, day: day.day) == day)
    #expect(day.advanced(by: 40).advanced(by: -40) == day && day.distance(to: day.advanced(by: -3)) == -3)
    #expect(day < day.advanced(by: 1))
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "26-3-2", "2026-03-02T00:00:00Z", ""]) func isNoDay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func isNoDate() {
    #expect(CalendarDay(year: 2026, month: 2, day: 29) == nil && CalendarDay(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 2026, month: 4, day: 31) == nil && CalendarDay(year: 10_000, month: 1, day: 1) == nil)
  }

  @Test func aZoneHasItsOffsets() throws {
    let spring = Timestamp(seconds: 1_774_746_000)
    let berlin = try #require(Zone("Europe/Berlin", offset: .seconds(3600), changes: [.init(at: spring, offset: .seconds(7200))]))
    #expect(berlin.offset(at: spring.advanced(by: .milliseconds(-1))) == .seconds(3600) && berlin.offset(at: spring) == .seconds(7200))
    let wall = berlin.wallTime(at: spring.advanced(by: .milliseconds(90_999)))
    #expect(wall.date == CalendarDay("2026-03-29") && wall.time == TimeOfDay("03:01") && wall.secondOfMinute == 30)
    #expect(berlin.instant(of: wall) == spring + .seconds(90) && berlin.instant(of: wall) - spring == .seconds(90))
    #expect(spring - .milliseconds(1) < spring && spring - .milliseconds(1) + .milliseconds(1) == spring)
    // Clocks skip 02:30.
    #expect(berlin.instant(of: try #require(Zone.WallTime(year: 2026, month: 3, day: 29, hour: 2, minute: 30))) == spring)
    #expect(Zone("Test/Far", offset: .seconds(26 * 3600), changes: []) == nil)
    // In autumn, clocks show an hour twice.
    let autumn = Timestamp(seconds: 1_792_890_000)
    let back = try #require(Zone("Europe/Berlin", offset: .seconds(7200), changes: [.init(at: autumn, offset: .seconds(3600))]))
    #expect(!back.isShownOnce(at: autumn) && !back.isShownOnce(at: autumn - .seconds(1)) && back.isShownOnce(at: autumn + .seconds(3600)))
  }

  @Test func aPeriodContainsItsInstant() throws {
    let now = try #require(Timestamp("2026-03-02T19:15:00Z"))
    let quarterPast = try #require(TimeOfDay("19:15"))
    #expect(CivilTime.next(.day, at: quarterPast, after: now) == Timestamp("2026-03-03T19:15:00Z"))
    #expect(CivilTime.next(.day, at: quarterPast, after: now.advanced(by: .milliseconds(-1))) == now)
    #expect(CivilTime.period(.day, at: quarterPast, containing: now.advanced(by: .milliseconds(500))).lowerBound == now)
  }
}
