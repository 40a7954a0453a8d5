internal import RulesBundle
internal import Schema

/// A screen, and where one can go from it.
public struct Route: Sendable, Equatable, Kind, Sourced {
  public static let key = "routes"
  public static let singular = "route"

  public var provenance: Provenance
  /// How well the documents know it.
  public var known: RouteKnowledge
  /// Conditions that must hold to be there; else the person is sent to `instead`.
  public var guards: [Name<Condition>]
  public var instead: Name<Route>?
  /// Whether a person may be there while a fact of the conditions is missing.
  public var isOpenWhenUndecided: Bool
  public var leadsTo: [Name<Route>]
  /// The sentences that stand on it, beside those that other rules put there.
  public var shows: [Name<Copy>]
  /// What can be tapped on it, in order.
  public var buttons: [Name<Button>]
  /// Whether the app may open on it.
  public var isStart: Bool
  /// Whether it leaves the app's own screens: the system's settings, a web page.
  public var isExternal: Bool
  /// Other names that the documents use for it.
  public var alsoCalled: [String]
}

public enum RouteKnowledge: String, Sendable, Hashable, CaseIterable {
  /// A chapter specifies the screen.
  case specified
  /// A chapter uses its id and specifies it nowhere.
  case referenced
  /// Only the deep-link map names it.
  case deepLink = "deep_link"
  /// Only sentences name it; the id is ours.
  case prose
}

extension Route {
  static let schema = Schema.object("route", build: Route.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("known", \.known, .choice, "How well the documents know it: `specified`, `referenced`, `deep_link` or `prose`.")
    Field("only_if", \.guards, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must hold to be there.")
    Field("else", \.instead, Schema.name(of: Route.self).optional, or: .some(nil), "Where the person goes instead when they do not.")
    Field(
      "open_when_undecided", \.isOpenWhenUndecided, .boolean, or: false,
      "Whether a person may be there while a fact of `only_if` is missing. Else nobody may.")
    Field("leads_to", \.leadsTo, .oneOrMany(.name(of: Route.self)), or: [], "Where one can go from it.")
    Field("shows", \.shows, .oneOrMany(.name(of: Copy.self)), or: [], "The sentences on it, beside those that other rules put there.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), or: [], "What can be tapped on it, in order.")
    Field("start", \.isStart, .boolean, or: false, "Whether the app may open on it.")
    Field("external", \.isExternal, .boolean, or: false, "Whether it leaves the app's own screens.")
    Field("also_called", \.alsoCalled, .oneOrMany(.text), or: [], "Other names that the documents use for it.")
  }
}
