public import RulesRuntime

/// The date and time of a calendar trigger, with its time zone.
public struct ZonedDateTime: Sendable, Equatable {
  /// The time zone of the other fields: the zone of the schedule, or `UTC`.
  public var zone: String
  /// The year of the Gregorian calendar.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1 to 31.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int
  /// The second, from 0 to 59.
  public var second: Int

  /// Creates the date and time of an instant, without its fraction of a second.
  ///
  /// When clocks are set back, the zone shows some times twice. For these times, the fields are in UTC, where each time occurs once.
  public init(_ instant: Timestamp, in zone: Zone) {
    self.init(instant, showingTimesOf: zone.isShownOnce(at: instant) ? zone : .utc)
  }

  /// Creates the date and time of an instant in UTC, for systems that do not know the zone.
  public init(inUTC instant: Timestamp) { self.init(instant, showingTimesOf: .utc) }

  private init(_ instant: Timestamp, showingTimesOf zone: Zone) {
    let wall = zone.wallTime(at: instant)
    self.zone = zone.name
    (year, month, day) = (wall.date.year, wall.date.month, wall.date.day)
    (hour, minute, second) = (wall.time.hour, wall.time.minuteOfHour, wall.secondOfMinute)
  }
}
