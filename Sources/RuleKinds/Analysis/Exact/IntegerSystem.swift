/// Inequalities of whole numbers, solved by Fourier–Motzkin elimination.
///
/// Eliminating a number is exact if its coefficient is 1 on one side of each pair of bounds, as in all sums and differences of facts. A number
/// that cannot be eliminated exactly is tried value by value if its range is small. Otherwise, the outcome may be unknown.
struct IntegerSystem {
  enum Outcome {
    case none
    case found([Int64])
    /// The system is too large, or rounding prevents a proof.
    case unknown
  }

  /// A number that an example should have, if it can.
  struct Preference {
    var number: Int64
    var step: Int64
  }

  private static let mostRows = 300
  private static let widest: Int64 = 64
  private static let mostSteps = 500

  let preferences: [Preference]

  func solve(_ rows: [Inequality]) -> Outcome {
    var steps = 0
    return solve(rows, &steps)
  }

  private func solve(_ rows: [Inequality], _ steps: inout Int) -> Outcome {
    steps += 1
    guard steps <= IntegerSystem.mostSteps else { return .unknown }
    guard let rows = tightest(rows) else { return .none }
    guard !rows.isEmpty else { return .found(preferences.map(\.number)) }
    guard rows.count <= IntegerSystem.mostRows, let next = next(rows) else { return .unknown }
    if !next.isExact, let range = range(of: next.variable, rows) { return attempt(next.variable, range, rows, &steps) }
    guard let rest = eliminating(next.variable, rows) else { return .unknown }
    let outcome = solve(rest, &steps)
    guard case .found(var numbers) = outcome else { return outcome }
    guard let number = choose(next.variable, rows, numbers) else { return .unknown }
    numbers[next.variable] = number
    return .found(numbers)
  }

  /// Returns the rows that say something, one for each sum; nil if one of them never holds.
  private func tightest(_ rows: [Inequality]) -> [Inequality]? {
    var constants: [[Int64]: Int64] = [:]
    var order: [[Int64]] = []
    for row in rows {
      if row.isSettled {
        if row.constant > 0 { return nil }
        continue
      }
      let row = row.tightened
      if let constant = constants[row.coefficients] {
        constants[row.coefficients] = max(constant, row.constant)
      } else {
        order.append(row.coefficients)
        constants[row.coefficients] = row.constant
      }
    }
    return order.map { Inequality(coefficients: $0, constant: constants[$0] ?? 0) }
  }

  /// Returns the number to eliminate next: one that can be eliminated exactly, and that leaves the fewest rows.
  private func next(_ rows: [Inequality]) -> (variable: Int, isExact: Bool)? {
    var best: (variable: Int, isExact: Bool, cost: Int)?
    for variable in preferences.indices {
      let own = rows.map { $0.coefficients[variable] }.filter { $0 != 0 }
      if own.isEmpty { continue }
      let uppers = own.count { $0 > 0 }
      let lowers = own.count - uppers
      let isExact = own.allSatisfy { $0 <= 1 } || own.allSatisfy { $0 >= -1 }
      let cost = uppers * lowers - own.count
      if let best, best.isExact != isExact ? best.isExact : best.cost <= cost { continue }
      best = (variable, isExact, cost)
    }
    return best.map { ($0.variable, $0.isExact) }
  }

  private func eliminating(_ variable: Int, _ rows: [Inequality]) -> [Inequality]? {
    var rest = rows.filter { $0.coefficients[variable] == 0 }
    for lower in rows where lower.coefficients[variable] < 0 {
      for upper in rows where upper.coefficients[variable] > 0 {
        let (below, above) = (lower.coefficients[variable], upper.coefficients[variable])
        guard below > .min, let row = Inequality.sum(lower, times: above, upper, times: -below) else { return nil }
        rest.append(row)
      }
    }
    return rest
  }

  // MARK: Values

  /// Returns the range of a number if rows without other numbers bound it, and if it is small.
  private func range(of variable: Int, _ rows: [Inequality]) -> ClosedRange<Int64>? {
    let own = rows.filter { row in row.coefficients.indices.allSatisfy { (row.coefficients[$0] != 0) == ($0 == variable) } }
    let zeros = [Int64](repeating: 0, count: preferences.count)
    guard let (least, most) = bounds(of: variable, own, zeros), let least, let most, least <= most else { return nil }
    let (width, overflow) = most.subtractingReportingOverflow(least)
    return overflow || width > IntegerSystem.widest ? nil : least...most
  }

  private func attempt(_ variable: Int, _ range: ClosedRange<Int64>, _ rows: [Inequality], _ steps: inout Int) -> Outcome {
    var isKnown = true
    for number in range {
      let fixed = rows.compactMap { $0.knowing(variable, number) }
      guard fixed.count == rows.count else { return .unknown }
      switch solve(fixed, &steps) {
      case .none: continue
      case .unknown: isKnown = false
      case .found(var numbers):
        numbers[variable] = number
        return .found(numbers)
      }
    }
    return isKnown ? .none : .unknown
  }

  /// Returns the bounds that rows give a number for known other numbers, or nil on overflow.
  private func bounds(of variable: Int, _ rows: [Inequality], _ numbers: [Int64]) -> (least: Int64?, most: Int64?)? {
    var (least, most): (Int64?, Int64?) = (nil, nil)
    for row in rows where row.coefficients[variable] != 0 {
      guard let rest = row.rest(without: variable, numbers), rest > .min else { return nil }
      let own = row.coefficients[variable]
      let bound = Inequality.divide(-rest, by: own, roundsUp: own < 0)
      if own > 0 { most = min(most ?? bound, bound) } else { least = max(least ?? bound, bound) }
    }
    return (least, most)
  }

  private func choose(_ variable: Int, _ rows: [Inequality], _ numbers: [Int64]) -> Int64? {
    guard let (least, most) = bounds(of: variable, rows, numbers) else { return nil }
    if let least, let most, least > most { return nil }
    let (wanted, step) = (preferences[variable].number, preferences[variable].step)
    let (round, down) = (wanted % step, { (number: Int64) in number - ((number % step) + step) % step })
    if let least, wanted < least {
      guard step > 1, least < .max - 2 * step else { return least }
      let next = down(least - round + step - 1) + round
      return next <= most ?? .max ? next : least
    }
    if let most, wanted > most {
      guard step > 1, most > .min + 2 * step else { return most }
      let next = down(most - round) + round
      return next >= least ?? .min ? next : most
    }
    return wanted
  }
}
