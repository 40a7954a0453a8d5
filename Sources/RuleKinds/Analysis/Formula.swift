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
