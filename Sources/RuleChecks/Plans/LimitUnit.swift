internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Checks that sizes, and only sizes, have a unit.
enum LimitUnit {
  static let explanation = Explanation(
    "limit.unit", .error,
    finds:
      "A number without a unit in a limit of bytes, a size in a limit of something else, or a limit of things whose amount is described as one in bytes or characters.",
    why: "Without a unit, `500` would mean 500 bytes, although half a gigabyte was intended.",
    example: "media_bytes: {unit: bytes, plans: {free: 0, pro: 500}}",
    instead: "media_bytes: {unit: bytes, plans: {free: 0, pro: 500MB}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.limits.entries {
      if let problem = described(entry, context) {
        diagnostics.append(problem)
        continue
      }
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

  /// Reports a limit of things whose amount says that it is in bytes or characters.
  private static func described(_ entry: Named<Limit, Limit>.Entry, _ context: CheckContext) -> Diagnostic? {
    let limit = entry.value
    guard limit.unit == .count, !context.isFaulty(Limit.key, entry.name.text, "unit"), let fact = limit.used ?? limit.left ?? limit.adds,
      let about = context.places.node(RulePath(Fact.key, fact.text, "about")),
      let unit = [UnitKind.bytes, .characters].first(where: { Self.ends(about.text, with: " in \($0.name)") }),
      let place = context.places.exact(RulePath(Limit.key, entry.name.text, "unit"))
    else { return nil }
    return Diagnostic(
      explanation, "`\(entry.name.text)` counts things, but `\(fact.text)` is in \(unit.name)", at: place,
      secondary: [.init(about.span, "in \(unit.name)")], helps: ["write `\(unit.name)`"], fixes: Fix.write([unit.name], at: place))
  }

  /// Whether a description, or a part of it up to a comma, ends with words.
  private static func ends(_ text: String, with words: String) -> Bool {
    text.split { $0 == "," || $0 == "." }.contains { $0.hasSuffix(words) }
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
