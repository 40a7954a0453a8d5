internal import Schema

/// Something that the documents ask for, and where it is met: the rules that carry it, what shows that they do, and what only an app can do.
public struct Requirement: Sendable, Equatable, Kind, Sourced {
  public static let key = "requirements"
  public static let singular = "requirement"

  public var provenance: Provenance
  /// Rules, or values of them, by their paths: `limits/saved_flows/plans/free`; a whole kind by its name.
  public var rules: [String]
  /// The scenarios that show it.
  public var scenarios: [Name<Scenario>]
  /// The promises that keep it.
  public var promises: [Name<Invariant>]
  /// The checks that keep it.
  public var checks: [String]
  /// What is left for the app, a line each: no rule can do it.
  public var app: [String]
}

extension Requirement {
  static let schema = Schema.object("requirement", build: Requirement.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "rules", \.rules, .oneOrMany(.text), or: [],
      "The rules that carry it, by their paths: `limits/saved_flows`, `limits/saved_flows/plans/free`, or a kind.")
    Field("scenarios", \.scenarios, .oneOrMany(.name(of: Scenario.self)), or: [], "The scenarios that show it.")
    Field("promises", \.promises, .oneOrMany(.name(of: Invariant.self)), or: [], "The promises that keep it.")
    Field("checks", \.checks, .oneOrMany(.text), or: [], "The checks that keep it: `lock.changed`.")
    Field("app", \.app, .oneOrMany(.text), or: [], "What no rule can do and the app must, a line each.")
  }
}
