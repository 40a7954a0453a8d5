internal import Diagnostics
internal import RuleKinds

/// Checks that a fact that is used as a number is a whole number.
enum NotifNumber {
  static let explanation = Explanation(
    "notif.number", .error,
    finds: "A badge or an `each_per_week` from a fact that is not a whole number.",
    why: "The app could neither show the badge nor limit the notifications.",
    example: "planner: {badge: badge.isShown}   # a bool",
    instead: "planner: {badge: badge.count}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    func need(_ fact: Name<Fact>?, _ path: RulePath) {
      guard let fact, let rule = context.book.facts[fact], rule.type != .int, !context.isFaulty(Fact.key, fact.text),
        !diagnostics.have(NotifUnsupplied.explanation, at: context.places.span(path))
      else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(fact.text)` is not a whole number", at: context.places.span(path),
          secondary: [.init(context.value(Fact.key, fact.text, "type"), "its type")]))
    }
    need(context.book.planner.badge, RulePath(Planner.key, "badge"))
    for entry in context.book.notifications.entries {
      need(entry.value.eachPerWeek, RulePath(NotificationType.key, entry.name.text, "each_per_week"))
    }
  }
}
