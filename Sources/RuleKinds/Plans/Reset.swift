public import RulesBundle
package import Schema

/// When counting for a limit starts again.
public struct Reset: Sendable, Equatable, Kind, Sourced {
  public static let key = "resets"
  public static let singular = "reset"

  public var provenance: Provenance
  public var every: PeriodKind
  /// Time of day, in minutes since midnight.
  public var at: Quantity
  /// IANA name of the time zone whose calendar counts.
  public var zone: String
  public var undecided: Name<Placeholder>?
}

extension Reset {
  package static let schema = Schema.object("reset", build: Reset.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("every", \.every, .choice, "The calendar period after which counting starts anew.")
    Field("at", \.at, .timeOfDay, or: .timeOfDay(0), "The time of day at which it does.")
    Field("zone", \.zone, .timeZone, "The IANA time zone whose calendar counts: `UTC`.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
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
