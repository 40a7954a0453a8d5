internal import Schema

/// Cases in which a condition must hold, and cases in which it must not.
package struct MeansInvariant: Sendable, Equatable {
  package var condition: Name<Condition>
  /// Expressions that imply the condition.
  package var holdsIf: [Expression]
  /// Expressions that exclude the condition.
  package var neverIf: [Expression]
}

extension MeansInvariant {
  static let schema = Schema.object("meaning invariant", build: MeansInvariant.init) {
    Field("condition", \.condition, .name(of: Condition.self), "The condition.")
    Field(
      "holds_if", \.holdsIf, .list(.expression, .sequence), or: [],
      "Expressions that imply the condition: whenever one of them is true, the condition holds. A case at a boundary names the limit or the setting instead of its number."
    )
    Field(
      "never_if", \.neverIf, .list(.expression, .sequence), or: [],
      "Expressions that exclude the condition: whenever one of them is true, the condition does not hold.")
  }
}

extension MeansInvariant {
  /// The keys of the expressions that imply the condition, and of those that exclude it.
  package static let (holds, never) = ("holds_if", "never_if")

  /// The paths of the expressions.
  package func paths(in invariant: String) -> [RulePath] {
    paths(of: MeansInvariant.holds, holdsIf, in: invariant) + paths(of: MeansInvariant.never, neverIf, in: invariant)
  }

  private func paths(of key: String, _ expressions: [Expression], in invariant: String) -> [RulePath] {
    expressions.indices.map { RulePath(Invariant.key, invariant, "means", key, "\($0)") }
  }
}
