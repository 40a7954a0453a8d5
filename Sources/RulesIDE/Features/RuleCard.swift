internal import Conditions
internal import RuleKinds
internal import RuleQueries
internal import RulesCompiler
internal import Schema
internal import YAMLTree

extension CheckedRules {
  /// The facts that the language declares, with their types.
  var languageFacts: [String: String] {
    var facts = [Ordinals.planFact: "one of " + typed.ordinals.plans.joined(separator: ", ")]
    for name in Ordinals.decisionFacts + Ordinals.errorFacts { facts[name] = "string" }
    for fact in Ordinals.ladderFacts { facts[fact.name] = fact.type.description }
    return facts
  }
}

/// The page of a rule for a hover, in Markdown.
struct RuleCard {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  func text(of path: RulePath) -> String? {
    guard let queries = analysis.queries, let rules = analysis.rules, let rule = queries.index[path.rule] else { return nil }
    var blocks: [String] = []
    switch rule.kind {
    case Limit.key: blocks.append(PlanTable.limit(rule.name, rules))
    case Capability.key: blocks.append(PlanTable.written(path.rule.appending("plans"), rules))
    case Condition.key: blocks.append(condition(rule.name, rules))
    case LadderVector.key: blocks.append(LadderTable.text(rule.name, rules))
    case Copy.key: blocks.append(analysis.sentences.quoted(rule.name))
    case NotificationType.key: blocks.append(NotificationCard(rules, analysis.sentences).text(of: rule.name))
    case Fact.key:
      if let fact = rules.book.facts[rule.name] {
        blocks.append("Type: `\(ConditionType(fact, plans: rules.typed.ordinals.plans).description)`")
      }
    case Setting.key: blocks.append(queries.index.written(path.rule.appending("value")).map { "Value: `\($0)`" } ?? "")
    default: break
    }
    return queries.page(of: path, examples: [])?.markdown(with: blocks.filter { !$0.isEmpty })
  }

  /// The expression, and for each plan whether it holds.
  private func condition(_ name: String, _ rules: CheckedRules) -> String {
    guard let condition = rules.typed.condition(name) else { return "" }
    let plans = rules.typed.ordinals.plans.map { plan -> (String, String) in
      let holds = rules.analysis.holds([Name(name)], under: Name(plan))
      return (plan, holds.map { $0 ? "always true" : "always false" } ?? "depends on facts")
    }
    return "```cel\n\(condition.root.text)\n```\n\n" + PlanTable.text(plans)
  }
}

/// A table with a column for each plan.
enum PlanTable {
  static func text(_ cells: [(plan: String, value: String)]) -> String {
    guard !cells.isEmpty else { return "" }
    return "| " + cells.map(\.plan).joined(separator: " | ") + " |\n|" + String(repeating: " --- |", count: cells.count) + "\n| "
      + cells.map(\.value).joined(separator: " | ") + " |"
  }

  static func limit(_ name: String, _ rules: CheckedRules) -> String { text(numbers(name, rules)) }

  /// The number of a limit for each plan.
  static func numbers(_ name: String, _ rules: CheckedRules) -> [(plan: String, value: String)] {
    (rules.book.limits[name]?.plans.cells ?? []).map { cell in
      switch cell.value {
      case .number(let number): (cell.column.text, "\(number)")
      case .unlimited: (cell.column.text, "unlimited")
      case .notApplicable: (cell.column.text, "none")
      }
    }
  }

  /// A mapping of the rules as it is written.
  static func written(_ path: RulePath, _ rules: CheckedRules) -> String {
    guard let node = rules.places.node(path), node.kind == .mapping else { return "" }
    return text(node.entries.map { ($0.key.text, written($0.value)) })
  }

  static func written(_ node: Node) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: node.items.map(written).joined(separator: ", ")
    case .mapping: node.entries.map { "\($0.key.text) \(written($0.value))" }.joined(separator: ", ")
    }
  }
}

/// The levels of a ladder vector: when each plan reaches them, and what they do.
enum LadderTable {
  static func text(_ name: String, _ rules: CheckedRules) -> String {
    guard let levels = rules.places.node(RulePath(LadderVector.key, name, "levels")), levels.kind == .mapping else { return "" }
    let plans = rules.typed.ordinals.plans.filter { plan in levels.entries.contains { $0.value["at"]?[plan] != nil } }
    var rows = ["| level | " + plans.joined(separator: " | ") + " | effect |", "|" + String(repeating: " --- |", count: plans.count + 2)]
    for entry in levels.entries {
      let at = plans.map { entry.value["at"]?[$0]?.text ?? "" }
      let effects = entry.value.entries.filter { $0.key.text != "at" }.map { "\($0.key.text) \(PlanTable.written($0.value))" }
      rows.append("| \(entry.key.text) | " + at.joined(separator: " | ") + " | \(effects.joined(separator: "; ")) |")
    }
    return rows.joined(separator: "\n")
  }
}
