internal import Schema

/// The outcome of every decision about some actions under some plans.
package struct DecisionInvariant: Sendable, Equatable {
  package var plans: [Name<Plan>]
  package var actions: [Name<Action>]
  /// Every action with one of these effects is covered.
  package var effects: [Name<Effect>]
  /// The gate that shows the denial, for actions that are always denied.
  package var deniedBy: Name<Gate>?
  /// Whether the actions are always allowed.
  package var allowed: Bool
  /// Reasons for denial that are ignored because they are unrelated to the invariant, such as those of the connection.
  package var except: [Name<Reason>]
  /// Whether the actions resume after the user signs up.
  package var resumes: Bool
  /// The limit that must have room for the actions to be allowed.
  package var within: Name<Limit>?
}

extension DecisionInvariant {
  static let schema = Schema.object("decision invariant", build: DecisionInvariant.init) {
    Field("plans", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans that the invariant covers.")
    Field("actions", \.actions, .oneOrMany(.name(of: Action.self)), or: [], "The actions that the invariant covers.")
    Field("effects", \.effects, .oneOrMany(.name(of: Effect.self)), or: [], "The effects whose actions the invariant covers.")
    Field(
      "denied_by", \.deniedBy, Schema.name(of: Gate.self).optional, or: .some(nil),
      "The gate that shows the denial, for actions that are always denied.")
    Field("allowed", \.allowed, .boolean, or: false, "Whether the actions are always allowed.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons for denial that are ignored, such as those of the connection.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether the actions always resume after the user signs up.")
    Field(
      "within", \.within, Schema.name(of: Limit.self).optional, or: .some(nil),
      "The limit that must have room for the actions to be allowed.")
  }
}
