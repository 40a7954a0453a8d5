package import Schema
internal import YAMLTree

/// A named expression over facts, so that rules are easy to read.
public struct Condition: Sendable, Equatable, Kind, Sourced {
  public static let key = "conditions"
  public static let singular = "condition"
  /// A condition only names an expression; the rules that use it cite the sources.
  public static let needsSource = false

  public var provenance: Provenance
  public var when: Expression
}

extension Condition {
  package static let schema = Schema.object("condition", build: Condition.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("when", \.when, .expression, "The expression that must be true.")
  }
}
