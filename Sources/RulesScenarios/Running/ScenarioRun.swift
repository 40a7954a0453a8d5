package import Diagnostics
package import RuleKinds
package import RulesJSON

/// The result of a scenario.
package struct ScenarioRun: Sendable {
  package let name: String
  package let about: String
  /// The initial facts as printed text: `usage.count 2`.
  package let given: [String]
  package let steps: [StepRun]

  package var failures: [Diagnostic] { steps.compactMap(\.failure) }
  package var hasPassed: Bool { steps.allSatisfy { $0.failure == nil } }
}

/// The result of a step or a case of a scenario.
package struct StepRun: Sendable {
  /// The path of the step: `/scenarios/AT-08-02/steps/0`.
  package let path: RulePath
  package let about: String?
  /// The facts that change in the step, as printed text: `usage.count 2`.
  package let given: [String]
  /// The number of repetitions.
  package let times: Int64
  /// The requests with their answers, one for each repetition. Repetitions without expectations in between have only the first and the
  /// last.
  package let exchanges: [Exchange]
  /// The failure of the step; nil if it meets its expectations.
  package let failure: Diagnostic?

  package init(path: RulePath, about: String?, given: [String], times: Int64, exchanges: [Exchange], failure: Diagnostic?) {
    self.path = path
    self.about = about
    self.given = given
    self.times = times
    self.exchanges = exchanges
    self.failure = failure
  }
}

/// A request and its answer.
package struct Exchange: Sendable {
  /// The time of the request.
  package let now: String
  /// The request without `trace`, which the runner adds to every request.
  package let request: JSON
  package let answer: JSON
  /// Whether the request succeeded.
  package let isAnswered: Bool

  package init(now: String, request: JSON, answer: JSON, isAnswered: Bool) {
    self.now = now
    self.request = request
    self.answer = answer
    self.isAnswered = isAnswered
  }

  /// The rule that decided the answer, if the answer names it: the ladder level that blocked it, or the last row that matched.
  var deciding: RulePath? {
    if answer["allowed"]?.boolValue == false, let vector = answer["ladder"]?["vector"]?.stringValue,
      let level = answer["ladder"]?["level"]?.stringValue
    {
      return RulePath(LadderVector.key, vector, "levels", level)
    }
    let rows = answer["trace"]?["rows"]?.arrayValue ?? []
    return rows.last { $0["held"]?.boolValue != false }?["rule"]?.stringValue.map { RulePath(text: $0) }
  }

  /// The request without its history, which can be long.
  var requestWithoutHistory: JSON {
    guard case .object(let members) = request else { return request }
    return .object(members.filter { $0.key != "history" })
  }
}
