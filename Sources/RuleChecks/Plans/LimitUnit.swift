internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Checks that sizes, and only sizes, have a unit.
enum LimitUnit {
  static let explanation = Explanation(
    "limit.unit", .error,
    finds: "A number without a unit in a limit of bytes, or a size in a limit of something else.",
    why: "Without a unit, `500` would mean 500 bytes, although half a gigabyte was intended.",
    example: "media_bytes: {unit: bytes, plans: {free: 0, pro: 500}}",
    instead: "media_bytes: {unit: bytes, plans: {free: 0, pro: 500MB}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.limits.entries {
      guard let node = misfit(in: entry.name.text, context) else { continue }
      // A changed locked value was already reported.
      if diagnostics.contains(where: { $0.primary.span == node.span }) { continue }
      let isSize = entry.value.unit != .bytes
      let unit = context.places.exact(RulePath(Limit.key, entry.name.text, "unit"))
      diagnostics.append(
        Diagnostic(
          explanation,
          isSize
            ? "`\(entry.name.text)` counts \(entry.value.unit == .characters ? "characters" : "things"), but `\(node.text)` is a size"
            : "`\(entry.name.text)` is in bytes, but `\(node.text)` has no unit",
          at: node.span, secondary: unit.map { [.init($0, "its unit")] } ?? [],
          helps: [isSize ? "write a plain number, or `unit: bytes`" : "write the unit: `\(node.text)B`, `KB`, `MB`, or `GB` (decimal)"]))
    }
  }

  /// Returns the first cell that is not written in the limit's unit. `0`, `none`, and `unlimited` have no unit.
  static func misfit(in limit: String, _ context: CheckContext) -> Node? {
    guard let rule = context.book.limits[limit], !context.isFaulty(Limit.key, limit, "unit") else { return nil }
    for cell in rule.plans.cells {
      guard case .number(let number) = cell.value, number != 0,
        let node = context.places.node(RulePath(Limit.key, limit, "plans", cell.column.text))
      else { continue }
      let isSize = node.text.last?.isNumber == false
      if isSize != (rule.unit == .bytes) { return node }
    }
    return nil
  }
}
