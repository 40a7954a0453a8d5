internal import RuleKinds

/// What a change affects: the plans whose column it is in, and the user-facing rules that use it directly or through other rules.
struct AffectedRules {
  let index: RuleIndex
  let book: RuleBook

  /// The maximum number of steps from user to user. With more steps, almost every rule is connected.
  private static let steps = 6

  /// The plans that a change is about. Empty if it is about all plans.
  func plans(_ change: ValueChange) -> [String] {
    if let column = RuleBookSchema.planColumn(of: change.path) { return withFollowers([column]) }
    // The order of all rules of a kind is about no plan.
    guard change.path.parts.count > 1 else { return [] }
    if let rule = book.notifications[change.path.parts[1]], change.kind == NotificationType.key,
      change.isWholeRule || !["to", "never_to"].contains(change.fields.first)
    {
      return withFollowers(rule.to.map(\.text))
    }
    if change.kind == DataType.key, change.fields.first == "plans", let list = ListDifference(change) { return list.added + list.removed }
    if change.kind == DataType.key, let type = book.dataTypes[change.path.parts[1]] { return type.plans.map(\.text) }
    if change.kind == Setting.key {
      // The plans whose users have data of a window.
      let kept = book.dataTypes.entries.map(\.value).filter { $0.window?.text == change.path.parts[1] }
      if kept.contains(where: \.plans.isEmpty) { return [] }
      return book.plans.states.names.filter { plan in kept.contains { $0.plans.contains(Name(plan)) } }
    }
    return []
  }

  /// Adds the plans that follow the given plans. Returns them in the order of the plans.
  private func withFollowers(_ plans: [String]) -> [String] {
    book.plans.states.names.filter { name in plans.contains(book.plans.column(of: Name(name)).text) || plans.contains(name) }
  }

  /// The affected user-facing rules, by kind in the order of the reference, with names in byte order.
  ///
  /// `byWords`: only copy changed, so conditions and values that depend on the rule are not affected.
  func rules(_ path: RulePath, byWords: Bool = false) -> [Affected] {
    let column = RuleBookSchema.planColumn(of: path)
    var found: Set<RulePath> = []
    var seen: Set<RulePath> = [path.rule]
    var front = [path.rule]
    if Subjects.met.contains(path.parts[0]), path.parts.count > 1 { found.insert(path.rule) }
    for _ in 0..<AffectedRules.steps {
      var next: [RulePath] = []
      for rule in front {
        for use in index.uses(of: rule) where leads(use, column) && !(byWords && isValue(use)) && seen.insert(use.user).inserted {
          if Subjects.met.contains(use.user.parts[0]) || isShown(use) { found.insert(use.user) }
          if goesOn(use) { next.append(use.user) }
        }
      }
      front = next
    }
    found.remove(path.rule)
    return groups(found)
  }

  /// The rules that show a sentence.
  func sayers(_ path: RulePath) -> [Affected] {
    guard path.parts.count > 1 else { return [] }
    let key = path.parts[0] == Translation.key ? Translation.parts(ofName: path.parts[1])?.copy ?? path.parts[1] : path.parts[1]
    let uses = index.uses(of: RulePath(Copy.key, key))
    return groups(Set(uses.filter { !$0.isByPath && !Subjects.registers.contains($0.user.parts[0]) }.map(\.user)))
  }

  private func groups(_ found: Set<RulePath>) -> [Affected] {
    let groups = Dictionary(grouping: found) { $0.parts[0] }
    return groups.keys.sorted { index.order(of: $0) < index.order(of: $1) }.map { kind in
      Affected(
        kind: kind, singular: RuleBookSchema.singular(of: kind) ?? kind, names: Ordinals.sorted((groups[kind] ?? []).map { $0.parts[1] }))
    }
  }

  /// Whether a use carries a change further. Governance entries do not change behavior, and cells of other plans are not affected.
  private func leads(_ use: RuleUse, _ column: String?) -> Bool {
    if use.isByPath || Subjects.registers.contains(use.user.parts[0]) || use.user.parts[0] == RemotePath.key { return false }
    guard let column, let other = RuleBookSchema.planColumn(of: use.path) else { return true }
    return column == other
  }

  /// Whether a use computes a value and shows no copy.
  private func isValue(_ use: RuleUse) -> Bool {
    use.form == .expression || [SnapshotField.key, DecisionTable.key].contains(use.user.parts[0])
  }

  /// Whether the user is a sentence that shows the value.
  private func isShown(_ use: RuleUse) -> Bool { use.form == .expression && use.user.parts[0] == Copy.key }

  /// Whether the search continues after a use. It ends at user-facing rules and at sentences that only show a value.
  private func goesOn(_ use: RuleUse) -> Bool {
    if Subjects.met.contains(use.user.parts[0]) { return false }
    return use.form != .expression || use.user.parts[0] != Copy.key
  }
}

/// The rules of one kind that a change affects.
package struct Affected: Sendable, Equatable {
  package var kind: String
  package var singular: String
  package var names: [String]
}
