internal import Diagnostics
internal import RuleKinds

/// Checks that a notification can reach every plan in its `to`.
enum NotifEligibilityCapability {
  static let explanation = Explanation(
    "notif.eligibility-capability", .error,
    finds:
      "A notification for a plan that can never receive it: its conditions never hold for the plan, or the plan does not have its limit.",
    why: "The rule suggests that users on that plan receive the notification.",
    example: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: [free, pro]}   # pro: none",
    instead: "N-PRACTICE-CREDIT-EXPIRY: {fires: {at: limit_reset, limit: practice_credits}, to: free}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      for (index, plan) in entry.value.to.enumerated() where context.isKnown(plan) {
        guard let (why, label) = why(entry.value, plan, context) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, why, at: context.value(NotificationType.key, entry.name.text, "to", "\(index)"), "never sent",
            secondary: [label], helps: [entry.value.to.count > 1 ? "remove it" : "name plans that can receive it"]))
      }
    }
  }

  /// Why a plan can never receive a notification, with a label for the cause; nil if the plan can receive it.
  static func why(_ type: NotificationType, _ plan: Name<Plan>, _ context: CheckContext) -> (String, Diagnostic.Label)? {
    if let limit = type.fires.limit, let rule = context.book.limits[limit], !context.isFaulty(Limit.key, limit.text) {
      let column = context.book.plans.states[plan]?.follows ?? plan
      if case .notApplicable? = rule.plans[column] {
        return ("`\(plan.text)` has no `\(limit.text)`", .init(context.value(Limit.key, limit.text, "plans", column.text), "`none` here"))
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
