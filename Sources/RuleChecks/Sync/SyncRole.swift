internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Operations can do what the queue needs of them.
enum SyncRole {
  static let explanation = Explanation(
    "sync.role", .error,
    finds:
      "A conflict whose copies are saved by an operation that does not write, and an operation that deletes what none writes or uploads.",
    why: "A copy that nothing saves is lost, and with it what somebody did; what is deleted must have been written under the same word.",
    example: "conflict: {copies_with: DELETE, ...}   # DELETE: {role: deletes, ...}",
    instead: "conflict: {copies_with: SAVE, ...}   # SAVE: {role: writes, ...}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard !context.broken.contains(OperationType.key) else { return }
    let operations = context.book.operations
    if let name = context.book.sync.conflict?.copiesWith, let operation = operations[name], operation.role != .writes {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` saves nothing, so a copy would be lost", at: context.value(Sync.key, "conflict", "copies_with"),
          "must write", secondary: [.init(context.value(OperationType.key, name.text, "role"), operation.role.name)],
          helps: operations.entries.first { $0.value.role == .writes }.map { ["name one that writes, such as `\($0.name.text)`"] } ?? []))
    }
    // One that could not be read may be the one that writes it, and so may one whose words are wrong.
    let lists = operations.entries.map { context.value(OperationType.key, $0.name.text, "entities") }
    let isWrong = diagnostics.contains { one in one.severity == .error && lists.contains { $0.contains(one.primary.span) } }
    guard context.isWhole(OperationType.key, operations.count), context.faults.isEmpty, !isWrong else { return }
    let written = operations.entries.filter { $0.value.role == .writes || $0.value.role == .uploads }.flatMap(\.value.entities)
    guard !written.isEmpty else { return }
    for entry in operations.entries where entry.value.role == .deletes {
      for (index, entity) in entry.value.entities.enumerated() where !written.contains(entity) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` deletes `\(entity)`, which nothing writes",
            at: context.value(OperationType.key, entry.name.text, "entities", "\(index)"), "never written",
            helps: Suggestion.nearest(to: entity, among: written).map { "did you mean `\($0)`?" }))
      }
    }
  }
}
