internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports actions that require the capability of another action.
enum ActionOtherCapability {
  static let explanation = Explanation(
    "action.other-capability", .warning, waivable: true,
    finds: "An action that requires another capability than the one with its name, although nothing requires that one.",
    why: "The row of the plan matrix that has the name of the action decides nothing.",
    example: "order.cancel: {first_match: [{require: order.place}, {otherwise: allow}], ...}   # nothing requires `order.cancel`",
    instead: "order.cancel: {first_match: [{require: order.cancel}, {otherwise: allow}], ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Action.key, Capability.key]) else { return }
    var asked = context.namesUsed(of: Capability.key, butIn: CheckContext.registers.union(RuleBook.statementKinds))
    for expression in context.typed.expressions.values { asked.formUnion(expression.uses.capabilities) }
    for entry in context.book.actions.entries where !context.isFaulty(Action.key, entry.name.text) {
      let name = entry.name.text
      guard context.book.capabilities[Name(name)] != nil, !asked.contains(name),
        let index = index(entry.value.steps, context), let other = entry.value.steps[index].require
      else { continue }
      let place = context.value(Action.key, name, "first_match", "\(index)", "require")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` requires `\(other.text)`, and nothing requires the capability `\(name)`", at: place,
          "named after another action", secondary: [.init(context.key(Capability.key, name), "not required")],
          helps: ["write `require: \(name)`, or rename the capability"], fixes: Fix.write([name], at: place)))
    }
  }

  /// The step that requires the capability of another action, or else the last one that requires any.
  private static func index(_ steps: [Step], _ context: CheckContext) -> Int? {
    let requiring = steps.indices.filter { steps[$0].require != nil }
    return requiring.first { context.book.actions[steps[$0].require?.text ?? ""] != nil } ?? requiring.last
  }
}
