internal import Conditions

/// Converts formulas to tests of sums.
struct FactTestBuilder {
  /// The maximum number of comparisons, because a comparison of choices becomes several.
  private static let most = 2_000

  let variables: [FactSpace.Variable]
  /// The values of each fact, for facts that have few.
  let values: [[FactValue]]
  /// Facts whose value is fixed.
  let known: [Int: FactValue]
  private(set) var sums: [SumTest] = []
  private var positions: [SumTest: Int] = [:]
  private var count = 0

  init(_ variables: [FactSpace.Variable], _ values: [[FactValue]], knowing known: [Int: FactValue]) {
    (self.variables, self.values, self.known) = (variables, values, known)
  }

  mutating func test(_ formula: Formula) -> FactTest {
    switch formula {
    case .value(.bool(let value)): return .answer(value ? .yes : .no)
    case .value: return .answer(.neither)
    case .opaque: return .answer(.open(.anything))
    case .not(let operand): return .not(test(operand))
    case .all(let sides): return .all(sides.map { test($0) })
    case .any(let sides): return .any(sides.map { test($0) })
    case .conditional(let condition, let then, let otherwise):
      return choice(test(condition), { $0.test(then) }, { $0.test(otherwise) })
    case .byPlan(let fact, let cells): return byPlan(fact, cells) { $0.test($1) }
    case .compare(let operation, let left, let right):
      return lift(left) { $0.lift(right) { [left = $1] in $0.compare(operation, left, $1) } }
    case .variable(let fact): return known[fact].map { .answer(FactTest.Answer(.value($0))) } ?? values(formula, [fact])
    case .arithmetic, .negate, .size, .list: return .answer(.neither)
    }
  }

  // MARK: Choices

  /// Moves the choices inside a value outside of its comparison.
  private mutating func lift(_ formula: Formula, _ body: (inout FactTestBuilder, Formula) -> FactTest) -> FactTest {
    switch formula {
    case .conditional(let condition, let then, let otherwise):
      return choice(test(condition), { $0.lift(then, body) }, { $0.lift(otherwise, body) })
    case .byPlan(let fact, let cells): return byPlan(fact, cells) { $0.lift($1, body) }
    case .arithmetic(let operation, let left, let right):
      return lift(left) { builder, left in builder.lift(right) { body(&$0, .arithmetic(operation, left, $1)) } }
    case .negate(let operand): return lift(operand) { body(&$0, .negate($1)) }
    case .variable(let fact):
      if let value = known[fact] { return body(&self, .value(value)) }
      guard let options = variables[fact].options, variables[fact].isNumber else { return body(&self, formula) }
      return .byValue(fact, options.map { body(&self, .value($0)) })
    default: return body(&self, formula)
    }
  }

  private mutating func choice(
    _ condition: FactTest, _ then: (inout FactTestBuilder) -> FactTest, _ otherwise: (inout FactTestBuilder) -> FactTest
  ) -> FactTest {
    switch condition {
    case .answer(.yes): then(&self)
    case .answer(.no): otherwise(&self)
    case .answer: condition
    default: .choice(condition, then: then(&self), else: otherwise(&self))
    }
  }

  private mutating func byPlan(_ fact: Int, _ cells: [Formula], _ body: (inout FactTestBuilder, Formula) -> FactTest) -> FactTest {
    if let plan = known[fact] {
      guard case .ordinal(let ordinal) = plan, cells.indices.contains(ordinal) else { return .answer(.error) }
      return body(&self, cells[ordinal])
    }
    return .byValue(
      fact,
      values[fact].map { plan in
        guard case .ordinal(let ordinal) = plan, cells.indices.contains(ordinal) else { return .answer(.error) }
        return body(&self, cells[ordinal])
      })
  }

  // MARK: Comparisons

  private mutating func compare(_ operation: BinaryOperator, _ left: Formula, _ right: Formula) -> FactTest {
    count += 1
    guard count <= FactTestBuilder.most else { return .answer(.open(.anything)) }
    let facts = Formula.compare(operation, left, right).facts
    guard facts.contains(where: { variables[$0].isNumber }) else {
      return values(.compare(operation, left, right), facts)
    }
    if operation == .isIn {
      guard case .value(.list(let items)) = right else { return .answer(.open(.anything)) }
      return .any(items.map { compareNumbers(.equal, left, .value($0), facts[...]) })
    }
    return compareNumbers(operation, left, right, facts[...])
  }

  private func values(_ formula: Formula, _ facts: [Int]) -> FactTest {
    if facts.isEmpty {
      let result = formula.evaluate([])
      return formula.isFollowed(variables) ? .answer(FactTest.Answer(result)) : .answer(.open(.anything))
    }
    return formula.isFollowed(variables) ? .values(formula, of: facts) : .answer(.open(.anything))
  }

