internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports notifications about an event that the device cannot know in advance, but that only the device sends.
enum NotifLocalAtOnce {
  static let explanation = Explanation(
    "notif.local-at-once", .warning, waivable: true,
    finds: "A notification that fires `at_once` for a thing, but is sent only locally.",
    why:
      "A device schedules local notifications in advance. What happens to a thing at once, such as a failed payment, the server knows first. The app learns of it only when a user opens it, and nothing was sent until then.",
    example: "PAYMENT-FAILED: {fires: {at: at_once, of: payment}, channels: local}",
    instead: "PAYMENT-FAILED: {fires: {at: at_once, of: payment}, channels: [push, in_app]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let (name, type) = (entry.name.text, entry.value)
      guard type.fires.at == .atOnce, let thing = type.fires.of, type.channels == [.local] else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` fires at once for \(Shape.article(thing)), but is sent only locally",
          at: context.value(NotificationType.key, name, "channels"), "no server sends it",
          secondary: [.init(context.value(NotificationType.key, name, "fires"), "cannot be scheduled in advance")],
          helps: ["write `[push, in_app]`"],
          fixes: Fix.write(["[push, in_app]"], at: context.value(NotificationType.key, name, "channels"), .manual)))
    }
  }
}
