internal import RuleKinds

/// Whom a change reaches: the plans whose column it stands in, and the rules that people meet, found from user to user.
struct AffectedRules {
  let index: RuleIndex
  let book: RuleBook

  /// Beyond this everything hangs together.
  private static let steps = 6

  /// The plans that a change is about; none when it is about all.
  func plans(_ change: ValueChange) -> [String] {
    if let column = RuleBookSchema.planColumn(of: change.path) { return withFollowers([column]) }
    if let rule = book.notifications[change.path.parts[1]], change.kind == NotificationType.key {
      return withFollowers(rule.to.map(\.text))
    }
    return []
  }

  /// A plan stands for those that follow it, too; in the order of the plans.
  private func withFollowers(_ plans: [String]) -> [String] {
    book.plans.states.names.filter { name in plans.contains(book.plans.column(of: Name(name)).text) || plans.contains(name) }
  }

  /// The rules that people meet, by kind in the order of the reference, names in byte order.
  ///
  /// `byWords`: only the words are other ones, so that nothing follows from them in a condition or a value.
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

  /// Of words: the rules that say them.
  func sayers(_ path: RulePath) -> [Affected] {
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

  /// What registers say about a rule is not what it does, and another plan's cell is another matter.
  private func leads(_ use: RuleUse, _ column: String?) -> Bool {
    if use.isByPath || Subjects.registers.contains(use.user.parts[0]) || use.user.parts[0] == RemotePath.key { return false }
    guard let column, let other = RuleBookSchema.planColumn(of: use.path) else { return true }
    return column == other
  }

  /// What is worked out, and shows no words.
  private func isValue(_ use: RuleUse) -> Bool {
    use.form == .expression || [SnapshotField.key, DecisionTable.key].contains(use.user.parts[0])
  }

  /// A sentence that shows the value.
  private func isShown(_ use: RuleUse) -> Bool { use.form == .expression && use.user.parts[0] == Copy.key }

  /// What a person meets is the end; so is what only shows a value.
  private func goesOn(_ use: RuleUse) -> Bool {
    if Subjects.met.contains(use.user.parts[0]) { return false }
    return use.form != .expression || use.user.parts[0] != Copy.key
  }
}

/// Rules of one kind that a change reaches.
public struct Affected: Sendable, Equatable {
  public var kind: String
  public var singular: String
  public var names: [String]
}
