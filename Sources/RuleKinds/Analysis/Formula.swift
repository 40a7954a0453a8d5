package import Conditions

/// An expression over facts, in which every name is replaced by the expression behind it.
///
/// The facts are variables, identified by their position in a `FactSpace`. The numbers and cells of plans are choices by the plan.
package indirect enum Formula: Sendable, Hashable {
  case value(FactValue)
  case variable(Int)
  /// One formula for each plan, selected by the variable that holds the plan.
  case byPlan(Int, [Formula])
  case not(Formula)
  case all([Formula])
  case any([Formula])
  case compare(BinaryOperator, Formula, Formula)
  case arithmetic(BinaryOperator, Formula, Formula)
  case negate(Formula)
  case size(Formula)
  case conditional(Formula, then: Formula, else: Formula)
  case list([Formula])
  /// Something that the analysis cannot follow, such as parsing a date.
  case opaque

  static let never = Formula.value(.bool(false))
  package static let always = Formula.value(.bool(true))

  var children: [Formula] {
    switch self {
    case .value, .variable, .opaque: []
    case .not(let one), .negate(let one), .size(let one): [one]
    case .all(let all), .any(let all), .list(let all), .byPlan(_, let all): all
    case .compare(_, let left, let right), .arithmetic(_, let left, let right): [left, right]
    case .conditional(let test, let then, let otherwise): [test, then, otherwise]
    }
  }
}

extension Formula {
  /// Whether the value is a text.
  func isText(_ variables: [FactSpace.Variable]) -> Bool {
    switch self {
    case .value(.text): true
    case .variable(let fact): variables[fact].values == .text
    case .byPlan(_, let cells): cells.contains { $0.isText(variables) }
    case .conditional(_, let then, let otherwise): then.isText(variables) || otherwise.isText(variables)
    case .arithmetic: isJoinedText(variables)
    default: false
    }
  }

  /// Whether the value contains texts that are joined.
  func isJoinedText(_ variables: [FactSpace.Variable]) -> Bool {
    switch self {
    case .arithmetic(_, let left, let right): left.isText(variables) || right.isText(variables)
    case .byPlan(_, let cells): cells.contains { $0.isJoinedText(variables) }
    case .conditional(_, let then, let otherwise): then.isJoinedText(variables) || otherwise.isJoinedText(variables)
    default: false
    }
  }

  /// The facts that the formula uses, without duplicates, in ascending order.
  var facts: [Int] {
    var found: Set<Int> = []
    collect(&found)
    return found.sorted()
  }

  private func collect(_ found: inout Set<Int>) {
    switch self {
    case .variable(let fact): found.insert(fact)
    case .byPlan(let fact, let cells):
      found.insert(fact)
      for cell in cells { cell.collect(&found) }
    default: for child in children { child.collect(&found) }
    }
  }
}

/// A value of a fact in the analysis. Timestamps and durations are in nanoseconds.
package enum FactValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int64)
  /// The position among the declared values.
  case ordinal(Int)
  case text(String)
  case list([FactValue])

  init(_ constant: Constant) {
    self =
      switch constant {
      case .null: .null
      case .bool(let value): .bool(value)
      case .int(let value): .number(value)
      case .string(let value): .text(value)
      case .enumeration(let ordinal): .ordinal(ordinal)
      case .duration(let seconds, let nanoseconds), .timestamp(let seconds, let nanoseconds):
        .number(FactValue.nanoseconds(seconds, nanoseconds))
      case .list(let items): .list(items.map(FactValue.init))
      }
  }

  static let second: Int64 = 1_000_000_000

  /// Converts seconds to nanoseconds, clamped to about 73 years in either direction.
  package static func nanoseconds(_ seconds: Int64, _ rest: Int32 = 0) -> Int64 {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: second)
    if overflow { return seconds < 0 ? .min / 4 : .max / 4 }
    return min(max(whole, .min / 4), .max / 4) + Int64(rest)
  }
}
