internal import RulesBundle
internal import Schema

/// What holds for every link.
public struct Router: Sendable, Equatable {
  public static let key = "router"

  public var scheme: String
  /// The most bytes that a link may have.
  public var longest: Int64
  /// Who goes elsewhere first, by the first row that applies; everybody else may follow the link.
  public var rows: [RouterRow]
  /// Where somebody goes of whom a row cannot be told, because a fact is missing.
  public var onError: Name<Route>?
  /// Where a link goes that the app does not know or does not trust.
  public var whenUnknown: Name<Route>?
  public var unknownSays: Name<Copy>?
  public var goneSays: Name<Copy>?
  /// Where both are said.
  public var shownOn: Name<Surface>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  /// A rule book without links.
  public static let absent = Router(
    scheme: "", longest: 2048, rows: [], onError: nil, whenUnknown: nil, unknownSays: nil, goneSays: nil, shownOn: nil, sources: [],
    assumes: [])
}

/// Somebody who does not follow a link, and where they go.
public struct RouterRow: Sendable, Equatable {
  /// Conditions that must all hold.
  public var conditions: [Name<Condition>]
  public var to: Name<Route>
  /// Whether the link goes on afterwards: once the person has logged in.
  public var continues: Bool
}

extension Router {
  static let schema = Schema.object("router", build: Router.init) {
    Field("scheme", \.scheme, .linkScheme, "What every link begins with, before the colon.")
    Field("longest", \.longest, .integer(1...65_536), or: 2048, "The most bytes that a link may have.")
    Field(
      "first_match", \.rows, .list(RouterRow.schema, .sequence), or: [],
      "Who goes elsewhere first: the first row that applies decides. Whoever none is about may follow the link.")
    Field("on_error", \.onError, route, "Where somebody goes of whom a row cannot be told: the safest screen.")
    Field("when_unknown", \.whenUnknown, route, "Where a link goes that is not known or not trusted.")
    Field("unknown_says", \.unknownSays, copy, "What is said then.")
    Field("gone_says", \.goneSays, copy, "What is said when the object of a link is gone.")
    Field("shown_on", \.shownOn, Schema.name(of: Surface.self).optional, or: .some(nil), "Where both are said.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}

extension RouterRow {
  static let schema = Schema.object("row", build: RouterRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("to", \.to, .name(of: Route.self), "The screen that the person goes to instead.")
    Field("continues", \.continues, .boolean, or: false, "Whether the link goes on once the person has logged in there.")
  }
}

extension Router {
  private static let route = Schema<Name<Route>>.name(of: Route.self).optional
  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension Schema where Value == String {
  static let linkPath = text(
    form: "words in lower case with slashes between them, such as `practice/session`",
    pattern: TextPattern("^[a-z0-9_-]+(/[a-z0-9_-]+)*$", takesNumbers: true, takesBooleans: true), advice: LinkAdvice.path
  ) { LinkForm.isPath($0.utf8) }
  static let linkScheme = text(form: "a word in lower case, such as `myapp`", pattern: TextPattern("^[a-z][a-z0-9-]{0,63}$")) {
    LinkForm.isScheme($0.utf8)
  }
  static let linkValue = text(
    form: "letters, digits and `-`, `_`, `.` or `~`, such as `dueToday`",
    pattern: TextPattern("^[A-Za-z0-9_.~-]{1,256}$", takesNumbers: true, takesBooleans: true)
  ) { LinkForm.isValue($0.utf8) }
}
