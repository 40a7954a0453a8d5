internal import Conditions

/// A sum of terms and a constant, which a numeric comparison compares with zero.
package struct LinearForm<Term: Hashable & Sendable>: Sendable, Hashable {
  package var coefficients: [Term: Int64] = [:]
  package var constant: Int64 = 0

  package init(coefficients: [Term: Int64] = [:], constant: Int64 = 0) { (self.coefficients, self.constant) = (coefficients, constant) }

  /// Returns the sum of this form and a multiple of another, or nil on overflow.
  package func adding(_ other: LinearForm, times factor: Int64) -> LinearForm? {
    func add(_ a: Int64, _ b: Int64) -> Int64? {
      let (part, tooLarge) = b.multipliedReportingOverflow(by: factor)
      let (total, overflow) = a.addingReportingOverflow(part)
      return tooLarge || overflow ? nil : total
    }
    var sum = self
    guard let constant = add(constant, other.constant) else { return nil }
    sum.constant = constant
    for (term, coefficient) in other.coefficients {
      guard let total = add(sum.coefficients[term, default: 0], coefficient) else { return nil }
      sum.coefficients[term] = total == 0 ? nil : total
    }
    return sum
  }
}

/// A sum of the variables of formulas.
typealias VariableSum = LinearForm<Int>

extension VariableSum {
  /// Returns the sum that an operator gives, or nil if the result is not a sum.
  static func combined(_ operation: BinaryOperator, _ left: VariableSum, _ right: VariableSum) -> VariableSum? {
    switch operation {
    case .add: left.adding(right, times: 1)
    case .subtract: left.adding(right, times: -1)
    case .multiply where right.coefficients.isEmpty: VariableSum().adding(left, times: right.constant)
    case .multiply where left.coefficients.isEmpty: VariableSum().adding(right, times: left.constant)
    default: nil
    }
  }

  /// Returns the value of a variable, rounded down, at which the sum is zero for given values of the other variables.
  func root(of variable: Int, _ others: [Int: Int64]) -> Int64? {
    guard let own = coefficients[variable] else { return nil }
    var rest = constant
    for (other, coefficient) in coefficients where other != variable {
      guard let value = others[other] else { return nil }
      let (part, tooLarge) = coefficient.multipliedReportingOverflow(by: value)
      let (sum, overflow) = rest.addingReportingOverflow(part)
      if tooLarge || overflow { return nil }
      rest = sum
    }
    let (negated, isLeast) = Int64(0).subtractingReportingOverflow(rest)
    if isLeast { return nil }
    let quotient = negated / own
    return negated % own != 0 && (rest > 0) == (own > 0) ? quotient - 1 : quotient
  }
}
