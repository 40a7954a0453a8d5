internal import Diagnostics
internal import RulesModel

/// Nobody is told of a limit that their plan does not have.
enum LimitOfPlan {
  static let explanation = Explanation(
    "notif.eligibility-capability", .error,
    finds: "A notification about a limit that starts anew, for a plan that does not have the limit.",
    why: "Nobody of that plan has anything that could start anew.",
    example: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: [free, pro]}   # pro: none",
    instead: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: free}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      guard let limit = entry.value.fires.limit, let rule = context.book.limits[limit], !context.isFaulty(Limit.key, limit.text) else {
        continue
      }
      for (index, plan) in entry.value.to.enumerated() {
        let column = context.book.plans.states[plan]?.follows ?? plan
        guard case .notApplicable? = rule.plans[column] else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(plan.text)` has no `\(limit.text)`",
            at: context.value(NotificationType.key, entry.name.text, "to", "\(index)"), "nothing to tell",
            secondary: [.init(context.value(Limit.key, limit.text, "plans", column.text), "said here")], helps: ["take it out"]))
      }
    }
  }
}
