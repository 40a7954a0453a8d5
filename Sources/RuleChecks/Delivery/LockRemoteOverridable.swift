internal import Diagnostics
internal import RuleKinds

/// Reports locked values that a server may set.
enum LockRemoteOverridable {
  static let explanation = Explanation(
    "lock.remote-overridable", .error,
    finds: "A locked value in rules/remote.yaml.",
    why: "A locked value changes only by a decision and together with its lock entry. A value from a server bypasses both.",
    example: "limits/saved_flows/plans/free: {range: [2, 5]}   # LK-02 holds it",
    instead: "Remove it from rules/remote.yaml.")

  static let check = Check(explanation) { context, diagnostics in
    let held = LockedPath.held(context.book, context.places)
    let marked = Set(LockedPath.all(context.book).map(\.value))
    for entry in context.book.remote.entries {
      let path = context.places.path(entry.name.text)
      // `LockUnlockWithoutRecord` reports a lock that holds a value without `locked`. It may hold the wrong one.
      guard let lock = held[path], marked.contains(path) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is locked by `\(lock.text)`, so a server cannot set it",
          at: context.key(RemotePath.key, entry.name.text), "locked", secondary: [.init(context.key(Lock.key, lock.text), "the lock")],
          helps: ["remove it; change a locked value in the rules, together with its lock entry"]))
    }
  }
}
