internal import Diagnostics
internal import RuleKinds

/// Operations need a queue that knows where they are stored, how long they wait and what is said.
enum SyncIncomplete {
  static let explanation = Explanation(
    "sync.incomplete", .error,
    finds: "Operations without one of the keys that rules/sync.yaml needs, or one that says neither `added` nor `does`.",
    why: "Nobody could tell when such a change is sent, or what to say when it is not.",
    example: "sync: {backoff: {first: queue_first_wait, ...}}",
    instead: "sync: {operation: {record: SyncOperation, ...}, backoff: {...}, persists_after: ..., backlog: ..., remembers: ..., ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.operations.entries.first else { return }
    for entry in context.book.operations.entries
    where entry.value.added.isEmpty == entry.value.variants.isEmpty && !context.isFaulty(OperationType.key, entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(entry.name.text)` says \(entry.value.added.isEmpty ? "neither `added` nor `does`" : "both `added` and `does`")",
          at: context.key(OperationType.key, entry.name.text), helps: ["say when it is added, or what it does and when each is added"]))
    }
    guard !context.broken.contains(Sync.key) else { return }
    let sync = context.book.sync
    let missing = [
      ("operation", sync.operation == nil), ("backoff", sync.backoff == nil), ("persists_after", sync.persistsAfter == nil),
      ("backlog", sync.backlog == nil), ("remembers", sync.remembers == nil), ("errors", sync.errors == nil),
      ("status", sync.status == nil), ("conflict", sync.conflict == nil),
    ].filter { $0.1 && !context.isFaulty(RulePath(Sync.key, $0.0)) }.map(\.0)
    guard !missing.isEmpty else { return }
    let hasSync = context.places.node(RulePath(Sync.key)) != nil
    diagnostics.append(
      Diagnostic(
        explanation, "nothing says how the sync queue works: `\(missing.joined(separator: "`, `"))` is missing",
        at: hasSync ? context.top(Sync.key) : context.key(OperationType.key, first.name.text),
        helps: [hasSync ? "add it to rules/sync.yaml" : "add rules/sync.yaml"]))
  }
}
