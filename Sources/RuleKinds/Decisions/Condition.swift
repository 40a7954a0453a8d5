package import Schema
internal import YAMLTree

/// A sentence about facts that has a name, so that rules read as sentences.
public struct Condition: Sendable, Equatable, Kind, Sourced {
  public static let key = "conditions"
  public static let singular = "condition"
  /// It only gives a sentence a name: the rules that use it say where they come from.
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
