internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that the copy, conditions, and link of a notification are about the thing that it fires for.
enum NotifUnsupplied {
  static let explanation = Explanation(
    "notif.unsupplied", .error,
    finds:
      "A notification whose copy, conditions, or link need a thing, such as a session, while its trigger is about another thing or none; a summary that needs a thing.",
    why: "The app does not know the thing when the notification fires: the copy would have a gap, and the link would not work.",
    example: "fires: {at: daily_reminder}\nsays: notif.session   # \"Time for {sessionName}.\", from session.name, a fact of: session",
    instead: "fires: {at: its_time, of: session}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    together(context, &diagnostics)
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let needs = NotificationNeeds(entry, context).all
      guard let first = needs.first else { continue }
      let name = entry.name.text
      let trigger = entry.value.fires.of.map { "about \(Shape.article($0))" } ?? "not about a thing"
      let fires = Diagnostic.Label(context.key(NotificationType.key, name, "fires"), trigger)
      if needs.count > 1, Set(needs.map(\.thing)).count == 1 {
        // If all of them are about the same other thing, the trigger is wrong.
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is \(trigger), but its copy, conditions, and link are about \(Shape.article(first.thing))",
            at: context.places.exact(RulePath(NotificationType.key, name, "fires", "of")) ?? fires.span, trigger,
            secondary: needs.map { .init($0.span, $0.what) }, helps: ["write `of: \(first.thing)` in `fires`"]))
        continue
      }
      for need in needs {
        diagnostics.append(
          Diagnostic(
            explanation, "\(need.what) is about \(Shape.article(need.thing)), but `\(name)` is \(trigger)", at: need.span,
            "not available here",
            secondary: (need.from == need.span ? [] : [.init(need.from, "used by `\(name)`")])
              + (need.declared.map { [.init($0, "about \(Shape.article(need.thing))")] } ?? []) + [fires],
            helps: near(need.thing, context) ?? ["use only what the trigger supplies, or add `of:` with the thing to `fires`"]))
      }
    }
  }

  /// Reports needs of summaries, the badge, and the permission, which are not about a thing.
  private static func together(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var needs = NotificationNeeds(context.book.planner, context).all.map { (Planner.key, $0) }
    for entry in context.book.notificationBatches.entries where !context.isFaulty(NotificationBatch.key, entry.name.text) {
      needs += NotificationNeeds(entry, context).all.map { (entry.name.text, $0) }
    }
    for entry in context.book.notificationCategories.entries where !context.isFaulty(NotificationCategory.key, entry.name.text) {
      needs += NotificationNeeds(entry, context).all.map { (entry.name.text, $0) }
    }
    for (name, need) in needs {
      diagnostics.append(
        Diagnostic(
          explanation, "\(need.what) is about \(Shape.article(need.thing)), but `\(name)` is not about a thing", at: need.span,
          "not available here", secondary: need.from == need.span ? [] : [.init(need.from, "used by `\(name)`")],
          helps: ["use a value that does not depend on a single thing"]))
    }
  }

  /// A suggestion for a thing that no fact is about, which is most likely misspelled; nil if a fact is about it.
  private static func near(_ thing: String, _ context: CheckContext) -> [String]? {
    let things = Set(context.book.facts.entries.compactMap(\.value.of) + context.book.notifications.entries.compactMap(\.value.fires.of))
    if context.book.facts.entries.contains(where: { $0.value.of == thing }) { return nil }
    return Suggestion.nearest(to: thing, among: things.filter { $0 != thing }.sorted()).first.map { ["did you mean `\($0)`?"] }
  }
}
