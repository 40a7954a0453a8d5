/// A condition without mistakes.
public struct TypedCondition: Sendable, Hashable {
  public let root: TypedExpression
  public let type: ConditionType
  public let uses: NameUses

  public init(root: TypedExpression, type: ConditionType) {
    self.root = root
    self.type = type
    self.uses = NameUses(of: root)
  }
}

/// An expression whose names are bound and whose types agree.
public indirect enum TypedExpression: Sendable, Hashable {
  /// A literal, a list of literals, or a setting, whose name (`settings.grace_window`) is then kept for people.
  case constant(Constant, ConditionType, setting: String?)
  /// The type is the declared one, also where a guard has excluded null.
  case fact(name: String, ordinal: Int, type: ConditionType)
  /// A number or null. The name is without `limits.`.
  case limit(name: String, ordinal: Int)
  case planCan(name: String, ordinal: Int)
  case condition(name: String, ordinal: Int)
  case not(TypedExpression)
  case negate(TypedExpression)
  case size(TypedExpression)
  case parseDuration(TypedExpression)
  case parseTimestamp(TypedExpression)
  case binary(BinaryOperator, TypedExpression, TypedExpression, type: ConditionType)
  /// At least two sides: false when one is, else an error when one is, else true.
  case and([TypedExpression])
  /// At least two sides: true when one is, else an error when one is, else false.
  case or([TypedExpression])
  case conditional(TypedExpression, then: TypedExpression, else: TypedExpression, type: ConditionType)
  /// A list with at least one item that is not a constant.
  case list([TypedExpression], item: ConditionType)

  public var type: ConditionType {
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

  /// The expressions directly below, left to right.
  public var children: [TypedExpression] {
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

/// The operators with two operands that always evaluate both.
public enum BinaryOperator: String, Sendable, Hashable, CaseIterable {
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

/// The names that a condition reads itself, each once, in order of first use; names that its named conditions read are theirs.
public struct NameUses: Sendable, Hashable {
  public private(set) var facts: [String] = []
  public private(set) var limits: [String] = []
  public private(set) var settings: [String] = []
  public private(set) var capabilities: [String] = []
  public private(set) var conditions: [String] = []

  public init(of expression: TypedExpression) { collect(expression) }

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
