import HostTime
import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// The daily reminder around every change of every clock from 2020 to 2037: one each day, at the first minute that shows its time, or a
/// later one if the clock skips it.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct EveryZoneTests {
  private static let years = Int64(1_577_836_800)..<2_145_916_800

  /// Zones with different changes in these years.
  private static let zones: [Zone] = {
    var zones: [Zone] = []
    for zone in HostTime.names.compactMap({ HostTime.zone(named: $0) }) {
      let isNew = !zones.contains { $0.changes == zone.changes && $0.offset(at: 0) == zone.offset(at: 0) }
      if isNew { zones.append(zone) }
    }
    return zones
  }()

  /// The result of reading a clock each minute: the first minute that shows the day's time, or a later one.
  private static func firstMinute(_ zone: Zone, day: Int64, minute: Int64) -> Int64 {
    let wall = day * 86_400 + minute * 60
    // No clock is more than a day from UTC.
    var instant = wall - 26 * 3600
    while instant + zone.offset(at: instant) < wall { instant += 60 }
    return instant
  }

  @Test func oneADayAroundEveryChange() throws {
    var plans = 0
    for zone in Self.zones {
      var person = try Reminded(
        zone: zone,
        facts: [GivenFact(name: "plan", value: .string("free")), GivenFact(name: "notifications.permission", value: .string("granted"))])
      for change in zone.changes where Self.years.contains(change.instant) {
        let wall = zone.wallTime(at: change.instant)
        let before = zone.wallTime(at: change.instant - 1)
        // In skipped and repeated times, at their edges, and on an ordinary evening.
        for minute in Set([wall.minute, (before.minute + 1) % 1440, (wall.minute + 1439) % 1440, (wall.minute + 20) % 1440, 1140]) {
          person.preferences = Reminded.choices(
            #"{"schedule": {"dailyReminderTime": "\#(Self.text(minute))", "quietHours": {"start": "00:00", "end": "00:00"}, "maxNotifsPerDay": 4}}"#
          )
          let days = (wall.day - 1)...(wall.day + 1)
          person.days = days.map { Reminded.day($0, due: 1) }
          let plan = try person.look(at: Self.firstMinute(zone, day: wall.day - 1, minute: 0))
          plans += 1
          let found = plan.requests.map(\.at.seconds)
          let expected = days.map { Self.firstMinute(zone, day: $0, minute: minute) }
          if found != expected {
            Issue.record("\(zone.name), change at \(change.instant), \(Self.text(minute)): \(found), not \(expected)")
          }
          if Set(plan.requests.map(\.id)).count != days.count { Issue.record("\(zone.name): \(plan.requests.map(\.id))") }
        }
      }
    }
    #expect(plans > 10_000)
  }

  private static func text(_ minute: Int64) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
