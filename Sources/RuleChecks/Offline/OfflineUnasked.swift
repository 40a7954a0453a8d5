internal import Diagnostics
internal import RuleKinds

/// Every offline row decides something, or says why it does not.
enum OfflineUnasked {
  static let explanation = Explanation(
    "offline.unasked", .error,
    finds: "An offline row that no action asks, or one that says it is not asked although an action does.",
    why: "The row would look as if it decided, and the app would do what it likes.",
    example: "links.make: {online: now, degraded: queue, offline: block, ...}   # no action has `connection: links.make`",
    instead: "Add the step `{connection: links.make}` to the action, or say in `unasked:` why nothing asks.")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Action.key) else { return }
    var asking: [Name<OfflineRow>: (action: String, step: Int)] = [:]
    for action in context.book.actions.entries {
      for (index, step) in action.value.steps.enumerated() {
        if let row = step.connection, asking[row] == nil { asking[row] = (action.name.text, index) }
      }
    }
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text, "unasked") {
      let name = entry.name.text
      switch (asking[entry.name], entry.value.unasked) {
      case (nil, nil):
        diagnostics.append(
          Diagnostic(
            explanation, "no action asks the offline row `\(name)`", at: context.key(OfflineRow.key, name),
            helps: ["add the step `{connection: \(name)}` before the last one of an action, or say in `unasked:` why nothing asks"]))
      case (let place?, _?):
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` says that nothing asks it, and `\(place.action)` does",
            at: context.value(OfflineRow.key, name, "unasked"),
            secondary: [.init(context.value(Action.key, place.action, "first_match", "\(place.step)"), "asks it")],
            helps: ["take out `unasked`"]))
      default: continue
      }
    }
  }
}
