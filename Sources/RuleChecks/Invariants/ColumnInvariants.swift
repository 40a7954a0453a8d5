internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  /// Checks that rules of a kind have the values that an invariant lists for each of them.
  static func column(
    _ invariant: ColumnInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "column")
    guard isKind(invariant.of, path.appending("of"), context, &diagnostics), !context.broken.contains(invariant.of) else { return }
    for cell in invariant.cells {
      guard context.places.isDeclared(invariant.of, cell.name) else {
        unknown(cell.name, of: invariant.of, at: context.places.key(path.appending("says", cell.name)), context, &diagnostics)
        continue
      }
      let rule = RulePath(invariant.of, cell.name)
      let place = self.path(of: invariant.key, in: rule, context)
      let node = context.places.node(place)
      if context.isFaulty(rule) { continue }
      if invariant.inOrder {
        if texts(node).elementsEqual(cell.values, by: StatedValue.isSame) { continue }
      } else {
        if StatedValue.holds(cell.values, texts(node), at: place) { continue }
        if let node, cell.values.count == 1, StatedValue.holds(cell.values[0], node, at: place) { continue }
      }
      let wanted = cell.values.count == 1 ? cell.values[0] : "[\(cell.values.joined(separator: ", "))]"
      let said = context.places.node(path.appending("says", cell.name))
      let at = differing(node, cell.values) ?? context.places.exact(place) ?? context.places.key(place)
      report("`\(cell.name)`", place, at, invariant.key, wanted, said, name, about, context, &diagnostics)
    }
  }

  /// The first item of a list of rows that differs from the values; nil for another value.
  private static func differing(_ node: Node?, _ values: [String]) -> Span? {
    guard let node, node.kind == .sequence, node.items.contains(where: { $0.kind != .scalar }) else { return nil }
    let same = zip(texts(node), values).prefix { StatedValue.isSame($0, $1) }.count
    return Array(node.items).dropFirst(same).first?.span
  }

  private static func report(
    _ rule: String, _ place: RulePath, _ span: Span, _ key: String, _ wanted: String, _ said: Node?, _ name: String, _ about: String,
    _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // Other checks report locked values and values of placeholders.
    if diagnostics.contains(where: { $0.severity == .error && span.contains($0.primary.span) }) { return }
    diagnostics.append(
      Diagnostic(
        explanation, "\(rule) breaks `\(name)`: it does not have `\(key): \(wanted)`", at: span,
        secondary: [.init(context.key(Invariant.key, name), about)],
        helps: ["write `\(key): \(wanted)`, or, if product agrees, change the invariant"],
        fixes: fixes(place, wanted, said, name, context)))
  }

  /// A person decides whether the rule or the invariant is wrong.
  static func fixes(_ place: RulePath, _ wanted: String, _ said: Node?, _ name: String, _ context: CheckContext) -> [Fix] {
    guard let node = context.places.node(place), context.places.exact(place) != nil, !node.items.contains(where: { $0.kind != .scalar })
    else { return [] }
    var fixes = Fix.write([node.kind == .scalar ? node.sourceText(of: wanted) : wanted], at: node.span)
    if let said, node.kind == .scalar, said.kind == .scalar {
      let title = "write `\(node.text)` in the invariant `\(name)`, if product agrees"
      fixes.append(Fix(title, .manual, [.init(said.span, said.sourceText(of: node.text))]))
    }
    return fixes
  }

  /// The text of a scalar or a mapping, or the texts of the items of a list.
  private static func texts(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .sequence ? node.items.map(StatedValue.text) : [StatedValue.text(of: node)]
  }
}
