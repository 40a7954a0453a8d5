internal import RuleKinds
package import RulesBundle

/// The clock of a place: its offsets from UTC, and since when each applies.
package struct PlainClock: Equatable, Sendable {
  package struct Change: Equatable, Sendable {
    package var instant: Int
    package var offset: Int

    package init(instant: Int, offset: Int) { (self.instant, self.offset) = (instant, offset) }
  }

  package var name: String
  package var firstOffset: Int
  package var changes: [Change]

  package init(_ name: String, firstOffset: Int, changes: [Change] = []) {
    (self.name, self.firstOffset, self.changes) = (name, firstOffset, changes)
  }

  package static let utc = PlainClock("UTC", firstOffset: 0)

  /// The time on the clock, as seconds since January 1, 1970 on the same clock.
  package func shown(at instant: Int) -> Int { instant + (changes.last { $0.instant <= instant }?.offset ?? firstOffset) }

  package func day(at instant: Int) -> Int { PlainCalendar.whole(shown(at: instant), PlainCalendar.secondsOfADay) }

  /// The first instant at which the clock shows this time or a later one.
  package func first(showing wall: Int) -> Int {
    let starts = [Int.min] + changes.map(\.instant)
    let offsets = [firstOffset] + changes.map(\.offset)
    for (index, start) in starts.enumerated() {
      let isLast = index + 1 == starts.count
      // Between two changes, the clock runs evenly.
      if isLast || starts[index + 1] + offsets[index] > wall { return max(start, wall - offsets[index]) }
    }
    return wall
  }

  package func first(showingDay day: Int, minute: Int) -> Int { first(showing: day * PlainCalendar.secondsOfADay + minute * 60) }

  /// The period around an instant: from the last start to the next.
  package func period(_ period: PeriodKind, around instant: Int, atMinute minute: Int = 0) -> Range<Int> {
    let today = day(at: instant)
    var starts: [Int] = []
    let reach = period == .year ? 370 : period == .quarter ? 100 : 40
    for day in (today - reach)...(today + reach) {
      switch period {
      case .hour where abs(day - today) <= 2: starts += (0..<24).map { first(showingDay: day, minute: $0 * 60 + minute % 60) }
      case .day where abs(day - today) <= 3: starts.append(first(showingDay: day, minute: minute))
      case .week where PlainCalendar.weekday(ofDay: day) == 0: starts.append(first(showingDay: day, minute: minute))
      case .month where PlainCalendar.date(ofDay: day).day == 1: starts.append(first(showingDay: day, minute: minute))
      case .quarter where PlainCalendar.date(ofDay: day).day == 1 && PlainCalendar.date(ofDay: day).month % 3 == 1:
        starts.append(first(showingDay: day, minute: minute))
      case .year where PlainCalendar.date(ofDay: day).day == 1 && PlainCalendar.date(ofDay: day).month == 1:
        starts.append(first(showingDay: day, minute: minute))
      default: continue
      }
    }
    let start = starts.filter { $0 <= instant }.max() ?? instant
    let end = starts.filter { $0 > instant }.min() ?? instant + 1
    return start..<end
  }
}
