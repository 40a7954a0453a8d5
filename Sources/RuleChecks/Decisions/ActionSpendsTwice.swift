internal import Diagnostics
internal import RuleKinds

/// Doing something takes from one limit at most.
enum ActionSpendsTwice {
  static let explanation = Explanation(
    "action.spends-twice", .error,
    finds: "An action that would take one away from two limits at once.",
    why: "A person is told of one price; half of a payment could not be given back.",
    example: "two steps that require capabilities with `{spends: ...}` cells for the same plan",
    instead: "Let one capability spend, and the other only stay `within` its limit.")

  static let check = Check(explanation) { context, diagnostics in
    for action in context.book.actions.entries {
      for plan in context.book.plans.columns {
        var first: Int?
        for (index, step) in action.value.steps.enumerated() {
          guard let name = step.require, case .spends = context.book.capabilities[name]?.plans[plan] else { continue }
          if let first {
            diagnostics.append(
              Diagnostic(
                explanation, "`\(action.name.text)` would spend twice for `\(plan.text)`",
                at: context.value(Action.key, action.name.text, "first_match", "\(index)"),
                secondary: [.init(context.value(Action.key, action.name.text, "first_match", "\(first)"), "spends here already")]))
            break
          }
          first = index
        }
      }
    }
  }
}
