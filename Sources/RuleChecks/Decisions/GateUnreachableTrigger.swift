internal import Diagnostics
internal import RuleKinds

/// What refuses a plan is what people on it are told.
enum GateUnreachableTrigger {
  static let explanation = Explanation(
    "gate.unreachable-trigger", .warning, waivable: true,
    finds: "A cell that refuses a plan with a reason that nobody on it is ever told: every action that asks for it refuses earlier.",
    why: "A gate that was written for this moment never opens; people are told something else.",
    example: "first_match:\n  - {require: flow.edit}       # refuses every guest\n  - {require: flow.add_node}   # guest: guest_add_node",
    instead: "first_match:\n  - {require: flow.add_node}")

  static let check = Check(explanation) { context, diagnostics in
    for (entry, asking) in AskedCapability.all(in: context) {
      guard let first = asking.first else { continue }
      for cell in entry.value.plans.cells {
        guard case .deny(let reason) = cell.value else { continue }
        // A step that is not meant for the plan says so itself; and an earlier one may tell the same.
        let isTold = asking.contains {
          context.analysis.canReach($0.step, of: $0.action.value, $0.action.name, under: cell.column)
            || context.analysis.holds($0.action.value.steps[$0.step].conditions, under: cell.column) == false
            || context.analysis.endings(of: $0.action.name, under: cell.column).contains { $0.ending == .deny(reason) }
        }
        if isTold { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "nobody on `\(cell.column.text)` is ever told `\(reason.text)` here",
            at: context.value(Action.key, first.action.name.text, "first_match", "\(first.step)"), "refused earlier",
            secondary: [.init(context.value(Capability.key, entry.name.text, "plans", cell.column.text), "the reason")],
            helps: ["ask for `\(entry.name.text)` first, or write in its cell what people are told"]))
      }
    }
  }
}
