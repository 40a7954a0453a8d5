internal import Diagnostics
internal import RuleKinds

/// Checks that a vector that holds operations does not stop actions or ask the user.
enum LadderHold {
  static let explanation = Explanation(
    "ladder.hold", .error,
    finds:
      "A vector that holds operations and also stops actions, asks for a confirmation, or counts denied attempts; a vector that holds an operation that no action sends.",
    why: "A held operation is done on the device and sent later: the app cannot ask the user, and nothing is denied.",
    example: "edits: {holds: SAVE, levels: {L2: {confirm: true, ...}}, ...}",
    instead: "edits: {holds: SAVE, levels: {L2: {pause: 30s, ...}}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladder.entries where !entry.value.holds.isEmpty && !context.isFaulty(LadderVector.key, entry.name.text) {
      let rule = RulePath(LadderVector.key, entry.name.text)
      func report(_ message: String, _ path: RulePath, _ help: String) {
        diagnostics.append(
          Diagnostic(
            explanation, message, at: context.places.span(path),
            secondary: [.init(context.places.span(rule.appending("holds")), "holds operations")], helps: [help]))
      }
      if !entry.value.stops.isEmpty {
        report("`\(entry.name.text)` both holds operations and stops actions", rule.appending("stops"), "keep one of `holds` and `stops`")
      }
      for cell in entry.value.levels.cells {
        let step = rule.appending("levels", cell.column.text)
        let wrong = [
          ("confirm", cell.value.confirm), ("refused", cell.value.refused != nil), ("also_stops", !cell.value.alsoStops.isEmpty),
        ].filter { $0.1 }.map { $0.0 }
        for key in wrong {
          report(
            "`\(cell.column.text)` has `\(key)`, but `\(entry.name.text)` only holds operations", step.appending(key), "remove `\(key)`")
        }
      }
      guard context.reportedErrors.isEmpty else { continue }
      for (index, operation) in entry.value.holds.enumerated()
      where !context.book.actions.entries.contains(where: { $0.value.sends.contains { $0.operation == operation } }) {
        let item = rule.appending("holds", "\(index)")
        report(
          "no action sends `\(operation.text)`", context.places.exact(item) == nil ? rule.appending("holds") : item,
          "add `sends:` to the actions that send it, or hold another operation")
      }
    }
  }
}
