internal import Diagnostics
internal import RuleKinds

/// Checks that a vector counts the actions that it stops, and not those that it spares.
enum LadderUncounted {
  static let explanation = Explanation(
    "ladder.uncounted", .error,
    finds:
      "An action that a vector stops but does not count, although it sends the same operation as an action that is counted; an action that a vector spares but counts.",
    why: "Users who always use the other button would never reach a level, or users would reach one by doing what is harmless.",
    example: "importing: {counts: import.accepted, stops: [inbox.accept, flow.copy], ...}   # import.accepted: {by: inbox.accept}",
    instead: "import.accepted: {by: [inbox.accept, flow.copy], ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Action.key, OperationType.key, CountedEvent.key]) else { return }
    // `ladder.hold` reports a vector that both holds and stops.
    for entry in context.book.ladder.entries where entry.value.holds.isEmpty && !context.isFaulty(LadderVector.key, entry.name.text) {
      let vector = entry.value
      guard let counted = context.book.events[vector.counts]?.by, !counted.isEmpty,
        !context.isFaulty(CountedEvent.key, vector.counts.text)
      else { continue }
      let by = RulePath(CountedEvent.key, vector.counts.text, "by")
      let rule = RulePath(LadderVector.key, entry.name.text)
      var exchanged: Set<Name<Action>> = []
      for (index, name) in vector.stops.enumerated() where !counted.contains(name) {
        guard let sibling = counted.first(where: { LadderBypass.isAlike($0, name, context.book) }) else { continue }
        // An action that is counted in place of the one that is stopped has one message.
        if counted.count == 1, vector.stops.count == 1, vector.spares[sibling] != nil, !vector.stops.contains(sibling) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(vector.counts.text)` counts `\(sibling.text)`, which `\(entry.name.text)` spares, instead of `\(name.text)`",
              at: context.places.span(by), "counted",
              secondary: [
                .init(context.places.span(rule.appending("stops", "\(index)")), "stopped here"),
                .init(context.places.key(rule.appending("spares", sibling.text)), "spared here"),
              ],
              helps: ["write `by: \(name.text)`"], fixes: Fix.write([name.text], at: context.places.span(by.appending("0")), .manual)))
          exchanged.insert(sibling)
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` stops `\(name.text)`, but `\(vector.counts.text)` does not count it",
            at: context.places.span(by), "counts `\(sibling.text)`, which sends the same operation",
            secondary: [.init(context.places.span(rule.appending("stops", "\(index)")), "stopped here")],
            helps: ["add `\(name.text)` to `by`"]))
      }
      for (index, name) in counted.enumerated()
      where vector.spares[name] != nil && !vector.stops.contains(name) && !exchanged.contains(name) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` spares `\(name.text)`, but `\(vector.counts.text)` counts it",
            at: context.places.span(by.appending("\(index)")), "counted",
            secondary: [.init(context.places.key(rule.appending("spares", name.text)), "spared here")],
            helps: ["remove it from `by`, or stop `\(name.text)` as well"]))
      }
    }
  }
}
