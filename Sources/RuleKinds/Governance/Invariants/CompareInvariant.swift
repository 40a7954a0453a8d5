internal import Schema

/// Compares, action by action, the decisions for two users whose facts differ only in the plan.
package struct CompareInvariant: Sendable, Equatable {
  package var plan: Name<Plan>
  /// The plan to compare with.
  package var with: Name<Plan>
  /// Reasons for denial that are ignored.
  package var except: [Name<Reason>]
}

extension CompareInvariant {
  static let schema = Schema.object("comparison invariant", build: CompareInvariant.init) {
    Field("plan", \.plan, .name(of: Plan.self), "The plan that the invariant covers.")
    Field("as", \.with, .name(of: Plan.self), "The plan to compare with.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons for denial that are ignored, such as the one that the user already has the item.")
  }
}
