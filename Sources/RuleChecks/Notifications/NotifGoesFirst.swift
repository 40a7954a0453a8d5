internal import Diagnostics
internal import RuleKinds

/// Checks that a notification that goes first is never delayed or replaced.
enum NotifGoesFirst {
  static let explanation = Explanation(
    "notif.goes-first", .error,
    finds:
      "A notification of a category with `goes_first` that joins a batch or has an overflow, counts toward the user's daily maximum, waits while the user has snoozed notifications, or may wait for a training day.",
    why: "Notifications of other categories could then delay it, or be shown in its place.",
    example: "N-BILLING-TRIAL-END: {category: billing, batch: plan_summary}   # billing: {goes_first: true}",
    instead: "N-BILLING-TRIAL-END: {category: billing, time_critical: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries {
      let (name, type) = (entry.name.text, entry.value)
      guard context.book.notificationCategories[type.category]?.goesFirst == true,
        !context.isFaulty(NotificationCategory.key, type.category.text)
      else { continue }
      let reportedErrors: [(key: String, isSo: Bool, message: String)] = [
        ("batch", type.batch != nil, "becomes part of a summary"),
        ("overflow", type.overflow != nil, "becomes part of a summary when a limit is reached"),
        ("soft_cap", type.countsTowardSoftCap, "counts toward the user's daily maximum"),
        ("snooze", type.isSnoozable, "waits while the user has snoozed notifications"),
        ("time_critical", !type.isTimeCritical, "may wait for a training day"),
      ]
      for fault in reportedErrors where fault.isSo && !context.isFaulty(NotificationType.key, name, fault.key) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` \(fault.message), but its category `\(type.category.text)` goes first",
            at: context.value(NotificationType.key, name, fault.key),
            secondary: [.init(context.value(NotificationCategory.key, type.category.text, "goes_first"), "goes first")],
            helps: [fault.key == "time_critical" ? "write `time_critical: true`" : "remove `\(fault.key)`"]))
      }
    }
  }
}
