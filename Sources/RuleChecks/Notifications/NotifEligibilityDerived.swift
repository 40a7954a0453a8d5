internal import Diagnostics
internal import RuleKinds

/// Who gets a notification is said once.
enum NotifEligibilityDerived {
  static let explanation = Explanation(
    "notif.eligibility-derived", .error,
    finds: "A notification for a plan and for the plan that it follows.",
    why: "A plan that follows another is meant with it; named beside it, it looks as if it were an exception.",
    example: "to: [free, pro, trial]   # trial follows pro",
    instead: "to: [free, pro]")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries {
      for (index, plan) in entry.value.to.enumerated() {
        let place = context.value(NotificationType.key, entry.name.text, "to", "\(index)")
        if let leader = context.book.plans.states[plan]?.follows, entry.value.to.contains(leader) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(plan.text)` follows `\(leader.text)`, so it is meant already", at: place, helps: ["take it out"],
              fixes: context.places.removal(of: RulePath(NotificationType.key, entry.name.text, "to", "\(index)"))))
        }
      }
    }
  }
}
