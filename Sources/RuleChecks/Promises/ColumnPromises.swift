internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  /// Rules of a kind say what is promised, each its own.
  static func column(
    _ promise: ColumnPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "column")
    guard isKind(promise.of, path.appending("of"), context, &diagnostics), !context.broken.contains(promise.of) else { return }
    for cell in promise.cells {
      guard context.places.isDeclared(promise.of, cell.name) else {
        unknown(cell.name, of: promise.of, at: context.places.key(path.appending("says", cell.name)), context, &diagnostics)
        continue
      }
      if context.isFaulty(promise.of, cell.name) { continue }
      let rule = RulePath(promise.of, cell.name)
      let place = RulePath(rule.parts + RulePath(text: promise.key).parts)
      if texts(context.places.node(place)) == cell.values { continue }
      let wanted = cell.values.count == 1 ? cell.values[0] : "[\(cell.values.joined(separator: ", "))]"
      report("`\(cell.name)`", place, promise.key, wanted, name, about, context, &diagnostics)
    }
  }

  private static func report(
    _ rule: String, _ place: RulePath, _ key: String, _ wanted: String, _ name: String, _ about: String, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    // A value that is missing is missed at what should have it, one that is wrong where it stands.
    let span = context.places.exact(place) ?? context.places.key(place)
    // A locked value, or one of a placeholder, has a message of its own.
    if diagnostics.contains(where: { $0.severity == .error && span.contains($0.primary.span) }) { return }
    diagnostics.append(
      Diagnostic(
        explanation, "\(rule) breaks `\(name)`: it does not say `\(key): \(wanted)`", at: span,
        secondary: [.init(context.key(Invariant.key, name), about)],
        helps: ["write `\(key): \(wanted)`, or change the promise with product"],
        fixes: context.places.exact(place).map { Fix.write([wanted], at: $0) } ?? []))
  }

  /// What stands at a value, or in a list.
  private static func texts(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .sequence ? node.items.map(\.text) : node.kind == .scalar ? [node.text] : []
  }
}
