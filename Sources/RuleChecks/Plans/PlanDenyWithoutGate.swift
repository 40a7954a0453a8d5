internal import Diagnostics
internal import RuleKinds

/// Checks that a limit that blocks a plan has a reason for it.
enum PlanDenyWithoutGate {
  static let explanation = Explanation(
    "plan.deny-without-gate", .error,
    finds: "A limit that blocks a plan without a reason for that plan.",
    why: "Users would tap, and nothing would happen.",
    example: "inbox_items: {plans: {free: 10, pro: 200}, when_full: {free: free_inbox_cap}}   # pro?",
    instead: "Add a reason for the plan under `when_full`, or list the plan under `soft`.")

  static let check = Check(explanation) { context, diagnostics in
    var seen: Set<RulePath> = []
    for capability in context.book.capabilities.entries {
      for cell in capability.value.plans.cells {
        guard let name = cell.value.limit, let limit = context.book.limits[name], case .number = limit.plans[cell.column],
          !limit.soft.contains(cell.column), limit.whenFull[cell.column] == nil,
          context.places.exact(RulePath(Limit.key, name.text, "when_full", cell.column.text)) == nil
        else { continue }
        let path = RulePath(Limit.key, name.text, "plans", cell.column.text)
        if ["soft", "when_full"].contains(where: { context.isFaulty(Limit.key, name.text, $0) }) || !seen.insert(path).inserted {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name.text)` blocks `\(cell.column.text)` without a reason",
            at: context.value(Limit.key, name.text, "plans", cell.column.text),
            "no reason in `when_full`",
            secondary: [.init(context.value(Capability.key, capability.name.text, "plans", cell.column.text), "the limit applies here")],
            helps: ["add `\(cell.column.text):` with a reason under `when_full`, or list the plan under `soft`"]))
      }
    }
  }
}
