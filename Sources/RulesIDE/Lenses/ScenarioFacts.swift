internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import Schema

/// The facts of the cases of a new scenario: an example of a user for each way in which the rule can decide.
struct ScenarioFacts {
  private let rules: CheckedRules

  init(_ rules: CheckedRules) { self.rules = rules }

  func cases(for rule: RulePath) -> [[FreeEntry]] {
    let name = rule.parts[1]
    switch rule.parts[0] {
    case Action.key:
      return rules.typed.ordinals.plans.flatMap { plan in
        rules.analysis.endings(of: Name(name), under: Name(plan)).compactMap { possible in
          possible.example.map { entries($0, under: plan) }
        }
      }
    case DecisionTable.key: return firsts(rules.book.tables[name]?.rows.map(\.conditions) ?? [])
    case EmptyState.key: return firsts((rules.book.emptyStates[name]?.unless.map(\.conditions) ?? []) + [[]])
    default: return rules.typed.ordinals.plans.map { [FreeEntry(key: Ordinals.planFact, value: .text($0))] }
    }
  }

  /// An example of a user for each row of a list. The first row that applies decides.
  private func firsts(_ rows: [[Name<Condition>]]) -> [[FreeEntry]] {
    rows.indices.compactMap { index in
      // A row with several conditions fails if one of them does.
      let failing = rows[..<index].compactMap(\.first)
      for plan in rules.typed.ordinals.plans {
        let facts = AllowingFacts.fulfilling(rows[index], failing: failing, under: Name(plan), rules.book, rules.typed)
        if let facts { return entries(facts, under: plan) }
      }
      return nil
    }
  }

  private func entries(_ example: FactExample, under plan: String) -> [FreeEntry] {
    [FreeEntry(key: Ordinals.planFact, value: .text(plan))]
      + example.facts.filter { $0.name != Ordinals.planFact }.map { FreeEntry(key: $0.name, value: Self.value($0.value)) }
  }

  /// A value of an example, whose text is in single quotes.
  private static func value(_ text: String) -> FreeValue {
    switch text {
    case "null": return .null
    case "true", "false": return .bool(text == "true")
    default: break
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(text.dropFirst().dropLast().split(separator: ", ").map { value(String($0)) })
    }
    if text.hasPrefix("'"), text.hasSuffix("'"), text.count > 1 { return .text(String(text.dropFirst().dropLast())) }
    return Int64(text).map { .int($0) } ?? .text(text)
  }

  /// An example of a fact that a question needs; nil for a fact that a scenario cannot set.
  func example(_ name: String) -> FreeValue? {
    guard let fact = rules.book.facts[name], name != "now" else { return nil }
    if ConditionType(fact, plans: rules.typed.ordinals.plans).isNullable { return .null }
    return switch fact.type {
    case .bool: .bool(false)
    case .int: .int(min(max(0, fact.atLeast ?? .min), fact.atMost ?? .max))
    case .text: .text("example")
    case .id: .text("a-1")
    case .duration: .text("1h")
    case .timestamp: .text("2026-03-02T11:00:00Z")
    case .plan: rules.typed.ordinals.plans.first.map { .text($0) }
    case .oneOf(let values): values.first.map { .text($0) }
    case .listOf: .list([])
    }
  }
}
