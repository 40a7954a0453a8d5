internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports overrides that a server may not set.
enum OverrideOutOfRange {
  static let explanation = Explanation(
    "override.out-of-range", .error,
    finds: "An override that rules/remote does not allow.",
    why: "Apps reject a remote config with such a value as a whole, so none of its values takes effect.",
    example: "limits/practice_credits/plans/free: {to: 40, ...}   # rules/remote has range: [3, 10]",
    instead: "limits/practice_credits/plans/free: {to: 10, ...}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for environment in context.book.environments.entries {
      for cell in environment.value.values.cells {
        guard let rule = context.book.remote[cell.column], !context.isFaulty(RemotePath.key, cell.column.text) else { continue }
        // `value.out-of-order` reports an invalid range.
        if !rule.range.isEmpty, WrittenRange(rule.range) == nil { continue }
        let path = context.places.path(cell.column.text)
        // Errors in the remotely overridable path itself are already reported.
        let reported = [context.key(RemotePath.key, cell.column.text), context.places.span(path)]
        if diagnostics.contains(where: { reported.contains($0.primary.span) }) || allows(rule, cell.value.to, path, context) {
          continue
        }
        let place = context.value(Environment.key, environment.name.text, "set", cell.column.text, "to")
        let allowed = context.key(RemotePath.key, cell.column.text)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(cell.value.to)` is not an allowed value of `\(cell.column.text)`", at: place,
            secondary: [.init(allowed, "the allowed values")], helps: ["write \(words(rule, path, context.book))"]))
      }
    }
  }

  private static func allows(_ rule: RemotePath, _ written: String, _ path: RulePath, _ context: CheckContext) -> Bool {
    guard rule.allows(written) else { return false }
    guard let bounds = rule.bounds(at: path, context.book), let amount = Amount(written) else { return true }
    return bounds.contains(amount.number)
  }

  private static func words(_ rule: RemotePath, _ path: RulePath, _ book: RuleBook) -> String {
    if rule.isSwitch { return "`true` or `false`" }
    if !rule.options.isEmpty { return Shape.choice(rule.options).noun }
    guard let bounds = rule.bounds(at: path, book), let least = Amount(rule.range[0]),
      bounds != least.number...(Amount(rule.range[1])?.number ?? 0)
    else { return "`\(rule.range[0])` to `\(rule.range[1])`" }
    let (low, high) = (QuantityText.write(.seconds(bounds.lowerBound)), QuantityText.write(.seconds(bounds.upperBound)))
    return "`\(low)` to `\(high)`, which is what the level allows"
  }
}
