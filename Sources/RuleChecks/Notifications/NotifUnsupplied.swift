internal import Diagnostics
internal import RuleKinds
internal import Schema

/// What a notification says, asks and opens is about the thing that it fires for.
enum NotifUnsupplied {
  static let explanation = Explanation(
    "notif.unsupplied", .error,
    finds:
      "A notification whose words, conditions or link need one thing, such as a session, while its trigger is about another or about none; a summary of several that needs one.",
    why: "When it fires nobody knows which one is meant: people would see a gap, and the link would lead nowhere.",
    example: "fires: {at: daily_reminder}\nsays: notif.session   # \"Time for {sessionName}.\", from session.name, a fact of: session",
    instead: "fires: {at: its_time, of: session}")

  static let check = Check(explanation) { context, diagnostics in
    together(context, &diagnostics)
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let needs = NotificationNeeds(entry, context).all
      guard let first = needs.first else { continue }
      let name = entry.name.text
      let trigger = entry.value.fires.of.map { "about \(Shape.article($0))" } ?? "about no single thing"
      let fires = Diagnostic.Label(context.key(NotificationType.key, name, "fires"), trigger)
      if needs.count > 1, Set(needs.map(\.thing)).count == 1 {
        // When all of it is about something else, it is the trigger that is wrong.
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is \(trigger), and what it says, asks and opens is about \(Shape.article(first.thing))",
            at: context.places.exact(RulePath(NotificationType.key, name, "fires", "of")) ?? fires.span, trigger,
            secondary: needs.map { .init($0.span, $0.what) }, helps: ["write `of: \(first.thing)` in `fires`"]))
        continue
      }
      for need in needs {
        diagnostics.append(
          Diagnostic(
            explanation, "\(need.what) is about \(Shape.article(need.thing)), and `\(name)` is \(trigger)", at: need.span,
            "nobody supplies this", secondary: (need.from == need.span ? [] : [.init(need.from, "asked for by `\(name)`")]) + [fires],
            helps: near(need.thing, context) ?? ["use what the trigger knows, or say with `of:` in `fires` what each one is about"]))
      }
    }
  }

  /// A summary of several, the badge and the permission are about no single thing.
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
          explanation, "\(need.what) is about \(Shape.article(need.thing)), and `\(name)` is about no single thing", at: need.span,
          "nobody supplies this", secondary: need.from == need.span ? [] : [.init(need.from, "asked for by `\(name)`")],
          helps: ["use what is so whichever ones there are"]))
    }
  }

  /// A thing that no fact is about is most likely misspelt.
  private static func near(_ thing: String, _ context: CheckContext) -> [String]? {
    let things = Set(context.book.facts.entries.compactMap(\.value.of) + context.book.notifications.entries.compactMap(\.value.fires.of))
    if context.book.facts.entries.contains(where: { $0.value.of == thing }) { return nil }
    return Suggestion.nearest(to: thing, among: things.filter { $0 != thing }.sorted()).first.map { ["did you mean `\($0)`?"] }
  }
}
