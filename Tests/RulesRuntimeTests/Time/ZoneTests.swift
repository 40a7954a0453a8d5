import RulesBundle
import RulesRuntime
import Testing

/// Handwritten zones; `HostTimeTests` has the real ones.
@Suite struct ZoneTests {
  private static func zone(_ offset: Int64, _ changes: (Int64, Int64)...) -> Zone? {
    Zone("Test/Made", offset: offset, changes: changes.map { Zone.Change(instant: $0.0, offset: $0.1) })
  }

  @Test func refusesWhatIsNoZone() {
    #expect(Self.zone(0, (10, 3600), (10, 0)) == nil)
    #expect(Self.zone(0, (10, 3600), (9, 0)) == nil)
    // Also if the change itself would be omitted.
    #expect(Self.zone(0, (10, 0), (9, 3600)) == nil)
    #expect(Self.zone(26 * 3600) == nil && Self.zone(-26 * 3600) == nil && Self.zone(0, (1, .min)) == nil)
    #expect(Self.zone(0, (.min, 3600)) == nil && Self.zone(0, (.max, 3600)) == nil)
    #expect(Self.zone(26 * 3600 - 1) != nil)
  }

  @Test func changesOfNothingAreLeftOut() throws {
    let zone = try #require(Self.zone(3600, (0, 3600), (100, 7200), (200, 7200), (300, 3600)))
    #expect(zone == Self.zone(3600, (100, 7200), (300, 3600)))
    #expect(zone.changes == [Zone.Change(instant: 100, offset: 7200), Zone.Change(instant: 300, offset: 3600)])
  }

  @Test func offsetsHoldFromTheirInstant() throws {
    let zone = try #require(Self.zone(-60, (-1000, 3600), (0, 7200), (1, 0)))
    #expect([.min, -1001, -1000, -1, 0, 1, .max].map(zone.offset) == [-60, -60, 3600, 3600, 7200, 0, 0])
    #expect(zone.wallTime(at: -1001) == Zone.WallTime(day: -1, second: 86_400 - 1061))
    #expect(zone.wallTime(at: 0) == Zone.WallTime(day: 0, second: 7200) && zone.wallTime(at: 0).minute == 120)
    #expect(Zone.utc.wallTime(at: -1) == Zone.WallTime(day: -1, second: 86_399))
    #expect(Zone.utc.instant(ofDay: -1, minute: 1439) == -60)
  }

  /// The clock goes from 02:00 to 03:00, half an hour later to 03:15, then back twice within an hour: the first instant at which it shows
  /// the time, or a later one.
  @Test func changesCloseToEachOther() throws {
    let zone = try #require(Self.zone(0, (7200, 3600), (9000, 2700), (9900, -900), (10_800, -4500)))
    // On the clock: 02:00 becomes 03:00; 03:30 becomes 03:15; 03:30 becomes 02:30; 02:45 becomes 01:45.
    let expected: [(minute: Int64, instant: Int64)] = [
      (119, 7140), (120, 7200), (150, 7200), (180, 7200), (195, 8100), (209, 8940), (210, 14_400 + 2700), (211, 17_160),
    ]
    for (minute, instant) in expected { #expect(zone.instant(ofDay: 0, minute: minute) == instant, "minute \(minute)") }
  }

  /// A day that did not exist (Apia) and one that occurred twice (Alaska): periods have no time in the former, and twice the time in the
  /// latter.
  @Test func wholeDays() throws {
    let apia = try #require(Self.zone(-36_000, (1_325_239_200, 50_400)))
    #expect(apia.instant(ofDay: 15_338, minute: 0) == 1_325_239_200 && apia.instant(ofDay: 15_338, minute: 1439) == 1_325_239_200)
    #expect(apia.instant(ofDay: 15_339, minute: 0) == 1_325_239_200 && apia.instant(ofDay: 15_339, minute: 1) == 1_325_239_260)
    let day = CivilTime.period(.day, atMinute: 0, zone: apia, containing: 1_325_239_199)
    #expect(day == 1_325_152_800..<1_325_239_200)
    #expect(CivilTime.period(.day, atMinute: 0, zone: apia, containing: 1_325_239_200) == 1_325_239_200..<1_325_325_600)

    let alaska = try #require(Self.zone(43_200, (43_200, -43_200)))
    #expect(alaska.wallTime(at: 43_199).day == 0 && alaska.wallTime(at: 43_200).day == 0)
    #expect(CivilTime.period(.day, atMinute: 0, zone: alaska, containing: 43_200) == -43_200..<129_600)
  }
}
