internal import Diagnostics
internal import RuleKinds

/// Reports offline rows that no action uses and that do not explain why.
enum OfflineUnasked {
  static let explanation = Explanation(
    "offline.unasked", .error,
    finds: "An offline row that no action uses, or a row with `unasked` that an action uses.",
    why: "The row would appear to decide something, but have no effect.",
    example: "links.make: {online: now, degraded: queue, offline: block, ...}   # no action has `connection: links.make`",
    instead: "Add the step `{connection: links.make}` to the action, or explain in `unasked:` why no action uses the row.")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Action.key) else { return }
    // A step whose name is misspelled names none of the rows.
    let isMisspelled = context.isFaultyAnywhere("first_match", of: [Action.key])
    var asking: [Name<OfflineRow>: (action: String, step: Int)] = [:]
    for action in context.book.actions.entries {
      for (index, step) in action.value.steps.enumerated() {
        if let row = step.connection, asking[row] == nil { asking[row] = (action.name.text, index) }
      }
    }
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text, "unasked") {
      let name = entry.name.text
      switch (asking[entry.name], entry.value.unasked) {
      case (nil, nil) where !isMisspelled:
        diagnostics.append(
          Diagnostic(
            explanation, "no action uses the offline row `\(name)`", at: context.key(OfflineRow.key, name),
            helps: [
              "add the step `{connection: \(name)}` before the last step of an action, or explain in `unasked:` why no action uses it"
            ]))
      case (let place?, _?):
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has `unasked`, but `\(place.action)` uses it",
            at: context.value(OfflineRow.key, name, "unasked"),
            secondary: [.init(context.value(Action.key, place.action, "first_match", "\(place.step)"), "uses it")],
            helps: ["remove `unasked`"]))
      default: continue
      }
    }
  }
}
