internal import RulesBundle
internal import Schema

/// A screen, and the screens that it leads to.
package struct Route: Sendable, Equatable, Kind, Sourced {
  package static let key = "routes"
  package static let singular = "route"

  package var provenance: Provenance
  /// How the product documents define the screen.
  package var known: RouteKnowledge
  /// The conditions for the screen; if one of them does not hold, the user goes to `instead`.
  package var guards: [Name<Condition>]
  package var instead: Name<Route>?
  /// Whether the screen is open while a fact of the conditions is missing.
  package var isOpenWhenUndecided: Bool
  package var leadsTo: [Name<Route>]
  /// The copy on the screen, in addition to copy that other rules show there.
  package var shows: [Name<Copy>]
  /// The buttons on the screen, in order.
  package var buttons: [Name<Button>]
  /// Whether the app can open with the screen.
  package var isStart: Bool
  /// Whether the screen is outside the app, such as the system settings or a web page.
  package var isExternal: Bool
  /// Other names for the screen in the product documents.
  package var alsoCalled: [String]
}

package enum RouteKnowledge: String, Sendable, Hashable, CaseIterable {
  /// A chapter specifies the screen.
  case specified
  /// A chapter uses the id of the screen, but none specifies it.
  case referenced
  /// Only the deep-link map names the screen.
  case deepLink = "deep_link"
  /// Only prose names the screen; the rules define its id.
  case prose
}

extension Route {
  static let schema = Schema.object("route", build: Route.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("known", \.known, .choice, "How the product documents define the screen: `specified`, `referenced`, `deep_link` or `prose`.")
    Field("only_if", \.guards, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for the screen; all must hold.")
    Field(
      "else", \.instead, Schema.name(of: Route.self).optional, or: .some(nil), cycles: .none,
      "The screen that the user goes to if a condition does not hold.")
    Field(
      "open_when_undecided", \.isOpenWhenUndecided, .boolean, or: false,
      "Whether the screen is open while a fact of `only_if` is missing. Otherwise, it is closed.")
    Field("leads_to", \.leadsTo, .oneOrMany(.name(of: Route.self)), or: [], "The screens that it leads to.")
    Field(
      "shows", \.shows, .oneOrMany(.name(of: Copy.self)), or: [], "The copy on the screen, in addition to copy that other rules show there."
    )
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), or: [], "The buttons on the screen, in order.")
    Field("start", \.isStart, .boolean, or: false, "Whether the app can open with the screen.")
    Field("external", \.isExternal, .boolean, or: false, "Whether the screen is outside the app.")
    Field("also_called", \.alsoCalled, .oneOrMany(.text), or: [], "Other names for the screen in the product documents.")
  }
}
