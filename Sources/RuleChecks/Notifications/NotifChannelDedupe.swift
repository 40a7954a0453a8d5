internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// What a device and a server may both send is sent once.
enum NotifChannelDedupe {
  static let explanation = Explanation(
    "notif.channel-dedupe", .warning, waivable: true,
    finds: "A notification that is both planned on a device and pushed, and does not come once for each thing.",
    why: "Only what comes once can be recognised as the one that the other has sent; people would get it twice.",
    example: "N-BILLING-TRIAL-END: {fires: {at: its_time, of: trial}, channels: [local, push]}",
    instead: "N-BILLING-TRIAL-END: {fires: {at: its_time, of: trial}, channels: [local, push], once: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries
    where Set(entry.value.channels).isSuperset(of: [.local, .push]) && !entry.value.isOnce {
      if context.isFaulty(NotificationType.key, entry.name.text) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` may come from the device and as a push",
          at: context.value(NotificationType.key, entry.name.text, "channels"), "both of them",
          helps: [
            entry.value.fires.of == nil
              ? "choose one of the two" : "add `once: true`, so that each thing gets one, or choose one of the two"
          ]))
    }
  }
}
