internal import Diagnostics
internal import RuleKinds

/// Checks that a notification with `once` is about a thing.
enum NotifOnce {
  static let explanation = Explanation(
    "notif.once", .error,
    finds: "A notification with `once` whose trigger is not about a thing.",
    why:
      "`once` means once for each thing, such as once for each trial. Without a thing, the app cannot determine whether the notification was already sent.",
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
          explanation, "`\(entry.name.text)` is sent `once` for each thing, but its `fires` names no thing",
          at: context.key(NotificationType.key, entry.name.text, "once"),
          secondary: [.init(fires, "has no `of`")],
          helps: ["add `of:` to `fires` with the type of thing, such as `of: trial`, or remove `once`"]))
    }
  }
}
