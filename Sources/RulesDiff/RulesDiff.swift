internal import Conditions
package import RuleKinds
internal import RulesBundle
package import RulesCompiler
package import RulesRuntime
internal import Schema

/// Compares two rule books. The steps of the comparison:
///
///     two rule books --write--> trees --compare--> changes by path
///         bundles --decide, run scenarios--> changed answers
///         changes + answers + contracts --> the meaning, the affected rules and the delivery of each change
package enum RulesDiff {
  /// Returns the changes between two compilations. Nil if one of them has errors.
  ///
  /// `findZone`: returns the time zones that scenarios name, as the module `HostTime` does.
  ///
  /// `files`: the files of both sides. Without them, an answer belongs to every change that it rests on, and environments are not compared.
  /// `tellsStories`: whether everything is asked that answers requests. If false, only decisions are compared.
  package static func compare(
    _ old: Compilation, _ new: Compilation, files: DiffFiles? = nil, tellsStories: Bool = true,
    findZone: (@Sendable (String) -> Zone?)? = nil
  ) -> DiffReport? {
    guard let before = Side(old), let after = Side(new) else { return nil }
    let names = KindNames([before.index, after.index])
    let (there, here) = (RuleTrees(before.rules), RuleTrees(after.rules))
    let renames = Renames(there, here, names)
    let values = TreeComparison.changes(there, here, names, renames).filter { change in
      !isSameExpression(change, before, after, renames) && !isSameAmount(change)
    }

    var report = DiffReport()
    var witnesses: [Witness?] = []
    report.isSameBundle = before.lowered.bundle == after.lowered.bundle
    if !report.isSameBundle {
      var decisions = DecisionComparison((before.rules, before.bundle), (after.rules, after.bundle), renames)
      let changed = Set(values.flatMap { [$0.oldPath.rule, $0.newPath.rule] })
      decisions.run(changed)
      let asked = changed.filter { $0.parts[0] != Translation.key && !Subjects.registers.contains($0.parts[0]) }
      if tellsStories { decisions.ask(asked, RuleClosure(before.index), RuleClosure(after.index)) }
      (report.answers, report.covered, witnesses) = (decisions.changes, decisions.covered, decisions.witnesses)
      if tellsStories {
        let uses = (old: RuleClosure(before.index), new: RuleClosure(after.index))
        let all = StoryBook(BothBooks(old: before.rules, new: after.rules, renames: renames, changed: asked, uses: uses))
        var stories = StoryComparison(before, after, renames, findZone: findZone)
        stories.run(all.stories(after: asked))
        witnesses += stories.witnesses
        report.answers += stories.changes(after.rules.book.plans.states.names, all.rests)
        report.covered.stories = stories.told
      }
    }
    // Run the scenarios, too, if only the bytes differ, for example because rules were reordered.
    if !values.isEmpty || !report.isSameBundle,
      let scenarios = ScenarioComparison(old, new, Asked(there, here, renames), findZone: findZone)
    {
      (report.scenarios, report.covered.scenarios) = (scenarios.changes, scenarios.count)
    }
    let contract =
      ContractComparison(
        old: before.rules, new: after.rules, renames: renames,
        isRequired: RequiredFact(before: before, after: after, renames: renames).isRequired
      )
      .breaks(before.lowered.contract, after.lowered.contract) + LockComparison(renames: renames).breaks(before.rules, after.rules)
      + StoredComparison(old: StoredContract(before.rules.book, there), new: StoredContract(after.rules.book, here)).breaks()
    report.breaks = contract.map {
      .init(rule: $0.rule.rawValue, path: $0.path.plain, text: $0.text, place: ($0.isGone ? before : after).place($0.path))
    }
    report.lostMinutes = MinuteComparison.lost(before.rules.book, after.rules.book)
    let meaning = Meaning(before, after, report.answers, contract)
    report.changes = meaning.changes(values)
    if let files {
      AloneChanges(files, before, renames, findZone: findZone).attribute(&report, witnesses)
      report.environments = EnvironmentComparison(files: files, old: old, new: new, findZone: findZone).reports(report.changes)
    }
    report.changes = report.changes.map { meaning.settled($0, report.answers, report.covered) }
    report.headlines = HeadlineBuilder(report: report, book: after.rules.book) { path in
      [Setting.key, Limit.key].contains(path.parts[0]) ? (after.index[path] ?? before.index[path])?.about ?? "" : ""
    }.headlines()
    return report
  }

  /// Whether every decision that rests on a changed rule has the same answer for everybody. False if that was not proven.
  package static func decidesTheSame(_ old: Compilation, _ new: Compilation, after changed: RulePath) -> Bool {
    guard let before = Side(old), let after = Side(new) else { return false }
    let (there, here) = (RuleTrees(before.rules), RuleTrees(after.rules))
    var decisions = DecisionComparison(
      (before.rules, before.bundle), (after.rules, after.bundle), Renames(there, here, KindNames([before.index, after.index])))
    decisions.run([changed])
    return decisions.changes.isEmpty && decisions.covered.decisions > 0 && decisions.covered.complete == decisions.covered.decisions
  }

  /// Whether two values or lists are the same amounts in other units: `60m` and `1h`.
  private static func isSameAmount(_ change: ValueChange) -> Bool {
    guard change.form == .changed, let old = change.old, let new = change.new else { return false }
    let (before, after) = (old.items.map(\.text), new.items.map(\.text))
    return before.count == after.count && !before.isEmpty
      && zip(before, after).allSatisfy { one, other in one == other || (Amount(one) != nil && Amount(one) == Amount(other)) }
  }

  /// Whether two expressions are equivalent in normal form, or differ only in renamed rules.
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
  /// The path as it is written in rules: its parts separated by slashes. Parts may contain slashes themselves.
  var plain: String { parts.joined(separator: "/") }
}
