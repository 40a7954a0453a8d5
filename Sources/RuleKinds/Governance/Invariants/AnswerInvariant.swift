internal import Schema

/// The only answers that a table or the router gives to some users.
package struct AnswerInvariant: Sendable, Equatable {
  /// The table; nil for the router.
  package var table: Name<DecisionTable>?
  package var isRouter: Bool
  /// The plans of the users that the invariant covers; empty for all users.
  package var plans: [Name<Plan>]
  /// The conditions under which the invariant applies; all must hold.
  package var conditions: [Name<Condition>]
  /// Conditions that exclude the invariant; it applies only while none of them holds.
  package var unless: [Name<Condition>]
  /// The only answers, or the only screens.
  package var only: [String]
}

extension AnswerInvariant {
  static let schema = Schema.object("answer invariant", build: AnswerInvariant.init, exactlyOne: ["table", "router"]) {
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "The table.")
    Field(
      "router", \.isRouter, .boolean, or: false, "Whether the invariant covers the router, whose rows redirect users before a link opens.")
    Field(
      "plans", \.plans, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans of the users that the invariant covers; all users when left out.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions under which the invariant applies; all must hold.")
    Field(
      "unless", \.unless, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions that exclude the invariant; it applies only while none of them holds.")
    Field("only", \.only, .oneOrMany(.text), "The only answers, or the only screens.")
  }
}
