internal import Schema

/// Every decision about these actions under these plans ends like this.
public struct DecisionPromise: Sendable, Equatable {
  public var plans: [Name<Plan>]
  public var actions: [Name<Action>]
  /// Every action that has one of these effects.
  public var effects: [Name<Effect>]
  /// Refused, and shown by this gate.
  public var deniedBy: Name<Gate>?
  /// Always allowed.
  public var allowed: Bool
  /// Reasons that do not count: what has nothing to do with the promise, such as the connection.
  public var except: [Name<Reason>]
  /// The action is taken up again after signing up.
  public var resumes: Bool
  /// Allowed only while this limit has room.
  public var within: Name<Limit>?
}

extension DecisionPromise {
  static let schema = Schema.object("promise", build: DecisionPromise.init) {
    Field("plans", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans it holds for.")
    Field("actions", \.actions, .oneOrMany(.name(of: Action.self)), or: [], "The actions it is about.")
    Field("effects", \.effects, .oneOrMany(.name(of: Effect.self)), or: [], "Every action with one of these effects.")
    Field("denied_by", \.deniedBy, Schema.name(of: Gate.self).optional, or: .some(nil), "Always refused, and shown by this gate.")
    Field("allowed", \.allowed, .boolean, or: false, "Always allowed.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons of refusals that do not count, such as those of the connection.")
    Field("resumes", \.resumes, .boolean, or: false, "Always taken up again after signing up.")
    Field("within", \.within, Schema.name(of: Limit.self).optional, or: .some(nil), "Allowed only while this limit has room.")
  }
}
