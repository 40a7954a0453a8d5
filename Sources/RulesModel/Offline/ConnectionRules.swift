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

  public init(
    state: Name<Fact>?, before: Name<Fact>?, since: Name<Fact>?, window: Name<Setting>?, slowAfter: Name<Setting>?,
    degradedAfter: Name<Setting>?, offlineAfter: Name<Setting>?, onlineAfter: Name<Setting>?, sources: [String],
    assumes: [Name<Assumption>]
  ) {
    self.state = state
    self.before = before
    self.since = since
    self.window = window
    self.slowAfter = slowAfter
    self.degradedAfter = degradedAfter
    self.offlineAfter = offlineAfter
    self.onlineAfter = onlineAfter
    self.sources = sources
    self.assumes = assumes
  }

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
