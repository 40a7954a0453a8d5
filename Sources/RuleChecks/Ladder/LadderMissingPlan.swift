internal import Diagnostics
internal import RuleKinds

/// Checks that a vector counts every plan that can do what it counts, or lists the plan in `never_for`.
enum LadderMissingPlan {
  static let explanation = Explanation(
    "ladder.missing-plan", .error,
    finds: "A plan that is allowed to do what a vector of the ladder counts but has no number at any of its levels.",
    why: "The ladder never stops users on that plan, and it is unclear whether this is intended.",
    example: "share_links:\n  counts: share_link.created   # plus may also share\n  levels: {L1: {at: {free: 8, pro: 40}}}",
    instead: "share_links:\n  counts: share_link.created\n  never_for: plus\n  levels: {L1: {at: {free: 8, pro: 40}}}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let columns = context.book.plans.columns
    for entry in context.book.ladder.entries {
      let counted = Set(entry.value.levels.cells.flatMap { $0.value.at.cells.map(\.column) })
      // Every plan that has the limit can reach a share of it.
      if counted.isEmpty { continue }
      let absent = columns.filter { !counted.contains($0) && !entry.value.neverFor.contains($0) }
      for plan in absent {
        guard let action = action(of: entry.value, by: plan, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(plan.text)` is allowed `\(action.text)`, but `\(entry.name.text)` never counts it",
            at: context.key(LadderVector.key, entry.name.text), "no number for `\(plan.text)`",
            secondary: [.init(context.key(Plan.key, plan.text), "the plan is declared here")],
            helps: ["add `\(plan.text):` with a number under `at` of every level, or add `never_for: \(plan.text)`"]))
      }
    }
  }

  /// Returns an action that the plan is allowed and that the vector counts: one from the event's `by`, or from the vector's `stops` if `by` is empty.
  private static func action(of vector: LadderVector, by plan: Name<Plan>, _ context: CheckContext) -> Name<Action>? {
    guard let event = context.book.events[vector.counts] else { return nil }
    return (event.by.isEmpty ? vector.stops : event.by).first { action in
      context.analysis.endings(of: action, under: plan).contains { $0.ending == .allow }
    }
  }
}
