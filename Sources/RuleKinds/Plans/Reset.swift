package import RulesBundle
package import Schema

/// A schedule on which counts reset.
package struct Reset: Sendable, Equatable, Kind, Sourced {
  package static let key = "resets"
  package static let singular = "reset"

  package var provenance: Provenance
  package var every: PeriodKind
  /// How many of these periods pass until the next reset.
  package var interval: Int64
  /// The fact with the time from which periods are counted, which each user has; nil for the calendar.
  package var from: Name<Fact>?
  /// The first day of weeks; Monday when nil.
  package var beginsOn: Weekday?
  /// The time of day, in minutes since midnight.
  package var at: Quantity
  /// The IANA name of the time zone of the schedule.
  package var zone: String
  package var undecided: Name<Placeholder>?

  /// The period in words: `month`, `30 days`.
  package var period: String { interval == 1 ? every.name : "\(interval) \(every.name)s" }
}

/// A day of the week.
package enum Weekday: String, Sendable, Hashable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The number of days after Monday.
  package var number: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }
}

extension Reset {
  /// The longest interval. Longer ones would end after the last year of the calendar for most users.
  private static let longestInterval: Int64 = 1000

  package static let schema = Schema.object("reset", build: Reset.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("every", \.every, .choice, "The calendar period after which counts reset.")
    Field(
      "interval", \.interval, Schema.integer(1...longestInterval), or: 1,
      "The number of periods after which counts reset, with `from`: 30 for every 30 days.")
    Field(
      "from", \.from, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the time from which periods are counted, such as the time of the sign-up or of the renewal: a `timestamp`.")
    Field(
      "begins_on", \.beginsOn, Schema<Weekday>.choice.optional, or: .some(nil), "The first day of weeks; Monday when left out.")
    Field("at", \.at, .timeOfDay, or: .timeOfDay(0), "The time of day of the reset.")
    Field("zone", \.zone, .timeZone, "The IANA time zone of the schedule: `UTC`.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), is: [.undecided(["every"])],
      "The placeholder, if product has not decided.")
  }
}

extension Schema where Value == String {
  /// A zone or a link of the IANA time zone database: `UTC`, `Europe/Oslo`, `Etc/UTC`, `CET`.
  static let timeZone = text(
    form: "a time zone of the IANA database, such as `UTC` or `Europe/Oslo`", pattern: TextPattern("^[A-Z][A-Za-z0-9_+/-]*$"),
    advice: ZoneNames.advice
  ) {
    ZoneNames.has($0)
  }
}
