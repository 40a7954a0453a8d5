internal import Diagnostics
internal import RuleKinds

/// Checks that a vector stops all actions that send the same operation.
enum LadderBypass {
  static let explanation = Explanation(
    "ladder.bypass", .error,
    finds:
      "An action that sends the same operation about the same thing as an action that a vector stops, but is not stopped itself; an action that a vector spares without effect.",
    why: "Users who are stopped could continue with another button, and the load on the server would stay the same.",
    example: "importing: {stops: inbox.accept, ...}   # flow.copy also sends {operation: IMPORT, about: flow}",
    instead: "importing: {stops: [inbox.accept, flow.copy], ...}   # or spares: {flow.copy: Why it stays allowed.}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Action.key, OperationType.key, OfflineRow.key]) else { return }
    var found: [String: Diagnostic] = [:]
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text) {
      let rule = RulePath(LadderVector.key, entry.name.text)
      let stops = entry.value.stops
      // An action that is stopped and spared, which is reported, probably stands in place of one that is not stopped.
      look(stops.filter { entry.value.spares[$0] == nil }, stops, entry.value, rule.appending("stops"), context, &found)
      for cell in entry.value.levels.cells {
        let path = rule.appending("levels", cell.column.text, "also_stops")
        look(cell.value.alsoStops, stops + cell.value.alsoStops, entry.value, path, context, &found)
      }
      let all = stops + entry.value.levels.cells.flatMap(\.value.alsoStops)
      for spared in entry.value.spares.cells {
        guard let action = context.book.actions[spared.column] else { continue }
        let isAlike = all.contains { context.book.actions[$0].map { sharesOperation($0, action) } ?? false }
        guard !isAlike || stops.contains(spared.column) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            isAlike
              ? "`\(spared.column.text)` is both stopped and spared" : "`\(spared.column.text)` sends no operation that is stopped here",
            at: context.places.key(rule.appending("spares", spared.column.text)), helps: ["remove it from `spares`"]))
      }
    }
    diagnostics += joined(found.sorted { $0.key < $1.key }.map(\.value))
  }

  /// So many actions are not forgotten one by one: the action that is stopped is the one that is wrong.
  private static let many = 3

  /// Returns one diagnostic for many actions that the same list misses.
  private static func joined(_ found: [Diagnostic]) -> [Diagnostic] {
    let lists = Dictionary(grouping: found) { $0.primary.span }.filter { $0.value.count >= many }
    return found.compactMap { one in
      guard let same = lists[one.primary.span], let first = same.first else { return one }
      guard one == first else { return nil }
      return Diagnostic(
        explanation, "\(one.message), and neither are \(same.count - 1) other actions that do", at: one.primary.span,
        secondary: same.prefix(many).flatMap { $0.secondary.prefix(1) },
        helps: ["remove the action that should not be stopped, or add the others, or spare each of them with the reason"])
    }
  }

  private static func look(
    _ stopped: [Name<Action>], _ covered: [Name<Action>], _ vector: LadderVector, _ path: RulePath, _ context: CheckContext,
    _ found: inout [String: Diagnostic]
  ) {
    for other in context.book.actions.entries where !covered.contains(other.name) && vector.spares[other.name] == nil {
      guard !context.isFaulty(Action.key, other.name.text),
        let alike = stopped.first(where: { name in
          !context.isFaulty(Action.key, name.text) && context.book.actions[name].map { sharesOperation($0, other.value) } ?? false
        })
      else { continue }
      // An action that several vectors miss is reported once.
      if found[other.name.text] != nil {
        found[other.name.text]?.secondary.append(.init(context.places.span(path), "nor here"))
        continue
      }
      found[other.name.text] = Diagnostic(
        explanation, "`\(other.name.text)` sends the same operation as `\(alike.text)`, but is not stopped",
        at: context.places.span(path),
        secondary: [.init(context.value(Action.key, other.name.text, "sends"), "sends the same operation")],
        helps: ["add `\(other.name.text)`, or add `spares: {\(other.name.text): ...}` with the reason"])
    }
  }

  /// Whether two actions send the same operation about the same thing with the same effect.
  static func isAlike(_ one: Name<Action>, _ other: Name<Action>, _ book: RuleBook) -> Bool {
    guard let one = book.actions[one], let other = book.actions[other] else { return false }
    return sharesOperation(one, other)
  }

  /// Whether two actions send the same operation about the same thing with the same effect.
  private static func sharesOperation(_ one: Action, _ other: Action) -> Bool {
    one.sends.contains { sent in
      other.sends.contains {
        $0.operation == sent.operation && $0.about.contains { sent.about.contains($0) }
          && ($0.does.isEmpty || sent.does.isEmpty || $0.does.contains { sent.does.contains($0) })
      }
    }
  }
}
