import RulesBundle
internal import SourceText

extension TypedExpression {
  /// The expression as text in canonical form. Parsing the text gives an equal expression.
  package var text: String {
    var printer = ExpressionPrinter()
    printer.print(self, within: .choice)
    return printer.output
  }
}

extension Constant {
  /// Returns the constant as written in a condition. `type` provides the names of enumeration values.
  package func text(_ type: ConditionType) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .string(let text): return ExpressionPrinter.quoted(text)
    case .enumeration(let ordinal):
      guard let values = type.values, values.indices.contains(ordinal) else { return "'#\(ordinal)'" }
      return ExpressionPrinter.quoted(values[ordinal])
    case .duration(let seconds, let nanoseconds):
      var bytes: [UInt8] = []
      TimeText.appendDuration(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
      return "duration('\(String(decoding: bytes, as: UTF8.self))')"
    case .timestamp(let seconds, let nanoseconds):
      var bytes: [UInt8] = []
      TimeText.appendTimestamp(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
      return "timestamp('\(String(decoding: bytes, as: UTF8.self))')"
    case .list(let items):
      var itemType = ConditionType.unknown
      if case .list(let item) = type.withoutNull { itemType = item }
      return "[\(items.map { $0.text(itemType) }.joined(separator: ", "))]"
    }
  }
}

/// Prints an expression with as few parentheses as possible.
struct ExpressionPrinter {
  /// Precedence levels, lowest first.
  enum Level: Int { case choice, or, and, relation, sum, product, sign, member }

  var output = ""

  mutating func print(_ expression: TypedExpression, within level: Level) {
    let own = Self.level(of: expression)
    let needsParentheses = own.rawValue < level.rawValue
    if needsParentheses { output += "(" }
    switch expression {
    case .constant(let value, let type, let setting): output += setting ?? value.text(type)
    case .fact(let name, _, _), .condition(let name, _): output += name
    case .limit(let name, _): output += "limits." + name
    case .planCan(let name, _): output += "plan_can(\(Self.quoted(name)))"
    case .not(let operand): prefix("!", operand)
    case .negate(let operand): prefix("-", operand)
    case .size(let operand): function("size", operand)
    case .parseDuration(let operand): function("duration", operand)
    case .parseTimestamp(let operand): function("timestamp", operand)
    case .binary(let operation, let left, let right, _):
      print(left, within: own)
      output += " \(operation.rawValue) "
      print(right, within: Level(rawValue: own.rawValue + 1) ?? .member)
    case .and(let sides): join(sides, " && ", within: .relation)
    case .or(let sides): join(sides, " || ", within: .and)
    case .conditional(let test, let then, let otherwise, _):
      print(test, within: .or)
      output += " ? "
      print(then, within: .or)
      output += " : "
      print(otherwise, within: .choice)
    case .list(let items, _):
      output += "["
      join(items, ", ", within: .choice)
      output += "]"
    }
    if needsParentheses { output += ")" }
  }

  private static func level(of expression: TypedExpression) -> Level {
    switch expression {
    case .conditional: .choice
    case .or: .or
    case .and: .and
    case .binary(let operation, _, _, _):
      switch operation {
      case .add, .subtract: .sum
      case .multiply, .divide, .remainder: .product
      default: .relation
      }
    case .not, .negate: .sign
    case .constant(.int(let value), _, nil) where value < 0: .sign
    default: .member
    }
  }

  private mutating func join(_ items: [TypedExpression], _ separator: String, within level: Level) {
    for (index, item) in items.enumerated() {
      if index > 0 { output += separator }
      print(item, within: level)
    }
  }

  /// CEL does not allow `!` after `-` or `-` after `!`, and a minus directly before a number would become part of the number.
  private mutating func prefix(_ sign: String, _ operand: TypedExpression) {
    output += sign
    if sign == "-", case .constant(.int(let value), _, nil) = operand, value >= 0 {
      output += "(\(value))"
    } else {
      // Repeated equal signs need no parentheses, whose nesting depth is limited.
      print(operand, within: operand.hasSign(sign) ? .sign : .member)
    }
  }

  private mutating func function(_ name: String, _ operand: TypedExpression) {
    output += name + "("
    print(operand, within: .choice)
    output += ")"
  }

  /// Returns the string in single quotes, with control characters escaped.
  static func quoted(_ text: String) -> String {
    QuotedText.of(text, quote: "'") { $0.value < 0x20 || $0.value == 0x7F ? QuotedText.number($0, "\\x", digits: 2) : nil }
  }
}

extension TypedExpression {
  fileprivate func hasSign(_ sign: String) -> Bool {
    switch self {
    case .not: sign == "!"
    case .negate: sign == "-"
    default: false
    }
  }
}
