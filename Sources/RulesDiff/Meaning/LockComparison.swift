internal import RuleKinds
internal import RulesCompiler

/// Locks that say something else while their decision is still the old one, or that are gone. Whoever changes a promise says who decided
/// so; the rules of one side cannot tell, for lock and value fit together there.
struct LockComparison {
  let renames: Renames

  func breaks(_ old: CheckedRules, _ new: CheckedRules) -> [ContractComparison.Break] {
    old.book.locks.entries.flatMap { entry -> [ContractComparison.Break] in
      let before = entry.value
      let name = renames.nameNow(Lock.key, entry.name.text)
      guard let now = new.book.locks[name] else {
        return [.init(path: RulePath(Lock.key, entry.name.text), isGone: true, text: "the lock `\(entry.name.text)` is gone")]
      }
      if before.decision != now.decision { return [] }
      let path = RulePath(Lock.key, name)
      let since = "and its decision is still the one of \(now.decision.on)"
      var breaks: [ContractComparison.Break] = []
      if !isSame(before.value, now.value) {
        let said = before.value.map { "`\($0)`" } ?? "no value"
        breaks.append(.init(path: path.appending("value"), isGone: false, text: "the lock `\(name)` said \(said), \(since)"))
      }
      let lost = held(before).subtracting(held(now))
      if !lost.isEmpty, breaks.isEmpty {
        let places = lost.sorted().map { "`\($0)`" }.joined(separator: ", ")
        breaks.append(.init(path: path, isGone: false, text: "the lock `\(name)` held \(places), \(since)"))
      }
      return breaks
    }
  }

  /// What a lock pins, by the names that rules have now: the places, and with each the value where it is one of its own.
  private func held(_ lock: Lock) -> Set<String> {
    let also = lock.also.flatMap { pinned in pinned.holds.map { "\(renames.renamed(path: $0)) at \(pinned.value)" } }
    return Set(lock.holds.map { renames.renamed(path: $0) } + also)
  }

  /// `72h` and `3d` are one value, and so is a rule under another name.
  private func isSame(_ old: String?, _ new: String?) -> Bool {
    if old == new { return true }
    guard let old, let new else { return false }
    if let before = Amount(old), let after = Amount(new) { return before == after }
    return renames.hasBecome(old, new)
  }
}
