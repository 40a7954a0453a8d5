internal import Conditions
internal import RuleKinds

/// A number as a sum of facts and a constant; times are seconds since 1970, durations seconds, texts their length.
struct LinearForm: Hashable {
  /// What is counted: a fact, or the length of one.
  struct Term: Hashable {
    var fact: String
    var isLength = false
  }

  var factors: [Term: Int64] = [:]
  var constant: Int64 = 0

  static func constant(_ number: Int64) -> LinearForm { LinearForm(constant: number) }

  /// Nil where numbers do not fit.
  func adding(_ other: LinearForm, times factor: Int64) -> LinearForm? {
    var sum = self
    func add(_ a: Int64, _ b: Int64) -> Int64? {
      let (product, tooLarge) = b.multipliedReportingOverflow(by: factor)
      let (result, overflow) = a.addingReportingOverflow(product)
      return tooLarge || overflow ? nil : result
    }
    guard let constant = add(constant, other.constant) else { return nil }
    sum.constant = constant
    for (term, value) in other.factors {
      guard let total = add(sum.factors[term] ?? 0, value) else { return nil }
      sum.factors[term] = total == 0 ? nil : total
    }
    return sum
  }
}

/// Reads expressions as sums. What is different for each plan, or depends on a condition, gives several; what is no sum gives none.
struct LinearForms {
  let book: RuleBook
  let typed: TypedBook

  private static let most = 16

  func forms(of expression: TypedExpression, depth: Int = 0) -> [LinearForm] {
    guard depth < 16 else { return [] }
    func below(_ expression: TypedExpression) -> [LinearForm] { forms(of: expression, depth: depth + 1) }
    switch expression {
    case .constant(.int(let number), _, _): return [.constant(number)]
    case .constant(.duration(let seconds, _), _, _), .constant(.timestamp(let seconds, _), _, _): return [.constant(seconds)]
    case .fact(let name, _, let type):
      if let value = typed[RulePath(Fact.key, name, "value")]?.root { return below(value) }
      return type.withoutNull.isNumber ? [LinearForm(factors: [.init(fact: name): 1])] : []
    case .size(.fact(let name, _, _)): return [LinearForm(factors: [.init(fact: name, isLength: true): 1])]
    case .limit(let name, _): return Self.numbers(of: book.limits[name]).map { .constant($0) }
    case .negate(let operand): return below(operand).compactMap { LinearForm().adding($0, times: -1) }
    case .conditional(_, let then, let otherwise, _): return Array((below(then) + below(otherwise)).prefix(Self.most))
    case .binary(.add, let left, let right, _): return sums(below(left), below(right), times: 1)
    case .binary(.subtract, let left, let right, _): return sums(below(left), below(right), times: -1)
    case .binary(.multiply, let left, let right, _):
      if let factor = below(right).first, factor.factors.isEmpty {
        return below(left).compactMap { LinearForm().adding($0, times: factor.constant) }
      }
      guard let factor = below(left).first, factor.factors.isEmpty else { return [] }
      return below(right).compactMap { LinearForm().adding($0, times: factor.constant) }
    default: return []
    }
  }

  func sums(_ left: [LinearForm], _ right: [LinearForm], times factor: Int64) -> [LinearForm] {
    Array(left.flatMap { one in right.compactMap { one.adding($0, times: factor) } }.prefix(Self.most))
  }

  /// The different numbers of a limit, smallest first.
  static func numbers(of limit: Limit?) -> [Int64] {
    let numbers = (limit?.plans.cells ?? []).compactMap { cell -> Int64? in
      if case .number(let number) = cell.value { number } else { nil }
    }
    return Set(numbers).sorted()
  }
}

extension ConditionType {
  var isNumber: Bool {
    switch self {
    case .int, .duration, .timestamp: true
    default: false
    }
  }
}
