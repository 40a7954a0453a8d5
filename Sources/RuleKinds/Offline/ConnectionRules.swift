internal import Schema

/// How the quality of the connection is derived from the results of requests. One result never decides, so that the state does not flicker.
package struct ConnectionRules: Sendable, Equatable {
  package static let key = "connection"

  /// The fact with the state: online, degraded, or offline.
  package var state: Name<Fact>?
  /// The facts with the previous state and with the time of the last change.
  package var before: Name<Fact>?
  package var since: Name<Fact>?
  /// The setting for how long the result of a request counts.
  package var window: Name<Setting>?
  /// The setting with the maximum duration of a good request. A slower request counts as a failure that reached the server.
  package var slowAfter: Name<Setting>?
  /// The setting with the number of bad results in the window that means a degraded connection.
  package var degradedAfter: Name<Setting>?
  /// The setting with the number of consecutive failures that means no connection.
  package var offlineAfter: Name<Setting>?
  /// The setting with the number of consecutive good results that means a good connection again.
  package var onlineAfter: Name<Setting>?
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without connection rules.
  package static let absent = ConnectionRules(
    state: nil, before: nil, since: nil, window: nil, slowAfter: nil, degradedAfter: nil, offlineAfter: nil, onlineAfter: nil, sources: [],
    assumes: [])

  /// The settings in the order of their keys; nil when one is missing.
  package var numbers: [Name<Setting>]? {
    guard let window, let slowAfter, let degradedAfter, let offlineAfter, let onlineAfter else { return nil }
    return [window, slowAfter, degradedAfter, offlineAfter, onlineAfter]
  }
}

extension ConnectionRules {
  static let schema = Schema.object("connection file", build: ConnectionRules.init) {
    Field("state", \.state, fact, or: .some(nil), "The fact with the state: `{one_of: [online, degraded, offline]}`.")
    Field("before", \.before, fact, or: .some(nil), "The fact with the previous state.")
    Field("since", \.since, fact, or: .some(nil), "The fact with the time of the last change.")
    Field("window", \.window, setting, or: .some(nil), "The setting for how long the result of a request counts.")
    Field("slow_after", \.slowAfter, setting, or: .some(nil), "The setting with the maximum duration of a good request.")
    Field(
      "degraded_after", \.degradedAfter, setting, or: .some(nil), is: [.atLeast(1), .atMost("offline_after")],
      "The setting with the number of bad results in the window that means a degraded connection.")
    Field(
      "offline_after", \.offlineAfter, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of consecutive failures that means no connection.")
    Field(
      "online_after", \.onlineAfter, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of consecutive good results that means a good connection again.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }

  private static let fact = Schema<Name<Fact>>.name(of: Fact.self).optional
  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}
