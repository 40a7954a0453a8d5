internal import RuleKinds

/// What older apps have stored and newer ones cannot read, or the other way round: who loses what, and the declaration that keeps it.
struct StoredComparison {
  let old: StoredContract
  let new: StoredContract

  func breaks() -> [ContractComparison.Break] {
    var breaks: [ContractComparison.Break] = []
    var lost: Set<StoredContract.Name> = []
    for (name, before) in old.entries {
      guard let now = new[name] else {
        lost.insert(name)
        // What stands in a record that is gone goes with it.
        if before.path.parts.count > 2, !new.entries.contains(where: { $0.entry.path == before.path.rule }) { continue }
        breaks.append(
          .init(
            path: before.path, isGone: true,
            text: "\(name.store) have the \(name.what) `\(name.stored)`, and nothing reads it now: \(before.loss)\(offer(name, before))"))
        continue
      }
      // A field that is read as nothing now is said below.
      for (part, text) in before.form.sorted(by: { $0.key < $1.key })
      where now.form[part] != text && !(part == "role" && now.form[part] == nil) {
        breaks.append(changed(name, now, text))
      }
    }
    return breaks + moved(lost)
  }

  private func changed(_ name: StoredContract.Name, _ now: StoredContract.Entry, _ text: String) -> ContractComparison.Break {
    .init(
      path: now.path, isGone: false,
      text: "the \(name.what) `\(name.stored)` is stored in another form: \(text). Older and newer apps read it as something else")
  }

  /// What is read from another place than before, while the old one is there still: what people have stands where nobody looks.
  private func moved(_ lost: Set<StoredContract.Name>) -> [ContractComparison.Break] {
    var breaks: [ContractComparison.Break] = []
    for (name, before) in old.entries where !lost.contains(name) {
      guard let role = before.form["role"], let now = new[name], now.form["role"] == nil else { continue }
      breaks.append(
        .init(
          path: now.path, isGone: false,
          text: "the \(name.what) `\(name.stored)` is read as nothing now; \(role). What people have there counts for nothing"))
    }
    return breaks
  }

  /// The declaration that keeps what is stored, where something new of the same kind has no past of its own.
  private func offer(_ name: StoredContract.Name, _ before: StoredContract.Entry) -> String {
    let come = new.entries.filter { $0.name.what == name.what && old[$0.name] == nil && $0.entry.name == $0.name.stored }
    let alike = come.filter { $0.entry.form == before.form || $0.entry.form["role"] == before.form["role"] }
    guard name.what != "record", let next = (alike.isEmpty ? come : alike).first, come.count == 1 || alike.count == 1 else { return "" }
    return ". Where it is `\(next.entry.name)` now, write `was: \(name.stored)` there"
  }
}
