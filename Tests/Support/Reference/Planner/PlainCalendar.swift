/// Dates, counted from January 1, 1970.
package enum PlainCalendar {
  package static let secondsOfADay = 86_400

  package static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    var (year, rest) = (1970, number)
    while rest < 0 {
      year -= 1
      rest += days(of: year)
    }
    while rest >= days(of: year) {
      rest -= days(of: year)
      year += 1
    }
    var month = 1
    while rest >= days(of: month, in: year) {
      rest -= days(of: month, in: year)
      month += 1
    }
    return (year, month, rest + 1)
  }

  /// `2026-03-02`
  package static func text(ofDay number: Int) -> String {
    let date = date(ofDay: number)
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// Monday is 0; January 1, 1970 was a Thursday.
  package static func weekday(ofDay number: Int) -> Int { remainder(number + 3, 7) }

  package static func remainder(_ a: Int, _ b: Int) -> Int { ((a % b) + b) % b }
  package static func whole(_ a: Int, _ b: Int) -> Int { (a - remainder(a, b)) / b }

  /// A number with leading zeros.
  package static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func days(of year: Int) -> Int { isLeap(year) ? 366 : 365 }
  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
  private static func days(of month: Int, in year: Int) -> Int {
    month == 2 ? isLeap(year) ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
