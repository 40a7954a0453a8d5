internal import Diagnostics
internal import RuleKinds

/// A vector that holds back what is sent stops and asks nobody.
enum LadderHold {
  static let explanation = Explanation(
    "ladder.hold", .error,
    finds:
      "A vector that holds operations back and also stops actions, asks for a confirmation or counts refused tries; one that holds what no action sends.",
    why: "What is held back is done on the device and sent later: nobody is there to be asked, and nothing is refused.",
    example: "edits: {holds: SAVE, levels: {L2: {confirm: true, ...}}, ...}",
    instead: "edits: {holds: SAVE, levels: {L2: {pause: 30s, ...}}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladder.entries where !entry.value.holds.isEmpty && !context.isFaulty(LadderVector.key, entry.name.text) {
      let rule = RulePath(LadderVector.key, entry.name.text)
      func report(_ message: String, _ path: RulePath, _ help: String) {
        diagnostics.append(
          Diagnostic(
            explanation, message, at: context.places.span(path),
            secondary: [.init(context.places.span(rule.appending("holds")), "holds back")], helps: [help]))
      }
      if !entry.value.stops.isEmpty {
        report("`\(entry.name.text)` holds operations back and stops actions", rule.appending("stops"), "keep one of `holds` and `stops`")
      }
      for cell in entry.value.levels.cells {
        let step = rule.appending("levels", cell.column.text)
        let wrong = [
          ("confirm", cell.value.confirm), ("refused", cell.value.refused != nil), ("also_stops", !cell.value.alsoStops.isEmpty),
        ].filter { $0.1 }.map { $0.0 }
        for key in wrong {
          report("`\(cell.column.text)` has `\(key)`, and `\(entry.name.text)` only holds back", step.appending(key), "take `\(key)` out")
        }
      }
      guard context.faults.isEmpty else { continue }
      for (index, operation) in entry.value.holds.enumerated()
      where !context.book.actions.entries.contains(where: { $0.value.sends.contains { $0.operation == operation } }) {
        let item = rule.appending("holds", "\(index)")
        report(
          "no action sends `\(operation.text)`", context.places.exact(item) == nil ? rule.appending("holds") : item,
          "add `sends:` to the actions that it comes from, or hold another")
      }
    }
  }
}
