internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// What no device can plan by itself has a place inside the app.
enum NotifPushOnly {
  static let explanation = Explanation(
    "notif.push-only", .error,
    finds: "A notification that comes by push only, and is never shown inside the app.",
    why: "Who has not allowed notifications, or whose phone was off, would never learn of it.",
    example: "N-INBOX-NEW-IMPORT: {channels: push}",
    instead: "N-INBOX-NEW-IMPORT: {channels: [push, in_app]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where entry.value.channels == [.push] {
      guard let category = context.book.notificationCategories[entry.value.category], !category.alwaysInApp,
        !context.isFaulty(NotificationCategory.key, entry.value.category.text),
        !context.isFaulty(NotificationType.key, entry.name.text, "channels")
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "who gets no push never learns of `\(entry.name.text)`",
          at: context.value(NotificationType.key, entry.name.text, "channels"), helps: ["write `[push, in_app]`"]))
    }
  }
}
