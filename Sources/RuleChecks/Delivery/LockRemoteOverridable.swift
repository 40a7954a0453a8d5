internal import Diagnostics
internal import RuleKinds

/// No server changes a locked value.
enum LockRemoteOverridable {
  static let explanation = Explanation(
    "lock.remote-overridable", .error,
    finds: "A locked value in rules/remote.yaml.",
    why: "A locked value changes only together with its lock entry, by a decision; a server setting knows of none.",
    example: "limits/saved_flows/plans/free: {range: [2, 5]}   # LK-02 holds it",
    instead: "Take it out of rules/remote.yaml.")

  static let check = Check(explanation) { context, diagnostics in
    let held = LockedPath.held(context.book, context.places)
    for entry in context.book.remote.entries {
      guard let lock = held[context.places.path(entry.name.text)] else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is locked by `\(lock.text)`, and no server may set it",
          at: context.key(RemotePath.key, entry.name.text), "locked", secondary: [.init(context.key(Lock.key, lock.text), "the lock")],
          helps: ["take it out; a locked value changes here in the rules, together with its lock entry"]))
    }
  }
}
