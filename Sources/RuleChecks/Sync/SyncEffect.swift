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
    lost(context, &diagnostics)
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
            secondary: (context.places.exact(RulePath(Action.key, name, "effects")).map { [.init($0, "its effects")] } ?? [])
              + [.init(context.value(OperationType.key, sent.operation.text, "role"), "`\(sent.operation.text)` \(role.name)")],
            helps: [(better.map { "send `\($0.name.text)`" } ?? "remove the operation") + ", or add `\(fitting)` to `effects`"]))
      }
    }
  }

  /// Reports an effect of another role than the only operations that its actions send, if no effect has their role.
  private static func lost(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let (effects, operations) = (context.book.effects, context.book.operations)
    for entry in effects.entries where !context.isFaulty(Effect.key, entry.name.text) {
      guard let role = entry.value.role else { continue }
      let sent = context.book.actions.entries.filter { $0.value.effects.contains(entry.name) }.flatMap { $0.value.sends.map(\.operation) }
      let roles = Set(sent.compactMap { operations[$0]?.role })
      guard let operation = sent.first, let other = operations[operation]?.role, roles == [other], other != role, other != .sends,
        !effects.entries.contains(where: { $0.value.role == other })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` \(role.name), but its actions send `\(operation.text)`, which \(other.name)",
          at: context.value(Effect.key, entry.name.text, "role"),
          secondary: [.init(context.value(OperationType.key, operation.text, "role"), other.name)], helps: ["write `role: \(other.name)`"]))
    }
  }
}
