internal import Diagnostics
internal import RuleKinds

/// Checks that users can reach what their plan allows.
enum PlanDeadEntitlement {
  static let explanation = Explanation(
    "plan.dead-entitlement", .warning, waivable: true,
    finds: "A cell that allows a capability although every action that requires it denies the plan earlier.",
    why: "The matrix offers something that users on that plan can never do.",
    example: "flow.merge: {plans: {guest: allow, ...}}   # a guest cannot enter the builder",
    instead: "Deny it in the cell, let the plan reach the action, or waive the cell.")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    for (entry, asking) in AskedCapability.all(in: context) {
      guard let first = asking.first else { continue }
      for cell in entry.value.plans.cells where isAllowed(cell.value) {
        let isReached = asking.contains { context.analysis.canReach($0.step, of: $0.action.value, $0.action.name, under: cell.column) }
        if isReached { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(cell.column.text)` is allowed this, but every action that requires it denies the plan earlier",
            at: context.value(Capability.key, entry.name.text, "plans", cell.column.text), "never reached",
            secondary: [
              .init(
                context.value(Action.key, first.action.name.text, "first_match", "\(first.step)"), "required here, after earlier steps deny"
              )
            ],
            helps: ["deny it in the cell, let `\(cell.column.text)` reach the action, or waive it"]))
      }
    }
  }

  private static func isAllowed(_ cell: Cell) -> Bool {
    switch cell {
    case .allow, .within, .spends: true
    case .deny, .notApplicable: false
    }
  }
}
