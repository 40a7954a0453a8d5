/// An expression and what it means, said as slowly and plainly as possible: no bytecode, no ordinals, no bytes.
indirect enum Expression {
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
}

/// A value, or the code of the error that there is instead.
indirect enum Meaning: Equatable {
  case error(String)
  case null
  case bool(Bool)
  case int(Int64)
  /// Code points.
  case text([UInt32])
  case color(Int)
  /// Nanoseconds: small enough in these tests for 64 bits.
  case duration(Int)
  case timestamp(Int)
  case list([Meaning])

  var isError: Bool { if case .error = self { true } else { false } }
}

extension Expression {
  /// As CEL writes it, with all its parentheses.
  var text: String {
    switch self {
    case .literal(let value): value.source
    case .fact(let name): name
    case .not(let side): "!(\(side.text))"
    case .negate(let side): "-(\(side.text))"
    case .and(let left, let right): "(\(left.text) && \(right.text))"
    case .or(let left, let right): "(\(left.text) || \(right.text))"
    case .choice(let test, let yes, let no): "(\(test.text) ? \(yes.text) : \(no.text))"
    case .binary(let sign, let left, let right): "(\(left.text) \(sign) \(right.text))"
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .size(let side): "size(\(side.text))"
    }
  }

  func meaning(_ world: [String: Meaning]) -> Meaning {
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
    case ("+", .duration(let a), .duration(let b)): .duration(a + b)
    case ("-", .duration(let a), .duration(let b)): .duration(a - b)
    case ("+", .timestamp(let a), .duration(let b)), ("+", .duration(let a), .timestamp(let b)): .timestamp(a + b)
    case ("-", .timestamp(let a), .duration(let b)): .timestamp(a - b)
    case ("-", .timestamp(let a), .timestamp(let b)): .duration(a - b)
    case ("<", _, _): .bool(isLess(left, right))
    case ("<=", _, _): .bool(isLess(left, right) || left == right)
    case (">", _, _): .bool(isLess(right, left))
    case (">=", _, _): .bool(isLess(right, left) || left == right)
    default: .error("this test made an expression of the wrong type: \(sign)")
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
}

extension Meaning {
  static let colors = ["red", "green", "blue"]

  /// As an expression writes it.
  var source: String {
    switch self {
    case .error(let code): code
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let scalars): "'" + String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) + "'"
    case .color(let ordinal): "'\(Meaning.colors[ordinal])'"
    case .duration(let time): "duration('\(time)ns')"
    case .timestamp(let time): "(timestamp('1970-01-01T00:00:00Z') + duration('\(time)ns'))"
    case .list(let items): "[" + items.map(\.source).joined(separator: ", ") + "]"
    }
  }
}
