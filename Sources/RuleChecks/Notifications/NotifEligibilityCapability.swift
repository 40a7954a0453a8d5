internal import Diagnostics
internal import RuleKinds

/// A notification can come for every plan that it is for.
enum NotifEligibilityCapability {
  static let explanation = Explanation(
    "notif.eligibility-capability", .error,
    finds:
      "A notification for a plan that can never get it: its conditions never hold then, or the plan does not have the limit that it tells of.",
    why: "Whoever reads it believes that people of that plan are told.",
    example: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: [free, pro]}   # pro: none",
    instead: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: free}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      for (index, plan) in entry.value.to.enumerated() where context.isKnown(plan) {
        guard let (why, label) = why(entry.value, plan, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, why, at: context.value(NotificationType.key, entry.name.text, "to", "\(index)"), "nothing to tell",
            secondary: [label], helps: [entry.value.to.count > 1 ? "take it out" : "name the plans that it is for"]))
      }
    }
  }

  /// Why a plan can never get it, and what says so; nil where it may.
  static func why(_ type: NotificationType, _ plan: Name<Plan>, _ context: CheckContext) -> (String, Diagnostic.Label)? {
    if let limit = type.fires.limit, let rule = context.book.limits[limit], !context.isFaulty(Limit.key, limit.text) {
      let column = context.book.plans.states[plan]?.follows ?? plan
      if case .notApplicable? = rule.plans[column] {
        return ("`\(plan.text)` has no `\(limit.text)`", .init(context.value(Limit.key, limit.text, "plans", column.text), "said here"))
      }
    }
    guard let condition = (type.fires.conditions + type.onlyIf).first(where: { context.analysis.holds([$0], under: plan) == false }) else {
      return nil
    }
    return (
      "`\(condition.text)` never holds for `\(plan.text)`", .init(context.value(Condition.key, condition.text, "when"), "the condition")
    )
  }
}
