import Reference

extension Expression {
  /// In CEL's notation, with all parentheses.
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
    case .duration(let side): "duration(\(side.text))"
    case .timestamp(let side): "timestamp(\(side.text))"
    }
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
    case .choice(let ordinal): "'\(Meaning.colors[ordinal])'"
    case .duration(let time): "duration('\(time.written)')"
    case .timestamp(let time): "(timestamp('1970-01-01T00:00:00Z') + duration('\(time.written)'))"
    case .list(let items): "[" + items.map(\.source).joined(separator: ", ") + "]"
    }
  }
}

extension Moment {
  fileprivate var written: String { "\(seconds * 1_000_000_000 + nanoseconds)ns" }
}
