internal import Conditions
internal import RuleKinds
internal import RulesBundle
public import RulesCompiler
public import RulesRuntime
internal import Schema

/// The whole comparison on one page.
///
///     two rule books --write--> trees --compare--> changes by path
///         bundles --decide, run scenarios--> answers that change
///         changes + answers + contracts --> what each change means, whom it reaches, how it gets to people
public enum RulesDiff {
  /// Nil when one of the two has errors.
  ///
  /// `findZone`: the time zones that scenarios name, as the module `HostTime` finds them.
  public static func compare(_ old: Compilation, _ new: Compilation, findZone: (@Sendable (String) -> Zone?)? = nil) -> DiffReport? {
    guard let before = Side(old), let after = Side(new) else { return nil }
    let names = KindNames([before.index, after.index])
    let (there, here) = (RuleTrees(before.rules), RuleTrees(after.rules))
    let renames = Renames(there, here, names)
    let values = TreeComparison.changes(there, here, names, renames).filter { !isSameExpression($0, before, after, renames) }

    var report = DiffReport()
    report.isSameBundle = before.lowered.bundle == after.lowered.bundle
    if !report.isSameBundle {
      var decisions = DecisionComparison((before.rules, before.bundle), (after.rules, after.bundle), renames)
      decisions.run(Set(values.flatMap { [$0.oldPath.rule, $0.newPath.rule] }))
      (report.answers, report.covered) = (decisions.changes, decisions.covered)
    }
    // Bytes that differ where no value does, as those of rules in another order, are asked as well.
    if !values.isEmpty || !report.isSameBundle,
      let scenarios = ScenarioComparison(old, new, Asked(there, here, renames), findZone: findZone)
    {
      (report.scenarios, report.covered.scenarios) = (scenarios.changes, scenarios.count)
    }
    let contract =
      ContractComparison(old: before.rules, new: after.rules, renames: renames)
      .breaks(before.lowered.contract, after.lowered.contract) + LockComparison(renames: renames).breaks(before.rules, after.rules)
      + StoredComparison(old: StoredContract(before.rules.book, there), new: StoredContract(after.rules.book, here)).breaks()
    report.breaks = contract.map {
      .init(path: $0.path.plain, text: $0.text, place: ($0.isGone ? before : after).place($0.path))
    }
    report.lostMinutes = MinuteComparison.lost(before.rules.book, after.rules.book)
    report.changes = Meaning(before, after, report.answers, contract).changes(values)
    return report
  }

  /// Another way to write the same condition, or the same with new names.
  private static func isSameExpression(_ change: ValueChange, _ before: Side, _ after: Side, _ renames: Renames) -> Bool {
    guard change.form == .changed, change.shape == .expression else { return false }
    func text(_ side: Side, _ path: RulePath) -> String? {
      (side.rules.typed[path] ?? side.rules.typed[RulePath(path.parts.dropLast())])?.root.text
    }
    guard let old = text(before, change.oldPath), let new = text(after, change.newPath) else { return false }
    return old == new || renames.isSameExpression(old, new)
  }
}

extension RulePath {
  /// As people write it: the names with slashes between, of which a name may have some itself.
  var plain: String { parts.joined(separator: "/") }
}
