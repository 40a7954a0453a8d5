internal import RulesBundle

/// A day of the Gregorian calendar, such as `2026-03-02`. It belongs to no time zone.
public struct CalendarDay: Sendable, Hashable, Comparable {
  /// The number of days since 1970-01-01.
  package let number: Int64

  package init(number: Int64) { self.number = number }

  /// Creates a day; nil if the calendar has no such day. `year` is 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    number = CivilDay.number(year: Int64(year), month: Int64(month), day: Int64(day))
    // February 30 would become a day of March.
    guard CivilDay(number: number).month == month else { return nil }
  }

  /// Parses a day such as `2026-03-02`; nil for any other text.
  public init?(_ text: String) {
    guard let number = TimeForm.day(Array(text.utf8)[...]) else { return nil }
    self.number = number
  }

  /// The day in the form `2026-03-02`.
  public var text: String {
    var text: [UInt8] = []
    TimeForm.appendDay(number, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The year of the Gregorian calendar, from 1 to 9999.
  public var year: Int { Int(CivilDay(number: number).year) }
  /// The month, 1 to 12.
  public var month: Int { Int(CivilDay(number: number).month) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(CivilDay(number: number).day) }

  /// The day that is a number of days later, or earlier if the number is negative.
  public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + Int64(days)) }

  /// The number of days until another day; negative if that is earlier.
  public func distance(to other: CalendarDay) -> Int { Int(other.number - number) }

  /// Whether the first day is earlier than the second.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }
}
