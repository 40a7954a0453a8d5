internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Checks that a limit that blocks a plan has a reason for it.
enum PlanDenyWithoutGate {
  static let explanation = Explanation(
    "plan.deny-without-gate", .error,
    finds: "A limit that blocks a plan without a reason for that plan.",
    why: "Users would tap, and nothing would happen.",
    example: "inbox_items: {plans: {free: 10, pro: 200}, when_full: {free: free_inbox_cap}}   # pro?",
    instead: "Add a reason for the plan under `when_full`, or list the plan under `soft`.")

  /// A cell of a limit without a reason, with the cell of a capability to which it applies.
  private struct Cell {
    let limit: Name<Limit>
    let plan: Name<Plan>
    let use: Span
  }

  static let check = Check(explanation) { context, diagnostics in
    let cells = cells(context)
    for limit in context.book.limits.names.map({ Name<Limit>($0) }) {
      let mine = cells.filter { $0.limit == limit }
      guard let first = mine.first else { continue }
      let plans = mine.map { "`\($0.plan.text)`" }.phrase()
      diagnostics.append(
        Diagnostic(
          explanation, "`\(limit.text)` blocks \(plans) without a reason",
          at: context.value(Limit.key, limit.text, "plans", first.plan.text), "no reason in `when_full`",
          secondary: mine.map { .init($0.use, "the limit applies here") },
          helps: ["add \(plans) with a reason under `when_full`, or list \(mine.count == 1 ? "the plan" : "the plans") under `soft`"]))
    }
  }

  private static func cells(_ context: CheckContext) -> [Cell] {
    var seen: Set<RulePath> = []
    return context.book.capabilities.entries.flatMap { capability in
      capability.value.plans.cells.compactMap { cell in
        guard let name = cell.value.limit, let limit = context.book.limits[name], case .number = limit.plans[cell.column],
          !limit.soft.contains(cell.column), limit.whenFull[cell.column] == nil,
          context.places.exact(RulePath(Limit.key, name.text, "when_full", cell.column.text)) == nil,
          !["soft", "when_full"].contains(where: { context.isFaulty(Limit.key, name.text, $0) }),
          seen.insert(RulePath(Limit.key, name.text, cell.column.text)).inserted
        else { return nil }
        return Cell(limit: name, plan: cell.column, use: context.value(Capability.key, capability.name.text, "plans", cell.column.text))
      }
    }
  }
}
