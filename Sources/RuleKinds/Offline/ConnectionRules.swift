internal import Schema

/// How good the connection is, told from what became of requests: never from one alone, so that nothing flickers.
public struct ConnectionRules: Sendable, Equatable {
  public static let key = "connection"

  /// The fact with the state: online, degraded or offline.
  public var state: Name<Fact>?
  /// The fact with the state before, and the one with the time of the change.
  public var before: Name<Fact>?
  public var since: Name<Fact>?
  /// How long what became of a request says something.
  public var window: Name<Setting>?
  /// A request that took longer counts like one that failed, except that the other side was reached.
  public var slowAfter: Name<Setting>?
  /// So many bad ones within the window are a bad connection.
  public var degradedAfter: Name<Setting>?
  /// So many failures in a row are no connection.
  public var offlineAfter: Name<Setting>?
  /// So many good ones in a row are a good connection again.
  public var onlineAfter: Name<Setting>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  /// A rule book that does not look at the connection.
  public static let absent = ConnectionRules(
    state: nil, before: nil, since: nil, window: nil, slowAfter: nil, degradedAfter: nil, offlineAfter: nil, onlineAfter: nil, sources: [],
    assumes: [])

  /// The numbers by the keys that name them in the rules; nil when one is missing.
  public var numbers: [Name<Setting>]? {
    guard let window, let slowAfter, let degradedAfter, let offlineAfter, let onlineAfter else { return nil }
    return [window, slowAfter, degradedAfter, offlineAfter, onlineAfter]
  }
}

extension ConnectionRules {
  static let schema = Schema.object("connection", build: ConnectionRules.init) {
    Field("state", \.state, fact, or: .some(nil), "The fact with the state: `{one_of: [online, degraded, offline]}`.")
    Field("before", \.before, fact, or: .some(nil), "The fact with the state before.")
    Field("since", \.since, fact, or: .some(nil), "The fact with the time of the last change.")
    Field("window", \.window, setting, or: .some(nil), "The setting with how long what became of a request says something.")
    Field("slow_after", \.slowAfter, setting, or: .some(nil), "The setting with how long a good request takes at most.")
    Field(
      "degraded_after", \.degradedAfter, setting, or: .some(nil),
      "The setting with how many bad ones within the window are a bad connection.")
    Field("offline_after", \.offlineAfter, setting, or: .some(nil), "The setting with how many failures in a row are none.")
    Field("online_after", \.onlineAfter, setting, or: .some(nil), "The setting with how many good ones in a row are a good one again.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let fact = Schema<Name<Fact>>.name(of: Fact.self).optional
  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}
