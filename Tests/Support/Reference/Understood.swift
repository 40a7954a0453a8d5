package import Conditions

extension Expression {
  /// A name outside an expression.
  package enum Named {
    case fact(String), limit(String), planCan(String), condition(String)
  }

  /// The plain form of the compiler's result; `value` returns the value of each name.
  package init(_ typed: TypedExpression, _ value: (Named) -> Meaning) {
    func plain(_ side: TypedExpression) -> Expression { Expression(side, value) }
    switch typed {
    case .constant(let constant, _, _): self = .literal(Meaning(constant))
    case .fact(let name, _, _): self = .literal(value(.fact(name)))
    case .limit(let name, _): self = .literal(value(.limit(name)))
    case .planCan(let name, _): self = .literal(value(.planCan(name)))
    case .condition(let name, _): self = .literal(value(.condition(name)))
    case .not(let side): self = .not(plain(side))
    case .negate(let side): self = .negate(plain(side))
    case .size(let side): self = .size(plain(side))
    case .parseDuration(let side): self = .duration(plain(side))
    case .parseTimestamp(let side): self = .timestamp(plain(side))
    case .binary(let sign, let left, let right, _): self = .binary(sign.rawValue, plain(left), plain(right))
    case .and(let sides): self = sides.dropFirst().reduce(plain(sides[0])) { .and($0, plain($1)) }
    case .or(let sides): self = sides.dropFirst().reduce(plain(sides[0])) { .or($0, plain($1)) }
    case .conditional(let test, let then, let otherwise, _): self = .choice(plain(test), plain(then), plain(otherwise))
    case .list(let items, _): self = .list(items.map(plain))
    }
  }
}

extension Meaning {
  package init(_ constant: Constant) {
    switch constant {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .string(let text): self = .text(text)
    case .enumeration(let ordinal): self = .choice(ordinal)
    case .duration(let seconds, let nanoseconds): self = .duration(Moment(seconds: Int(seconds), nanoseconds: Int(nanoseconds)))
    case .timestamp(let seconds, let nanoseconds): self = .timestamp(Moment(seconds: Int(seconds), nanoseconds: Int(nanoseconds)))
    case .list(let items): self = .list(items.map { Meaning($0) })
    }
  }
}
