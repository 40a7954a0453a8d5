internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a push-only notification is also shown in the app.
enum NotifPushOnly {
  static let explanation = Explanation(
    "notif.push-only", .error,
    finds: "A notification that is sent only by push and is never shown in the app.",
    why: "Users who have not allowed notifications, or whose phone was off, would never see it.",
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
          explanation, "`\(entry.name.text)` is sent only by push and never shown in the app",
          at: context.value(NotificationType.key, entry.name.text, "channels"), helps: ["write `[push, in_app]`"]))
    }
  }
}
