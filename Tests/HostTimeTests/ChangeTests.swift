import HostTime
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// Wall times around the changes of every zone of the system.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct ChangeTests {
  @Test func theDatabaseIsRead() {
    #expect(AllZones.byName.count == HostTime.names.count, "\(Set(HostTime.names).subtracting(AllZones.byName.map(\.name)))")
    #expect(AllZones.byName.count > 400 && AllZones.distinct.count > 200)
    #expect(AllZones.byName.allSatisfy { $0.zone.name == $0.name })
  }

  /// The minutes next to those that do not exist or exist twice, and every tenth of the others. `RULEBOOK_CASES` tries every minute.
  @Test func minutesAroundEveryChange() {
    var minutes = 0
    for zone in AllZones.distinct {
      for (before, change) in AllZones.recentChanges(of: zone) {
        let reach = abs(change.offset - before) + 3 * 3600
        let clock = SlowClock(zone, from: change.instant - reach, through: change.instant + reach)
        let first = change.instant + min(before, change.offset) - 5400
        let edges = [change.instant + before, change.instant + change.offset]
        for wall in stride(from: first, through: change.instant + max(before, change.offset) + 5400, by: 60) {
          let isNear = edges.contains { abs(wall - $0) <= 180 }
          guard isNear || wall % 600 == 0 || TestRun.cases != nil else { continue }
          let day = (wall - ((wall % 86_400) + 86_400) % 86_400) / 86_400
          let instant = zone.instant(ofDay: day, minute: (wall - day * 86_400) / 60)
          if instant != clock.instant(ofWall: wall) {
            Issue.record("\(zone.name), \(Moments.text(wall)) on the clock: \(Moments.text(instant))")
          }
          minutes += 1
        }
      }
    }
    #expect(minutes > 15_000)
  }

  /// From the published announcements of the changes, not from the database.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:00:00Z"), ("Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:00:00Z"), ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
    ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:30:00Z"),
    ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00Z"), ("Pacific/Apia", "2011-12-29T12:00", "2011-12-29T22:00:00Z"),
    ("Pacific/Apia", "2011-12-30T00:00", "2011-12-30T10:00:00Z"), ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31T12:00", "2011-12-30T22:00:00Z"), ("Asia/Beirut", "2026-03-29T00:00", "2026-03-28T22:00:00Z"),
    ("America/Havana", "2026-03-08T00:00", "2026-03-08T05:00:00Z"), ("America/Havana", "2026-11-01T00:00", "2026-11-01T04:00:00Z"),
    ("America/Havana", "2026-11-01T00:30", "2026-11-01T04:30:00Z"), ("America/Santiago", "2026-09-06T00:00", "2026-09-06T04:00:00Z"),
    ("America/Santiago", "2026-04-04T23:30", "2026-04-05T02:30:00Z"), ("America/Santiago", "2026-04-05T00:00", "2026-04-05T04:00:00Z"),
    ("America/Asuncion", "2023-10-01T00:00", "2023-10-01T04:00:00Z"), ("Africa/Cairo", "2026-04-24T00:00", "2026-04-23T22:00:00Z"),
    ("Africa/Cairo", "2026-10-30T00:00", "2026-10-29T22:00:00Z"), ("America/Nuuk", "2026-03-28T23:30", "2026-03-29T01:00:00Z"),
    ("Africa/Casablanca", "2026-02-15T02:30", "2026-02-15T01:30:00Z"),
    ("Africa/Casablanca", "2026-03-22T02:30", "2026-03-22T02:00:00Z"), ("Antarctica/Troll", "2026-03-29T02:30", "2026-03-29T01:00:00Z"),
    ("Asia/Kolkata", "2026-01-01T00:00", "2025-12-31T18:30:00Z"), ("Etc/GMT+5", "2026-01-01T00:00", "2026-01-01T05:00:00Z"),
    // After the years in the files, by the rule at their end.
    ("Europe/Berlin", "2090-07-01T12:00", "2090-07-01T10:00:00Z"), ("America/Nuuk", "2090-07-01T12:00", "2090-07-01T13:00:00Z"),
  ]) func knownPlaces(zone name: String, wall: String, instant: String) throws {
    let zone = try #require(HostTime.zone(named: name))
    let wall = try #require(Moments.seconds(wall))
    #expect(Moments.text(zone.instant(ofDay: wall / 86_400, minute: wall % 86_400 / 60)) == instant)
  }
}
