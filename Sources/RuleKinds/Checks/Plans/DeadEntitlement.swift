internal import Diagnostics
internal import RulesModel

/// What a plan may do can also be reached.
enum DeadEntitlement {
  static let explanation = Explanation(
    "plan.dead-entitlement", .warning, waivable: true,
    finds: "A cell that allows something which every action that asks for it refuses earlier for that plan.",
    why: "The matrix promises what nobody on that plan can ever do.",
    example: "flow.merge: {plans: {guest: allow, ...}}   # a guest cannot enter the builder",
    instead: "Refuse it in the cell, let the plan reach the action, or waive the cell.")

  static let check = Check(explanation) { context, diagnostics in
    var asked: [Name<Capability>: [(Named<Action, Action>.Entry, Int)]] = [:]
    for action in context.book.actions.entries {
      for (index, step) in action.value.steps.enumerated() {
        if let capability = step.require { asked[capability, default: []].append((action, index)) }
      }
    }
    for entry in context.book.capabilities.entries {
      let asking = asked[entry.name] ?? []
      guard let first = asking.first, asking.allSatisfy({ context.isSound($0.0.value, $0.0.name.text) }) else { continue }
      for cell in entry.value.plans.cells where isAllowed(cell.value) {
        let isReached = asking.contains { context.analysis.canReach($0.1, of: $0.0.value, $0.0.name, under: cell.column) }
        if isReached { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(cell.column.text)` may do this, but no action ever lets them get this far",
            at: context.value(Capability.key, entry.name.text, "plans", cell.column.text), "never reached",
            secondary: [
              .init(context.value(Action.key, first.0.name.text, "first_match", "\(first.1)"), "asked here, after earlier steps refuse")
            ],
            helps: ["refuse it in the cell, let `\(cell.column.text)` reach the action, or waive it"]))
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
