internal import Diagnostics
internal import RuleKinds

/// A plan between plans that get a notification gets it, too, or the rules say that it does not.
enum NotifMissingPlan {
  static let explanation = Explanation(
    "notif.missing-plan", .warning, waivable: true,
    finds:
      "A notification that the plans next to a plan get, and that plan does not, where no `never_to` says so. Plans that the planner's `never_to` names, and plans that can never get it, are left out.",
    why: "A plan that was added later is easily forgotten, and people on it hear nothing.",
    example: "to: [free, pro]   # plus stands between them",
    instead: "to: [free, plus, pro]\n# or\nto: [free, pro]\nnever_to: plus")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty else { return }
    let columns = context.book.plans.columns.filter { !context.book.planner.neverTo.contains($0) }
    for entry in context.book.notifications.entries {
      let type = entry.value
      for plan in columns where !type.to.contains(plan) && !type.neverTo.contains(plan) {
        let neighbors = columns.neighbors(of: plan)
        // A plan that only some of its followers get it on was chosen one by one.
        guard !neighbors.isEmpty, neighbors.allSatisfy(type.to.contains), !followers(of: plan, context).contains(where: type.to.contains),
          NotifEligibilityCapability.why(type, plan, context) == nil
        else { continue }
        let names = neighbors.map { "`\($0.text)`" }.joined(separator: " and ")
        diagnostics.append(
          Diagnostic(
            explanation, "\(names) \(neighbors.count > 1 ? "get" : "gets") `\(entry.name.text)`, and `\(plan.text)` does not",
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
  /// The plans before and after one, in the order of the plans.
  fileprivate func neighbors(of plan: Name<Plan>) -> [Name<Plan>] {
    guard let index = firstIndex(of: plan) else { return [] }
    return [index - 1, index + 1].filter(indices.contains).map { self[$0] }
  }
}
