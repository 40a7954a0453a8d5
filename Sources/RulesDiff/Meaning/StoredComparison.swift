internal import RuleKinds

/// The stored data that older apps write and newer apps cannot read, or the other way round: what is lost, and the declaration that
/// preserves it.
struct StoredComparison {
  let old: StoredContract
  let new: StoredContract

  func breaks() -> [ContractComparison.Break] {
    var breaks: [ContractComparison.Break] = []
    var lost: Set<StoredContract.Name> = []
    for (name, before) in old.entries {
      guard let now = new[name] else {
        lost.insert(name)
        // The removal of a record includes its fields.
        if before.path.parts.count > 2, !new.entries.contains(where: { $0.entry.path == before.path.rule }) { continue }
        let offer = offer(name, before)
        // A notification that is gone is not sent again.
        if before.path.parts[0] == NotificationType.key, offer.isEmpty { continue }
        breaks.append(
          .init(
            rule: .stateLost, path: before.path, isGone: true,
            text: "\(name.store) contain the \(name.what) `\(name.stored)`, which nothing reads now: \(before.loss)\(offer)"))
        continue
      }
      // App code reads the field by its name. The contract reports rules with another name.
      if before.path.parts.count > 2, now.name != before.name {
        breaks.append(
          .init(
            rule: .nameChanged, path: now.path, isGone: false,
            text: "the \(name.what) `\(before.name)` was renamed to `\(now.name)`. What is stored can still be read"))
      }
      // `moved` reports a field that is no longer read.
      for (part, text) in before.form.sorted(by: { $0.key < $1.key })
      where now.form[part] != text && !(part == "role" && now.form[part] == nil) {
        breaks.append(changed(name, now, part, text))
      }
    }
    return breaks + moved(lost)
  }

  /// `part`: the part of the form, which is the key of the rule for all that is not a field.
  private func changed(
    _ name: StoredContract.Name, _ now: StoredContract.Entry, _ part: String, _ text: String
  ) -> ContractComparison.Break {
    .init(
      rule: .stateChanged, path: now.path.parts.count == 2 ? now.path.appending(part) : now.path, isGone: false,
      text: "the \(name.what) `\(name.stored)` is stored in a different form: \(text). Older and newer apps interpret it differently")
  }

  /// Fields that still exist, but whose role moved to another field, so that their stored values are no longer read.
  private func moved(_ lost: Set<StoredContract.Name>) -> [ContractComparison.Break] {
    var breaks: [ContractComparison.Break] = []
    for (name, before) in old.entries where !lost.contains(name) {
      guard let role = before.form["role"], let now = new[name], now.form["role"] == nil else { continue }
      breaks.append(
        .init(
          rule: .stateLost, path: now.path, isGone: false,
          text: "the \(name.what) `\(name.stored)` is no longer read; \(role). Its stored values have no effect"))
    }
    return breaks
  }

  /// The declaration that preserves stored data, if a new rule of the same kind may be the renamed one.
  private func offer(_ name: StoredContract.Name, _ before: StoredContract.Entry) -> String {
    let come = new.entries.filter { $0.name.what == name.what && old[$0.name] == nil && $0.entry.name == $0.name.stored }
    let alike = come.filter { $0.entry.form == before.form || $0.entry.form["role"] == before.form["role"] }
    guard name.what != "record", let next = (alike.isEmpty ? come : alike).first, come.count == 1 || alike.count == 1 else { return "" }
    return ". If it was renamed to `\(next.entry.name)`, write `was: \(name.stored)` there"
  }
}
