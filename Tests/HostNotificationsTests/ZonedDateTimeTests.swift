import HostNotifications
import HostTime
import RulesRuntime
import Testing

/// A calendar trigger fires at the planned instant, also around changes of the clock.
@Suite struct ZonedDateTimeTests {
  private static let names = [
    "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu",
    "Pacific/Apia", "Pacific/Kwajalein", "UTC",
  ]

  /// The instant that the system derives from a date and time: the only one at which the clock shows it. Nil if there are several.
  private func instant(of date: ZonedDateTime, in zone: Zone) throws -> Timestamp? {
    let clocks = date.zone == zone.name ? zone : .utc
    #expect(date.zone == clocks.name)
    let wall = try #require(
      Zone.WallTime(
        year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute, second: date.second))
    let first = clocks.instant(of: wall)
    // Real changes of the clock are multiples of half an hour, or a day.
    for offset in [1800, 3600, 7200, 86_400] where clocks.wallTime(at: first.advanced(by: .seconds(offset))) == wall { return nil }
    return first
  }

  @Test(arguments: names) func everyMinuteAroundEveryChange(name: String) throws {
    let zone = try #require(name == "UTC" ? .utc : HostTime.zone(named: name))
    var moments = [1_772_445_600] as [Int64]
    for change in zone.changes where (1_577_836_800..<1_735_689_600).contains(change.instant) || change.offset.magnitude > 12 * 3600 {
      moments += stride(from: change.instant - 7500, through: change.instant + 7500, by: 300).map { $0 + 17 }
      moments += [change.instant - 1, change.instant]
    }
    for at in moments.map({ Timestamp(seconds: $0) }) {
      let date = ZonedDateTime(at, in: zone)
      #expect(try instant(of: date, in: zone) == at, "\(name) \(at) \(date)")
    }
  }

  @Test func onlyATimeThatComesTwiceIsSaidInUTC() throws {
    let berlin = try #require(HostTime.zone(named: "Europe/Berlin"))
    // On 2026-10-25, the clock shows 02:00 to 03:00 twice, from 00:00Z to 02:00Z.
    let start = Timestamp(seconds: 1_792_886_400)
    #expect(ZonedDateTime(start.advanced(by: .seconds(-1)), in: berlin).zone == "Europe/Berlin")
    #expect(ZonedDateTime(start, in: berlin).zone == "UTC" && ZonedDateTime(start, in: berlin).hour == 0)
    #expect(ZonedDateTime(start.advanced(by: .seconds(7199)), in: berlin).zone == "UTC")
    #expect(
      ZonedDateTime(start.advanced(by: .seconds(7200)), in: berlin).zone == "Europe/Berlin"
        && ZonedDateTime(start.advanced(by: .seconds(7200)), in: berlin).hour == 3)
    #expect(ZonedDateTime(inUTC: start.advanced(by: .seconds(7200))).hour == 2)
  }
}
