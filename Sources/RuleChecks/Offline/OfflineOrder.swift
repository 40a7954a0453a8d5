internal import Diagnostics
internal import RuleKinds

/// The connection is asked last: who somebody is and what their plan has goes before a matter of reception.
enum OfflineOrder {
  static let explanation = Explanation(
    "offline.order", .error,
    finds: "An action that asks the connection twice, under a condition, or not right before its last step.",
    why: "A guest would be told to find a network, and then that they need an account; and how it is carried out would depend on the path.",
    example: "first_match: [{connection: links.make}, {require: links.make}, {otherwise: allow}]",
    instead: "first_match: [{require: links.make}, {connection: links.make}, {otherwise: allow}]")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.actions.entries where context.isSound(entry.value, entry.name.text) {
      let steps = entry.value.steps
      for (index, step) in steps.enumerated() where step.connection != nil {
        let isLast = index == steps.count - 2 && steps[index + 1].otherwise != nil
        guard !isLast || !step.conditions.isEmpty else { continue }
        let problem = !step.conditions.isEmpty ? "under a condition" : "before the rest is decided"
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` asks the connection \(problem)",
            at: context.value(Action.key, entry.name.text, "first_match", "\(index)"),
            helps: ["ask it once, without `if`, right before `otherwise: allow`"]))
      }
    }
  }
}
