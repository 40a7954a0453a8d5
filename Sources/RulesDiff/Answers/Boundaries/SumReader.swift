internal import Conditions
internal import RuleKinds

/// A term of a sum: a fact, or the length of one. Timestamps count seconds since 1970, durations seconds, strings their length.
struct FactTerm: Hashable, Sendable {
  var fact: String
  var isLength = false
}

typealias FactSum = LinearForm<FactTerm>

/// Reads expressions as sums. An expression that differs by plan or depends on a condition yields several sums. An expression that is not
/// a sum yields none.
struct SumReader {
  let book: RuleBook
  let typed: TypedBook

  private static let most = 16

  func forms(of expression: TypedExpression, depth: Int = 0) -> [FactSum] {
    guard depth < 16 else { return [] }
    func below(_ expression: TypedExpression) -> [FactSum] { forms(of: expression, depth: depth + 1) }
    switch expression {
    case .constant(.int(let number), _, _): return [FactSum(constant: number)]
    case .constant(.duration(let seconds, _), _, _), .constant(.timestamp(let seconds, _), _, _): return [FactSum(constant: seconds)]
    case .fact(let name, _, let type):
      if let value = typed[RulePath(Fact.key, name, "value")]?.root { return below(value) }
      return type.withoutNull.isNumber ? [FactSum(coefficients: [.init(fact: name): 1])] : []
    case .size(.fact(let name, _, _)): return [FactSum(coefficients: [.init(fact: name, isLength: true): 1])]
    case .limit(let name, _): return Self.numbers(of: book.limits[name]).map { FactSum(constant: $0) }
    case .negate(let operand): return below(operand).compactMap { FactSum().adding($0, times: -1) }
    case .conditional(_, let then, let otherwise, _): return Array((below(then) + below(otherwise)).prefix(Self.most))
    case .binary(.add, let left, let right, _): return sums(below(left), below(right), times: 1)
    case .binary(.subtract, let left, let right, _): return sums(below(left), below(right), times: -1)
    case .binary(.multiply, let left, let right, _):
      if let factor = below(right).first, factor.coefficients.isEmpty {
        return below(left).compactMap { FactSum().adding($0, times: factor.constant) }
      }
      guard let factor = below(left).first, factor.coefficients.isEmpty else { return [] }
      return below(right).compactMap { FactSum().adding($0, times: factor.constant) }
    default: return []
    }
  }

  func sums(_ left: [FactSum], _ right: [FactSum], times factor: Int64) -> [FactSum] {
    Array(left.flatMap { one in right.compactMap { one.adding($0, times: factor) } }.prefix(Self.most))
  }

  /// The distinct numbers of a limit, in ascending order.
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
