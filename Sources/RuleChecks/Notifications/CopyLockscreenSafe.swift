internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// A lock screen names nobody and shows nothing that people wrote.
enum CopyLockscreenSafe {
  static let explanation = Explanation(
    "copy.lockscreen-safe", .error,
    finds: "Words for a lock screen, or a summary, with something in them that people wrote.",
    why: "A lock screen is read by whoever stands next to the phone.",
    example: "says: notif.session   # \"Time to practice: {sessionName}.\", and session.name is personal",
    instead: "says: notif.session.lockscreen     # \"Time to practice.\"\nexpanded: notif.session")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let said =
      context.book.notifications.entries.map { (NotificationType.key, $0.name.text, $0.value.says) }
      + context.book.notificationBatches.entries.map { (NotificationBatch.key, $0.name.text, $0.value.says) }
    for (kind, name, copy) in said where !context.isFaulty(kind, name) {
      for value in context.book.copy[copy]?.values.entries ?? [] {
        let path = RulePath(Copy.key, copy.text, "values", value.variable)
        guard let expression = context.typed[path], expression.type.holdsText else { continue }
        // A fact that nobody supplies there has been reported.
        if diagnostics.contains(where: { $0.primary.span == context.places.span(path) }) { continue }
        guard
          let fact = context.typed.factsBehind(expression, in: context.book).first(where: { context.book.facts[$0]?.isPersonal ?? false })
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(value.variable)}` of `\(copy.text)` shows `\(fact)`, which people wrote, on a lock screen",
            at: context.places.span(path), "personal",
            secondary: [
              .init(context.value(kind, name, "says"), "`\(name)` says it"),
              .init(context.value(Fact.key, fact, "personal"), "said here"),
            ], helps: ["say something that names nobody, and put these words under `expanded:`"]))
      }
    }
  }
}
