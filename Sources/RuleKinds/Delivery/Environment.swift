internal import Schema

/// Where apps get their values from, and what is set there: `production`.
public struct Environment: Sendable, Equatable, Kind, Sourced {
  public static let key = "overrides"
  public static let singular = "environment"

  public var provenance: Provenance
  /// What the rules must be fit for before anything is published to it.
  public var profile: Profile
  public var values: Columns<RemotePath, Override>
}

/// A value that a server sets, and who wants it.
public struct Override: Sendable, Equatable {
  /// As the rule would write it.
  public var to: String
  public var because: String
  public var by: String
  /// `2026-12-31`
  public var since: String
}

extension Environment {
  static let schema = Schema.object("environment", build: Environment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("profile", \.profile, .choice, "What the rules must be fit for before anything is published to it: `dev` or `release`.")
    Field("set", \.values, .columns(RemotePath.self, Override.schema), or: Columns(), "What a server sets there, by path.")
  }
}

extension Override {
  static let schema = Schema.object("override", build: Override.init) {
    Field("to", \.to, .text, "The value, written as in the rule.")
    Field("because", \.because, .text, "Why it is set.")
    Field("by", \.by, .text, "Who answers for it.")
    Field("since", \.since, .date, "Since when: `\"2026-01-05\"`.")
  }
}
