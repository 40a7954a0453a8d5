internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesScenarios
internal import Schema

/// A scenario for an action: a case for each possible ending under each plan, with facts that lead to it.
struct NewScenario {
  let text: String

  /// Nil if the action has no ending with known facts.
  init?(_ action: String, _ rules: CheckedRules) {
    guard rules.book.actions[action] != nil else { return nil }
    let taken = Set(rules.book.scenarios.names)
    let base = "new-\(action)"
    let name = ([base] + (2...99).map { "\(base)-\($0)" }).first { !taken.contains($0) } ?? base
    var cases: [String] = []
    for plan in rules.typed.ordinals.plans {
      for possible in rules.analysis.endings(of: Name(action), under: Name(plan)) {
        guard let example = possible.example else { continue }
        var facts = example.facts.filter { $0.name != Ordinals.planFact && $0.name != "now" }.map { "\($0.name): \(Self.value($0.value))" }
        facts.insert("plan: \(plan)", at: 0)
        let then: String =
          switch possible.ending {
          case .allow: "{allowed: true}"
          case .deny(let reason): "{allowed: false, reasonCode: \(Self.scalar(reason.text))}"
          }
        cases.append("    - {given: {\(facts.joined(separator: ", "))}, then: \(then)}")
      }
    }
    guard !cases.isEmpty else { return nil }
    let about = rules.book.actions[action]?.provenance
    let sources = about?.sources.map { Self.scalar($0) }.joined(separator: ", ") ?? ""
    text = """
      \(name):
        about: \(Self.scalar("Who may do this: \(about?.about ?? action)"))
        source: [\(sources)]
        when: {may: \(action)}
        cases:
      \(cases.joined(separator: "\n"))

      """
  }

  /// A string in YAML, with quotes if it needs them.
  private static func scalar(_ text: String) -> String { FreeValue.write(.text(text)) }

  /// A value of an example in YAML: text is in quotes there.
  private static func value(_ text: String) -> String {
    text.hasPrefix("'") && text.hasSuffix("'") ? Self.scalar(String(text.dropFirst().dropLast())) : text
  }
}
