internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that no action requires a capability that does not apply to the plan.
enum PlanNotApplicable {
  static let explanation = Explanation(
    "plan.not-applicable", .error,
    finds: "An action that requires a capability whose cell is `none` for a plan that can reach the step.",
    why: "`none` means that the capability does not apply to the plan, so there is no decision.",
    example: "account.create: {plans: {guest: allow, free: none, pro: none}}   # an action requires it on free",
    instead: "Write the decision in the cell, or exclude the plan with an earlier step of the action.")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true) { context, diagnostics in
    for action in context.book.actions.entries where context.isSound(action.value, action.name.text) {
      let steps = context.value(Action.key, action.name.text, "first_match")
      // A deleted step lets more plans through and was already reported.
      if diagnostics.contains(where: { $0.severity == .error && steps.contains($0.primary.span) }) { continue }
      for (index, step) in action.value.steps.enumerated() {
        guard let name = step.require, let capability = context.book.capabilities[name] else { continue }
        for cell in capability.plans.cells where cell.value == .notApplicable && context.isKnown(cell.column) {
          guard context.analysis.canReach(index, of: action.value, action.name, under: cell.column) else { continue }
          // A wrong earlier cell also lets more plans through.
          let earlier = action.value.steps[..<index].compactMap(\.require).map {
            context.value(Capability.key, $0.text, "plans", cell.column.text)
          }
          if diagnostics.contains(where: { $0.severity == .error && earlier.contains($0.primary.span) }) { continue }
          let required = Diagnostic.Label(context.value(Action.key, action.name.text, "first_match", "\(index)"), "required here")
          let place = context.value(Capability.key, name.text, "plans", cell.column.text)
          // Several actions may require the capability.
          if let known = diagnostics.firstIndex(where: { $0.name == explanation.name && $0.primary.span == place }) {
            diagnostics[known].secondary.append(required)
            continue
          }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name.text)` does not apply to `\(cell.column.text)`, but `\(action.name.text)` requires it",
              at: place, "`none` here", secondary: [required],
              helps: ["write `allow` or the reason of the denial in the cell"]))
        }
      }
    }
  }
}
