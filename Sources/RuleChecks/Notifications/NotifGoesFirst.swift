internal import Diagnostics
internal import RuleKinds

/// What goes first gives its place to nothing.
enum NotifGoesFirst {
  static let explanation = Explanation(
    "notif.goes-first", .error,
    finds:
      "A notification of a category with `goes_first` that becomes part of a batch or an overflow, counts toward the person's daily maximum, waits while the person has snoozed, or may wait for a training day.",
    why: "Notifications of other categories could then delay it, or be shown in its place.",
    example: "N-BILLING-TRIAL-END: {category: billing, batch: plan_summary}   # billing: {goes_first: true}",
    instead: "N-BILLING-TRIAL-END: {category: billing, time_critical: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries {
      let (name, type) = (entry.name.text, entry.value)
      guard context.book.notificationCategories[type.category]?.goesFirst == true,
        !context.isFaulty(NotificationCategory.key, type.category.text)
      else { continue }
      let faults: [(key: String, isSo: Bool, message: String)] = [
        ("batch", type.batch != nil, "becomes part of a summary"),
        ("overflow", type.overflow != nil, "becomes part of a summary when there is no room"),
        ("soft_cap", type.countsTowardSoftCap, "counts toward the person's daily maximum"),
        ("snooze", type.isSnoozable, "waits while the person has snoozed"),
        ("time_critical", !type.isTimeCritical, "may wait for a training day"),
      ]
      for fault in faults where fault.isSo && !context.isFaulty(NotificationType.key, name, fault.key) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` \(fault.message), and its category `\(type.category.text)` goes first",
            at: context.value(NotificationType.key, name, fault.key),
            secondary: [.init(context.value(NotificationCategory.key, type.category.text, "goes_first"), "goes first")],
            helps: [fault.key == "time_critical" ? "write `time_critical: true`" : "remove `\(fault.key)`"]))
      }
    }
  }
}
