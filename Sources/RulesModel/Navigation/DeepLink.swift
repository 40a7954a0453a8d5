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

  public init(provenance: Provenance, path: String, parameters: [LinkParameter], opens: Name<Route>, whenGone: Name<Route>?) {
    self.provenance = provenance
    self.path = path
    self.parameters = parameters
    self.opens = opens
    self.whenGone = whenGone
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
  /// Where somebody who is logged out goes first; after logging in the link goes on.
  public var whenSignedOut: Name<Route>?
  /// Where a guest goes instead.
  public var whenGuest: Name<Route>?
  /// Where a link goes that the app does not know or does not trust.
  public var whenUnknown: Name<Route>?
  public var unknownSays: Name<Copy>?
  public var goneSays: Name<Copy>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  public init(
    scheme: String, longest: Int64, whenSignedOut: Name<Route>?, whenGuest: Name<Route>?, whenUnknown: Name<Route>?,
    unknownSays: Name<Copy>?, goneSays: Name<Copy>?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.scheme = scheme
    self.longest = longest
    self.whenSignedOut = whenSignedOut
    self.whenGuest = whenGuest
    self.whenUnknown = whenUnknown
    self.unknownSays = unknownSays
    self.goneSays = goneSays
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book without links.
  public static let absent = Router(
    scheme: "", longest: 2048, whenSignedOut: nil, whenGuest: nil, whenUnknown: nil, unknownSays: nil, goneSays: nil, sources: [],
    assumes: [])
}
