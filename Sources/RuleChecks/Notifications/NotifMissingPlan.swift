internal import Diagnostics
internal import RuleKinds

/// Checks that a notification includes the plans between its plans, or excludes them with `never_to`.
enum NotifMissingPlan {
  static let explanation = Explanation(
    "notif.missing-plan", .warning, waivable: true,
    finds:
      "A plan that does not receive a notification although the plans next to it do and no `never_to` excludes it. The check ignores plans in the planner's `never_to` and plans that can never receive the notification.",
    why: "A plan that was added later is easily forgotten, and its users receive nothing.",
    example: "to: [free, pro]   # plus is between them",
    instead: "to: [free, plus, pro]\n# or\nto: [free, pro]\nnever_to: plus")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let columns = context.book.plans.columns.filter { !context.book.planner.neverTo.contains($0) }
    for entry in context.book.notifications.entries {
      let type = entry.value
      for plan in columns where !type.to.contains(plan) && !type.neverTo.contains(plan) {
        let neighbors = columns.neighbors(of: plan)
        // If some followers of the plan receive it, the plans were chosen one by one.
        guard !neighbors.isEmpty, neighbors.allSatisfy(type.to.contains), !followers(of: plan, context).contains(where: type.to.contains),
          NotifEligibilityCapability.why(type, plan, context) == nil
        else { continue }
        let names = neighbors.map(\.text).quotedPhrase()
        diagnostics.append(
          Diagnostic(
            explanation, "\(names) \(neighbors.count > 1 ? "receive" : "receives") `\(entry.name.text)`, but `\(plan.text)` does not",
            at: context.value(NotificationType.key, entry.name.text, "to"), "no `\(plan.text)`",
            secondary: [.init(context.key(Plan.key, plan.text), "the plan is declared here")],
            helps: ["add `\(plan.text)` to `to`, or add `never_to: \(plan.text)`"]))
      }
    }
  }

  private static func followers(of plan: Name<Plan>, _ context: CheckContext) -> [Name<Plan>] {
    context.book.plans.states.entries.filter { $0.value.follows == plan }.map(\.name)
  }
}

extension [Name<Plan>] {
  /// The plans directly before and after a plan.
  fileprivate func neighbors(of plan: Name<Plan>) -> [Name<Plan>] {
    guard let index = firstIndex(of: plan) else { return [] }
    return [index - 1, index + 1].filter(indices.contains).map { self[$0] }
  }
}
