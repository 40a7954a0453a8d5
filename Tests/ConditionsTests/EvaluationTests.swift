import Conditions
import RulesBundle
import Testing

/// The instructions must mean what the expression means: both are evaluated, slowly and plainly, and compared.
@Suite struct EvaluationTests {
  /// A value, or its absence.
  enum Outcome: Equatable { case value(Constant), error }

  /// `online`, `verified`, and `plan`, with each possible value and missing.
  static let worlds: [[String: Constant]] = {
    var worlds: [[String: Constant]] = []
    let booleans: [Constant?] = [.bool(true), .bool(false), nil]
    for online in booleans {
      for verified in booleans + [.null] {
        for plan: Constant? in [.enumeration(0), .enumeration(1), nil] {
          var world: [String: Constant] = ["usage.savedFlows": .int(3)]
          world["online"] = online
          world["verified"] = verified
          world["plan"] = plan
          worlds.append(world)
        }
      }
    }
    return worlds
  }()

  @Test(arguments: [
    "online && plan == 'free'", "online || plan == 'free'", "online && plan == 'free' && usage.savedFlows > 2",
    "online || plan != 'free' || verified == true", "online ? plan == 'free' : verified == null",
    "!(online && verified == true) || plan in ['guest']",
    "verified != null && verified || online", "(online ? 1 : 2) + usage.savedFlows > 4", "usage.savedFlows - 1 - 1 == 1 && online",
    "(online ? (plan == 'free' ? 1 : 2) : 3) > 1", "(online || plan == 'free') == (verified == true)",
    "usage.savedFlows in [1, online ? 3 : 4]", "9223372036854775807 + usage.savedFlows > 0 || online",
    "1 / (usage.savedFlows - 3) > 0 && online",
    "-9223372036854775808 / -1 > 0 || online", "-7 / 2 == -3 && -7 % 2 == -1",
  ])
  func instructionsAgreeWithTheExpression(_ text: String) throws {
    let root = try #require(compile(text).0).root
    var pool = ConstantPool()
    let program = root.emit(constants: &pool)
    for world in Self.worlds {
      let machine = run(program, pool.constants, world)
      #expect(machine.outcome == evaluate(root, world), "\(world)")
      #expect(machine.highest <= program.maximumStack)
    }
  }

  // MARK: Evaluation of the tree

  func evaluate(_ expression: TypedExpression, _ world: [String: Constant]) -> Outcome {
    switch expression {
    case .constant(let value, _, _): return .value(value)
    case .fact(let name, _, _): return world[name].map { .value($0) } ?? .error
    case .not(let operand):
      let value = evaluate(operand, world)
      return value == .error ? .error : .value(.bool(value != .value(.bool(true))))
    case .and(let sides):
      let all = sides.map { evaluate($0, world) }
      return all.contains(.value(.bool(false))) ? .value(.bool(false)) : all.contains(.error) ? .error : .value(.bool(true))
    case .or(let sides):
      let all = sides.map { evaluate($0, world) }
      return all.contains(.value(.bool(true))) ? .value(.bool(true)) : all.contains(.error) ? .error : .value(.bool(false))
    case .conditional(let test, let then, let otherwise, _):
      switch evaluate(test, world) {
      case .value(.bool(true)): return evaluate(then, world)
      case .value(.bool(false)): return evaluate(otherwise, world)
      default: return .error
      }
    case .binary(let operation, let left, let right, _):
      return Self.apply(operation.rawValue, evaluate(left, world), evaluate(right, world))
    case .list(let items, _):
      let values = items.map { evaluate($0, world) }
      return .value(.list(values.compactMap { if case .value(let value) = $0 { value } else { nil } }))
    default: return .error
    }
  }

  static func apply(_ operation: String, _ left: Outcome, _ right: Outcome) -> Outcome {
    guard case .value(let left) = left, case .value(let right) = right else { return .error }
    switch (operation, left, right) {
    case ("==", _, _): return .value(.bool(left == right))
    case ("!=", _, _): return .value(.bool(left != right))
    case ("in", _, .list(let items)): return .value(.bool(items.contains(left)))
    case (">", .int(let a), .int(let b)): return .value(.bool(a > b))
    case ("+", .int(let a), .int(let b)): return checked(a.addingReportingOverflow(b))
    case ("-", .int(let a), .int(let b)): return checked(a.subtractingReportingOverflow(b))
    case ("/", .int(let a), .int(let b)): return checked(a.dividedReportingOverflow(by: b))
    case ("%", .int(let a), .int(let b)): return checked(a.remainderReportingOverflow(dividingBy: b))
    default: return .error
    }
  }

  static func checked(_ result: (Int64, Bool)) -> Outcome { result.1 ? .error : .value(.int(result.0)) }

  // MARK: Evaluation of the instructions

  func run(_ program: Program, _ constants: [Constant], _ world: [String: Constant]) -> (outcome: Outcome, highest: Int) {
    let names = ["plan": 0, "usage.savedFlows": 2, "online": 7, "verified": 8]
    func fact(_ ordinal: UInt16) -> Outcome {
      guard let name = names.first(where: { $0.value == Int(ordinal) })?.key, let value = world[name] else { return .error }
      return .value(value)
    }
    var stack: [Outcome] = []
    var highest = 0
    var index = 0
    while index < program.instructions.count {
      let step = program.instructions[index]
      index += 1
      switch step.operation {
      case .constant: stack.append(.value(constants[Int(step.b)]))
      case .fact: stack.append(fact(step.a))
      case .factIsOneOf:
        var result = Outcome.error
        if case .value(.enumeration(let value)) = fact(step.a) { result = .value(.bool(step.b >> value & 1 == 1)) }
        stack.append(result)
      case .factEqual: stack.append(Self.apply("==", fact(step.a), .value(constants[Int(step.b)])))
      case .factNotEqual: stack.append(Self.apply("!=", fact(step.a), .value(constants[Int(step.b)])))
      case .factGreater: stack.append(Self.apply(">", fact(step.a), .value(constants[Int(step.b)])))
      case .not: if case .value(.bool(let value)) = stack[stack.count - 1] { stack[stack.count - 1] = .value(.bool(!value)) }
      case .and, .or:
        let deciding = Outcome.value(.bool(step.operation == .or))
        let (right, left) = (stack.removeLast(), stack.removeLast())
        stack.append(left == deciding || right == deciding ? deciding : left == .error || right == .error ? .error : right)
      case .jumpIfFalse: if stack.last == .value(.bool(false)) { index = Int(step.b) }
      case .jumpIfTrue: if stack.last == .value(.bool(true)) { index = Int(step.b) }
      case .jump: index = Int(step.b)
      case .branch:
        let test = stack.removeLast()
        if test == .error { stack.append(.error); index = Int(step.a) } else if test == .value(.bool(false)) { index = Int(step.b) }
      case .makeList:
        let items = stack.suffix(Int(step.b)).compactMap { if case .value(let value) = $0 { value } else { nil } }
        stack.removeLast(Int(step.b))
        stack.append(.value(.list(items)))
      default:
        let signs: [Instruction.Operation: String] = [
          .equal: "==", .notEqual: "!=", .greater: ">", .add: "+", .subtract: "-", .divide: "/", .remainder: "%", .isIn: "in",
        ]
        let (right, left) = (stack.removeLast(), stack.removeLast())
        stack.append(Self.apply(signs[step.operation] ?? "", left, right))
      }
      highest = max(highest, stack.count)
    }
    #expect(stack.count == 1)
    return (stack.last ?? .error, highest)
  }
}
