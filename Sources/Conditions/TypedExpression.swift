/// A condition that passed all checks.
package struct TypedCondition: Sendable, Hashable {
  /// The expression of the whole condition.
  package let root: TypedExpression
  /// The type of the result, without null if a guard excludes it.
  package let type: ConditionType
  /// The names that the expression uses.
  package let uses: NameUses

  /// Creates a condition and collects the names that it uses.
  package init(root: TypedExpression, type: ConditionType) {
    self.root = root
    self.type = type
    self.uses = NameUses(of: root)
  }
}

/// An expression with bound names and checked types.
package indirect enum TypedExpression: Sendable, Hashable {
  /// A literal, a list of literals, or a setting. The name of a setting (`settings.grace_window`) is kept for display.
  case constant(Constant, ConditionType, setting: String?)
  /// A fact with its declared type, even where a guard excludes null.
  case fact(name: String, ordinal: Int, type: ConditionType)
  /// A limit, whose value is a number or null. The name does not include `limits.`.
  case limit(name: String, ordinal: Int)
  /// Whether the current plan includes a capability.
  case planCan(name: String, ordinal: Int)
  /// A named condition, which has its own program.
  case condition(name: String, ordinal: Int)
  case not(TypedExpression)
  case negate(TypedExpression)
  /// The number of Unicode code points of a string, or of items of a list.
  case size(TypedExpression)
  /// A duration from a string that is not a literal.
  case parseDuration(TypedExpression)
  /// A timestamp from a string that is not a literal.
  case parseTimestamp(TypedExpression)
  case binary(BinaryOperator, TypedExpression, TypedExpression, type: ConditionType)
  /// At least two sides. The result is false if any side is false, otherwise an error if any side is an error, otherwise true.
  case and([TypedExpression])
  /// At least two sides. The result is true if any side is true, otherwise an error if any side is an error, otherwise false.
  case or([TypedExpression])
  case conditional(TypedExpression, then: TypedExpression, else: TypedExpression, type: ConditionType)
  /// A list with at least one item that is not a constant.
  case list([TypedExpression], item: ConditionType)

  /// The type of the expression.
  package var type: ConditionType {
    switch self {
    case .constant(_, let type, _), .fact(_, _, let type), .binary(_, _, _, let type), .conditional(_, _, _, let type): type
    case .limit: .nullable(.int)
    case .planCan, .condition, .not, .and, .or: .bool
    case .negate, .size: .int
    case .parseDuration: .duration
    case .parseTimestamp: .timestamp
    case .list(_, let item): .list(item)
    }
  }

  /// The direct subexpressions, from left to right.
  package var children: [TypedExpression] {
    switch self {
    case .constant, .fact, .limit, .planCan, .condition: []
    case .not(let operand), .negate(let operand), .size(let operand), .parseDuration(let operand), .parseTimestamp(let operand): [operand]
    case .binary(_, let left, let right, _): [left, right]
    case .and(let sides), .or(let sides): sides
    case .conditional(let test, let then, let otherwise, _): [test, then, otherwise]
    case .list(let items, _): items
    }
  }
}

/// The binary operators that always evaluate both operands.
package enum BinaryOperator: String, Sendable, Hashable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "in"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

/// The names that a condition uses directly, without duplicates, in the order of first use. Names used by its named conditions are excluded.
package struct NameUses: Sendable, Hashable {
  /// The paths of facts, such as `usage.savedFlows`.
  package private(set) var facts: [String] = []
  /// The names of limits, without `limits.`.
  package private(set) var limits: [String] = []
  /// The names of settings, with `settings.`.
  package private(set) var settings: [String] = []
  /// The names of capabilities, as in `plan_can`.
  package private(set) var capabilities: [String] = []
  /// The names of conditions.
  package private(set) var conditions: [String] = []

  /// Collects the names in an expression. Complexity: O(*n* · *m*) for *n* subexpressions and *m* different names.
  package init(of expression: TypedExpression) { collect(expression) }

  private mutating func collect(_ expression: TypedExpression) {
    switch expression {
    case .constant(_, _, let setting): if let setting { Self.add(setting, to: &settings) }
    case .fact(let name, _, _): Self.add(name, to: &facts)
    case .limit(let name, _): Self.add(name, to: &limits)
    case .planCan(let name, _): Self.add(name, to: &capabilities)
    case .condition(let name, _): Self.add(name, to: &conditions)
    default: for child in expression.children { collect(child) }
    }
  }

  private static func add(_ name: String, to names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }
}
