public import RulesBundle

/// Runs compiled conditions on the facts of a frame, with the semantics of CEL.
///
/// Evaluation never fails. A missing fact, an overflow, and a division by zero are error values, which only `&&` and `||` absorb. Programs
/// are verified when the bundle is loaded, so the stack needs no checks.
public struct Evaluator: Sendable {
  /// The bundle whose programs are evaluated.
  public let bundle: RuleBundle
  private let planFact: Int
  // The sections that every evaluation reads.
  private let programs: RuleBundle.Rows<ProgramRow>
  private let constants: RuleBundle.Rows<ConstantRow>
  private let tableRows: RuleBundle.Rows<TableLineRow>
  nonisolated(unsafe) private let code: UnsafeRawPointer

  /// Creates an evaluator for a bundle.
  public init(_ bundle: RuleBundle) {
    self.bundle = bundle
    planFact = bundle.book[0].plan
    programs = bundle.programs
    constants = bundle.constants
    tableRows = bundle.tableRows
    code = bundle.firstInstruction
  }

  /// Returns the value of a program.
  public func evaluate(program: Int, _ frame: Frame) -> Value { run(program, frame, frame.stack) }

  /// Returns whether the condition of a row or a button holds: true if there is no condition, an error if it cannot be evaluated.
  @inline(__always)
  public func holds(_ program: Int?, _ frame: Frame) -> Value {
    guard let program else { return .bool(true) }
    return run(program, frame, frame.stack)
  }

  /// Returns the value of a fact: the value that the request provides, the derived value, or the default for a fact that is not provided.
  public func fact(_ ordinal: Int, _ frame: Frame) -> Value { fact(ordinal, frame, frame.stack) }

  /// Returns the ordinal of the effective plan; nil if the plan is unknown.
  public func plan(_ frame: Frame) -> Int? { plan(frame, frame.stack) }

  /// Returns the amount of a limit under the effective plan: null if the plan has no number for the limit, an error if the plan is unknown.
  public func limit(_ limit: Int, _ frame: Frame) -> Value { self.limit(limit, frame, frame.stack) }

