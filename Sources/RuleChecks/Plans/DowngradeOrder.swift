internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that the rules determine which things no longer fit after a downgrade.
enum DowngradeOrder {
  static let explanation = Explanation(
    "downgrade.order", .error,
    finds:
      "A downgrade rule without `limit` or `keeps`, with `keeps` for a limit that does not count things, or with another `keeps` than the other rule of its limit; a thing that is kept over the limit, although another one of its data type and limit is not.",
    why: "The things that stay unchanged would be arbitrary and would differ between devices.",
    example: "flows: {limit: saved_flows, over_cap: read_only}",
    instead: "flows: {limit: saved_flows, over_cap: read_only, keeps: most_recently_edited}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.downgrade.entries where entry.value.overCap == .keep {
      guard let other = restricted(with: entry, context) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is kept over the limit, but `\(other)`, which shares the limit and the data type, is not",
          at: context.value(DowngradeRule.key, entry.name.text, "over_cap"),
          secondary: [.init(context.value(DowngradeRule.key, other, "over_cap"), "not kept")],
          helps: ["write the same `over_cap:` and `keeps:` for both, because they are sorted together"]))
    }
    for entry in context.book.downgrade.entries where entry.value.overCap != .keep {
      let (name, rule) = (entry.name.text, entry.value)
      func report(_ message: String, _ help: String) {
        diagnostics.append(Diagnostic(explanation, message, at: context.key(DowngradeRule.key, name), helps: [help]))
      }
      if context.isFaulty(DowngradeRule.key, name, "limit") || context.isFaulty(DowngradeRule.key, name, "keeps") { continue }
      guard let limitName = rule.limit else {
        report("`\(name)` has no `limit`", "add `limit:`, or write `over_cap: keep`")
        continue
      }
      guard let limit = context.book.limits[limitName], LimitUnit.misfit(in: limitName.text, context) == nil else { continue }
      if limit.unit == .count, rule.keeps == nil {
        report("`\(name)` has no `keeps`", "add `keeps:` with the order that determines which things stay unchanged")
      }
      if limit.unit != .count, rule.keeps != nil {
        report("`\(limitName.text)` does not count things, so `keeps` of `\(name)` has no effect", "remove `keeps:`")
      }
      let other = context.book.downgrade.entries.prefix(while: { $0.name != entry.name }).first { other in
        other.value.limit == limitName && other.value.overCap != .keep && other.value.keeps != rule.keeps && !isMisplaced(other, context)
          && !context.isFaulty(DowngradeRule.key, other.name.text, "keeps")
      }
      if let other, !isMisplaced(entry, context) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` and `\(other.name.text)` share a limit, but have different orders",
            at: context.value(DowngradeRule.key, name, "keeps"),
            secondary: [.init(context.value(DowngradeRule.key, other.name.text, "keeps"), "another order")],
            helps: ["write the same `keeps:` for both, because they are sorted together"]))
      }
    }
  }

  /// Whether a rule has the limit of another data type, which `data-type.unassigned` reports.
  private static func isMisplaced(_ entry: Named<DowngradeRule, DowngradeRule>.Entry, _ context: CheckContext) -> Bool {
    context.book.dataTypes.entries.contains { type in
      type.value.downgrade.contains(entry.name) && type.value.countedBy.map { $0 != entry.value.limit } ?? false
    }
  }

  /// Another thing of the same data type and the same limit that is not kept over the limit.
  private static func restricted(with entry: Named<DowngradeRule, DowngradeRule>.Entry, _ context: CheckContext) -> String? {
    guard let limit = entry.value.limit, !context.isFaulty(DowngradeRule.key, entry.name.text),
      let type = context.book.dataTypes.entries.first(where: { $0.value.downgrade.contains(entry.name) })
    else { return nil }
    return type.value.downgrade.first { name in
      guard let other = context.book.downgrade[name], name != entry.name, other.limit == limit else { return false }
      return other.overCap != .keep && !context.isFaulty(DowngradeRule.key, name.text)
    }?.text
  }
}
