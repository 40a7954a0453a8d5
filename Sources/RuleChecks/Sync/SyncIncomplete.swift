internal import Diagnostics
internal import RuleKinds

/// Reports operations without complete rules for the sync queue.
enum SyncIncomplete {
  static let explanation = Explanation(
    "sync.incomplete", .error,
    finds: "Operations without one of the keys that rules/sync.yaml requires, or an operation without exactly one of `added` and `does`.",
    why: "The app could not determine when to send a change, or what to show if sending fails.",
    example: "sync: {backoff: {first: queue_first_wait, ...}}",
    instead: "sync: {operation: {record: SyncOperation, ...}, backoff: {...}, persists_after: ..., backlog: ..., remembers: ..., ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard let first = context.book.operations.entries.first else { return }
    for entry in context.book.operations.entries
    where entry.value.added.isEmpty == entry.value.variants.isEmpty && !context.isFaulty(OperationType.key, entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(entry.name.text)` has \(entry.value.added.isEmpty ? "neither `added` nor `does`" : "both `added` and `does`")",
          at: context.key(OperationType.key, entry.name.text),
          helps: ["use `added` if the operation does one thing, or `does` if it does several"]))
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
        explanation, "the rules for the sync queue lack \(missing.quotedPhrase())",
        at: hasSync ? context.top(Sync.key) : context.key(OperationType.key, first.name.text),
        helps: [hasSync ? "add what is missing to rules/sync.yaml" : "add rules/sync.yaml"]))
  }
}
