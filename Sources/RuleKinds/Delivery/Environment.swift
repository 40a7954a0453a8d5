internal import Schema

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
    Field("since", \.since, .date, is: [.start], "The first day of the override: `\"2026-01-05\"`.")
  }
}
