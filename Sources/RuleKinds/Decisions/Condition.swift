package import Schema
internal import YAMLTree

/// A named expression over facts, so that rules are easy to read.
package struct Condition: Sendable, Equatable, Kind, Sourced {
  package static let key = "conditions"
  package static let singular = "condition"
  /// A condition only names an expression; the rules that use it cite the sources.
  package static let needsSource = false

  package var provenance: Provenance
  package var when: Expression
}

extension Condition {
  package static let schema = Schema.object("condition", build: Condition.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("when", \.when, .expression, "The expression that must be true.")
  }
}
