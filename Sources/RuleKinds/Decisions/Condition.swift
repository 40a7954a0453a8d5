package import Schema
internal import YAMLTree

/// A sentence about facts that has a name, so that rules read as sentences.
public struct Condition: Sendable, Equatable, Kind {
  public static let key = "conditions"
  public static let singular = "condition"

  public var provenance: Provenance
  public var when: Expression
}

extension Condition {
  package static let schema = Schema.object("condition", build: Condition.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("when", \.when, .expression, "The expression that must be true.")
  }
}
