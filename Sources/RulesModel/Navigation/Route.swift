/// A screen, and where one can go from it.
public struct Route: Sendable, Equatable, Kind {
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

  public init(
    provenance: Provenance, known: RouteKnowledge, guards: [Name<Condition>], instead: Name<Route>?,
    isOpenWhenUndecided: Bool, leadsTo: [Name<Route>],
    shows: [Name<Copy>], buttons: [Name<Button>], isStart: Bool, isExternal: Bool, alsoCalled: [String]
  ) {
    self.provenance = provenance
    self.known = known
    self.guards = guards
    self.instead = instead
    self.isOpenWhenUndecided = isOpenWhenUndecided
    self.leadsTo = leadsTo
    self.shows = shows
    self.buttons = buttons
    self.isStart = isStart
    self.isExternal = isExternal
    self.alsoCalled = alsoCalled
  }
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
