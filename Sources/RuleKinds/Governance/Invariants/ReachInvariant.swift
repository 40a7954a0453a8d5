internal import Schema

/// The screens that users reach from screen to screen, past every guard.
package struct ReachInvariant: Sendable, Equatable {
  /// The plans of the users that the invariant covers.
  package var plans: [Name<Plan>]
  /// The screens where users start; if empty, all start screens and all screens that other rules lead to.
  package var from: [Name<Route>]
  /// The screens.
  package var routes: [Name<Route>]
}

extension ReachInvariant {
  static let schema = Schema.object("reach invariant", build: ReachInvariant.init) {
    Field("by", \.plans, .oneOrMany(.name(of: Plan.self)), "The plans of the users that the invariant covers.")
    Field(
      "from", \.from, .oneOrMany(.name(of: Route.self)), or: [],
      "The screens where users start. When left out, all start screens and all screens that other rules lead to.")
    Field("routes", \.routes, .oneOrMany(.name(of: Route.self)), "The screens.")
  }
}
