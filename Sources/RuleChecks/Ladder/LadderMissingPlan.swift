internal import Diagnostics
internal import RuleKinds

/// A vector of the ladder counts every plan that does what it counts, or says that it does not.
enum LadderMissingPlan {
  static let explanation = Explanation(
    "ladder.missing-plan", .error,
    finds: "A plan that may do what a vector of the ladder counts, and has a number at none of its levels.",
    why: "People on that plan can overdo it without a limit, which looks the same whether it was meant or forgotten.",
    example: "share_links:\n  counts: share_link.created   # plus may share, too\n  levels: {L1: {at: {free: 8, pro: 40}}}",
    instead: "share_links:\n  counts: share_link.created\n  never_for: plus\n  levels: {L1: {at: {free: 8, pro: 40}}}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty else { return }
    let columns = context.book.plans.columns
    for entry in context.book.ladder.entries {
      let counted = Set(entry.value.levels.cells.flatMap { $0.value.at.cells.map(\.column) })
      // Shares of a limit are reached by every plan that has the limit.
      if counted.isEmpty { continue }
      let absent = columns.filter { !counted.contains($0) && !entry.value.neverFor.contains($0) }
      for plan in absent {
        guard let action = action(of: entry.value, by: plan, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(plan.text)` may do `\(action.text)`, and `\(entry.name.text)` never counts it",
            at: context.key(LadderVector.key, entry.name.text), "no number for `\(plan.text)`",
            secondary: [.init(context.key(Plan.key, plan.text), "the plan is declared here")],
            helps: ["add `\(plan.text):` with a number under `at` of every level, or add `never_for: \(plan.text)`"]))
      }
    }
  }

  /// What a plan may do that counts: where the event says by which action it happens, that; where not, what the vector stops.
  private static func action(of vector: LadderVector, by plan: Name<Plan>, _ context: CheckContext) -> Name<Action>? {
    guard let event = context.book.events[vector.counts] else { return nil }
    return (event.by.isEmpty ? vector.stops : event.by).first { action in
      context.analysis.endings(of: action, under: plan).contains { $0.ending == .allow }
    }
  }
}
