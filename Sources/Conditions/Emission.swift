package import RulesBundle

/// The compiled instructions of a condition.
package struct Program: Sendable, Equatable {
  /// The instructions. The targets of jumps are positions in this array.
  package var instructions: [Instruction]
  /// The maximum height of the stack during evaluation.
  package var maximumStack: Int

  /// Creates a program. The bundle reader rejects a program whose stack exceeds 64 values.
  package init(instructions: [Instruction], maximumStack: Int) {
    self.instructions = instructions
    self.maximumStack = maximumStack
  }
}

extension TypedExpression {
  /// Compiles the expression to instructions, adding its constants to the pool.
  package func emit(constants: inout ConstantPool) -> Program {
    var emission = Emission(constants: constants)
    emission.emit(self)
    constants = emission.constants
    return Program(instructions: emission.instructions, maximumStack: emission.maximum)
  }
}

/// Emits instructions and tracks the height of the stack.
struct Emission {
  var constants: ConstantPool
  var instructions: [Instruction] = []
  var maximum = 0
  private var height = 0

  init(constants: ConstantPool) { self.constants = constants }

  mutating func emit(_ expression: TypedExpression) {
    switch expression {
    case .constant(let value, _, _): push(Instruction(.constant, b: constants.index(of: value)))
    case .fact(_, let ordinal, _): push(Instruction(.fact, a: ordinal))
    case .limit(_, let ordinal): push(Instruction(.limit, b: ordinal))
    case .planCan(_, let ordinal): push(Instruction(.planCan, b: ordinal))
    case .condition(_, let ordinal): push(Instruction(.condition, b: ordinal))
    case .not(let operand): unary(.not, operand)
    case .negate(let operand): unary(.negate, operand)
    case .size(let operand): unary(.size, operand)
    case .parseDuration(let operand): unary(.parseDuration, operand)
    case .parseTimestamp(let operand): unary(.parseTimestamp, operand)
    case .binary(let operation, let left, let right, _): binary(operation, left, right)
    case .and(let sides): shortCircuit(sides, jump: .jumpIfFalse, combine: .and)
    case .or(let sides): shortCircuit(sides, jump: .jumpIfTrue, combine: .or)
    case .conditional(let test, let then, let otherwise, _): conditional(test, then, otherwise)
    case .list(let items, _):
      for item in items { emit(item) }
      height -= items.count
      push(Instruction(.makeList, b: items.count))
    }
  }

  private mutating func push(_ instruction: Instruction) {
    instructions.append(instruction)
    height += 1
    maximum = max(maximum, height)
  }

  private mutating func unary(_ operation: Instruction.Operation, _ operand: TypedExpression) {
    emit(operand)
    instructions.append(Instruction(operation))
  }

  private mutating func binary(_ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) {
    if let test = MembershipTest(operation, left, right) {
      push(Instruction(.factIsOneOf, a: test.fact, b: Int(test.mask)))
      if test.isNegated { instructions.append(Instruction(.not)) }
      return
    }
    if let comparison = FactComparison(operation, left, right) {
      push(Instruction(comparison.instruction, a: comparison.fact, b: constants.index(of: comparison.constant)))
      return
    }
    emit(left)
    emit(right)
    instructions.append(Instruction(operation.instruction))
    height -= 1
  }

  /// Emits `&&` or `||`. A side that decides the result jumps over the rest. Any other side, including an error, is combined with the next.
  private mutating func shortCircuit(_ sides: [TypedExpression], jump: Instruction.Operation, combine: Instruction.Operation) {
    var jumps: [Int] = []
    for (index, side) in sides.enumerated() {
      if index > 0 {
        jumps.append(instructions.count)
        instructions.append(Instruction(jump))
      }
      emit(side)
      if index > 0 {
        instructions.append(Instruction(combine))
        height -= 1
      }
    }
    for index in jumps { instructions[index].b = UInt32(instructions.count) }
  }

  private mutating func conditional(_ test: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression) {
    emit(test)
    let branch = instructions.count
    instructions.append(Instruction(.branch))
    height -= 1
    emit(then)
    let jump = instructions.count
    instructions.append(Instruction(.jump))
    height -= 1
    instructions[branch].b = UInt32(instructions.count)
    emit(otherwise)
    instructions[branch].a = UInt16(instructions.count)
    instructions[jump].b = UInt32(instructions.count)
  }
}

/// A test such as `plan == 'free'`, `plan != 'free'`, or `plan in ['free', 'pro']`, compiled to one instruction with a bit for each value.
struct MembershipTest {
  let fact: Int
  let mask: UInt32
  let isNegated: Bool

  /// Fails unless a non-nullable fact with at most 32 values is compared with constants.
  init?(_ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) {
    switch (operation, left, right) {
    case (.equal, .fact(_, let ordinal, .enumeration(let values)), .constant(.enumeration(let value), _, _)),
      (.equal, .constant(.enumeration(let value), _, _), .fact(_, let ordinal, .enumeration(let values))):
      self.init(ordinal, values, [value], isNegated: false)
    case (.notEqual, .fact(_, let ordinal, .enumeration(let values)), .constant(.enumeration(let value), _, _)),
      (.notEqual, .constant(.enumeration(let value), _, _), .fact(_, let ordinal, .enumeration(let values))):
      self.init(ordinal, values, [value], isNegated: true)
    case (.isIn, .fact(_, let ordinal, .enumeration(let values)), .constant(.list(let items), _, _)):
      var ordinals: [Int] = []
      for item in items {
        // A null item never equals a non-nullable fact.
        if case .enumeration(let value) = item { ordinals.append(value) }
      }
      self.init(ordinal, values, ordinals, isNegated: false)
    default: return nil
    }
  }

  private init?(_ fact: Int, _ values: [String], _ ordinals: [Int], isNegated: Bool) {
    guard values.count <= 32, ordinals.allSatisfy({ $0 >= 0 && $0 < values.count }) else { return nil }
    self.fact = fact
    self.mask = ordinals.reduce(0) { $0 | 1 << UInt32($1) }
    self.isNegated = isNegated
  }
}

/// A comparison such as `usage.savedFlows > 2` or `2 < usage.savedFlows`, compiled to one instruction.
struct FactComparison {
  let instruction: Instruction.Operation
  let fact: Int
  let constant: Constant

  /// Fails unless a fact is compared with a constant.
  init?(_ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) {
    switch (left, right) {
    case (.fact(_, let fact, _), .constant(let constant, _, _)): self.init(operation.ofFactAndConstant, fact, constant)
    case (.constant(let constant, _, _), .fact(_, let fact, _)): self.init(operation.turned?.ofFactAndConstant, fact, constant)
    default: return nil
    }
  }

  private init?(_ instruction: Instruction.Operation?, _ fact: Int, _ constant: Constant) {
    guard let instruction else { return nil }
    (self.instruction, self.fact, self.constant) = (instruction, fact, constant)
  }
}

extension BinaryOperator {
  /// The equivalent operator with the operands swapped.
  fileprivate var turned: BinaryOperator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .isIn, .add, .subtract, .multiply, .divide, .remainder: nil
    }
  }

  fileprivate var ofFactAndConstant: Instruction.Operation? {
    switch self {
    case .equal: .factEqual
    case .notEqual: .factNotEqual
    case .less: .factLess
    case .lessOrEqual: .factLessOrEqual
    case .greater: .factGreater
    case .greaterOrEqual: .factGreaterOrEqual
    case .isIn, .add, .subtract, .multiply, .divide, .remainder: nil
    }
  }

  var instruction: Instruction.Operation {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .isIn: .isIn
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}
