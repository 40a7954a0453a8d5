/// A sum of whole numbers that is at most zero: the coefficient of each number, and a constant.
struct Inequality: Hashable {
  var coefficients: [Int64]
  var constant: Int64

  /// What remains when all numbers are eliminated holds or does not.
  var isSettled: Bool { coefficients.allSatisfy { $0 == 0 } }

  /// Returns the inequality without the common divisor of its coefficients. The constant is rounded up, because numbers are whole.
  var tightened: Inequality {
    let divisor = coefficients.reduce(UInt64(0)) { Inequality.divisor($0, $1.magnitude) }
    guard divisor > 1, let divisor = Int64(exactly: divisor) else { return self }
    return Inequality(coefficients: coefficients.map { $0 / divisor }, constant: Inequality.divide(constant, by: divisor, roundsUp: true))
  }

  /// Returns the sum of multiples of two inequalities, or nil on overflow.
  static func sum(_ a: Inequality, times m: Int64, _ b: Inequality, times n: Int64) -> Inequality? {
    guard let constant = combine(a.constant, m, b.constant, n) else { return nil }
    var sum = Inequality(coefficients: a.coefficients, constant: constant)
    for index in a.coefficients.indices {
      guard let coefficient = combine(a.coefficients[index], m, b.coefficients[index], n) else { return nil }
      sum.coefficients[index] = coefficient
    }
    return sum
  }

  /// Returns the constant and all terms except one for known numbers, or nil on overflow.
  func rest(without variable: Int, _ numbers: [Int64]) -> Int64? {
    var sum = constant
    for (index, coefficient) in coefficients.enumerated() where index != variable && coefficient != 0 {
      guard let next = Inequality.combine(sum, 1, coefficient, numbers[index]) else { return nil }
      sum = next
    }
    return sum
  }

  /// Returns the inequality of the other numbers when one is known, or nil on overflow.
  func knowing(_ variable: Int, _ number: Int64) -> Inequality? {
    guard let constant = Inequality.combine(constant, 1, coefficients[variable], number) else { return nil }
    var rest = Inequality(coefficients: coefficients, constant: constant)
    rest.coefficients[variable] = 0
    return rest
  }

  static func divide(_ number: Int64, by divisor: Int64, roundsUp: Bool) -> Int64 {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return quotient }
    let isBelow = (remainder < 0) != (divisor < 0)
    return roundsUp ? (isBelow ? quotient : quotient + 1) : (isBelow ? quotient - 1 : quotient)
  }

  private static func combine(_ a: Int64, _ m: Int64, _ b: Int64, _ n: Int64) -> Int64? {
    let (left, leftOverflow) = a.multipliedReportingOverflow(by: m)
    let (right, rightOverflow) = b.multipliedReportingOverflow(by: n)
    let (sum, overflow) = left.addingReportingOverflow(right)
    return leftOverflow || rightOverflow || overflow ? nil : sum
  }

  private static func divisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
