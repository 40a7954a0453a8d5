internal import Diagnostics
internal import RuleKinds

/// Checks that a notification that is off by default can be turned on.
enum NotifUnreachableType {
  static let explanation = Explanation(
    "notif.unreachable-type", .error,
    finds: "A notification that is off by default and has no `switch`.",
    why: "The switch of its category is already on, so no user could ever turn on the notification.",
    example: "N-MAINT-OVERDUE: {on_by_default: false}",
    instead: "N-MAINT-OVERDUE: {on_by_default: false, switch: typeEnabled.N-MAINT-OVERDUE}")

  static let check = Check(explanation, isAboutConsequences: true, explainsInvariants: true) { context, diagnostics in
    for entry in context.book.notifications.entries
    where !entry.value.isOnByDefault && entry.value.stored == nil && !context.isFaulty(NotificationType.key, entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is off by default, but has no `switch`",
          at: context.value(NotificationType.key, entry.name.text, "on_by_default"),
          helps: ["add `switch:` with a field of the stored preferences"]))
    }
  }
}
