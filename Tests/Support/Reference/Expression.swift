/// An expression and its meaning, as slowly and plainly as possible: no bytecode, no ordinals, no bytes.
package indirect enum Expression: Sendable {
  case literal(Meaning)
  case fact(String)
  case not(Expression)
  case negate(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case choice(Expression, Expression, Expression)
  case binary(String, Expression, Expression)
  case list([Expression])
  case size(Expression)
  case duration(Expression)
  case timestamp(Expression)
}

extension Expression {
  package func meaning(_ world: [String: Meaning]) -> Meaning {
    switch self {
    case .literal(let value): return value
    case .fact(let name): return world[name] ?? .error("missing_fact \(name)")
    case .not(let side):
      if case .bool(let flag) = side.meaning(world) { return .bool(!flag) }
      return side.meaning(world)
    case .negate(let side):
      if case .int(let number) = side.meaning(world) { return Expression.fit(0, number, Int64.subtractingReportingOverflow) }
      return side.meaning(world)
    case .and(let left, let right): return Expression.both(left.meaning(world), right.meaning(world), deciding: false)
    case .or(let left, let right): return Expression.both(left.meaning(world), right.meaning(world), deciding: true)
    case .choice(let test, let yes, let no):
      switch test.meaning(world) {
      case .bool(true): return yes.meaning(world)
      case .bool(false): return no.meaning(world)
      case let error: return error
      }
    case .binary(let sign, let left, let right):
      let (left, right) = (left.meaning(world), right.meaning(world))
      if left.isError { return left }
      return right.isError ? right : Expression.apply(sign, left, right)
    case .list(let items):
      let values = items.map { $0.meaning(world) }
      return values.first { $0.isError } ?? .list(values)
    case .size(let side):
      switch side.meaning(world) {
      case .text(let scalars): return .int(Int64(scalars.count))
      case .list(let items): return .int(Int64(items.count))
      case let error: return error
      }
    case .duration(let side):
      guard case .text(let scalars) = side.meaning(world) else { return side.meaning(world) }
      return WrittenTime.duration(scalars).map { .duration($0) } ?? .error("invalid_duration")
    case .timestamp(let side):
      guard case .text(let scalars) = side.meaning(world) else { return side.meaning(world) }
      return WrittenTime.timestamp(scalars).map { .timestamp($0) } ?? .error("invalid_timestamp")
    }
  }

  private static func both(_ left: Meaning, _ right: Meaning, deciding: Bool) -> Meaning {
    if left == .bool(deciding) || right == .bool(deciding) { return .bool(deciding) }
    return left.isError ? left : right
  }

  private static func apply(_ sign: String, _ left: Meaning, _ right: Meaning) -> Meaning {
    switch (sign, left, right) {
    case ("==", _, _): .bool(left == right)
    case ("!=", _, _): .bool(left != right)
    case ("in", _, .list(let items)): .bool(items.contains(left))
    case ("+", .int(let a), .int(let b)): fit(a, b, Int64.addingReportingOverflow)
    case ("-", .int(let a), .int(let b)): fit(a, b, Int64.subtractingReportingOverflow)
    case ("*", .int(let a), .int(let b)): fit(a, b, Int64.multipliedReportingOverflow)
    case ("/", .int, .int(0)): .error("division_by_zero")
    case ("%", .int, .int(0)): .error("remainder_by_zero")
    case ("/", .int(let a), .int(let b)): fit(a, b, Int64.dividedReportingOverflow)
    case ("%", .int(let a), .int(let b)): fit(a, b, Int64.remainderReportingOverflow)
    case ("+", .text(let a), .text(let b)): .text(a + b)
    case ("+", .duration(let a), .duration(let b)): duration(a + b)
    case ("-", .duration(let a), .duration(let b)): duration(a - b)
    case ("+", .timestamp(let a), .duration(let b)), ("+", .duration(let a), .timestamp(let b)): timestamp(a + b)
    case ("-", .timestamp(let a), .duration(let b)): timestamp(a - b)
    case ("-", .timestamp(let a), .timestamp(let b)): elapsed(a - b)
    case ("<", _, _): .bool(isLess(left, right))
    case ("<=", _, _): .bool(isLess(left, right) || left == right)
    case (">", _, _): .bool(isLess(right, left))
    case (">=", _, _): .bool(isLess(right, left) || left == right)
    default: .error("wrong_type")
    }
  }

  private static func isLess(_ left: Meaning, _ right: Meaning) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): a < b
    case (.bool(let a), .bool(let b)): !a && b
    case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
    case (.duration(let a), .duration(let b)), (.timestamp(let a), .timestamp(let b)): a < b
    default: false
    }
  }

  private static func fit(_ a: Int64, _ b: Int64, _ operation: (Int64) -> (Int64) -> (partialValue: Int64, overflow: Bool)) -> Meaning {
    let result = operation(a)(b)
    return result.overflow ? .error("integer_overflow") : .int(result.partialValue)
  }

  /// At most ten thousand years in either direction.
  private static func duration(_ time: Moment) -> Meaning {
    let most = Moment(seconds: 315_576_000_000, nanoseconds: 0)
    return time <= most && Moment(seconds: 0, nanoseconds: 0) - most <= time ? .duration(time) : .error("time_out_of_range")
  }

  /// The years 1 to 9999.
  private static func timestamp(_ time: Moment) -> Meaning {
    (-62_135_596_800...253_402_300_799).contains(time.seconds) ? .timestamp(time) : .error("time_out_of_range")
  }

  /// The range of 64-bit nanoseconds, rounded inward to a second.
  private static func elapsed(_ time: Moment) -> Meaning {
    (-9_223_372_036...9_223_372_035).contains(time.seconds) ? .duration(time) : .error("time_out_of_range")
  }
}
