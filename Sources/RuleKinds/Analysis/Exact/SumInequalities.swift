/// The inequalities for each result of a comparison of a sum with zero.
struct SumInequalities {
  struct Side {
    var isTrue: Bool
    var rows: [Inequality]
  }

  /// The sides: true and false. A sum that is not zero is either below or above it.
  let sides: [Side]

  /// - Parameter numbers: The facts of all sums, in the order of the coefficients.
  init(_ test: SumTest, _ numbers: [Int]) {
    let upper = Inequality(coefficients: numbers.map { test.sum.coefficients[$0] ?? 0 }, constant: test.sum.constant)
    // A sum whose negation overflows has no inequalities, so its results are not excluded.
    guard let zero = Inequality.sum(upper, times: -1, upper, times: 0), let above = zero.adding(1), let below = upper.adding(1) else {
      sides = [Side(isTrue: true, rows: []), Side(isTrue: false, rows: [])]
      return
    }
    sides =
      test.isEquality
      ? [Side(isTrue: true, rows: [upper, zero]), Side(isTrue: false, rows: [below]), Side(isTrue: false, rows: [above])]
      : [Side(isTrue: true, rows: [upper]), Side(isTrue: false, rows: [above])]
  }

  func uses(_ index: Int) -> Bool { sides.contains { $0.rows.contains { $0.coefficients[index] != 0 } } }

  /// The declared bounds of a fact.
  static func bounds(of variable: FactSpace.Variable, at index: Int, of count: Int) -> [Inequality] {
    func row(_ coefficient: Int64, _ constant: Int64) -> Inequality {
      var coefficients = [Int64](repeating: 0, count: count)
      coefficients[index] = coefficient
      return Inequality(coefficients: coefficients, constant: constant)
    }
    let lower = variable.least.flatMap { $0 > .min / 2 ? row(-1, $0) : nil }
    let upper = variable.most.flatMap { $0 < .max / 2 ? row(1, 0 - $0) : nil }
    return [lower, upper].compactMap { $0 }
  }
}

extension Inequality {
  fileprivate func adding(_ number: Int64) -> Inequality? {
    let (sum, overflow) = constant.addingReportingOverflow(number)
    return overflow ? nil : Inequality(coefficients: coefficients, constant: sum)
  }
}
