internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that every notification has a frequency limit.
enum NotifUnlimited {
  static let explanation = Explanation(
    "notif.unlimited", .warning, waivable: true,
    finds: "A notification without `at_most`, `once`, or `each_per_week`.",
    why: "It can use up the planner's limit for all notifications, and users turn notifications off.",
    example: "N-INBOX-NEW-IMPORT: {fires: {at: at_once, of: import}}   # neither `at_most` nor `once`",
    instead: "N-INBOX-NEW-IMPORT: {fires: {at: at_once, of: import}, at_most: 10/day, once: true}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let rule = entry.value
      guard rule.atMost.isEmpty, !rule.isOnce, rule.eachPerWeek == nil else { continue }
      // Another diagnostic for the rule may have the same cause: a deleted line breaks invariants and causes duplicates.
      let place = context.key(NotificationType.key, entry.name.text)
      let whole = context.places.entry(RulePath(NotificationType.key, entry.name.text))
      let isReported = diagnostics.contains { one in
        (one.severity == .error || one.name == NotifChannelDedupe.explanation.name) && whole?.contains(one.primary.span) ?? false
      }
      if isReported { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has no frequency limit", at: place,
          "unlimited", helps: ["add `at_most: 1/day`" + (rule.fires.of == nil ? "" : ", or `once: true`")]))
    }
  }
}