  /// Returns the comparison of two sums, after a choice for each number that may be null.
  private mutating func compareNumbers(
    _ operation: BinaryOperator, _ left: Formula, _ right: Formula, _ facts: ArraySlice<Int>
  ) -> FactTest {
    if let fact = facts.first {
      let otherwise = compareNumbers(operation, left, right, facts.dropFirst())
      guard variables[fact].isNullable else { return otherwise }
      let null = compareNumbers(operation, left.replacing(fact), right.replacing(fact), facts.dropFirst())
      return .ifNull(fact, null, else: otherwise)
    }
    if left.hasNull || right.hasNull {
      let isCalculated = left.hasNull && left != .value(.null) || right.hasNull && right != .value(.null)
      guard !isCalculated, operation == .equal || operation == .notEqual else { return .answer(.error) }
      return .answer((left == right) == (operation == .equal) ? .yes : .no)
    }
    guard let leftSum = left.sum, let rightSum = right.sum else { return .answer(.open(.anything)) }
    func difference(_ a: VariableSum, _ b: VariableSum, plus number: Int64) -> VariableSum? {
      a.adding(b, times: -1)?.adding(VariableSum(constant: number), times: 1)
    }
    let (sum, isEquality, isNegated): (VariableSum?, Bool, Bool) =
      switch operation {
      case .equal: (difference(leftSum, rightSum, plus: 0), true, false)
      case .notEqual: (difference(leftSum, rightSum, plus: 0), true, true)
      case .lessOrEqual: (difference(leftSum, rightSum, plus: 0), false, false)
      case .less: (difference(leftSum, rightSum, plus: 1), false, false)
      case .greaterOrEqual: (difference(leftSum, rightSum, plus: 1), false, true)
      case .greater: (difference(leftSum, rightSum, plus: 0), false, true)
      default: (nil, false, false)
      }
    guard let sum else { return .answer(.open(.anything)) }
    let test = position(of: SumTest(isEquality: isEquality, sum: sum))
    return isNegated ? .not(test) : test
  }

  private mutating func position(of test: SumTest) -> FactTest {
    if test.sum.coefficients.isEmpty {
      return .answer(test.isEquality ? (test.sum.constant == 0 ? .yes : .no) : (test.sum.constant <= 0 ? .yes : .no))
    }
    if let position = positions[test] { return .sum(position) }
    sums.append(test)
    positions[test] = sums.count - 1
    return .sum(sums.count - 1)
  }
}

extension Formula {
  fileprivate var hasNull: Bool { self == .value(.null) || children.contains(where: \.hasNull) }

  /// Returns the calculation with null in place of a fact. It contains only facts, numbers, and operators.
  fileprivate func replacing(_ fact: Int) -> Formula {
    switch self {
    case .variable(fact): .value(.null)
    case .arithmetic(let operation, let left, let right): .arithmetic(operation, left.replacing(fact), right.replacing(fact))
    case .negate(let operand): .negate(operand.replacing(fact))
    default: self
    }
  }

  /// The calculation as a sum, or nil if it is not one.
  fileprivate var sum: VariableSum? {
    switch self {
    case .value(.number(let number)): return VariableSum(constant: number)
    case .variable(let fact): return VariableSum(coefficients: [fact: 1])
    case .negate(let operand): return operand.sum.flatMap { VariableSum().adding($0, times: -1) }
    case .arithmetic(let operation, let left, let right):
      guard let left = left.sum, let right = right.sum else { return nil }
      return VariableSum.combined(operation, left, right)
    default: return nil
    }
  }

  /// Whether trying some values of the facts covers all values: texts are only compared for equality, and there are no lists.
  fileprivate func isFollowed(_ variables: [FactSpace.Variable]) -> Bool {
    switch self {
    case .opaque, .size: return false
    case .list(let items): return items.allSatisfy { $0.isFollowed(variables) }
    case .variable(let fact): return variables[fact].values != .list
    case .arithmetic(_, let left, let right):
      return !left.isText(variables) && left.isFollowed(variables) && right.isFollowed(variables)
    case .compare(let operation, let left, let right):
      if ![.equal, .notEqual, .isIn].contains(operation), left.isText(variables) || right.isText(variables) { return false }
      return left.isFollowed(variables) && right.isFollowed(variables)
    default: return children.allSatisfy { $0.isFollowed(variables) }
    }
  }
}

extension FactSpace.Variable {
  var isNumber: Bool { if case .number = values { true } else { false } }
}
