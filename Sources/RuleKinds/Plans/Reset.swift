package import RulesBundle
package import Schema

/// A schedule on which counts reset.
package struct Reset: Sendable, Equatable, Kind, Sourced {
  package static let key = "resets"
  package static let singular = "reset"

  package var provenance: Provenance
  package var every: PeriodKind
  /// The time of day, in minutes since midnight.
  package var at: Quantity
  /// The IANA name of the time zone of the schedule.
  package var zone: String
  package var undecided: Name<Placeholder>?
}

extension Reset {
  package static let schema = Schema.object("reset", build: Reset.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("every", \.every, .choice, "The calendar period after which counts reset.")
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
