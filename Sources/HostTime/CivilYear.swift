internal import RulesBundle

/// Years of the Gregorian calendar, in UTC.
package enum CivilYear {
  /// Returns the year of an instant in seconds since 1970.
  package static func of(_ instant: Int64) -> Int64 { CivilDay(number: instant / 86_400 - (instant % 86_400 < 0 ? 1 : 0)).year }

  /// Returns the first instant of a year, in seconds since 1970.
  static func start(of year: Int64) -> Int64 { CivilDay.number(year: year, month: 1, day: 1) * 86_400 }
}
