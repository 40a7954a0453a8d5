internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports actions whose effects do not include what their operations do.
enum SyncEffect {
  static let explanation = Explanation(
    "sync.effect", .error,
    finds: "An action that sends an operation without an effect of the operation's role: a deletion that sends a change, for example.",
    why:
      "The app shows one thing and the server does another. Invariants about effects, such as that guests store nothing, skip the action.",
    example: "photo.delete: {effects: delete, sends: {operation: SAVE, about: photo}, ...}   # delete: {role: deletes}",
    instead: "photo.delete: {effects: delete, sends: {operation: DELETE, about: photo}, ...}")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true) { context, diagnostics in
    guard context.broken.isDisjoint(with: [OperationType.key, Effect.key]) else { return }
    let effects = context.book.effects
    for entry in context.book.actions.entries where !context.isFaulty(Action.key, entry.name.text) {
      let name = entry.name.text
      let sends = RulePath(Action.key, name, "sends")
      // `sync.not-accepted` compares the operation with the offline row of the action.
      let span = context.places.span(sends)
      if diagnostics.contains(where: { $0.severity == .error && span.contains($0.primary.span) }) { continue }
      for (index, sent) in entry.value.sends.enumerated() {
        guard let role = context.book.operations[sent.operation]?.role, role != .sends,
          !context.isFaulty(OperationType.key, sent.operation.text, "role"),
          let fitting = effects.entries.first(where: { $0.value.role == role })?.name.text,
          !entry.value.effects.contains(where: { effects[$0]?.role == role })
        else { continue }
        let item = sends.appending("\(index)")
        let sender = context.places.exact(item) == nil ? sends : item
        let others = entry.value.effects.compactMap { effects[$0]?.role }
        let better = context.book.operations.entries.first { operation in
          others.contains(operation.value.role) && operation.value.role != .sends
            && operation.value.entities.contains(where: sent.about.contains)
            && !entry.value.sends.contains { $0.operation == operation.name }
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` sends `\(sent.operation.text)`, which \(role.name), but none of its effects \(role.name)",
            at: context.places.exact(sender.appending("operation")) ?? context.places.span(sender),
            secondary: context.places.exact(RulePath(Action.key, name, "effects")).map { [.init($0, "its effects")] } ?? [],
            helps: [(better.map { "send `\($0.name.text)`" } ?? "remove the operation") + ", or add `\(fitting)` to `effects`"]))
      }
    }
  }
}
