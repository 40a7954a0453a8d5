internal import Schema

/// A table, or the router, never answers anything else to some people.
public struct AnswerPromise: Sendable, Equatable {
  /// The table; nil for the router.
  public var table: Name<DecisionTable>?
  public var isRouter: Bool
  /// The plans of those whom it is about; empty for everybody.
  public var plans: [Name<Plan>]
  /// While these hold.
  public var conditions: [Name<Condition>]
  /// While these do not.
  public var unless: [Name<Condition>]
  /// The only answers, or the only screens.
  public var only: [String]
}

extension AnswerPromise {
  static let schema = Schema.object("promise", build: AnswerPromise.init, exactlyOne: ["table", "router"]) {
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "The table.")
    Field("router", \.isRouter, .boolean, or: false, "The rows of the router, which say who goes elsewhere before a link is followed.")
    Field("plans", \.plans, .oneOrMany(.name(of: Plan.self)), or: [], "The plans of those whom it is about; everybody when left out.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "While these hold.")
    Field("unless", \.unless, .oneOrMany(.name(of: Condition.self)), or: [], "While none of these holds.")
    Field("only", \.only, .oneOrMany(.text), "The only answers, or the only screens.")
  }
}
