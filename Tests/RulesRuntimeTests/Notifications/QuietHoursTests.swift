import RulesJSON
import RulesRuntime
import Testing

/// Quiet hours, if the clock skips the time between two of them.
@Suite struct QuietHoursTests {
  /// Apia had no 30 December 2011: the night of the 29th continues into that of the 31st.
  @Test func aSkippedDayIsQuietToo() throws {
    let zone = try #require(Zone("Pacific/Apia", offset: -36_000, changes: [Zone.Change(instant: 1_325_239_200, offset: 50_400)]))
    var person = try Reminded(
      zone: zone,
      facts: [GivenFact(name: "plan", value: .string("pro")), GivenFact(name: "notifications.permission", value: .string("granted"))])
    let day: Int64 = 15_337
    person.things = [
      NotificationSubject(
        of: "session", id: "s1", at: .wall(Zone.WallTime(day: day, second: 23 * 3600)),
        facts: [GivenFact(name: "session.name", value: .string("Guard")), GivenFact(name: "session.stillPlanned", value: .bool(true))])
    ]
    let plan = try person.look(at: zone.instant(ofDay: day, minute: 12 * 60))
    #expect(plan.requests.map(\.wall) == [Zone.WallTime(day: day + 2, second: 7 * 3600)])
  }
}
