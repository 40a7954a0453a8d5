internal import RuleKinds
internal import RulesCompiler
internal import RulesDiff
internal import RulesJSON
internal import RulesScenarios

/// A question whose answer a mutant changes, for the person with the fewest facts whose answer differs.
struct DifferentAnswer {
  let question: ScenarioQuestion
  /// The time of the question, in RFC 3339 format.
  let time: String
  let given: [FreeEntry]
  /// The parts of the right answer that the mutant changes.
  let then: [JSON.Member]

  /// The time of scenarios that do not say one.
  static let usualTime = "2026-03-02T12:00:00Z"

  /// Nil if no question about a decision shows the mutant.
  init?(_ original: Compilation, _ changed: Compilation, _ asking: BothAnswers) {
    guard let report = RulesDiff.compare(original, changed, tellsStories: false) else { return nil }
    for change in report.answers {
      guard let question = ScenarioQuestion(about: change.singular, change.decision) else { continue }
      let facts = (change.example + change.besides).filter { $0.value != "not given" }
      let time = facts.first { $0.fact == "now" }?.value ?? DifferentAnswer.usualTime
      let given = facts.filter { $0.fact != "now" }.map { FreeEntry(key: $0.fact, value: FreeValue(printed: $0.value)) }
      guard let then = asking.differences(question, time, given) else { continue }
      (self.question, self.time, self.given, self.then) = (question, time, given, then)
      return
    }
    return nil
  }
}

/// Asks the rules and the rules with a mutant the same questions.
struct BothAnswers {
  private let before: ScenarioRunner
  private let after: ScenarioRunner

  /// Nil if one of them has errors.
  init?(_ base: MutationBase, _ changed: Compilation) {
    guard let before = try? ScenarioRunner(base.compilation, findZone: base.findZone),
      let after = try? ScenarioRunner(changed, findZone: base.findZone)
    else { return nil }
    (self.before, self.after) = (before, after)
  }

  /// The members of the right answer that differ in the other one; nil if none differs. Objects and lists only if nothing simple differs.
  func differences(_ question: ScenarioQuestion, _ time: String, _ given: [FreeEntry]) -> [JSON.Member]? {
    let scenario = Scenario(asking: question, at: time, given: given)
    guard case .object(let members)? = BothAnswers.answer(scenario, before), let other = BothAnswers.answer(scenario, after) else {
      return nil
    }
    return BothAnswers.simple(members.filter { other[$0.key] != $0.value })
  }

  /// The members of the right rules' answers about two persons with these keys; nil if they are the same.
  func sides(
    _ question: ScenarioQuestion, _ time: String, _ keys: [String], _ one: [FreeEntry], _ other: [FreeEntry]
  ) -> (one: [JSON.Member], other: [JSON.Member])? {
    guard let first = BothAnswers.answer(Scenario(asking: question, at: time, given: one), before),
      let second = BothAnswers.answer(Scenario(asking: question, at: time, given: other), before),
      keys.contains(where: { first[$0] != second[$0] })
    else { return nil }
    func members(_ answer: JSON) -> [JSON.Member] { keys.map { JSON.Member(key: $0, value: answer[$0] ?? .string("none")) } }
    return (members(first), members(second))
  }

  private static func answer(_ scenario: Scenario, _ runner: ScenarioRunner) -> JSON? {
    runner.run(scenario, named: "proposal").steps.first?.exchanges.last.flatMap { $0.isAnswered ? $0.answer : nil }
  }

  private static func simple(_ members: [JSON.Member]) -> [JSON.Member]? {
    let different = members.filter { $0.key != "trace" && $0.key != "history" }
    guard !different.isEmpty else { return nil }
    let simple = different.filter { if case .object = $0.value { false } else if case .array = $0.value { false } else { true } }
    return simple.isEmpty ? different : simple
  }
}

extension ScenarioQuestion {
  /// The question about a decision of a kind; nil for a kind without one.
  fileprivate init?(about singular: String, _ name: String) {
    self = .nothing
    switch singular {
    case Action.singular: asked.may = Name(name)
    case DecisionTable.singular: asked.table = Name(name)
    case Plan.singular: asked.ask = .plan
    default: return nil
    }
  }

  /// The question as a scenario says it, for the forms above.
  var written: String {
    if let action = asked.may { return "may: \(action.text)" }
    if let table = asked.table { return "table: \(table.text)" }
    return "ask: plan"
  }
}

extension FreeValue {
  /// Reads a value as reports print it.
  fileprivate init(printed text: String) {
    switch text {
    case "null": self = .null
    case "true", "false": self = .bool(text == "true")
    case "[]": self = .list([])
    case "\"\"": self = .text("")
    default: self = Int64(text).map { .int($0) } ?? .text(text)
    }
  }
}
