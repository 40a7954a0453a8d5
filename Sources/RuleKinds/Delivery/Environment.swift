package import Schema

/// A source of values for apps, with the values that are set there: `production`.
package struct Environment: Sendable, Equatable, Kind, Sourced {
  package static let key = "overrides"
  package static let singular = "environment"

  package var provenance: Provenance
  /// The profile that the rules must pass before anything is published to the environment.
  package var profile: Profile
  package var values: Columns<RemotePath, Override>
}

/// A value that a server sets, with the reason and the person who is responsible for it.
package struct Override: Sendable, Equatable {
  /// The value, written as in the rule.
  package var to: String
  package var because: String
  package var by: String
  /// `2026-12-31`
  package var since: String
  /// The first and the last day on which the override is published; nil for no bound.
  package var from: String?
  package var until: String?

  /// Whether the override is published on a day.
  package func holds(on today: CalendarDate) -> Bool {
    (from.flatMap { CalendarDate($0) }.map { $0 <= today } ?? true) && (until.flatMap { CalendarDate($0) }.map { today <= $0 } ?? true)
  }
}

extension Environment {
  /// The overrides that are published on a day.
  package func cells(on today: CalendarDate) -> [Columns<RemotePath, Override>.Cell] { values.cells.filter { $0.value.holds(on: today) } }
}

extension Environment {
  static let schema = Schema.object("environment", build: Environment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "profile", \.profile, .choice,
      "The profile that the rules must pass before anything is published to the environment: `dev` or `release`.")
    Field("set", \.values, .columns(RemotePath.self, Override.schema), or: Columns(), "The values that a server sets, by path.")
  }
}

extension Override {
  static let schema = Schema.object("override", build: Override.init) {
    Field("to", \.to, .text, "The value, written as in the rule.")
    Field("because", \.because, .text, "The reason for the override.")
    Field("by", \.by, .text, "Who is responsible for the override.")
    Field("since", \.since, .date, is: [.start], "The day on which the override was written: `\"2026-01-05\"`.")
    Field(
      "from", \.from, Schema.date.optional, or: .some(nil), is: [.start, .atMost("until")],
      "The first day on which the override is published. By default, it is published immediately.")
    Field(
      "until", \.until, Schema.date.optional, or: .some(nil), is: [.deadline],
      "The last day on which the override is published. After it, `publish` leaves the override out.")
  }
}
