internal import RuleKinds
internal import RulesCompiler

/// Proves that rows in another order choose the same for every user, because their conditions exclude each other.
enum SameRows {
  /// Whether it was proven. The rows must be the errors of a moment; decisions are compared as a whole.
  static func isProven(_ change: ValueChange, _ before: Side, _ after: Side) -> Bool {
    guard change.form == .reordered, change.kind == Moment.key, change.newPath.parts.last == "error",
      let old = rows(change.oldPath.parts[1], before.rules), let new = rows(change.newPath.parts[1], after.rules)
    else { return false }
    let comparison = BookComparison((old, before.rules.book, before.rules.typed), (new, after.rules.book, after.rules.typed))
    guard let outcome = comparison?.outcome() else { return false }
    return outcome.isComplete && outcome.examples.isEmpty
  }

  private static func rows(_ moment: String, _ checked: CheckedRules) -> [DecidingRow]? {
    guard let errors = checked.book.moments[moment]?.errors else { return nil }
    return DecisionRows(checked: checked, name: { $1 }).all(errors.map { ($0.conditions, $0.name.text) } + [([], "no error")])
  }
}
