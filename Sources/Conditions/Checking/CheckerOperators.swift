import Diagnostics

extension Checker {
  mutating func negation(_ operand: SyntaxNode) -> Checked {
    let checked = check(operand)
    switch checked.type {
    case .int: return Checked(expression: checked.expression.map { .negate($0) }, type: .int)
    case .unknown: return .unknown
    case .nullable(.int): reportNull(operand, "`-`")
    default:
      report.add(
        ConditionProblems.typeMismatch, "`-` needs a number, but \(report.quoted(operand.range)) is \(checked.type.words)",
        at: operand.range, help: checked.type.withoutNull == .duration ? "write duration('0s') - ..." : nil)
    }
    return .unknown
  }

  mutating func binary(_ operation: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode, _ node: SyntaxNode) -> Checked {
    let (checkedLeft, checkedRight) = sides(operation, left, right)
    let sides = Sides(
      operation: operation, left: left, right: right, leftType: checkedLeft.type, rightType: checkedRight.type, whole: node,
      isDeclaredNullable: checkedLeft.isDeclaredNullable || checkedRight.isDeclaredNullable)
    guard let type = resultType(sides) else { return .unknown }
    guard let left = checkedLeft.expression, let right = checkedRight.expression else { return Checked(expression: nil, type: type) }
    return Checked(expression: .binary(operation, left, right, type: type), type: type)
  }

  /// The operands of an operator.
  struct Sides {
    let operation: BinaryOperator
    let left: SyntaxNode
    let right: SyntaxNode
    let leftType: ConditionType
    let rightType: ConditionType
    let whole: SyntaxNode
    /// Whether one side is a name that is declared nullable. Comparing it with null is valid even where a guard already excludes null.
    let isDeclaredNullable: Bool
  }

  /// Checks both sides. The type of the other side determines the values that a string literal may have.
  private mutating func sides(_ operation: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode) -> (Checked, Checked) {
    if left.isText, !right.isText {
      let checkedRight = check(right)
      var wanted: ConditionType?
      switch operation {
      case .equal, .notEqual: wanted = checkedRight.type
      case .isIn: if case .list(let item) = checkedRight.type.withoutNull { wanted = item }
      default: break
      }
      return (check(left, expecting: wanted), checkedRight)
    }
    let checkedLeft = check(left)
    var wanted: ConditionType?
    switch operation {
    case .equal, .notEqual: wanted = checkedLeft.type
    case .isIn: wanted = .list(checkedLeft.type)
    default: break
    }
    return (checkedLeft, check(right, expecting: wanted))
  }

  /// Returns the type of the whole expression, or nil after reporting that the sides do not fit.
  private mutating func resultType(_ sides: Sides) -> ConditionType? {
    switch sides.operation {
    case .equal, .notEqual: equality(sides)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: ordering(sides)
    case .isIn: membership(sides)
    case .add, .subtract, .multiply, .divide, .remainder: arithmetic(sides)
    }
  }

  private mutating func equality(_ sides: Sides) -> ConditionType? {
    let (left, right) = (sides.leftType, sides.rightType)
    if left == .unknown || right == .unknown { return nil }
    if left.isComparable(with: right) { return .bool }
    if left == .null || right == .null {
      if sides.isDeclaredNullable { return .bool }
      let (node, type) = left == .null ? (sides.right, right) : (sides.left, left)
      report.add(
        ConditionProblems.typeMismatch, "\(report.quoted(node.range)) is never null: it is \(type.words)", at: sides.whole.range,
        help: "remove this comparison")
      return nil
    }
    reportIncomparable(sides)
    return nil
  }

  private mutating func ordering(_ sides: Sides) -> ConditionType? {
    let (left, right) = (sides.leftType, sides.rightType)
    let word = "`\(sides.operation.rawValue)`"
    if left == .unknown || right == .unknown {
      // The other side may still need a null check.
      _ = reportNullSides(sides)
      return nil
    }
    for (node, type) in [(sides.left, left), (sides.right, right)] {
      switch type.withoutNull {
      case .null:
        report.add(
          ConditionProblems.typeMismatch, "null has no order, so \(word) cannot compare it", at: node.range,
          help: "compare with `==` or `!=`")
        return nil
      case .list:
        report.add(ConditionProblems.typeMismatch, "lists have no order, so \(word) cannot compare them", at: node.range)
        return nil
      default: break
      }
    }
    guard left.withoutNull == right.withoutNull || left.values != nil && right == .string || right.values != nil && left == .string else {
      reportIncomparable(sides)
      return nil
    }
    if left.values != nil || right.values != nil {
      let (node, type) = left.values != nil ? (sides.left, left) : (sides.right, right)
      report.add(
        ConditionProblems.typeMismatch, "\(report.quoted(node.range)) is \(type.words), which have no order", at: sides.whole.range,
        help: "list the values instead: `\(report.source.string(node.range)) in ['\(type.values?.first ?? "")', ...]`")
      return nil
    }
    return reportNullSides(sides) ? nil : .bool
  }

