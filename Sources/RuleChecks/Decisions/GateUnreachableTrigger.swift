internal import Diagnostics
internal import RuleKinds

/// Checks that users can see the reason in a cell that denies a capability.
enum GateUnreachableTrigger {
  static let explanation = Explanation(
    "gate.unreachable-trigger", .warning, waivable: true,
    finds:
      "A cell that denies a plan with a reason that its users never see, because every action that requires the capability denies earlier.",
    why: "The gate for this situation never opens, and users see another reason.",
    example: "first_match:\n  - {require: flow.edit}       # denies every guest\n  - {require: flow.add_node}   # guest: guest_add_node",
    instead: "first_match:\n  - {require: flow.add_node}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    for (entry, asking) in AskedCapability.all(in: context) {
      guard let first = asking.first else { continue }
      for cell in entry.value.plans.cells {
        guard case .deny(let reason) = cell.value else { continue }
        // A step may exclude the plan by its conditions, and an earlier step may give the same reason.
        let isReported = asking.contains {
          context.analysis.canReach($0.step, of: $0.action.value, $0.action.name, under: cell.column)
            || context.analysis.holds($0.action.value.steps[$0.step].conditions, under: cell.column) == false
            || context.analysis.endings(of: $0.action.name, under: cell.column).contains { $0.ending == .deny(reason) }
        }
        if isReported { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "users on `\(cell.column.text)` never see the reason `\(reason.text)` here",
            at: context.value(Action.key, first.action.name.text, "first_match", "\(first.step)"), "denied earlier",
            secondary: [.init(context.value(Capability.key, entry.name.text, "plans", cell.column.text), "the reason")],
            helps: ["require `\(entry.name.text)` first, or write the reason that users see in its cell"]))
      }
    }
  }
}
