internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import YAMLTree

/// Checks that no condition is only another one, or an unedited copy of it.
enum ConditionSame {
  static let explanation = Explanation(
    "condition.same", .warning, waivable: true,
    finds: "A condition whose expression is only the name of another one, or a copy of another one, with the same `about`.",
    why: "Usually `!` was lost, or a copy was not edited.",
    example: "open: {when: shop.isOpen}\nclosed: {when: open}",
    instead: "open: {when: shop.isOpen}\nclosed: {when: \"!open\"}")

  static let check = Check(explanation) { context, diagnostics in
    var first: [Copied: String] = [:]
    for entry in context.book.conditions.entries {
      let name = entry.name.text
      guard let root = context.typed[RulePath(Condition.key, name, "when")]?.root else { continue }
      let copied = Copied(about: context.places.node(RulePath(Condition.key, name, "about"))?.text ?? "", root: root)
      let other: String
      if case .condition(let named, _) = root {
        // A chain of names is reported at its last one, and a cycle as a cycle.
        if case .condition? = context.typed[RulePath(Condition.key, named, "when")]?.root { continue }
        other = named
      } else if let known = first[copied] {
        other = known
      } else {
        first[copied] = name
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` always has the value of `\(other)`", at: context.value(Condition.key, name, "when"), "the same",
          secondary: [.init(context.value(Condition.key, other, "when"), "as here")],
          helps: ["correct the expression, or use `\(other)` and remove `\(name)`"]))
    }
  }

  /// What a copy of a condition has in common with it. Two conditions with different meanings may have the same expression.
  private struct Copied: Hashable {
    let about: String
    let root: TypedExpression
  }
}
