/// A link into the app: `scheme://maintenance?filter=overdue`.
public struct DeepLink: Sendable, Equatable, Kind {
  public static let key = "deep_links"
  public static let singular = "deep link"

  public var provenance: Provenance
  /// What stands between the scheme and the question mark.
  public var path: String
  public var parameters: [LinkParameter]
  public var opens: Name<Route>
  /// Where to go when the object that it names is gone.
  public var whenGone: Name<Route>?
  /// Who sends it besides the rules.
  public var sentBy: String?

  public init(
    provenance: Provenance, path: String, parameters: [LinkParameter], opens: Name<Route>, whenGone: Name<Route>?, sentBy: String?
  ) {
    self.provenance = provenance
    self.path = path
    self.parameters = parameters
    self.opens = opens
    self.whenGone = whenGone
    self.sentBy = sentBy
  }
}

/// A query parameter: always the same value, or the id of something.
public struct LinkParameter: Sendable, Equatable {
  public var name: String
  public var always: String?
  /// What the id names: `session`.
  public var idOf: String?

  public init(name: String, always: String?, idOf: String?) {
    self.name = name
    self.always = always
    self.idOf = idOf
  }
}

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

  public init(
    scheme: String, longest: Int64, rows: [RouterRow], onError: Name<Route>?, whenUnknown: Name<Route>?, unknownSays: Name<Copy>?,
    goneSays: Name<Copy>?, shownOn: Name<Surface>?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.scheme = scheme
    self.longest = longest
    self.rows = rows
    self.onError = onError
    self.whenUnknown = whenUnknown
    self.unknownSays = unknownSays
    self.goneSays = goneSays
    self.shownOn = shownOn
    self.sources = sources
    self.assumes = assumes
  }

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

  public init(conditions: [Name<Condition>], to: Name<Route>, continues: Bool) {
    self.conditions = conditions
    self.to = to
    self.continues = continues
  }
}
