internal import RulesBundle
internal import Schema

/// A screen: who may open it, what is on it, and the screens that it leads to.
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
  /// The title of the screen.
  package var title: Name<Copy>?
  /// The sentences on the screen, in order.
  package var says: [ListedItem<Copy>]
  /// The labels that the app places next to what it shows, such as the state of an upload.
  package var shows: [Name<Copy>]
  /// The notices that the screen shows first, in order.
  package var banners: [ListedItem<Notice>]
  /// The limits whose use the screen shows, in order.
  package var meters: [ListedItem<Limit>]
  /// The surfaces on the screen for levels of the warning ladder.
  package var levelsOn: [Name<Surface>]
  /// The buttons on the screen, in order.
  package var buttons: [ListedItem<Button>]
  /// The form that the user fills in on the screen.
  package var form: Name<InputForm>?
  /// What the screen shows while it has nothing to list.
  package var whenEmpty: Name<EmptyState>?
  /// Where the screen is in the app, for the telemetry of its buttons.
  package var entryPoint: Name<EntryPoint>?
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
    Field("known", \.known, .choice, "How the product documents define the screen: `specified`, `referenced`, `deep_link`, or `prose`.")
    Field("only_if", \.guards, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for the screen; all must hold.")
    Field(
      "else", \.instead, Schema.name(of: Route.self).optional, or: .some(nil), cycles: .none,
      "The screen that the user goes to if a condition does not hold.")
    Field(
      "open_when_undecided", \.isOpenWhenUndecided, .boolean, or: false,
      "Whether the screen is open while a fact of `only_if` is missing. Otherwise, it is closed.")
    Field("leads_to", \.leadsTo, .oneOrMany(.name(of: Route.self)), or: [], "The screens that it leads to.")
    Field("title", \.title, Schema.name(of: Copy.self).optional, or: .some(nil), "The title of the screen.")
    Field("says", \.says, ListedItem<Copy>.list("says", "The sentence."), or: [], "The sentences on the screen, in order.")
    Field(
      "shows", \.shows, .oneOrMany(.name(of: Copy.self)), or: [],
      "The labels that the app places next to what it shows, such as the state of an upload.")
    Field(
      "banners", \.banners, ListedItem<Notice>.list("banner", "The notice."), or: [],
      "The notices that come first on the screen, in order. Each appears while its own conditions hold, too.")
    Field(
      "meters", \.meters, ListedItem<Limit>.list("meter", "The limit."), or: [],
      "The limits whose use the screen shows, in order. A limit that does not apply to the plan is left out.")
    Field(
      "levels_on", \.levelsOn, .oneOrMany(.name(of: Surface.self)), or: [],
      "The surfaces on the screen for levels of the warning ladder. With a history, the screen has every level that appears on them.")
    Field(
      "buttons", \.buttons, ListedItem<Button>.list("button", "The button."), or: [],
      "The buttons on the screen, in order. A button whose action is denied has the reason.")
    Field("form", \.form, Schema.name(of: InputForm.self).optional, or: .some(nil), "The form that the user fills in on the screen.")
    Field(
      "when_empty", \.whenEmpty, Schema.name(of: EmptyState.self).optional, or: .some(nil),
      "What the screen shows while it has nothing to list.")
    Field(
      "entry_point", \.entryPoint, Schema.name(of: EntryPoint.self).optional, or: .some(nil),
      "The place in the app for the telemetry of the buttons that have no action.")
    Field("start", \.isStart, .boolean, or: false, "Whether the app can open with the screen.")
    Field("external", \.isExternal, .boolean, or: false, "Whether the screen is outside the app.")
    Field("also_called", \.alsoCalled, .oneOrMany(.text), or: [], "Other names for the screen in the product documents.")
  }
}

extension Route {
  /// The screens that it leads to: those of `leads_to`, and those that its buttons open.
  package func destinations(in book: RuleBook) -> [Name<Route>] {
    leadsTo + buttons.compactMap { book.buttons[$0.name]?.opens }.filter { !leadsTo.contains($0) }
  }
}
