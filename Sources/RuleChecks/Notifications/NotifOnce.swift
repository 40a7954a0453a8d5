internal import Diagnostics
internal import RuleKinds

/// Checks that a notification with `once` is about a thing.
enum NotifOnce {
  static let explanation = Explanation(
    "notif.once", .error,
    finds: "A notification with `once` whose trigger is not about a thing.",
    why: "The app could not determine whether it was already sent. It would be sent every time, or never again.",
    example: "fires: {at: daily_reminder}\nonce: true",
    instead: "fires: {at: its_time, of: trial}\nonce: true")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.notifications.entries where entry.value.isOnce && entry.value.fires.of == nil {
      let fires = context.key(NotificationType.key, entry.name.text, "fires")
      // `notif.unsupplied` reports a missing thing that the copy, conditions, or link need.
      if context.isFaulty(NotificationType.key, entry.name.text, "fires") || diagnostics.have(NotifUnsupplied.explanation, at: fires) {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` has `once`, but `fires` has no `of`",
          at: context.key(NotificationType.key, entry.name.text, "once"),
          secondary: [.init(fires, "not about a thing")],
          helps: ["add `of:` with the thing to `fires`, or remove `once`"]))
    }
  }
}
