internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import Schema

/// Values that are written differently and mean the same.
enum SameValue {
  /// Whether two values or lists are the same amounts in other units: `60m` and `1h`.
  static func isSameAmount(_ change: ValueChange) -> Bool {
    guard change.form == .changed, let old = change.old, let new = change.new else { return false }
    let (before, after) = (old.items.map(\.text), new.items.map(\.text))
    return before.count == after.count && !before.isEmpty
      && zip(before, after).allSatisfy { one, other in one == other || (Amount(one) != nil && Amount(one) == Amount(other)) }
  }

  /// Whether two expressions are equivalent in normal form, or differ only in renamed rules.
  static func isSameExpression(_ change: ValueChange, _ before: Side, _ after: Side, _ renames: Renames) -> Bool {
    guard change.form == .changed, change.shape == .expression else { return false }
    func text(_ side: Side, _ path: RulePath) -> String? {
      (side.rules.typed[path] ?? side.rules.typed[RulePath(path.parts.dropLast())])?.root.text
    }
    guard let old = text(before, change.oldPath), let new = text(after, change.newPath) else { return false }
    return old == new || renames.isSameExpression(old, new)
  }
}
