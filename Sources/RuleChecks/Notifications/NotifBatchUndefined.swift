internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// A batch puts several together, close to each other.
enum NotifBatchUndefined {
  static let explanation = Explanation(
    "notif.batch-undefined", .error,
    finds: "A batch that nothing else can become part of, or one of those that come close together that is a summary of the day.",
    why: "Nothing could ever be put together; most often another type names the wrong batch.",
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
          explanation, "`\(batch.text)` comes once a day, and `batch` puts together what comes close together",
          at: context.value(NotificationType.key, entry.name.text, "batch"),
          secondary: [.init(context.value(NotificationBatch.key, batch.text, "daily"), "once a day")],
          helps: ["write `overflow: \(batch.text)`, or name a batch that is not `daily`"]))
    }
    // A type that could not be read may be the second one.
    if context.isFaultyAnywhere("batch", of: [NotificationType.key]) || context.isFaultyAnywhere("overflow", of: [NotificationType.key])
      || !context.isWhole(NotificationType.key, types.count)
    {
      return
    }
    for entry in types where !hasCompany(entry, types) {
      guard let batch = entry.value.batch, let rule = context.book.notificationBatches[batch], !rule.isDaily,
        // Another way than it should come by.
        !diagnostics.have(NotifPushOnly.explanation, at: context.value(NotificationType.key, entry.name.text, "channels"))
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is alone in the batch `\(batch.text)`",
          at: context.value(NotificationType.key, entry.name.text, "batch"), "nothing to put it together with",
          helps: ["take `batch` out, or let another type name it"]))
    }
  }

  /// Whether something may come together with a type, by the same way: another type, or another one of its own where it is about things.
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
