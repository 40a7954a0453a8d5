internal import Diagnostics
internal import RuleKinds
internal import Schema

/// The log tells one thing from the next.
enum NotifContextKey {
  static let explanation = Explanation(
    "notif.context-key", .error,
    finds: "A notification about a thing that has no field in the log, or a field of the log for a thing that no notification is about.",
    why: "Its row could not be told from that of the next one, so a second session would seem to have been announced already.",
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
    // A name that is only misspelt on one side is told once, there.
    var near: Set<String> = []
    // What says, asks and opens the wrong thing most likely means this one: told there.
    let isUnsupplied = diagnostics.contains { $0.name == NotifUnsupplied.explanation.name }
    for thing in log.things where !meant.contains(thing.thing) && !isUnsupplied {
      let guess = Suggestion.nearest(to: thing.thing, among: meant.subtracting(known).sorted())
      // What facts and links are about as well, or the rules are full of, is no slip: the notification's is.
      if let guess = guess.first, elsewhere.contains(thing.thing) || isSlip(guess, for: thing.thing, context) { continue }
      near.formUnion(guess)
      diagnostics.append(
        Diagnostic(
          explanation, "no notification is about \(Shape.article(thing.thing))", at: context.places.key(things.appending(thing.thing)),
          helps: guess.isEmpty ? ["take it out"] : guess.map { "did you mean `\($0)`?" },
          fixes: Fix.write(guess, at: context.places.key(things.appending(thing.thing)))))
    }
    var told: Set<String> = []
    for entry in types {
      guard let thing = entry.value.fires.of, !known.contains(thing), !near.contains(thing), told.insert(thing).inserted else { continue }
      let place = RulePath(NotificationType.key, entry.name.text, "fires", "of")
      // What nothing else is about was told where it is named.
      if diagnostics.have(NotifUnsupplied.explanation, at: context.places.span(place)) { continue }
      let guess = elsewhere.contains(thing) ? [] : Suggestion.nearest(to: thing, among: known.sorted())
      diagnostics.append(
        Diagnostic(
          explanation, "the log has no field for \(Shape.article(thing)), which `\(entry.name.text)` is about",
          at: context.places.span(place),
          secondary: [.init(context.places.exact(things) ?? context.places.span(RulePath(Planner.key, "log")), "its things")],
          helps: guess.isEmpty
            ? ["add `\(thing):` with a field of `\(log.record.text)` to `things` in rules/planner.yaml"]
            : guess.map { "did you mean `\($0)`?" }, fixes: Fix.write(guess, at: context.places.span(place))))
    }
  }

  private static func isSlip(_ word: String, for other: String, _ context: CheckContext) -> Bool {
    Renaming(context.reading, context.places, context.typed).isSlip(word, for: other, namedBy: 1)
  }
}
