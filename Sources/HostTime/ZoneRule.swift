package import RulesRuntime

/// How a zone goes on, as POSIX writes it in `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3`.
package struct ZoneRule {
  /// A day of every year, and the seconds of the wall clock after its midnight; they may lie on another day.
  struct Moment: Equatable {
    enum Day: Equatable {
      /// 1 to 365; the 29th of February is never counted.
      case withoutLeapDay(Int64)
      /// 0 to 365, every day counted.
      case counted(Int64)
      /// The first to fourth or, for 5, last such day of a month; Sunday is 0.
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

  /// Seconds ahead of UTC.
  package let standard: Int64
  let summer: Summer?

  /// Reads a rule whole; nil when it is something else. Version 3 of TZif allows hours from -167 to 167 in times of a day.
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

  /// Its changes in some years, in order. Where summer ends as the next one begins there is no change.
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
