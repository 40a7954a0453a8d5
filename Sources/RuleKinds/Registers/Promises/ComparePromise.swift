internal import Schema

/// Two people with the same facts, but for their plans, compared action by action.
public struct ComparePromise: Sendable, Equatable {
  public var plan: Name<Plan>
  /// The plan that it is compared with.
  public var with: Name<Plan>
  /// Reasons of refusals that do not count.
  public var except: [Name<Reason>]
}

extension ComparePromise {
  static let schema = Schema.object("promise", build: ComparePromise.init) {
    Field("plan", \.plan, .name(of: Plan.self), "The plan it is about.")
    Field("as", \.with, .name(of: Plan.self), "The plan that it is compared with.")
    Field(
      "except", \.except, .oneOrMany(.name(of: Reason.self)), or: [],
      "Reasons of refusals that do not count, such as one that says that somebody has it already.")
  }
}
