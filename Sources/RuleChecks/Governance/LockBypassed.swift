internal import Diagnostics
internal import RuleKinds

/// Reports locked limits that never block.
enum LockBypassed {
  static let explanation = Explanation(
    "lock.bypassed", .error,
    finds: "A locked limit that only warns, or that no action checks.",
    why: "The number would remain but have no effect, which unlocks it without a decision.",
    example: "saved_flows: {plans: {free: 2}, soft: [free], locked: {free: LK-02}}",
    instead: "Let the limit block, and let the actions that count toward it require a capability that is `within` it.")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.limits.entries {
      for cell in entry.value.locked.cells {
        guard case .number(let number) = entry.value.plans[cell.column], number > 0 else { continue }
        let path = RulePath(Limit.key, entry.name.text, "plans", cell.column.text)
        if entry.value.soft.contains(cell.column) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(entry.name.text)` is locked for `\(cell.column.text)` but only warns",
              at: context.value(Limit.key, entry.name.text, "soft"),
              "never blocks", secondary: [.init(context.places.span(path), "locked by \(cell.value.text)")],
              helps: ["remove `\(cell.column.text)` from `soft`"]))
        } else if !isAsked(entry.name, cell.column, context.book), !isPromised(entry.name, cell.column, context.book),
          context.reportedErrors.isEmpty
        {
          diagnostics.append(
            Diagnostic(
              explanation, "for plan `\(cell.column.text)`, no action checks the locked limit `\(entry.name.text)`",
              at: context.places.span(path),
              "never checked", helps: ["let the actions that count toward it require a capability that is `within: \(entry.name.text)`"]))
        }
      }
    }
  }

  /// An invariant that requires some actions to stay within the limit reports those that do not.
  private static func isPromised(_ limit: Name<Limit>, _ plan: Name<Plan>, _ book: RuleBook) -> Bool {
    book.invariants.entries.contains {
      $0.value.decisions.map { $0.within == limit && $0.plans.contains(plan) && !$0.actions.isEmpty } ?? false
    }
  }

  private static func isAsked(_ limit: Name<Limit>, _ plan: Name<Plan>, _ book: RuleBook) -> Bool {
    book.actions.entries.contains { action in
      action.value.steps.contains { step in step.require.flatMap { book.capabilities[$0]?.plans[plan]?.limit } == limit }
    }
  }
}
