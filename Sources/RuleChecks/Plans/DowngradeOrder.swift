internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Of things that no longer fit, it can be told which.
enum DowngradeOrder {
  static let explanation = Explanation(
    "downgrade.order", .error,
    finds:
      "Things that no longer fit without a limit or an order, with an order that nothing counts by, or in another order than their limit's.",
    why: "Which of a person's things stay as they were would be chance, and another on each device.",
    example: "flows: {limit: saved_flows, over_cap: read_only}",
    instead: "flows: {limit: saved_flows, over_cap: read_only, keeps: most_recently_edited}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.downgrade.entries where entry.value.overCap != .keep {
      let (name, rule) = (entry.name.text, entry.value)
      func report(_ message: String, _ help: String) {
        diagnostics.append(Diagnostic(explanation, message, at: context.key(DowngradeRule.key, name), helps: [help]))
      }
      if context.isFaulty(DowngradeRule.key, name, "limit") || context.isFaulty(DowngradeRule.key, name, "keeps") { continue }
      guard let limitName = rule.limit else {
        report("`\(name)` does not say what it no longer fits in", "add `limit:`, or write `over_cap: keep`")
        continue
      }
      guard let limit = context.book.limits[limitName], LimitUnit.misfit(in: limitName.text, context) == nil else { continue }
      if limit.unit == .count, rule.keeps == nil {
        report("nothing says which of `\(name)` stay as they were", "add `keeps:` with the order in which they stay")
      }
      if limit.unit != .count, rule.keeps != nil {
        report("`\(limitName.text)` does not count things, so none of `\(name)` comes before another", "take `keeps:` out")
      }
      for other in context.book.downgrade.entries.prefix(while: { $0.name != entry.name })
      where other.value.limit == limitName && other.value.overCap != .keep && other.value.keeps != rule.keeps {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` and `\(other.name.text)` share a limit and not the order", at: context.key(DowngradeRule.key, name),
            secondary: [.init(context.key(DowngradeRule.key, other.name.text), "in another order")],
            helps: ["write the same `keeps:` for both: they are put in one row"]))
      }
    }
  }
}
