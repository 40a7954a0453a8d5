package import RulesRuntime

/// The rule for future changes of a zone, in the POSIX `TZ` format: `CET-1CEST,M3.5.0,M10.5.0/3`.
package struct ZoneRule {
  /// A day of every year, with a local time in seconds after midnight. The time can be on another day.
  struct Moment: Equatable {
    enum Day: Equatable {
      /// A day from 1 to 365, without February 29.
      case withoutLeapDay(Int64)
      /// A day from 0 to 365, including February 29.
      case counted(Int64)
      /// A weekday (0 is Sunday) in a week from 1 to 5 of a month. Week 5 is the last such weekday of the month.
      case weekday(Int64, week: Int64, month: Int64)
    }

    var day: Day
    var seconds: Int64 = 7200
  }

  struct Summer: Equatable {
    var offset: Int64
    var begins: Moment
    var ends: Moment
  }

  /// The offset of standard time in seconds ahead of UTC.
  package let standard: Int64
  let summer: Summer?

  /// Parses a complete rule. Returns nil if it is invalid. `wideHours` allows hours from -167 to 167, as in version 3 of TZif.
  package init?(_ text: [UInt8], wideHours: Bool) {
    var reader = ZoneRuleReader(text)
    guard reader.abbreviation(), let behind = reader.time(hours: 24) else { return nil }
    standard = -behind
    if reader.isAtEnd {
      summer = nil
      return
    }
    guard reader.abbreviation() else { return nil }
    var offset = standard + 3600
    if reader.next != 0x2C {
      guard let behind = reader.time(hours: 24) else { return nil }
      offset = -behind
    }
    guard let begins = reader.moment(wideHours: wideHours), let ends = reader.moment(wideHours: wideHours), reader.isAtEnd else {
      return nil
    }
    summer = Summer(offset: offset, begins: begins, ends: ends)
  }

  /// Returns the changes in a range of years, in order. If daylight saving time ends when the next one begins, there is no change.
  package func changes(in years: ClosedRange<Int64>) -> [Zone.Change] {
    guard let summer else { return [] }
    var changes: [Zone.Change] = []
    for year in years {
      let begins = Zone.Change(instant: summer.begins.wall(in: year) - standard, offset: summer.offset)
      let ends = Zone.Change(instant: summer.ends.wall(in: year) - summer.offset, offset: standard)
      for change in begins.instant < ends.instant ? [begins, ends] : [ends, begins] {
        while let last = changes.last, last.instant >= change.instant { changes.removeLast() }
        changes.append(change)
      }
    }
    return changes
  }
}
