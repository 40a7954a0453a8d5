internal import Conditions

/// The numeric comparisons in formulas, as sums that are compared with zero.
struct ComparedSums {
  private(set) var forms: Set<VariableSum> = []
  /// The strings that appear in comparisons.
  private(set) var texts: Set<String> = []
  /// Whether formulas contain something that the analysis cannot calculate, so that a search without a result proves nothing.
  private(set) var hasMore = false
  private var seen: Set<Formula> = []
  private let variables: [FactSpace.Variable]

  init(_ formulas: [Formula], of variables: [FactSpace.Variable]) {
    self.variables = variables
    for formula in formulas { collect(formula) }
  }

  private mutating func collect(_ formula: Formula) {
    switch formula {
    case .compare(let operation, let left, let right):
      guard seen.insert(formula).inserted else { return }
      compare(operation, left, right)
    case .opaque, .size: hasMore = true
    case .value(.text(let text)): texts.insert(text)
    case .value(.list(let items)): for case .text(let text) in items { texts.insert(text) }
    default: break
    }
    for child in formula.children { collect(child) }
  }

  private mutating func compare(_ operation: BinaryOperator, _ left: Formula, _ right: Formula) {
    // The texts to try are different, but neither ordered nor joined.
    if left.isJoinedText(variables) || right.isJoinedText(variables) { hasMore = true }
    if ![.equal, .notEqual, .isIn].contains(operation), left.isText(variables) || right.isText(variables) { hasMore = true }
    if operation == .isIn {
      guard case .value(.list(let items)) = right else { return hasMore = true }
      for case .number(let number) in items { difference(left, .value(.number(number))) }
    } else {
      difference(left, right)
    }
  }

  private mutating func difference(_ left: Formula, _ right: Formula) {
    guard let lefts = alternatives(left), let rights = alternatives(right) else { return hasMore = true }
    for left in lefts {
      for right in rights {
        guard let sum = left.adding(right, times: -1) else { return hasMore = true }
        if !sum.coefficients.isEmpty { forms.insert(sum) }
      }
    }
  }

  /// Returns the sums that a formula may evaluate to; empty if it is not a number, nil if it is not a sum.
  private func alternatives(_ formula: Formula) -> [VariableSum]? {
    switch formula {
    case .value(.number(let number)): return [VariableSum(constant: number)]
    case .value: return []
    case .variable(let variable): return [VariableSum(coefficients: [variable: 1])]
    case .byPlan(_, let cells): return union(cells)
    case .conditional(_, let then, let otherwise): return union([then, otherwise])
    case .negate(let operand): return alternatives(operand)?.compactMap { VariableSum().adding($0, times: -1) }
    case .arithmetic(let operation, let left, let right):
      guard let lefts = alternatives(left), let rights = alternatives(right) else { return nil }
      return combine(operation, lefts, rights)
    case .not, .all, .any, .compare: return []
    case .size, .list, .opaque: return nil
    }
  }

  private func union(_ formulas: [Formula]) -> [VariableSum]? {
    var all: Set<VariableSum> = []
    for formula in formulas {
      guard let some = alternatives(formula) else { return nil }
      all.formUnion(some)
    }
    return Array(all)
  }

  private func combine(_ operation: BinaryOperator, _ lefts: [VariableSum], _ rights: [VariableSum]) -> [VariableSum]? {
    guard lefts.count * rights.count <= 64 else { return nil }
    var sums: [VariableSum] = []
    for left in lefts {
      for right in rights {
        guard let sum = VariableSum.combined(operation, left, right) else { return nil }
        sums.append(sum)
      }
    }
    return sums
  }
}
