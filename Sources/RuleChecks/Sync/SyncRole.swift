internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports operations whose role does not fit how the queue uses them.
enum SyncRole {
  static let explanation = Explanation(
    "sync.role", .error,
    finds:
      "A conflict whose copies are saved by an operation that does not write, an operation that deletes an entity that no operation writes or uploads, one that waits for a deletion, or one that writes or uploads and waits for one that only sends.",
    why:
      "A copy that no operation saves is lost, together with the user's changes. An entity that is deleted must have been written under the same name, and nothing can follow its deletion.",
    example: "conflict: {copies_with: DELETE, ...}   # DELETE: {role: deletes, ...}",
    instead: "conflict: {copies_with: SAVE, ...}   # SAVE: {role: writes, ...}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard !context.broken.contains(OperationType.key) else { return }
    let operations = context.book.operations
    if let name = context.book.sync.conflict?.copiesWith, let operation = operations[name], operation.role != .writes {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` does not write, so a copy would be lost", at: context.value(Sync.key, "conflict", "copies_with"),
          "must write", secondary: [.init(context.value(OperationType.key, name.text, "role"), operation.role.name)],
          helps: operations.entries.first { $0.value.role == .writes }.map { ["use an operation that writes, such as `\($0.name.text)`"] }
            ?? []))
    }
    for entry in operations.entries where entry.value.role != .deletes {
      let waits = RulePath(OperationType.key, entry.name.text, "waits_for")
      for (index, name) in entry.value.waitsFor.enumerated() where isOnlySent(name, before: entry.value, operations) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` \(entry.value.role.name), but waits for `\(name.text)`, which writes nothing",
            at: context.places.span(waits.appending("\(index)")), "writes nothing that it could be about",
            secondary: [.init(context.value(OperationType.key, name.text, "role"), "only sends")],
            helps: ["wait for an operation that writes what it is about, or remove it"]))
      }
      for (index, name) in entry.value.waitsFor.enumerated() where operations[name]?.role == .deletes {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` waits for `\(name.text)`, after which there is nothing left to change",
            at: context.places.span(waits.appending("\(index)")), "deletes what it is about",
            secondary: [.init(context.value(OperationType.key, name.text, "role"), "deletes")],
            helps: ["wait for an operation that writes or uploads, or remove it"]))
      }
    }
    // An operation that could not be read, or whose entities are wrong, may be the one that writes the entity.
    let lists = operations.entries.map { context.value(OperationType.key, $0.name.text, "entities") }
    let isWrong = diagnostics.contains { one in one.severity == .error && lists.contains { $0.contains(one.primary.span) } }
    guard context.isWhole(OperationType.key, operations.count), context.reportedErrors.isEmpty, !isWrong else { return }
    let written = operations.entries.filter { $0.value.role == .writes || $0.value.role == .uploads }.flatMap(\.value.entities)
    guard !written.isEmpty else { return }
    for entry in operations.entries where entry.value.role == .deletes {
      for (index, entity) in entry.value.entities.enumerated() where !written.contains(entity) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` deletes `\(entity)`, which no operation writes",
            at: context.value(OperationType.key, entry.name.text, "entities", "\(index)"), "never written",
            helps: Suggestion.question(Suggestion.choices(for: entity, among: written))))
      }
    }
  }

  /// Whether an operation that writes or uploads waits for one that only sends something, and that creates nothing.
  private static func isOnlySent(
    _ name: Name<OperationType>, before operation: OperationType, _ operations: Named<OperationType, OperationType>
  ) -> Bool {
    operations[name]?.role == .sends && operation.role != .sends
  }
}
