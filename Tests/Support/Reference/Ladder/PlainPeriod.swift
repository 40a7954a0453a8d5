import RuleKinds
import RulesBundle

/// When a calendar period began, in UTC: counted from 1970, by year and month.
enum PlainPeriod {
  /// Milliseconds since 1970, for input and output.
  static func start(of reset: Reset, around time: Int) -> Int {
    precondition(reset.zone == "UTC" && reset.from == nil, "the reference has only the calendar of UTC")
    let later = Int(reset.at.amount) * 60
    let seconds = floored(time, 1000) - later
    let days = floored(seconds, 86_400)
    let start =
      switch reset.every {
      case .hour: floored(seconds, 3600) * 3600
      case .day: days * 86_400
      // The first day of 1970 was a Thursday, three days after a Monday.
      case .week:
        (floored(days + 3 - (reset.beginsOn?.number ?? 0), 7) * 7 - 3 + (reset.beginsOn?.number ?? 0)) * 86_400
      case .month: firstOfMonth(days, every: 1) * 86_400
      case .quarter: firstOfMonth(days, every: 3) * 86_400
      case .year: firstOfMonth(days, every: 12) * 86_400
      }
    return (start + later) * 1000
  }

  /// The first day of the month of a day, or of the last month before it with which several months begin.
  private static func firstOfMonth(_ day: Int, every months: Int) -> Int {
    var (first, year) = (0, 1970)
    while first + length(ofYear: year) <= day {
      first += length(ofYear: year)
      year += 1
    }
    for month in stride(from: 1, through: 12, by: months) {
      let next = first + (month..<month + months).reduce(0) { $0 + length(ofMonth: $1, year) }
      if day < next { break }
      first = next
    }
    return first
  }

  private static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  private static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
