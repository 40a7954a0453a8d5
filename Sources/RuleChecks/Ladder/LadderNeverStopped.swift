internal import Diagnostics
internal import RuleKinds

/// Reports vectors that stop what the warning ladder must never stop.
enum LadderNeverStopped {
  static let explanation = Explanation(
    "ladder.never-stopped", .error,
    finds:
      "A vector that stops an action with `never_stopped: true`, or with an effect that has it, or that holds what such an action sends.",
    why:
      "Users who are warned must be able to comply, for example by deleting something, and to take their own data with them.",
    example: "uploads: {stops: [media.upload, media.delete], ...}   # delete: {never_stopped: true}",
    instead: "uploads: {stops: media.upload, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladder.entries {
      let rule = RulePath(LadderVector.key, entry.name.text)
      func report(_ name: Name<Action>, _ message: String, _ path: RulePath, _ index: Int) {
        guard let cause = Cause(name, context) else { return }
        let item = path.appending("\(index)")
        diagnostics.append(
          Diagnostic(
            explanation, message + cause.words, at: context.places.exact(item) ?? context.places.span(path),
            secondary: [.init(context.places.span(cause.path), "declared here")], helps: ["remove it from `\(path.parts.last ?? "")`"]))
      }
      func look(_ stops: [Name<Action>], _ path: RulePath) {
        for (index, name) in stops.enumerated() { report(name, "the ladder never stops `\(name.text)`", path, index) }
      }
      look(entry.value.stops, rule.appending("stops"))
      for cell in entry.value.levels.cells { look(cell.value.alsoStops, rule.appending("levels", cell.column.text, "also_stops")) }
      for (index, operation) in entry.value.holds.enumerated() {
        let senders = context.book.actions.entries.filter { action in action.value.sends.contains { $0.operation == operation } }
        // An operation that other actions send as well may be held.
        guard let sender = senders.first, senders.allSatisfy({ Cause($0.name, context) != nil }) else { continue }
        let message = "only `\(sender.name.text)` and actions like it send `\(operation.text)`, and the ladder never stops them"
        report(sender.name, message, rule.appending("holds"), index)
      }
    }
  }

  /// The declaration that an action is never stopped.
  private struct Cause {
    let path: RulePath
    let words: String

    init?(_ name: Name<Action>, _ context: CheckContext) {
      guard let action = context.book.actions[name] else { return nil }
      if action.isNeverStopped {
        self.init(path: RulePath(Action.key, name.text, "never_stopped"), words: "")
      } else if let effect = action.effects.first(where: { context.book.effects[$0]?.isNeverStopped == true }) {
        self.init(path: RulePath(Effect.key, effect.text, "never_stopped"), words: ", because of its effect `\(effect.text)`")
      } else {
        return nil
      }
    }

    private init(path: RulePath, words: String) { (self.path, self.words) = (path, words) }
  }
}
