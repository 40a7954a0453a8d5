internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a notification that overflows into a daily summary has a daily limit.
enum NotifCapOverflow {
  static let explanation = Explanation(
    "notif.cap-overflow", .error,
    finds: "A notification that overflows into a daily summary but has no daily limit.",
    why: "The summary counts as the last notification of the daily limit. Without a limit, a user could receive one notification too many.",
    example: "N-INBOX-NEW-IMPORT: {overflow: new_imports}   # new_imports: {daily: true}",
    instead: "N-INBOX-NEW-IMPORT: {overflow: new_imports, at_most: 10/day}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      guard let batch = entry.value.overflow, let rule = context.book.notificationBatches[batch], rule.isDaily,
        !context.isFaulty(NotificationBatch.key, batch.text)
      else { continue }
      let hasRate = entry.value.atMost.contains { if case .rate(_, .day) = $0 { true } else { false } }
      if hasRate { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` overflows into the daily summary `\(batch.text)`, but has no daily limit",
          at: context.value(NotificationType.key, entry.name.text, "overflow"),
          secondary: [.init(context.value(NotificationBatch.key, batch.text, "daily"), "sent once a day")],
          helps: ["add `at_most:` with a number a day; the summary counts as the last one"]))
    }
  }
}
