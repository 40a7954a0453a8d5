internal import Diagnostics
internal import RulesModel

/// No server changes a locked value.
enum RemoteLock {
  static let explanation = Explanation(
    "lock.remote-overridable", .error,
    finds: "A locked value in rules/remote.yaml.",
    why: "A locked value changes only together with its lock entry, by a decision; a server setting knows of none.",
    example: "limits/saved_flows/plans/free: {range: [2, 5]}   # LK-02 holds it",
    instead: "Take it out of rules/remote.yaml.")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.remote.entries {
      let path = context.places.path(entry.name.text)
      let held =
        context.book.locks.entries.first { $0.value.allHolds.contains { context.places.path($0) == path } }?.name
        ?? LockedPath.all(context.book).first { $0.value == path }?.lock
      guard let lock = held else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is locked by `\(lock.text)`, and no server may set it",
          at: context.key(RemotePath.key, entry.name.text), "locked", secondary: [.init(context.key(Lock.key, lock.text), "the lock")],
          helps: ["take it out; a locked value changes here in the rules, together with its lock entry"]))
    }
  }
}
