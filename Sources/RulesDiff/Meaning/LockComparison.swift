internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler

/// Locks that were removed, or that changed without a new decision. A change to a locked value must record who decided it. The rules of
/// one side alone cannot show this, because lock and value agree there.
struct LockComparison {
  let renames: Renames

  func breaks(_ old: CheckedRules, _ new: CheckedRules) -> [ContractComparison.Break] {
    old.book.locks.entries.flatMap { entry -> [ContractComparison.Break] in
      let before = entry.value
      let name = renames.nameNow(Lock.key, entry.name.text)
      guard let now = new.book.locks[name] else {
        return [
          .init(
            rule: .lockUndecided, path: RulePath(Lock.key, entry.name.text), isGone: true, text: "the lock `\(entry.name.text)` was removed"
          )
        ]
      }
      if before.decision != now.decision { return [] }
      let path = RulePath(Lock.key, name)
      let since = "but its decision is still the one of \(now.decision.on)"
      var breaks: [ContractComparison.Break] = []
      if !isSame(before.value, now.value) {
        let said = before.value.map { "the value `\($0)`" } ?? "no value"
        breaks.append(
          .init(rule: .lockUndecided, path: path.appending("value"), isGone: false, text: "the lock `\(name)` had \(said), \(since)"))
      }
      let lost = held(before).subtracting(held(now))
      if !lost.isEmpty, breaks.isEmpty {
        let places = lost.sorted().quotedPhrase()
        breaks.append(.init(rule: .lockUndecided, path: path, isGone: false, text: "the lock `\(name)` pinned \(places), \(since)"))
      }
      return breaks
    }
  }

  /// The paths that a lock pins, with the new names of rules, and the values of the paths that have their own.
  private func held(_ lock: Lock) -> Set<String> {
    let also = lock.also.flatMap { pinned in pinned.holds.map { "\(renames.renamed(path: $0)) at \(pinned.value)" } }
    return Set(lock.holds.map { renames.renamed(path: $0) } + also)
  }

  /// Whether two values are equal: `72h` equals `3d`, and a rule equals itself under a new name.
  private func isSame(_ old: String?, _ new: String?) -> Bool {
    if old == new { return true }
    guard let old, let new else { return false }
    if let before = Amount(old), let after = Amount(new) { return before == after }
    return renames.hasBecome(old, new)
  }
}
