internal import RuleKinds
internal import RulesCompiler
internal import RulesEditing
internal import RulesJSON
internal import RulesRuntime
internal import RulesScenarios
internal import Schema
internal import SourceText
internal import YAMLTree

/// A new scenario about a rule: a case for each way in which the rule decides, with the answers of the current rules.
struct NewScenario {
  let text: String

  /// The time of scenarios that do not say one.
  private static let usualTime = "2026-03-02T12:00:00Z"
  /// The number of facts that are invented for one question, and of keys that are expected of one answer.
  private static let (mostFacts, mostKeys) = (20, 3)

  /// Nil if the rules have errors, or if no facts are known that lead to an answer.
  init?(_ subject: ScenarioSubject, _ compilation: Compilation, findZone: @escaping @Sendable (String) -> Zone?) {
    guard let runner = try? ScenarioRunner(compilation, findZone: findZone) else { return nil }
    let rules = runner.checked
    let facts = ScenarioFacts(rules)
    var cases: [String] = []
    for given in facts.cases(for: subject.rule) {
      guard let (given, then) = Self.answered(subject, given, facts, runner) else { continue }
      let time = given.first { $0.key == "now" }.map { "at: \(FreeValue.write($0.value)), " } ?? ""
      let entries = given.filter { $0.key != "now" }.map { "\(FreeValue.write(.text($0.key))): \(FreeValue.write($0.value))" }
      // The same answer once more for another plan shows something only about an action.
      if subject.rule.parts[0] != Action.key, cases.contains(where: { $0.hasSuffix("then: \(then)}") }) { continue }
      cases.append("    - {\(time)given: {\(entries.joined(separator: ", "))}, then: \(then)}")
    }
    guard !cases.isEmpty else { return nil }
    var lines = ["\(Self.name(of: subject.rule, rules)):"]
    lines.append("  about: \(FreeValue.write(.text(rules.places.node(subject.rule.appending("about"))?.text ?? subject.rule.parts[1])))")
    // The scenario rests on the same text of the documents, or on the same assumption.
    for key in ["source", "assumes"] {
      guard let node = rules.places.node(subject.rule.appending(key)) else { continue }
      lines.append("  \(key): [\(Self.texts(node).joined(separator: ", "))]")
    }
    let written = (lines + ["  when: {\(subject.written)}", "  cases:"] + cases).joined(separator: "\n") + "\n"
    let shape = RuleBookSchema.schema.fields.first { $0.key == Scenario.key }?.shape
    text =
      if case .text(let formatted) = RulesFormatter.format(SourceFile(path: "", bytes: Array(written.utf8)), shape) { formatted } else {
        written
      }
  }

  /// A name that no scenario has.
  private static func name(of rule: RulePath, _ rules: CheckedRules) -> String {
    FreeName.like("new-" + rule.parts[1].replacing("/", with: "-"), taken: rules.book.scenarios.names)
  }

  private static func texts(_ sources: Node) -> [String] {
    (sources.kind == .scalar ? [sources] : Array(sources.items)).map { FreeValue.write(.text($0.text)) }
  }

  /// Asks the question, with more facts for as long as the answer misses one. Returns the facts and the expectation; nil without an answer.
  private static func answered(
    _ subject: ScenarioSubject, _ given: [FreeEntry], _ facts: ScenarioFacts, _ runner: ScenarioRunner
  ) -> (given: [FreeEntry], then: String)? {
    var given = given
    for _ in 0..<mostFacts {
      let time = given.first { $0.key == "now" }.map { FreeValue.write($0.value).filter { $0 != "\"" } } ?? usualTime
      let scenario = Scenario(asking: subject.question, at: time, given: given.filter { $0.key != "now" })
      guard let exchange = runner.run(scenario, named: "new").steps.first?.exchanges.last, exchange.isAnswered else { return nil }
      if let missing = exchange.answer["undecided"]?["fact"]?.stringValue, !given.contains(where: { $0.key == missing }) {
        guard let value = facts.example(missing) else { return nil }
        given.append(FreeEntry(key: missing, value: value))
        continue
      }
      return expectation(exchange.answer, subject.rule.parts[1]).map { (given, $0) }
    }
    return nil
  }

  /// The first keys of an answer that say something besides the question.
  private static func expectation(_ answer: JSON, _ name: String) -> String? {
    let others: Set = ["plan", "trace", "history", "undecided", "telemetry"]
    let members = (answer.objectValue ?? []).filter { !others.contains($0.key) && $0.value != .string(name) && !isEmpty($0.value) }
    guard !members.isEmpty else { return nil }
    let parts = members.prefix(mostKeys).map { "\($0.key): \(ExpectationText.of($0.value, like: nil))" }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func isEmpty(_ value: JSON) -> Bool { [.null, .array([]), .object([]), .string("")].contains(value) }
}
