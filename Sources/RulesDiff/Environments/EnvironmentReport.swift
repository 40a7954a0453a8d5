/// What changes for the users of an environment in which a server sets values.
package struct EnvironmentReport: Sendable, Equatable {
  /// A value that a server sets before or after.
  package struct Value: Sendable, Equatable {
    package var path: String
    /// The value that apps have before and after.
    package var old: String
    package var new: String
    /// Whether a server sets the value before and after.
    package var isOldServed: Bool
    package var isNewServed: Bool
    /// The last day on which the server sets the new value; nil for no end.
    package var until: String?

    /// Where the values come from, as people read it: `shipped`, `server, until 2027-01-31`.
    var oldOrigin: String { isOldServed ? "server" : "shipped" }
    var newOrigin: String { isNewServed ? "server" + (until.map { ", until \($0)" } ?? "") : "shipped" }

    /// What apps have: `is 5 (server) instead of 3 (shipped)`.
    var text: String {
      let end = until.map { " until \($0)" } ?? ""
      if old == new, isOldServed != isNewServed {
        return isNewServed ? "stays \(new), because a server sets it now\(end)" : "stays \(new), although no server sets it any longer"
      }
      if old == new { return "stays \(new) (\(newOrigin))" }
      return "is \(new) (\(newOrigin)) instead of \(old) (\(oldOrigin))"
    }
  }

  package var environment: String
  /// The day on which an override begins; nil for the present.
  package var from: String?
  package var values: [Value]
  /// The sentences about changes that reach users in this environment.
  package var headlines: [Headline]
  /// The answers that change for these users. The sentences contain positions in it.
  package var answers: [AnswerChange] = []
  /// The errors that the rules have with the new values. `publish` refuses the values until they are gone.
  package var mistakes: [String] = []
  /// `staging`, or `production from 2026-12-15`.
  package var title: String { environment + (from.map { " from \($0)" } ?? "") }
  /// The paths of changes that do not reach anybody there, because the server sets the value on both sides.
  package var hidden: [String]

  /// What is different apart from the answers: the values, and what `publish` refuses.
  var facts: [String] {
    values.map { "`\($0.path)` \($0.text)." }
      + hidden.map { "`\($0)` changes in the rules, but the server sets it: apps here keep the value of the server." } + refusal
  }

  private var refusal: [String] {
    guard let first = mistakes.first else { return [] }
    let others = mistakes.count > 1 ? ", and \(DiffWords.count(mistakes.count - 1, "other mistake", "other mistakes"))" : ""
    return ["`rulebook publish` refuses these values as long as the rules contradict them: \(first)\(others)."]
  }

  var isEmpty: Bool { values.isEmpty && headlines.isEmpty && hidden.isEmpty }
}

extension DiffReport {
  /// What is different in environments: without the sentences that also hold for the shipped rules, and without environments in which nothing
  /// else differs.
  var ownEnvironments: [EnvironmentReport] {
    environments.compactMap { environment in
      var own = environment
      own.headlines.removeAll { one in headlines.contains { $0.text == one.text && $0.category == one.category } }
      return own.isEmpty ? nil : own
    }
  }
}
