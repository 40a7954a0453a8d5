internal import Schema

/// A requirement of the product documents and where it is met: by rules, by the tests of these rules, and by the app.
package struct Requirement: Sendable, Equatable, Kind, Sourced {
  package static let key = "requirements"
  package static let singular = "requirement"

  package var provenance: Provenance
  /// The rules or values that implement it, by path: `limits/saved_flows/plans/free`. The name of a kind means all its rules.
  package var rules: [String]
  /// The scenarios that verify it.
  package var scenarios: [Name<Scenario>]
  /// The invariants that enforce it.
  package var invariants: [Name<Invariant>]
  /// The checks that enforce it.
  package var checks: [String]
  /// The parts that only the app can implement, one per item.
  package var app: [String]
}

extension Requirement {
  static let schema = Schema.object("requirement", build: Requirement.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "rules", \.rules, .oneOrMany(.text), or: [],
      "The rules that implement it, by path: `limits/saved_flows`, `limits/saved_flows/plans/free`, or the name of a kind.")
    Field("scenarios", \.scenarios, .oneOrMany(.name(of: Scenario.self)), or: [], "The scenarios that verify it.")
    Field("promises", \.invariants, .oneOrMany(.name(of: Invariant.self)), or: [], "The invariants that enforce it.")
    Field("checks", \.checks, .oneOrMany(.text), or: [], "The checks that enforce it: `lock.changed`.")
    Field("app", \.app, .oneOrMany(.text), or: [], "The parts that only the app can implement, one per item.")
  }
}
