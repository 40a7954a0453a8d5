internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// How often a notification comes is said, not left to how often something happens.
enum NotifUnlimited {
  static let explanation = Explanation(
    "notif.unlimited", .warning, waivable: true,
    finds: "A notification without `at_most`, `once` or `each_per_week`.",
    why: "It takes all the room that the planner gives to everything together, and people switch notifications off.",
    example: "N-INBOX-NEW-IMPORT: {fires: {at: at_once, of: import}}   # neither `at_most` nor `once`",
    instead: "N-INBOX-NEW-IMPORT: {fires: {at: at_once, of: import}, at_most: 10/day, once: true}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let rule = entry.value
      guard rule.atMost.isEmpty, !rule.isOnce, rule.eachPerWeek == nil else { continue }
      // What is wrong with the rule may be that very line: one that is gone breaks promises, and has others seem to come twice.
      let place = context.key(NotificationType.key, entry.name.text)
      let whole = context.places.entry(RulePath(NotificationType.key, entry.name.text))
      let isTold = diagnostics.contains { one in
        (one.severity == .error || one.name == NotifChannelDedupe.explanation.name) && whole?.contains(one.primary.span) ?? false
      }
      if isTold { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "nothing says how often `\(entry.name.text)` may come", at: place,
          "no limit of its own", helps: ["add `at_most: 1/day`" + (rule.fires.of == nil ? "" : ", or `once: true`")]))
    }
  }
}
