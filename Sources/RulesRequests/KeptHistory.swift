internal import RulesBundle
package import RulesRuntime

/// The history of a user between requests, for callers that ask many in a row: without it, each request reads the whole history from JSON
/// and each answer writes it again.
///
/// A request with a kept history has no `history` of its own. Its answer has an empty one, and the new one is kept here.
package final class KeptHistory: Sendable, Equatable {
  /// The history; nil before the first request that counts something. Only the thread that asks uses it.
  nonisolated(unsafe) package fileprivate(set) var history: History?

  package init(_ history: History?) { self.history = history }

  package static func == (one: KeptHistory, other: KeptHistory) -> Bool { one === other }
}

extension Rules {
  /// The history of a request; nil for a request about the facts alone.
  func history(of request: Request) throws(RequestError) -> History? {
    if let kept = request.kept { return kept.history }
    guard let members = request.history else { return nil }
    return try history(members)
  }

  /// The history of an answer, which is empty if the caller keeps it.
  func answered(_ history: History, to request: Request) -> History {
    guard let kept = request.kept else { return history }
    kept.history = history
    return History(for: bundle)
  }
}
