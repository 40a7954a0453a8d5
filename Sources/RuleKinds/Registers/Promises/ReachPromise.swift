internal import Schema

/// Where people get to, from screen to screen and past every guard.
public struct ReachPromise: Sendable, Equatable {
  /// The plans of those whom it is about.
  public var plans: [Name<Plan>]
  /// Where they begin; wherever the app may open and whatever else leads to a screen when there are none.
  public var from: [Name<Route>]
  /// The screens.
  public var routes: [Name<Route>]
}

extension ReachPromise {
  static let schema = Schema.object("promise", build: ReachPromise.init) {
    Field("by", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans of those whom it is about.")
    Field(
      "from", \.from, .oneOrMany(.name(of: Route.self)), or: [],
      "Where they begin; wherever the app may open, and whatever else leads to a screen, when left out.")
    Field("routes", \.routes, .oneOrMany(.name(of: Route.self)), "The screens.")
  }
}
