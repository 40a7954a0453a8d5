internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that the log has a field for every thing that notifications are about.
enum NotifContextKey {
  static let explanation = Explanation(
    "notif.context-key", .error,
    finds: "A notification about a thing that has no field in the log, or a log field for a thing that no notification is about.",
    why: "The log could not distinguish between two things. A second session, for example, would seem to be announced already.",
    example: "fires: {at: its_time, of: session}   # planner: {log: {things: {import: context.importId}}}",
    instead: "planner: {log: {things: {session: context.sessionId, import: context.importId}}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let things = RulePath(Planner.key, "log", "things")
    guard let log = context.book.planner.log, !context.isFaulty(things), !context.isFaultyAnywhere("fires", of: [NotificationType.key]),
      context.isWhole(NotificationType.key, context.book.notifications.entries.count)
    else { return }
    let types = context.book.notifications.entries
    let known = Set(log.things.map(\.thing))
    let meant = Set(types.compactMap(\.value.fires.of))
    let links = context.book.deepLinks.entries.flatMap { $0.value.parameters.compactMap(\.idOf) }
    let elsewhere = Set(context.book.facts.entries.compactMap(\.value.of) + links)
    // A name that is misspelled on one side only is reported once, on that side.
    var near: Set<String> = []
    // `notif.unsupplied` reports a notification whose trigger names the wrong thing; most likely it means this one.
    let isUnsupplied = diagnostics.contains { $0.name == NotifUnsupplied.explanation.name }
    for thing in log.things where !meant.contains(thing.thing) && !isUnsupplied {
      let guess = Suggestion.choices(for: thing.thing, among: meant.subtracting(known).sorted())
      // If facts, links, or many other rules also use the name, the typo is in the notification.
      if let guess = guess.first, elsewhere.contains(thing.thing) || isTypo(guess, for: thing.thing, context) { continue }
      near.formUnion(guess)
      diagnostics.append(
        Diagnostic(
          explanation, "no notification is about \(Shape.article(thing.thing))", at: context.places.key(things.appending(thing.thing)),
          helps: guess.isEmpty ? ["remove it"] : Suggestion.question(guess),
          fixes: Fix.write(guess, at: context.places.key(things.appending(thing.thing)))))
    }
    var reported: Set<String> = []
    for entry in types {
      guard let thing = entry.value.fires.of, !known.contains(thing), !near.contains(thing), reported.insert(thing).inserted else {
        continue
      }
      let place = RulePath(NotificationType.key, entry.name.text, "fires", "of")
      // `notif.unsupplied` reports a thing that nothing else is about.
      if diagnostics.have(NotifUnsupplied.explanation, at: context.places.span(place)) { continue }
      let guess = elsewhere.contains(thing) ? [] : Suggestion.choices(for: thing, among: known.sorted())
      diagnostics.append(
        Diagnostic(
          explanation, "the log has no field for \(Shape.article(thing)), which `\(entry.name.text)` is about",
          at: context.places.span(place),
          secondary: [.init(context.places.exact(things) ?? context.places.span(RulePath(Planner.key, "log")), "its things")],
          helps: guess.isEmpty
            ? ["add `\(thing):` with a field of `\(log.record.text)` to `things` in rules/planner.yaml"]
            : Suggestion.question(guess), fixes: Fix.write(guess, at: context.places.span(place))))
    }
  }

  private static func isTypo(_ word: String, for other: String, _ context: CheckContext) -> Bool {
    context.renaming.isTypo(word, for: other, namedBy: 1)
  }
}