  /// The first row of a table that applies. A row that cannot be evaluated stops the table, and the outcome is the one that the table
  /// declares for errors.
  @inline(__always)
  func decide(table: Int, _ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> (row: Int, outcome: Int, error: Value?) {
    for row in bundle.tables[table].rows {
      guard let program = tableRows[row].condition else {
        return (row, tableRows[row].then, nil)
      }
      if isPassedOver(program, frame) { continue }
      let value = run(program, frame, stack)
      if value.isTrue { return (row, tableRows[row].then, nil) }
      if !value.isFalse {
        return (row, bundle.tables[table].onError, value.tag == .error ? value : .error(.wrongType))
      }
    }
    return (0, bundle.tables[table].onError, .error(.wrongType))
  }

  /// Whether a row is certainly false, because it applies to other values of a known fact. Most rows apply to other plans.
  @inline(__always)
  private func isPassedOver(_ program: Int, _ frame: Frame) -> Bool {
    let range = programs[program].code
    let test = RuleBundle.instruction(code, range.lowerBound)
    guard test.operation == .factIsOneOf else { return false }
    let value = frame.values[Int(test.a)]
    guard value.tag == .enumeration, value.bits >= 0, value.bits < 32, test.b >> UInt32(value.bits) & 1 == 0 else { return false }
    if range.count == 1 { return true }
    let next = RuleBundle.instruction(code, range.lowerBound + 1)
    return next.operation == .jumpIfFalse && Int(next.b) == range.count
  }

  @inline(__always)
  private func fact(_ ordinal: Int, _ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> Value {
    let given = frame.values[ordinal]
    return given.tag != .missing ? given : worked(out: ordinal, frame, stack)
  }

  /// The value of a fact that the request does not provide.
  @inline(never)
  private func worked(out ordinal: Int, _ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> Value {
    let value: Value
    if let program = bundle.facts[ordinal].program {
      value = run(program, frame, stack)
    } else if let table = bundle.facts[ordinal].table {
      // An unknown plan is an error like any other, so that no action is decided for another plan.
      let (_, outcome, error) = decide(table: table, frame, stack)
      value = error ?? .enumeration(bundle.outcomes[outcome].value)
    } else if let constant = bundle.facts[ordinal].ifAbsent {
      value = bundle.constant(constant)
    } else {
      return .error(.missingFact, detail: ordinal)
    }
    frame.values[ordinal] = value
    frame.derived.append(ordinal)
    return value
  }

  private func plan(_ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> Int? {
    let value = fact(planFact, frame, stack)
    guard value.tag == .enumeration, value.bits >= 0, value.bits < Int64(bundle.count(.plans)) else { return nil }
    return Int(value.bits)
  }

  private func limit(_ limit: Int, _ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> Value {
    guard let plan = plan(frame, stack) else { return .error(.noPlan) }
    let row = bundle.limitValue(limit, plan)
    return bundle.limitKind(ofValue: row) == .number ? .int(bundle.limitValues[row].amount) : .null
  }

  private func planCan(_ capability: Int, _ frame: Frame, _ stack: UnsafeMutablePointer<Value>) -> Value {
    guard let plan = plan(frame, stack) else { return .error(.noPlan) }
    switch bundle.cell(capability, plan) {
    case .allow, .within, .spends: return .bool(true)
    case .deny, .notApplicable: return .bool(false)
    }
  }

  /// Runs the instructions of a program. `bottom` points to the first free slot of the stack.
  @inline(__always)
  private func run(_ program: Int, _ frame: Frame, _ bottom: UnsafeMutablePointer<Value>) -> Value {
    run(programs[program].code, code, constants, frame, bottom)
  }

  /// Runs a program that is not in the bundle, from its own instructions and constants.
  func run(loose range: Range<Int>, _ code: UnsafeRawPointer, _ constants: RuleBundle.Rows<ConstantRow>, _ frame: Frame) -> Value {
    run(range, code, constants, frame, frame.stack)
  }

  private func run(
    _ range: Range<Int>, _ code: UnsafeRawPointer, _ constants: RuleBundle.Rows<ConstantRow>, _ frame: Frame,
    _ bottom: UnsafeMutablePointer<Value>
  ) -> Value {
    var stack = bottom
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = RuleBundle.instruction(code, index)
      index &+= 1
      switch instruction.operation {
      case .constant: push(constants[Int(instruction.b)].value, &stack)
      case .fact: push(fact(Int(instruction.a), frame, stack), &stack)
      case .limit: push(limit(Int(instruction.b), frame, stack), &stack)
      case .planCan: push(planCan(Int(instruction.b), frame, stack), &stack)
      case .condition: push(run(bundle.conditions[Int(instruction.b)].program, frame, stack), &stack)
      case .factIsOneOf:
        let value = fact(Int(instruction.a), frame, stack)
        let isOne = value.tag == .enumeration && value.bits >= 0 && value.bits < 32
        push(isOne ? .bool(instruction.b >> UInt32(value.bits) & 1 == 1) : value.tag == .error ? value : .error(.wrongType), &stack)
      case .factEqual: compareFact(instruction, constants, frame, &stack) { equate($0, $1, frame) { $0 } }
      case .factNotEqual: compareFact(instruction, constants, frame, &stack) { equate($0, $1, frame) { !$0 } }
      case .factLess: compareFact(instruction, constants, frame, &stack) { order($0, $1, frame) { $0 < $1 } }
      case .factLessOrEqual: compareFact(instruction, constants, frame, &stack) { order($0, $1, frame) { $0 <= $1 } }
      case .factGreater: compareFact(instruction, constants, frame, &stack) { order($0, $1, frame) { $0 > $1 } }
      case .factGreaterOrEqual: compareFact(instruction, constants, frame, &stack) { order($0, $1, frame) { $0 >= $1 } }
      case .not: replace(stack) { $0.tag == .bool ? .bool($0.bits == 0) : passOn($0) }
      case .negate: replace(stack, Arithmetic.negate)
      case .size: replace(stack) { StringOperations.size($0, frame) }
      case .parseDuration: replace(stack) { StringOperations.duration($0, frame) }
      case .parseTimestamp: replace(stack) { StringOperations.timestamp($0, frame) }
      case .equal: combine(&stack) { equate($0, $1, frame) { $0 } }
      case .notEqual: combine(&stack) { equate($0, $1, frame) { !$0 } }
      case .less: combine(&stack) { order($0, $1, frame) { $0 < $1 } }
      case .lessOrEqual: combine(&stack) { order($0, $1, frame) { $0 <= $1 } }
      case .greater: combine(&stack) { order($0, $1, frame) { $0 > $1 } }
      case .greaterOrEqual: combine(&stack) { order($0, $1, frame) { $0 >= $1 } }
      case .add: combine(&stack) { $0.tag == .string ? StringOperations.join($0, $1, frame) : Arithmetic.add($0, $1) }
      case .subtract: combine(&stack, Arithmetic.subtract)
      case .multiply: combine(&stack, Arithmetic.multiply)
      case .divide: combine(&stack, Arithmetic.divide)
      case .remainder: combine(&stack, Arithmetic.remainder)
      case .isIn: combine(&stack) { Comparison.contains($1, $0, frame) }
      case .and: combine(&stack) { Evaluator.both($0, $1, decides: false) }
      case .or: combine(&stack) { Evaluator.both($0, $1, decides: true) }
      case .makeList: makeList(Int(instruction.b), frame, &stack)
      case .jumpIfFalse: if (stack - 1).pointee.isFalse { index = range.lowerBound &+ Int(instruction.b) }
      case .jumpIfTrue: if (stack - 1).pointee.isTrue { index = range.lowerBound &+ Int(instruction.b) }
      case .jump: index = range.lowerBound &+ Int(instruction.b)
      case .branch:
        stack -= 1
        let condition = stack.pointee
        if condition.isTrue { continue }
        if condition.isFalse {
          index = range.lowerBound &+ Int(instruction.b)
        } else {
          push(passOn(condition), &stack)
          index = range.lowerBound &+ Int(instruction.a)
        }
      }
    }
    return bottom.pointee
  }

  /// Evaluates `&&` (decided by false) and `||` (decided by true). A side that decides absorbs an error on the other side.
  private static func both(_ left: Value, _ right: Value, decides: Bool) -> Value {
    let decision: Int64 = decides ? 1 : 0
    if left.tag == .bool, left.bits == decision { return left }
    if right.tag == .bool, right.bits == decision { return right }
    if left.tag != .bool { return passOn(left) }
    return right.tag == .bool ? right : passOn(right)
  }

  @inline(__always)
  private func push(_ value: Value, _ stack: inout UnsafeMutablePointer<Value>) {
    stack.pointee = value
    stack += 1
  }

  @inline(__always)
  private func replace(_ stack: UnsafeMutablePointer<Value>, _ change: (Value) -> Value) {
    (stack - 1).pointee = change((stack - 1).pointee)
  }

  @inline(__always)
  private func combine(_ stack: inout UnsafeMutablePointer<Value>, _ operation: (Value, Value) -> Value) {
    stack -= 1
    (stack - 1).pointee = operation((stack - 1).pointee, stack.pointee)
  }

  @inline(__always)
  private func compareFact(
    _ instruction: Instruction, _ constants: RuleBundle.Rows<ConstantRow>, _ frame: Frame, _ stack: inout UnsafeMutablePointer<Value>,
    _ operation: (Value, Value) -> Value
  ) {
    push(operation(fact(Int(instruction.a), frame, stack), constants[Int(instruction.b)].value), &stack)
  }

  /// Compares numbers, ordinals, and Boolean values inline, and other values out of line.
  @inline(__always)
  private func equate(_ left: Value, _ right: Value, _ frame: Frame, _ answer: (Bool) -> Bool) -> Value {
    if left.tag == right.tag, left.tag == .int || left.tag == .enumeration || left.tag == .bool {
      return .bool(answer(left.bits == right.bits))
    }
    let value = Comparison.equal(left, right, frame)
    return value.tag == .bool ? .bool(answer(value.isTrue)) : value
  }

  @inline(__always)
  private func order(_ left: Value, _ right: Value, _ frame: Frame, _ holds: (Int64, Int64) -> Bool) -> Value {
    if left.tag == .int, right.tag == .int { return .bool(holds(left.bits, right.bits)) }
    let value = Comparison.order(left, right, frame)
    return value.tag == .int ? .bool(holds(value.bits, 0)) : value
  }

  private func makeList(_ count: Int, _ frame: Frame, _ stack: inout UnsafeMutablePointer<Value>) {
    stack -= count
    var failure: Value?
    let start = frame.items.count
    for offset in 0..<count {
      let value = stack[offset]
      if failure == nil, value.tag == .error || value.tag == .missing || value.tag == .list { failure = passOn(value) }
      frame.items.append(value)
    }
    push(failure ?? .list(start: start, count: count, in: .frame), &stack)
  }
}

/// Returns an error unchanged. Any other value does not belong here, which means that the bundle is damaged.
@inline(__always)
func passOn(_ value: Value) -> Value { value.tag == .error ? value : .error(.wrongType) }
