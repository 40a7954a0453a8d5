package import RuleKinds
package import RulesCompiler
package import RulesRuntime

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
    RulesComparison(old, new, files: files, tellsStories: tellsStories, findZone: findZone)?.finished()
  }

  /// Whether every decision that rests on a changed rule has the same answer for all users. False if that was not proven.
  package static func decidesTheSame(_ old: Compilation, _ new: Compilation, after changed: RulePath) -> Bool {
    guard let before = Side(old), let after = Side(new) else { return false }
    let trees = RuleTrees.both(before, after)
    var decisions = DecisionComparison(
      (before.rules, before.bundle), (after.rules, after.bundle), Renames(trees.old, trees.new, KindNames([before.index, after.index])),
      (RuleClosure(before.index), RuleClosure(after.index)), after: [changed])
    decisions.run([changed])
    return decisions.changes.isEmpty && decisions.covered.decisions > 0 && decisions.covered.complete == decisions.covered.decisions
  }
}

extension RulePath {
  /// The path as it is written in rules: its parts separated by slashes. Parts may contain slashes themselves.
  var plain: String { parts.joined(separator: "/") }
}
