internal import Conditions

/// The result of a formula while only some facts are known.
package enum FormulaResult: Sendable, Equatable {
  case value(FactValue)
  /// The result depends on this fact, among others.
  case unknown(Int)
  /// The calculation fails, whatever the other facts are.
  case error

  package static let yes = FormulaResult.value(.bool(true))
  static let no = FormulaResult.value(.bool(false))
}

extension Formula {
  /// Evaluates the formula like the runtime: `all` is false if one side is false, `any` is true if one side is true, and an error counts
  /// only if no side decides.
  package func evaluate(_ known: [FactValue?]) -> FormulaResult {
    switch self {
    case .value(let value): return .value(value)
    case .variable(let index): return known[index].map { .value($0) } ?? .unknown(index)
    case .byPlan(let plan, let cells):
      guard let value = known[plan] else { return .unknown(plan) }
      if case .ordinal(let ordinal) = value, cells.indices.contains(ordinal) { return cells[ordinal].evaluate(known) }
      return .error
    case .not(let operand):
      let result = operand.evaluate(known)
      return result == .yes ? .no : result == .no ? .yes : result
    case .all(let sides): return Formula.decide(sides, known, by: .no, else: .yes)
    case .any(let sides): return Formula.decide(sides, known, by: .yes, else: .no)
    case .compare(let operation, let left, let right):
      return Formula.both(left, right, known) { Formula.compare(operation, $0, $1) }
    case .arithmetic(let operation, let left, let right):
      return Formula.both(left, right, known) { Formula.calculate(operation, $0, $1) }
    case .negate(let operand):
      guard case .value(.number(let number)) = operand.evaluate(known) else { return operand.evaluate(known) }
      return .value(.number(0 &- number))
    case .size(let operand):
      switch operand.evaluate(known) {
      case .value(.text(let text)): return .value(.number(Int64(text.unicodeScalars.count)))
      case .value(.list(let items)): return .value(.number(Int64(items.count)))
      case .unknown(let index): return .unknown(index)
      case .value, .error: return .error
      }
    case .conditional(let test, let then, let otherwise):
      let result = test.evaluate(known)
      return result == .yes ? then.evaluate(known) : result == .no ? otherwise.evaluate(known) : result
    case .list(let items):
      var values: [FactValue] = []
      for item in items {
        guard case .value(let value) = item.evaluate(known) else { return item.evaluate(known) }
        values.append(value)
      }
      return .value(.list(values))
    case .opaque: return .error
    }
  }

  private static func decide(
    _ sides: [Formula], _ known: [FactValue?], by deciding: FormulaResult, else otherwise: FormulaResult
  ) -> FormulaResult {
    var open: FormulaResult?
    var fails = false
    for side in sides {
      let result = side.evaluate(known)
      if result == deciding { return deciding }
      if case .unknown = result, open == nil { open = result }
      if result == .error { fails = true }
    }
    return open ?? (fails ? .error : otherwise)
  }

  private static func both(
    _ left: Formula, _ right: Formula, _ known: [FactValue?], _ combine: (FactValue, FactValue) -> FormulaResult
  ) -> FormulaResult {
    guard case .value(let a) = left.evaluate(known) else { return left.evaluate(known) }
    guard case .value(let b) = right.evaluate(known) else { return right.evaluate(known) }
    return combine(a, b)
  }

  private static func compare(_ operation: BinaryOperator, _ a: FactValue, _ b: FactValue) -> FormulaResult {
    switch (operation, a, b) {
    case (.equal, _, _): return .value(.bool(a == b))
    case (.notEqual, _, _): return .value(.bool(a != b))
    case (.isIn, _, .list(let items)): return .value(.bool(items.contains(a)))
    case (_, .number(let a), .number(let b)): return order(operation, a < b, a > b)
    case (_, .text(let a), .text(let b)):
      return order(operation, a.utf8.lexicographicallyPrecedes(b.utf8), b.utf8.lexicographicallyPrecedes(a.utf8))
    case (_, .bool(let a), .bool(let b)): return order(operation, !a && b, a && !b)
    default: return .error
    }
  }

  private static func order(_ operation: BinaryOperator, _ isLess: Bool, _ isGreater: Bool) -> FormulaResult {
    switch operation {
    case .less: .value(.bool(isLess))
    case .lessOrEqual: .value(.bool(!isGreater))
    case .greater: .value(.bool(isGreater))
    case .greaterOrEqual: .value(.bool(!isLess))
    default: .error
    }
  }

  private static func calculate(_ operation: BinaryOperator, _ a: FactValue, _ b: FactValue) -> FormulaResult {
    if operation == .add, case .text(let a) = a, case .text(let b) = b { return .value(.text(a + b)) }
    guard case .number(let a) = a, case .number(let b) = b else { return .error }
    let (result, overflow) =
      switch operation {
      case .add: a.addingReportingOverflow(b)
      case .subtract: a.subtractingReportingOverflow(b)
      case .multiply: a.multipliedReportingOverflow(by: b)
      case .divide: b == 0 ? (0, true) : a.dividedReportingOverflow(by: b)
      case .remainder: b == 0 ? (0, true) : a.remainderReportingOverflow(dividingBy: b)
      default: (0, true)
      }
    return overflow ? .error : .value(.number(result))
  }
}
