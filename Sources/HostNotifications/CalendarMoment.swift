internal import RulesBundle
public import RulesRuntime

/// A moment as a calendar trigger has it: what clocks show, and which clocks.
public struct CalendarMoment: Sendable, Equatable {
  /// The zone that the rest is read in: the plan's, or `UTC`.
  public var zone: String
  public var year: Int64
  public var month: Int64
  public var day: Int64
  public var hour: Int64
  public var minute: Int64
  public var second: Int64

  /// What clocks show at an instant, in seconds since 1970.
  ///
  /// A time that clocks of the zone show twice, when they are put back, does not say which of both is meant; then this is the time in UTC,
  /// which comes once. A time that they skip, no instant has.
  public init(_ instant: Int64, in zone: Zone) {
    self.init(instant, showingTimesOf: CalendarMoment.isShownOnce(instant, zone) ? zone : .utc)
  }

  /// The same by the clocks of UTC: for a system that does not know the zone.
  public init(inUTC instant: Int64) { self.init(instant, showingTimesOf: .utc) }

  private init(_ instant: Int64, showingTimesOf zone: Zone) {
    let wall = zone.wallTime(at: instant)
    let date = CivilDay(number: wall.day)
    self.zone = zone.name
    (year, month, day) = (date.year, date.month, date.day)
    (hour, minute, second) = (wall.second / 3600, wall.minute % 60, wall.second % 60)
  }

  /// Whether no other instant shows the same time: clocks that are put back do so by less than two days.
  private static func isShownOnce(_ instant: Int64, _ zone: Zone) -> Bool {
    let reach: Int64 = 52 * 3600
    let offset = zone.offset(at: instant)
    var offsets = [zone.offset(at: instant - reach), zone.offset(at: instant + reach)]
    for change in zone.changes where (change.instant - instant).magnitude <= UInt64(reach) { offsets.append(change.offset) }
    return !offsets.contains { other in other != offset && zone.offset(at: instant + offset - other) == other }
  }
}
