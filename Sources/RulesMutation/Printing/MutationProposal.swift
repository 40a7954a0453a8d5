internal import RuleKinds
internal import RulesCompiler
internal import RulesDiff
internal import RulesJSON
internal import RulesScenarios
internal import Schema
internal import SourceText
internal import YAMLTree

/// What would kill a mutant, as YAML that can be pasted into the rules: a scenario for a person whose answer differs, or else a promise about the
/// value.
package struct MutationProposal {
  /// The proposal with a comment that says where it belongs.
  package let text: String

  /// Nil if the mutant is killed or equivalent, or nothing is known that would kill it.
  package init?(_ judged: JudgedMutant, _ base: MutationBase) {
    guard judged.verdict == .survived else { return nil }
    let mutant = judged.mutant
    let changed = base.compile(mutant)
    let asked = AskedProposal(base, changed, mutant)
    guard let text = asked?.scenario ?? asked?.promise else { return nil }
    self.text = text
  }
}

/// Finds a proposal by asking both rule books.
private struct AskedProposal {
  private let original: Compilation
  private let changed: Compilation
  private let mutant: Mutant
  private let before: ScenarioRunner
  private let after: ScenarioRunner

  init?(_ base: MutationBase, _ changed: Compilation, _ mutant: Mutant) {
    (original, self.changed, self.mutant) = (base.compilation, changed, mutant)
    guard let before = try? ScenarioRunner(original, findZone: base.findZone),
      let after = try? ScenarioRunner(changed, findZone: base.findZone)
    else { return nil }
    (self.before, self.after) = (before, after)
  }

  /// A scenario whose answer differs.
  var scenario: String? {
    guard let report = RulesDiff.compare(original, changed) else { return nil }
    for change in report.answers {
      guard let question = ScenarioQuestion(about: change.singular, change.decision) else { continue }
      let facts = (change.example + change.besides).filter { $0.value != "not given" }
      let time = facts.first { $0.fact == "now" }?.value ?? AskedProposal.usualTime
      let given = facts.filter { $0.fact != "now" }.map { FreeEntry(key: $0.fact, value: FreeValue(printed: $0.value)) }
      let scenario = Scenario(asking: question, at: time, given: given)
      guard let old = answer(scenario, before), let new = answer(scenario, after), let then = differences(old, new) else { continue }
      let name = "recorded.\(mutant.path.parts.prefix(2).joined(separator: "."))"
      var lines = ["# rules/scenarios/recorded/\(mutant.path.parts[0]).yaml", "\(Schema<String>.text.write(name)):"]
      lines.append("  about: What `\(mutant.path.parts.joined(separator: "/"))` decides.")
      lines += provenance
      if time != AskedProposal.usualTime { lines.append("  at: \"\(time)\"") }
      if !given.isEmpty { lines.append("  given: {\(given.map { "\($0.key): \(AskedProposal.flow($0.value))" }.joined(separator: ", "))}") }
      lines.append("  when: {\(question.written)}")
      lines.append("  then: {\(then)}")
      return lines.joined(separator: "\n")
    }
    return nil
  }

  private static let usualTime = "2026-03-02T12:00:00Z"

  private func answer(_ scenario: Scenario, _ runner: ScenarioRunner) -> JSON? {
    runner.run(scenario, named: "proposal").steps.first?.exchanges.last.flatMap { $0.isAnswered ? $0.answer : nil }
  }

  /// The members of the old answer that differ in the new one, in flow form.
  private func differences(_ old: JSON, _ new: JSON) -> String? {
    guard case .object(let members) = old else { return nil }
    let different = members.filter { $0.key != "trace" && $0.key != "history" && new[$0.key] != $0.value }
    guard !different.isEmpty else { return nil }
    let simple = different.filter { if case .object = $0.value { false } else if case .array = $0.value { false } else { true } }
    return (simple.isEmpty ? different : simple).map { "\($0.key): \(AskedProposal.flow($0.value))" }.joined(separator: ", ")
  }

  private static func flow(_ value: FreeValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let text): Schema<String>.text.write(text)
    case .list(let items): "[" + items.map { flow($0) }.joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private static func flow(_ value: JSON) -> String {
    switch value {
    case .object(let members): "{" + members.map { "\(Schema<String>.text.write($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
    case .array(let items): "[" + items.map { flow($0) }.joined(separator: ", ") + "]"
    case .string(let text): Schema<String>.text.write(text)
    default: String(decoding: value.compact(), as: UTF8.self)
    }
  }

  /// A promise that the value stays, for rules whose effect no question shows.
  var promise: String? {
    guard let rules = original.rules, mutant.path.parts.count > 1 else { return nil }
    let isNamed = rules.places.isDeclared(mutant.path.parts[0], mutant.path.parts[1])
    let key = mutant.path.parts.dropFirst(isNamed ? 2 : 1).joined(separator: "/")
    guard !key.isEmpty, let node = rules.places.node(mutant.path) else { return nil }
    let value = node.kind == .scalar ? node.text : node.items.first { $0.kind == .scalar }?.text
    let names = isNamed ? ", names: \(Schema<String>.text.write(mutant.path.parts[1]))" : ""
    let wanted = value.map { ", value: \(QuotedText.of($0))" } ?? ""
    return
      ([
        "# rules/invariants", "\(Schema<String>.text.write("\(mutant.path.parts.prefix(2).joined(separator: ".")).kept")):",
        "  about: The value of `\(mutant.path.parts.joined(separator: "/"))` stays.",
        "  has: {in: \(mutant.path.parts[0])\(names), key: \(Schema<String>.text.write(key))\(wanted)}",
      ] + provenance).joined(separator: "\n")
  }

  /// The sources of the changed rule, as it states them.
  private var provenance: [String] {
    guard let rules = original.rules else { return [] }
    return ["source", "assumes"].compactMap { key in
      guard let node = rules.places.node(mutant.path.rule.appending(key)) else { return nil }
      let written = original.sources[node.span.file].text(node.span.range)
      return written.contains("\n") ? nil : "  \(key): \(written)"
    }
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

  fileprivate var written: String {
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
