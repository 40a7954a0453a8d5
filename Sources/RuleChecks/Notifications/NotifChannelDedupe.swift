internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a notification that both a device and a server send is delivered once.
enum NotifChannelDedupe {
  static let explanation = Explanation(
    "notif.channel-dedupe", .warning, waivable: true,
    finds: "A notification with the channels `local` and `push` but without `once: true`.",
    why: "Only with `once` can one channel recognize what the other has sent. Otherwise, users receive the notification twice.",
    example: "N-BILLING-TRIAL-END: {fires: {at: its_time, of: trial}, channels: [local, push]}",
    instead: "N-BILLING-TRIAL-END: {fires: {at: its_time, of: trial}, channels: [local, push], once: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries
    where Set(entry.value.channels).isSuperset(of: [.local, .push]) && !entry.value.isOnce {
      if context.isFaulty(NotificationType.key, entry.name.text) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` can be sent both by the device and by push",
          at: context.value(NotificationType.key, entry.name.text, "channels"), "both channels",
          helps: [
            entry.value.fires.of == nil
              ? "keep one of the two channels" : "add `once: true` to send one for each thing, or keep one of the two channels"
          ]))
    }
  }
}
