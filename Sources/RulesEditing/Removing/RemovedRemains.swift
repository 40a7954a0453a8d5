internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// What the removal of a rule changes besides the places that name it: capabilities that limit nothing else, sections of its kind, and numbers of rules.
extension RuleRemoval {
  /// Adds the capabilities that only limited something with a removed limit, with the rows that require them.
  mutating func addRepeatedCapabilities() {
    let opened = Set(replaced.keys)
    if opened.isEmpty { return }
    for name in mentions.rules.book.capabilities.names where !isRemoved.contains(RulePath(Capability.key, name)) {
      let path = RulePath(Capability.key, name, "plans")
      guard let cells = mentions.rules.places.node(path), cells.entries.contains(where: { opened.contains($0.value.span) }),
        let repeated = RepeatedCapability(name, opened: opened, mentions)
      else { continue }
      for row in repeated.rows {
        units.insert(row)
        uses.append(Use(span: row, user: owners.user(at: row), effect: "the row is removed"))
      }
      add(RulePath(Capability.key, name))
    }
  }

  /// Adds the sections of kinds whose last rule is removed, with what only they use.
  mutating func addSections() {
    for (kind, root) in KindSections.unneeded(without: isRemoved, mentions.rules) {
      let entries = RuleRemoval.spans(of: root)
      if units.isSuperset(of: entries) { continue }
      units.formUnion(entries)
      uses.append(
        Use(span: root.span, user: nil, effect: "the section is removed, because no \(NamedKinds.singulars[kind] ?? kind) is left"))
      for rule in KindSections.served(isRemoved, units, mentions, owners) { add(rule) }
    }
  }

  /// Lowers the invariants that count the removed rules.
  mutating func lowerCounts() {
    for count in RuleCount.all(in: mentions.rules) where !isRemoved.contains(RulePath(Invariant.key, count.invariant)) {
      let number = count.number - removed.count { $0.parts[0] == count.kind }
      if number == count.number { continue }
      replaced[count.span] = "\(number)"
      counts.append(ChangedCount(invariant: count.invariant, number: number))
      uses.append(Use(span: count.span, user: RulePath(Invariant.key, count.invariant), effect: "the number becomes \(number)"))
    }
  }
}
