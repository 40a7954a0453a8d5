internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports locks that hold no value, or that a rule no longer names.
enum LockUnlockWithoutRecord {
  static let explanation = Explanation(
    "lock.unlock-without-record", .error,
    finds: "A lock that no rule names, or that one of the rules under `holds` no longer names.",
    why: "Removing `locked:` from a rule unlocks it silently.",
    example: "LK-02: {value: 2, holds: [limits/saved_flows/plans/free]}   # but saved_flows has no `locked: {free: LK-02}`",
    instead: "Restore `locked:` in the rule. To give up the lock, remove its entry in a commit that states the decision.")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Limit.key, Capability.key, Setting.key, Payload.key]) else { return }
    guard !context.hasUnknownUse(of: Lock.key), !context.isFaultyAnywhere("locked", of: [Limit.key, Capability.key, Setting.key]) else {
      return
    }
    let marked = LockedPath.all(context.book)
    for entry in context.book.locks.entries {
      let (name, lock) = (entry.name, entry.value)
      if lock.value == nil ? lock.keptBy.isEmpty && lock.also.isEmpty || !lock.holds.isEmpty : lock.holds.isEmpty {
        diagnostics.append(
          Diagnostic(
            explanation, "the lock `\(name.text)` holds no value", at: context.key(Lock.key, name.text), "locks nothing",
            helps: ["add `value:` with its paths under `holds:`, or `kept_by:` with an invariant that ensures this: \(lock.about)"]))
      }
      if let (hold, held) = exchanged(name, lock, marked, context) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(hold)` does not have the lock `\(name.text)`, but `\(held.value.description.dropFirst())` does",
            at: context.value(Lock.key, name.text, "holds"), secondary: [.init(context.places.span(held.value), "locked here")],
            helps: ["write `\(held.value.description.dropFirst())` under `holds`"]))
        continue
      }
      for hold in lock.allHolds
      where !isGone(hold, context) && !marked.contains(where: { $0.lock == name && $0.value == context.places.path(hold) }) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(hold)` no longer has the lock `\(name.text)`", at: context.value(Lock.key, name.text, "holds"),
            secondary: context.places.exact(context.places.path(hold)).map { [.init($0, "unlocked here")] } ?? [],
            helps: ["restore `locked:` with `\(name.text)` in that rule: \(lock.about)"]))
      }
    }
    for held in marked {
      guard let lock = context.book.locks[held.lock], !lock.allHolds.isEmpty, exchanged(held.lock, lock, marked, context) == nil,
        // A lock that holds a renamed rule is already reported.
        !lock.allHolds.contains(where: { context.places.path($0) == held.value || isGone($0, context) })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(held.lock.text)` does not list this value under `holds`", at: context.places.span(held.value),
          secondary: [.init(context.value(Lock.key, held.lock.text, "holds"), "it holds these")],
          helps: ["add `\(held.value.description.dropFirst())` under `holds`"]))
    }
  }

  /// The only path under `holds` without the lock, if only one other value has the lock: that path is misspelled.
  private static func exchanged(
    _ name: Name<Lock>, _ lock: Lock, _ marked: [LockedPath], _ context: CheckContext
  ) -> (hold: String, held: LockedPath)? {
    let holds = Set(lock.allHolds.map { context.places.path($0) })
    let others = marked.filter { $0.lock == name && !holds.contains($0.value) }
    let without = lock.allHolds.filter { hold in
      !isGone(hold, context) && !marked.contains { $0.lock == name && $0.value == context.places.path(hold) }
    }
    return others.count == 1 && without.count == 1 ? (without[0], others[0]) : nil
  }

  /// Whether a path leads to a rule that does not exist and that is already reported because other rules use it.
  private static func isGone(_ path: String, _ context: CheckContext) -> Bool {
    let parts = context.places.path(path).parts
    guard parts.count > 1, !context.places.isDeclared(parts[0], parts[1]) else { return false }
    return context.isUsed(parts[1], of: parts[0])
  }
}
