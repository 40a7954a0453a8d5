internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a batch can combine several notifications that arrive close together.
enum NotifBatchUndefined {
  static let explanation = Explanation(
    "notif.batch-undefined", .error,
    finds: "A batch that only one notification can join, or a `batch` that names a daily summary.",
    why: "The batch never combines anything. Most often, another notification names the wrong batch.",
    example: "N-A: {batch: plan_summary}   # and no other type",
    instead: "N-A: {batch: plan_summary}\nN-B: {batch: plan_summary}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let types = context.book.notifications.entries
    for entry in types {
      guard let batch = entry.value.batch, let rule = context.book.notificationBatches[batch], rule.isDaily,
        !context.isFaulty(NotificationBatch.key, batch.text)
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(batch.text)` is a daily summary, but `batch` combines notifications that arrive close together",
          at: context.value(NotificationType.key, entry.name.text, "batch"),
          secondary: [.init(context.value(NotificationBatch.key, batch.text, "daily"), "sent once a day")],
          helps: ["write `overflow: \(batch.text)`, or name a batch that is not `daily`"]))
    }
    // A type that could not be read may be the second member.
    if context.isFaultyAnywhere("batch", of: [NotificationType.key]) || context.isFaultyAnywhere("overflow", of: [NotificationType.key])
      || !context.isWhole(NotificationType.key, types.count)
    {
      return
    }
    for entry in types where !hasCompany(entry, types) {
      guard let batch = entry.value.batch, let rule = context.book.notificationBatches[batch], !rule.isDaily,
        // The wrong channels were already reported.
        !diagnostics.have(NotifPushOnly.explanation, at: context.value(NotificationType.key, entry.name.text, "channels"))
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "no other notification can join `\(entry.name.text)` in the batch `\(batch.text)`",
          at: context.value(NotificationType.key, entry.name.text, "batch"), "nothing to combine it with",
          helps: ["remove `batch`, or add it to another notification"]))
    }
  }

  /// Whether a batch can combine a type with others on the same channel: with another type, or with itself if it is about a thing.
  private static func hasCompany(
    _ entry: Named<NotificationType, NotificationType>.Entry, _ types: [Named<NotificationType, NotificationType>.Entry]
  ) -> Bool {
    entry.value.fires.of != nil
      || types.contains { other in
        other.name != entry.name && (other.value.batch == entry.value.batch || other.value.overflow == entry.value.batch)
          && !Set(other.value.channels).isDisjoint(with: entry.value.channels.filter { $0 != .inApp })
      }
  }
}
