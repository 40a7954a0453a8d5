internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks that text on a lock screen contains no personal data.
enum CopyLockscreenSafe {
  static let explanation = Explanation(
    "copy.lockscreen-safe", .error,
    finds: "Copy for a lock screen or a summary that shows a fact with `personal: true`.",
    why: "Anyone near the phone can read the lock screen.",
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
        // A fact that is not available here was already reported.
        if diagnostics.contains(where: { $0.primary.span == context.places.span(path) }) { continue }
        guard
          let fact = context.typed.factsBehind(expression, in: context.book).first(where: { context.book.facts[$0]?.isPersonal ?? false })
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` would show the personal fact `\(fact)` on the lock screen, as `{\(value.variable)}` of `\(copy.text)`",
            at: context.places.span(path), "personal",
            secondary: [
              .init(context.value(kind, name, "says"), "shows this copy"),
              .init(context.value(Fact.key, fact, "personal"), "declared personal here"),
            ], helps: [help(kind)]))
      }
    }
  }

  private static func help(_ kind: String) -> String {
    kind == NotificationType.key
      ? "name copy without personal facts in `says:`, and move this copy to `expanded:`" : "name copy without personal facts in `says:`"
  }
}
