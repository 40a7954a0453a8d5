internal import RulesBundle
internal import Schema

/// The rules for all links.
package struct Router: Sendable, Equatable {
  package static let key = "router"

  package var scheme: String
  /// The maximum length of a link, in bytes.
  package var longest: Int64
  /// The redirections of users; the first row that applies decides. If no row applies, the link opens.
  package var rows: [RouterRow]
  /// The screen when a row cannot be evaluated because a fact is missing.
  package var onError: Name<Route>?
  /// The screen for a link that is unknown or not trusted.
  package var whenUnknown: Name<Route>?
  package var unknownSays: Name<Copy>?
  package var goneSays: Name<Copy>?
  /// The surface that shows both messages.
  package var shownOn: Name<Surface>?
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without links.
  package static let absent = Router(
    scheme: "", longest: 2048, rows: [], onError: nil, whenUnknown: nil, unknownSays: nil, goneSays: nil, shownOn: nil, sources: [],
    assumes: [])
}

/// A redirection of users who cannot open a link directly.
package struct RouterRow: Sendable, Equatable {
  /// Conditions that must all hold.
  package var conditions: [Name<Condition>]
  package var to: Name<Route>
  /// Whether the link opens after the user logs in.
  package var continues: Bool
}

extension Router {
  static let schema = Schema.object("router", build: Router.init) {
    Field("scheme", \.scheme, .linkScheme, "The scheme of every link, before the colon.")
    Field("longest", \.longest, .integer(1...65_536), or: 2048, "The maximum length of a link, in bytes.")
    Field(
      "first_match", \.rows, .list(RouterRow.schema, .sequence), or: [],
      "The redirections of users; the first row that applies decides. If no row applies, the link opens.")
    Field("on_error", \.onError, route, "The screen when a row cannot be evaluated; choose the safest one.")
    Field("when_unknown", \.whenUnknown, route, "The screen for a link that is unknown or not trusted.")
    Field("unknown_says", \.unknownSays, copy, "The message for a link that is unknown or not trusted.")
    Field("gone_says", \.goneSays, copy, "The message for a link whose object no longer exists.")
    Field("shown_on", \.shownOn, Schema.name(of: Surface.self).optional, or: .some(nil), "The surface that shows both messages.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }
}

extension RouterRow {
  static let schema = Schema.object("row", build: RouterRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("to", \.to, .name(of: Route.self), "The screen that the user goes to instead.")
    Field("continues", \.continues, .boolean, or: false, "Whether the link opens after the user logs in there.")
  }
}

extension Router {
  private static let route = Schema<Name<Route>>.name(of: Route.self).optional
  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension Schema where Value == String {
  static let linkPath = text(
    form: "lowercase words separated by slashes, such as `practice/session`",
    pattern: TextPattern("^[a-z0-9_-]+(/[a-z0-9_-]+)*$", takesNumbers: true, takesBooleans: true), advice: LinkAdvice.path
  ) { LinkForm.isPath($0.utf8) }
  static let linkScheme = text(form: "a lowercase word, such as `myapp`", pattern: TextPattern("^[a-z][a-z0-9-]{0,63}$"), role: .scheme) {
    LinkForm.isScheme($0.utf8)
  }
  static let linkValue = text(
    form: "letters, digits, `-`, `_`, `.`, or `~`, such as `dueToday`",
    pattern: TextPattern("^[A-Za-z0-9_.~-]{1,256}$", takesNumbers: true, takesBooleans: true)
  ) { LinkForm.isValue($0.utf8) }
}
