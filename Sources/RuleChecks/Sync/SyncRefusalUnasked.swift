internal import Diagnostics
internal import RuleKinds

/// Reports actions that are allowed although the queue rejects the operation that they send.
enum SyncRefusalUnasked {
  static let explanation = Explanation(
    "sync.refusal-unasked", .error,
    finds:
      "An action that is allowed for a user whose operation the queue rejects, or a refusal about an entity that the operation does not list.",
    why: "The app would allow a change that the queue never sends.",
    example: "SAVE: {refuses: {if: is_read_only, about: note, deny: read_only}, ...}   # note.rename does not check `is_read_only`",
    instead: "note.rename: {first_match: [{if: is_read_only, deny: read_only}, ...], ...}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    for entry in context.book.operations.entries where !context.isFaulty(OperationType.key, entry.name.text) {
      for (index, refusal) in entry.value.refuses.enumerated() where context.analysis.areSound(refusal.conditions) {
        let rule = RulePath(OperationType.key, entry.name.text, "refuses")
        let item = rule.appending("\(index)")
        let path = context.places.exact(item) == nil ? rule : item
        for entity in refusal.about where !entry.value.entities.contains(entity) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(entry.name.text)` does not list `\(entity)`", at: context.places.span(path.appending("about")),
              helps: Suggestion.question(Suggestion.choices(for: entity, among: entry.value.entities))))
        }
        // An unknown name makes the facts of an example unreliable; its own message is enough.
        guard context.reportedErrors.isEmpty else { continue }
        for action in context.book.actions.entries where context.isSound(action.value, action.name.text) {
          let isSent = action.value.sends.contains { sent in
            sent.operation == entry.name && (refusal.about.isEmpty || sent.about.contains { refusal.about.contains($0) })
          }
          guard isSent, let passing = context.analysis.passes(refusal.conditions, action.value, action.name) else { continue }
          let conditions = refusal.conditions.map(\.text).joined(separator: ", ")
          diagnostics.append(
            Diagnostic(
              explanation,
              "`\(action.name.text)` is allowed for a user whose `\(entry.name.text)` the queue rejects\(passing.example.map { ": \($0)" } ?? "")",
              at: context.key(Action.key, action.name.text), secondary: [.init(context.places.span(path), "rejected here")],
              helps: [
                "add the step `{if: \(refusal.conditions.count == 1 ? conditions : "[\(conditions)]"), deny: \(refusal.reason.text)}`"
              ]))
        }
      }
    }
  }
}
