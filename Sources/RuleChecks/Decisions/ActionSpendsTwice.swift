internal import Diagnostics
internal import RuleKinds

/// Checks that an action spends from at most one limit.
enum ActionSpendsTwice {
  static let explanation = Explanation(
    "action.spends-twice", .error,
    finds: "An action that spends from two limits at once.",
    why: "The app shows one price, and half of a payment could not be refunded.",
    example: "two steps that require capabilities with `{spends: ...}` cells for the same plan",
    instead: "Let one capability spend, and let the other only stay `within` its limit.")

  static let check = Check(explanation) { context, diagnostics in
    for action in context.book.actions.entries {
      for plan in context.book.plans.columns {
        var first: Int?
        for (index, step) in action.value.steps.enumerated() {
          guard let name = step.require, case .spends = context.book.capabilities[name]?.plans[plan] else { continue }
          if let first {
            diagnostics.append(
              Diagnostic(
                explanation, "`\(action.name.text)` spends twice for `\(plan.text)`",
                at: context.value(Action.key, action.name.text, "first_match", "\(index)"),
                secondary: [
                  .init(context.value(Action.key, action.name.text, "first_match", "\(first)"), "already spends here"),
                  .init(context.value(Capability.key, name.text, "plans", plan.text), "spends, too"),
                ]))
            break
          }
          first = index
        }
      }
    }
  }
}
