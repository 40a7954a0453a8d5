internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports expectations of a limit whose numbers do not add up.
enum ScenarioLimitSum {
  static let explanation = Explanation(
    "scenario.limit-sum", .error,
    finds: "An expectation that states what is used of a limit, the limit, and what remains, and in which they do not add up.",
    why: "No rules could meet it.",
    example: "then: {limits: [{id: practice_credits, used: 2, limit: 3, remaining: 2}]}",
    instead: "then: {limits: [{id: practice_credits, used: 2, limit: 3, remaining: 1}]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries where !context.isFaulty(Scenario.key, entry.name.text) {
      let path = RulePath(Scenario.key, entry.name.text)
      let steps = [("steps", entry.value.steps.count), ("cases", entry.value.cases.count)]
      let places = steps.flatMap { key, count in (0..<count).map { path.appending(key, "\($0)") } }
      for place in [path] + places {
        if let expected = context.places.node(place.appending("then")) { look(at: expected, &diagnostics) }
      }
    }
  }

  /// Looks at an expectation and everything in it: limits are expected of decisions, screens, and texts.
  private static func look(at node: Node, _ diagnostics: inout [Diagnostic]) {
    for item in node.items { look(at: item, &diagnostics) }
    for entry in node.entries { look(at: entry.value, &diagnostics) }
    guard let remaining = node["remaining"], let left = number(remaining), let used = node["used"], let limit = node["limit"],
      let usedNumber = number(used), let limitNumber = number(limit)
    else { return }
    let (difference, overflow) = limitNumber.subtractingReportingOverflow(usedNumber)
    if overflow || left == max(0, difference) { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`used: \(used.text)` and `remaining: \(remaining.text)` do not add up to `limit: \(limit.text)`", at: remaining.span,
        secondary: [.init(used.span, ""), .init(limit.span, "")], helps: ["correct the number that is wrong"]))
  }

  private static func number(_ node: Node) -> Int64? { Amount(node.text).flatMap { $0.isUnlimited ? nil : $0.number } }
}
