internal import Diagnostics
internal import RuleKinds

/// Reports actions that do not check the connection last, after the account and the plan.
enum OfflineOrder {
  static let explanation = Explanation(
    "offline.order", .error,
    finds: "An action that checks the connection twice, under a condition, or not right before its last step.",
    why:
      "A guest would first see that they need a network, and then that they need an account. How the action is performed would also depend on the path.",
    example: "first_match: [{connection: links.make}, {require: links.make}, {otherwise: allow}]",
    instead: "first_match: [{require: links.make}, {connection: links.make}, {otherwise: allow}]")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.actions.entries where context.isSound(entry.value, entry.name.text) {
      // `table.end` reports the steps after one that always decides.
      let end = entry.value.steps.firstIndex { $0.otherwise != nil && $0.conditions.isEmpty }
      let steps = end.map { Array(entry.value.steps[...$0]) } ?? entry.value.steps
      for (index, step) in steps.enumerated() where step.connection != nil {
        let isLast = index == steps.count - 2 && steps[index + 1].otherwise != nil
        guard !isLast || !step.conditions.isEmpty else { continue }
        let problem = !step.conditions.isEmpty ? "under a condition" : "before other steps"
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` checks the connection \(problem)",
            at: context.value(Action.key, entry.name.text, "first_match", "\(index)"),
            helps: ["check it once, without `if`, right before `otherwise: allow`"]))
      }
    }
  }
}
