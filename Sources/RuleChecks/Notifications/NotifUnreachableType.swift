internal import Diagnostics
internal import RuleKinds

/// What is off at first can be switched on.
enum NotifUnreachableType {
  static let explanation = Explanation(
    "notif.unreachable-type", .error,
    finds: "A notification that is off at first and has no switch of its own.",
    why: "Its category's switch is on already, so nobody could ever get it.",
    example: "N-MAINT-OVERDUE: {on_by_default: false}",
    instead: "N-MAINT-OVERDUE: {on_by_default: false, switch: typeEnabled.N-MAINT-OVERDUE}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries
    where !entry.value.isOnByDefault && entry.value.stored == nil && !context.isFaulty(NotificationType.key, entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is off at first, and nothing switches it on",
          at: context.value(NotificationType.key, entry.name.text, "on_by_default"),
          helps: ["add `switch:` with a field of the stored preferences"]))
    }
  }
}
