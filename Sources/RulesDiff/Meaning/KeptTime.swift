internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// A setting for how long something is kept. Zero is forever if the rules compare the setting with zero before they use it.
struct KeptTime {
  let setting: String
  let rules: CheckedRules

  /// Whether a change keeps it longer. Nil if the two times cannot be compared.
  func isLonger(_ change: ValueChange) -> Bool? {
    guard let isMore = Directions.isMore(change.old, change.new, false) else { return nil }
    let isZero = [change.old, change.new].map { $0?.scalar.flatMap { Amount($0) }?.number == 0 }
    return isZero[0] != isZero[1] && isForeverAtZero ? isZero[1] : isMore
  }

  private var isForeverAtZero: Bool {
    rules.typed.expressions.values.contains { $0.uses.settings.contains("settings.\(setting)") && comparesWithZero($0.root) }
  }

  private func comparesWithZero(_ expression: TypedExpression) -> Bool {
    if case .binary(let comparison, let left, let right, _) = expression, [.greater, .notEqual, .less, .equal].contains(comparison) {
      let sides = [left, right]
      if sides.contains(where: isSetting), sides.contains(where: isZero) { return true }
    }
    return expression.children.contains(where: comparesWithZero)
  }

  private func isSetting(_ expression: TypedExpression) -> Bool {
    if case .constant(_, _, let name?) = expression { name == "settings.\(setting)" } else { false }
  }

  private func isZero(_ expression: TypedExpression) -> Bool {
    switch expression {
    case .constant(.int(0), _, nil), .constant(.duration(seconds: 0, nanoseconds: 0), _, nil): true
    default: false
    }
  }
}
