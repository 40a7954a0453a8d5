internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import Schema

/// Proves that two expressions with the value true or false have the same value for every user.
enum SameExpression {
  /// Whether it was proven. The expressions must be the whole values of a condition, a derived fact, or a parameter.
  static func isProven(_ change: ValueChange, _ before: Side, _ after: Side) -> Bool {
    guard change.form == .changed, change.shape == .expression, let old = expression(before, change.oldPath),
      let new = expression(after, change.newPath), old.type == .bool, new.type == .bool
    else { return false }
    func rows(_ root: TypedExpression) -> [DecidingRow] { [DecidingRow([root], result: "true"), DecidingRow([], result: "false")] }
    let comparison = BookComparison(
      (rows(old), before.rules.book, before.rules.typed), (rows(new), after.rules.book, after.rules.typed))
    guard let outcome = comparison?.outcome() else { return false }
    return outcome.isComplete && outcome.examples.isEmpty
  }

  private static func expression(_ side: Side, _ path: RulePath) -> TypedExpression? {
    (side.rules.typed[path] ?? side.rules.typed[RulePath(path.parts.dropLast())])?.root
  }
}
