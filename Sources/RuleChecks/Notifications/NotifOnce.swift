internal import Diagnostics
internal import RuleKinds

/// What comes once for each thing says which thing.
enum NotifOnce {
  static let explanation = Explanation(
    "notif.once", .error,
    finds: "A notification that comes once for each thing, and whose trigger is about none.",
    why: "Nobody could tell whether it was there before: it would come never again, or every time.",
    example: "fires: {at: daily_reminder}\nonce: true",
    instead: "fires: {at: its_time, of: trial}\nonce: true")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.notifications.entries where entry.value.isOnce && entry.value.fires.of == nil {
      let fires = context.key(NotificationType.key, entry.name.text, "fires")
      // What it says needs a thing too: said there.
      if context.isFaulty(NotificationType.key, entry.name.text, "fires") || diagnostics.have(NotifUnsupplied.explanation, at: fires) {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` comes once, and does not say for what",
          at: context.key(NotificationType.key, entry.name.text, "once"),
          secondary: [.init(fires, "about no single thing")],
          helps: ["say with `of:` in `fires` what each one is about, or take `once` out"]))
    }
  }
}
