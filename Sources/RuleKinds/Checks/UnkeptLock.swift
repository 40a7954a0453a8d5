internal import Diagnostics
internal import RulesModel
internal import Schema

/// Every lock holds something.
enum UnkeptLock {
  static let explanation = Explanation(
    "lock.unlock-without-record", .error,
    finds: "A lock with a value that no rule names any more.",
    why: "Whoever takes `locked:` out of a rule unlocks it silently.",
    example: "LK-02: {value: 2}   # and no rule says `locked: {free: LK-02}`",
    instead: "Put `locked:` back into the rule; to give the lock up, take the entry out with a decision in its commit.")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Limit.key, Capability.key, Setting.key]) else { return }
    guard !context.hasUnknownUse(of: Lock.key), !context.isFaultyAnywhere("locked", of: [Limit.key, Capability.key, Setting.key]) else {
      return
    }
    let held = Set(context.reading.uses.filter { $0.kind == Lock.key }.map(\.name))
    for entry in context.book.locks.entries where entry.value.value != nil && !held.contains(entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "no rule holds the lock `\(entry.name.text)` any more", at: context.key(Lock.key, entry.name.text), "locks nothing",
          helps: ["put `locked:` with `\(entry.name.text)` back into the rule it pins: \(entry.value.about)"]))
    }
  }
}
