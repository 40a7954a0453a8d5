internal import Diagnostics
internal import RuleKinds

/// Checks that `to` does not list a plan that is already included.
enum NotifEligibilityDerived {
  static let explanation = Explanation(
    "notif.eligibility-derived", .error,
    finds: "A notification that lists both a plan and the plan that it follows.",
    why: "A plan that follows another plan is included with it. If both are listed, the follower looks like an exception.",
    example: "to: [free, pro, trial]   # trial follows pro",
    instead: "to: [free, pro]")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries {
      for (index, plan) in entry.value.to.enumerated() {
        let place = context.value(NotificationType.key, entry.name.text, "to", "\(index)")
        if let leader = context.book.plans.states[plan]?.follows, entry.value.to.contains(leader) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(plan.text)` follows `\(leader.text)`, so it is already included", at: place,
              helps: ["remove it, or name the intended plan"]))
        }
      }
    }
  }
}
