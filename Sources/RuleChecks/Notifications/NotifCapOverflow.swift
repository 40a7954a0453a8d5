internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// A summary of the day stands for what a number of the day leaves over.
enum NotifCapOverflow {
  static let explanation = Explanation(
    "notif.cap-overflow", .error,
    finds: "A notification that becomes a daily summary when there is no room for it, and does not say how many a day there are.",
    why: "The summary is the last of that number; without it the day could have one more than it may.",
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
          explanation, "`\(entry.name.text)` does not say how many a day come before `\(batch.text)` stands for the rest",
          at: context.value(NotificationType.key, entry.name.text, "overflow"),
          secondary: [.init(context.value(NotificationBatch.key, batch.text, "daily"), "once a day")],
          helps: ["add `at_most:` with a number a day; the summary is the last of them"]))
    }
  }
}
