internal import RuleKinds
internal import RulesCompiler
internal import RulesDiff

/// Proves that a mutant changes no answer, if it changes only the rows of decisions.
struct DecisionProof {
  let base: Compilation
  /// The rules that use each rule.
  let index: RuleIndex

  /// Whether the mutant changes only decisions, and every decision has the same answer for all users.
  func isEqual(_ compilation: Compilation, _ rule: RulePath) -> Bool {
    guard let old = base.rules?.book, let new = compilation.rules?.book, changesOnlyDecisions(old, new, rule) else { return false }
    return RulesDiff.decidesTheSame(base, compilation, after: rule)
  }

  private func changesOnlyDecisions(_ old: RuleBook, _ new: RuleBook, _ rule: RulePath) -> Bool {
    var rest = new
    switch rule.parts[0] {
    case Action.key:
      guard areSame(old.actions, new.actions, but: { $0.steps = $1.steps }) else { return false }
      rest.actions = old.actions
    case DecisionTable.key:
      guard areSame(old.tables, new.tables, but: { ($0.firstMatch, $0.onlyMatch) = ($1.firstMatch, $1.onlyMatch) }) else { return false }
      rest.tables = old.tables
    case Plan.key: rest.plans.resolution = old.plans.resolution
    case Condition.key:
      guard old.conditions.names == new.conditions.names, isOnlyDecided(rule) else { return false }
      rest.conditions = old.conditions
    default: return false
    }
    return rest == old
  }

  private func areSame<K, V: Equatable>(_ old: Named<K, V>, _ new: Named<K, V>, but change: (inout V, V) -> Void) -> Bool {
    guard old.names == new.names else { return false }
    return zip(old.entries, new.entries).allSatisfy { old, new in
      var value = new.value
      change(&value, old.value)
      return value == old.value
    }
  }

  /// Whether only rows of decisions use a condition, directly or through other conditions.
  private func isOnlyDecided(_ condition: RulePath) -> Bool {
    var seen: Set<RulePath> = [condition]
    var front = [condition]
    while let rule = front.popLast() {
      for use in index.uses(of: rule) where !use.isByPath {
        switch use.user.parts[0] {
        case Action.key where use.path.parts.dropFirst(2).first == "first_match": continue
        case DecisionTable.key, Plan.key, Invariant.key, Requirement.key, Scenario.key: continue
        case Condition.key: if seen.insert(use.user).inserted { front.append(use.user) }
        default: return false
        }
      }
    }
    return true
  }
}
