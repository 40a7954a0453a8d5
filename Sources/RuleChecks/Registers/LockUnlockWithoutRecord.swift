internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Every lock holds something.
enum LockUnlockWithoutRecord {
  static let explanation = Explanation(
    "lock.unlock-without-record", .error,
    finds: "A lock whose value no rule names any more, or not every rule that it should hold.",
    why: "Whoever takes `locked:` out of a rule unlocks it silently.",
    example: "LK-02: {value: 2, holds: [limits/saved_flows/plans/free]}   # and saved_flows does not say `locked: {free: LK-02}`",
    instead: "Put `locked:` back into the rule; to give the lock up, take the entry out with a decision in its commit.")

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
            explanation, "nothing holds the lock `\(name.text)`", at: context.key(Lock.key, name.text), "locks nothing",
            helps: ["add `value:` with `holds:`, the paths it stands at, or `kept_by:` with an invariant, that keeps this: \(lock.about)"]))
      }
      for hold in lock.allHolds
      where !isGone(hold, context) && !marked.contains(where: { $0.lock == name && $0.value == context.places.path(hold) }) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(hold)` does not say any more that `\(name.text)` locks it", at: context.value(Lock.key, name.text, "holds"),
            secondary: context.places.exact(context.places.path(hold)).map { [.init($0, "unlocked here")] } ?? [],
            helps: ["put `locked:` with `\(name.text)` back into that rule: \(lock.about)"]))
      }
    }
    for held in marked {
      guard let lock = context.book.locks[held.lock], !lock.allHolds.isEmpty,
        // One that held a rule that has another name now is told of that name.
        !lock.allHolds.contains(where: { context.places.path($0) == held.value || isGone($0, context) })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(held.lock.text)` does not name this value among those it holds", at: context.places.span(held.value),
          secondary: [.init(context.value(Lock.key, held.lock.text, "holds"), "it holds these")],
          helps: ["add `\(held.value.description.dropFirst())` under `holds`"]))
    }
  }

  /// Whether a path leads to a rule that there is not, which those who name it were told.
  private static func isGone(_ path: String, _ context: CheckContext) -> Bool {
    let parts = context.places.path(path).parts
    guard parts.count > 1, !context.places.isDeclared(parts[0], parts[1]) else { return false }
    return context.uses(of: parts[0]).contains { $0.name == parts[1] }
  }
}
