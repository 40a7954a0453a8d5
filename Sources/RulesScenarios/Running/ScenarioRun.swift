public import Diagnostics
public import RuleKinds
public import RulesJSON

/// What came out of one scenario.
public struct ScenarioRun: Sendable {
  public let name: String
  public let about: String
  /// The facts that it begins with, in words: `usage.count 2`.
  public let given: [String]
  public let steps: [StepRun]

  public var failures: [Diagnostic] { steps.compactMap(\.failure) }
  public var hasPassed: Bool { steps.allSatisfy { $0.failure == nil } }
}

/// A step or a case of a scenario that was run.
public struct StepRun: Sendable {
  /// Where it stands: `/scenarios/AT-08-02/steps/0`.
  public let path: RulePath
  public let about: String?
  /// The facts that change here, in words: `usage.count 2`.
  public let given: [String]
  /// How often it was asked, or happened.
  public let times: Int64
  /// The requests with their answers: several where something was done several times. What happens many times with nothing expected
  /// in between has the first and the last.
  public let exchanges: [Exchange]
  /// Why it is not as expected.
  public let failure: Diagnostic?

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
public struct Exchange: Sendable {
  /// The time that the request gives.
  public let now: String
  /// The request, without `trace`; every one is asked with it.
  public let request: JSON
  public let answer: JSON
  /// Whether the request could be answered.
  public let isAnswered: Bool

  package init(now: String, request: JSON, answer: JSON, isAnswered: Bool) {
    self.now = now
    self.request = request
    self.answer = answer
    self.isAnswered = isAnswered
  }

  /// The rule that decided the answer, where the answer says which: the level that stopped it, or the last row that held.
  var deciding: RulePath? {
    if answer["allowed"]?.boolValue == false, let vector = answer["ladder"]?["vector"]?.stringValue,
      let level = answer["ladder"]?["level"]?.stringValue
    {
      return RulePath(LadderVector.key, vector, "levels", level)
    }
    let rows = answer["trace"]?["rows"]?.arrayValue ?? []
    return rows.last { $0["held"]?.boolValue != false }?["rule"]?.stringValue.map { RulePath(text: $0) }
  }

  /// The request as a reader takes it in: what happened before can be long.
  var requestWithoutHistory: JSON {
    guard case .object(let members) = request else { return request }
    return .object(members.filter { $0.key != "history" })
  }
}