  private mutating func reportNullSides(_ sides: Sides) -> Bool {
    var found = false
    for (node, type) in [(sides.left, sides.leftType), (sides.right, sides.rightType)] where type.isNullable && type != .null {
      reportNull(node, "`\(sides.operation.rawValue)`")
      found = true
    }
    return found
  }

  private mutating func membership(_ sides: Sides) -> ConditionType? {
    switch sides.rightType {
    case .unknown: return nil
    case .list(let item):
      if sides.leftType == .unknown { return nil }
      if sides.leftType.isComparable(with: item) { return .bool }
      report.add(
        ConditionProblems.typeMismatch,
        "\(report.quoted(sides.left.range)) is \(sides.leftType.words); it cannot be in \(sides.rightType.words)", at: sides.whole.range,
        secondary: [(sides.left.range, sides.leftType.words), (sides.right.range, sides.rightType.words)])
    case .nullable(.list): reportNull(sides.right, "`in`")
    default:
      report.add(
        ConditionProblems.typeMismatch,
        "`in` needs a list on its right side, but \(report.quoted(sides.right.range)) is \(sides.rightType.words)",
        at: sides.right.range, help: "write a list in square brackets: `plan in ['free', 'pro']`")
    }
    return nil
  }

  private mutating func arithmetic(_ sides: Sides) -> ConditionType? {
    let (left, right) = (sides.leftType.withoutNull, sides.rightType.withoutNull)
    if left == .unknown || right == .unknown {
      _ = reportNullSides(sides)
      return nil
    }
    guard let type = Self.arithmeticType(sides.operation, left, right) else {
      reportArithmetic(sides)
      return nil
    }
    return reportNullSides(sides) ? nil : type
  }

  private static func arithmeticType(_ operation: BinaryOperator, _ left: ConditionType, _ right: ConditionType) -> ConditionType? {
    switch (operation, left, right) {
    case (_, .int, .int): .int
    case (.add, .string, .string): .string
    case (.add, .duration, .duration), (.subtract, .duration, .duration): .duration
    case (.add, .timestamp, .duration), (.add, .duration, .timestamp), (.subtract, .timestamp, .duration): .timestamp
    case (.subtract, .timestamp, .timestamp): .duration
    default: nil
    }
  }

  private mutating func reportArithmetic(_ sides: Sides) {
    let (left, right) = (sides.leftType, sides.rightType)
    if sides.operation == .add {
      switch (left.withoutNull, right.withoutNull) {
      case (.list, .list):
        report.add(
          ConditionProblems.unsupported, "joining lists with `+` is not supported in conditions", at: sides.whole.range,
          help: "test each list separately: `x in a || x in b`")
        return
      default: break
      }
    }
    let needs = [.add, .subtract].contains(sides.operation) ? "numbers, durations, or a timestamp and a duration" : "numbers"
    report.add(
      ConditionProblems.typeMismatch, "`\(sides.operation.rawValue)` needs \(needs), not \(left.words) and \(right.words)",
      at: sides.whole.range,
      secondary: [(sides.left.range, left.words), (sides.right.range, right.words)])
  }

  private mutating func reportIncomparable(_ sides: Sides) {
    let (left, right) = (sides.leftType, sides.rightType)
    // The message names the enumeration first, because the reader needs its values.
    let swapped = left.values == nil && right.values != nil
    let (subject, type, other) = swapped ? (sides.right, right, left) : (sides.left, left, right)
    report.add(
      ConditionProblems.typeMismatch, "\(report.quoted(subject.range)) is \(type.words); it cannot be compared with \(other.words)",
      at: sides.whole.range, secondary: [(sides.left.range, left.words), (sides.right.range, right.words)], help: comparisonHelp(sides))
  }

  private func comparisonHelp(_ sides: Sides) -> String? {
    let types: Set<ConditionType> = [sides.leftType.withoutNull, sides.rightType.withoutNull]
    if case .binary(let inner, _, let middle) = sides.left.kind, inner.isComparison, !sides.left.isParenthesised, sides.leftType == .bool {
      let middle = report.source.string(middle.range)
      let first = report.source.string(sides.left.range)
      let last = report.source.string(sides.right.range)
      return "comparisons do not chain: write `\(first) && \(middle) \(sides.operation.rawValue) \(last)`"
    }
    if types.contains(.int), types.contains(.string) {
      for node in [sides.left, sides.right] {
        if case .string(let bytes) = node.kind, !bytes.isEmpty, bytes.allSatisfy(\.isDigit) {
          return "write numbers without quotes: \(String(decoding: bytes, as: UTF8.self))"
        }
      }
    }
    if types.contains(.timestamp) { return "write a timestamp as timestamp('2026-01-05T10:00:00Z')" }
    if types.contains(.duration) { return "write a duration as duration('1h30m')" }
    if types.contains(.string), types.contains(where: { $0.values != nil }) { return "compare it with one of its values in quotes" }
    return nil
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn: true
    default: false
    }
  }
}
