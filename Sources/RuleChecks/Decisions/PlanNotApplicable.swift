internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// What means nothing for a plan is not asked of it.
enum PlanNotApplicable {
  static let explanation = Explanation(
    "plan.not-applicable", .error,
    finds: "An action that asks a plan for a capability whose cell is `none`.",
    why: "`none` says that the question makes no sense, so there is no answer to give.",
    example: "account.create: {plans: {guest: allow, free: none, pro: none}}   # asked of free by an action",
    instead: "Say in the cell what happens, or keep the plan away from the action by an earlier step.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for action in context.book.actions.entries where context.isSound(action.value, action.name.text) {
      let steps = context.value(Action.key, action.name.text, "first_match")
      // A step that is gone lets plans past it; that was said, and where.
      if diagnostics.contains(where: { $0.severity == .error && steps.contains($0.primary.span) }) { continue }
      for (index, step) in action.value.steps.enumerated() {
        guard let name = step.require, let capability = context.book.capabilities[name] else { continue }
        for cell in capability.plans.cells where cell.value == .notApplicable && context.isKnown(cell.column) {
          guard context.analysis.canReach(index, of: action.value, action.name, under: cell.column) else { continue }
          // So does an earlier cell that is wrong.
          let earlier = action.value.steps[..<index].compactMap(\.require).map {
            context.value(Capability.key, $0.text, "plans", cell.column.text)
          }
          if diagnostics.contains(where: { $0.severity == .error && earlier.contains($0.primary.span) }) { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name.text)` means nothing for `\(cell.column.text)`, but `\(action.name.text)` asks for it",
              at: context.value(Capability.key, name.text, "plans", cell.column.text), "`none` here",
              secondary: [.init(context.value(Action.key, action.name.text, "first_match", "\(index)"), "asked here")],
              helps: ["say in the cell whether it is allowed, or with which reason it is refused"]))
        }
      }
    }
  }
}
