package import Conditions

/// An expression over facts, with every name in it followed to the facts behind it.
///
/// The facts are variables, known by their position in a `FactSpace`. A plan's numbers and cells are choices by the plan.
package indirect enum Formula: Sendable, Hashable {
  case value(FactValue)
  case variable(Int)
  /// One for each plan, chosen by the variable that holds the plan.
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
  /// Something that the analysis cannot follow: reading a date out of a text.
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

/// A value of a fact, as the analysis calculates with it: times and lengths of time are nanoseconds.
package enum FactValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int64)
  /// Position among declared values.
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

  /// Some 292 years in either direction, and no further.
  package static func nanoseconds(_ seconds: Int64, _ rest: Int32 = 0) -> Int64 {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: second)
    if overflow { return seconds < 0 ? .min / 4 : .max / 4 }
    return min(max(whole, .min / 4), .max / 4) + Int64(rest)
  }
}
