import Conditions
import RuleKinds
import TestSupport
import Testing

/// Guarded subtractions, sums and comparisons of several facts: what the analysis finds exists, and what it excludes does not.
///
/// The reference tries all values of all facts and calculates with an interpreter of its own.
@Suite struct ExactSearchTests {
  private static let cases = TestRun.cases ?? 1_600

  @Test(arguments: 0..<8) func everyAnswerIsThatOfTryingAllFacts(batch: Int) {
    for seed in batch * Self.cases / 8..<(batch + 1) * Self.cases / 8 {
      let world = RandomFormulas(seed: UInt64(seed))
      let outcome = FactSearch.run(world.formula, FactValues(of: world.space, in: [world.formula]))
      let isRight = world.agrees(with: outcome)
      #expect(isRight, "seed \(seed): \(outcome) for \(world.formula) of \(world.domains)")
    }
  }

  /// The analysis leaves only products of facts undecided.
  @Test func onlyProductsStayOpen() {
    let open = (0..<Self.cases).filter { seed in
      let world = RandomFormulas(seed: UInt64(seed))
      guard !world.hasProduct else { return false }
      return FactSearch.run(world.formula, FactValues(of: world.space, in: [world.formula])) == .open
    }
    #expect(open == [])
  }

  @Test func aCycleOfDifferencesIsExcluded() {
    let names = ["a", "b", "c"]
    var space = FactSpace()
    let facts = names.map { name in Formula.variable(space.position(name) { .init(name, .int, least: 0) }) }
    func less(_ a: Int, _ b: Int) -> Formula { .compare(.less, facts[a], facts[b]) }
    #expect(run(.all([less(0, 1), less(1, 2), less(2, 0)]), space) == .never)
    #expect(run(.all([less(0, 1), less(1, 2)]), space) == .found([.number(0), .number(1), .number(2)]))
  }

  /// Both facts are 41, far from every number in the comparisons.
  @Test func aSumAndADifferenceMeet() {
    var space = FactSpace()
    let a = Formula.variable(space.position("a") { .init("a", .int, least: 0) })
    let b = Formula.variable(space.position("b") { .init("b", .int, least: 0) })
    let sum = Formula.arithmetic(.add, a, b)
    func number(_ number: Int64) -> Formula { .value(.number(number)) }
    let range = [Formula.compare(.greater, sum, number(80)), .compare(.less, sum, number(83)), .compare(.equal, a, b)]
    #expect(run(.all(range), space) == .found([.number(41), .number(41)]))
    #expect(run(.all(range + [.compare(.notEqual, sum, number(82))]), space) == .never)
  }

  /// Texts have an order, and joining them gives more texts than the ones that the formula contains.
  @Test func textsThatAreOrderedOrJoinedAreOpen() {
    var space = FactSpace()
    let name = Formula.variable(space.position("name") { .init("name", .string) })
    let x = Formula.value(.text("x"))
    #expect(run(.compare(.equal, .arithmetic(.add, name, x), .value(.text("ax"))), space) == .open)
    #expect(run(.all([.compare(.less, name, x), .compare(.equal, name, .value(.text("a")))]), space) == .found([.text("a")]))
  }

  private func run(_ formula: Formula, _ space: FactSpace) -> FactSearch.Outcome {
    FactSearch.run(formula, FactValues(of: space, in: [formula]))
  }
}

/// A random formula of two to four facts with few values, and all combinations of their values.
private struct RandomFormulas {
  private(set) var space = FactSpace()
  private(set) var domains: [[FactValue]] = []
  private(set) var formula = Formula.always
  private(set) var hasProduct = false
  private var numbers: [Int] = []
  private var random: Seeded

  init(seed: UInt64) {
    random = Seeded(seed)
    for index in 0..<pick(2...4) {
      let least = Int64(pick(0...4)) * [-1, 0, 0, 1, 100][pick(0...4)]
      let most = least + Int64(pick(2...(index < 2 ? 6 : 4)))
      let isNullable = pick(0...5) == 0
      let position = space.position("n\(index)") {
        .init("n\(index)", isNullable ? .nullable(.int) : .int, least: least, most: most)
      }
      numbers.append(position)
      domains.append((least...most).map { .number($0) } + (isNullable ? [.null] : []))
    }
    _ = space.position("yes") { .init("yes", .bool) }
    domains.append([.bool(false), .bool(true)])
    formula = test(depth: 3)
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  // MARK: Formulas

  private mutating func test(depth: Int) -> Formula {
    switch depth == 0 ? 9 : pick(0...9) {
    case 0, 1, 2: return .all((0..<pick(2...4)).map { _ in test(depth: depth - 1) })
    case 3: return .any((0..<2).map { _ in test(depth: depth - 1) })
    case 4: return .not(test(depth: depth - 1))
    case 5: return .conditional(test(depth: 0), then: test(depth: depth - 1), else: test(depth: depth - 1))
    case 6: return pick(0...1) == 0 ? .variable(numbers.count) : .compare([.equal, .notEqual][pick(0...1)], fact(), .value(.null))
    case 7: return .compare(.isIn, sum(), .value(.list([.number(Int64(pick(0...4))), .number(Int64(pick(2...9)))])))
    default: return .compare(order(), sum(), pick(0...2) == 0 ? sum() : number())
    }
  }

  private mutating func order() -> BinaryOperator { [.less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual][pick(0...5)] }

  private mutating func fact() -> Formula { .variable(numbers[pick(0...(numbers.count - 1))]) }

  private mutating func number() -> Formula { .value(.number(Int64(pick(-3...9) + (pick(0...5) == 0 ? 100 : 0)))) }

  private mutating func sum() -> Formula {
    let (a, b) = (fact(), fact())
    switch pick(0...12) {
    case 0, 1: return a
    case 2, 3: return .arithmetic(.add, a, b)
    case 4, 5: return .arithmetic(.subtract, a, b)
    case 6: return .arithmetic(.subtract, .arithmetic(.add, a, b), fact())
    case 7: return .arithmetic(.multiply, .value(.number(Int64(pick(2...3)))), a)
    case 8: return .negate(a)
    case 9 where pick(0...3) == 0:
      hasProduct = true
      return .arithmetic([.multiply, .remainder, .divide][pick(0...2)], a, b)
    default: return .conditional(.compare(.greater, a, b), then: .arithmetic(.subtract, a, b), else: .value(.number(0)))
    }
  }

  // MARK: The reference

  func agrees(with outcome: FactSearch.Outcome) -> Bool {
    switch outcome {
    case .open: return hasProduct
    case .never: return !everybody.contains { Reference.holds(formula, $0) }
    case .found(let facts):
      // Facts that the result omits may have any value.
      for (fact, domain) in zip(facts, domains) { if let fact, !domain.contains(fact) { return false } }
      let people = everybody.filter { person in zip(facts, person).allSatisfy { $0 == nil || $0 == $1 } }
      return !people.isEmpty && people.allSatisfy { Reference.holds(formula, $0) }
    }
  }

  private var everybody: [[FactValue]] {
    domains.reduce([[]]) { people, domain in people.flatMap { person in domain.map { person + [$0] } } }
  }
}

/// An interpreter of formulas that calculates with optional numbers: no number is an error.
private enum Reference {
  private enum Result: Equatable { case bool(Bool), number(Int), null, error }

  static func holds(_ formula: Formula, _ person: [FactValue]) -> Bool { result(formula, person) == .bool(true) }

  private static func result(_ formula: Formula, _ person: [FactValue]) -> Result {
    switch formula {
    case .value(let value): return of(value)
    case .variable(let fact): return of(person[fact])
    case .not(let operand): if case .bool(let value) = result(operand, person) { return .bool(!value) } else { return .error }
    case .all(let sides):
      let results = sides.map { result($0, person) }
      return results.contains(.bool(false)) ? .bool(false) : results.contains { $0 != .bool(true) } ? .error : .bool(true)
    case .any(let sides):
      let results = sides.map { result($0, person) }
      return results.contains(.bool(true)) ? .bool(true) : results.contains { $0 != .bool(false) } ? .error : .bool(false)
    case .conditional(let test, let then, let otherwise):
      guard case .bool(let value) = result(test, person) else { return .error }
      return result(value ? then : otherwise, person)
    case .negate(let operand): if case .number(let number) = result(operand, person) { return .number(-number) } else { return .error }
    case .arithmetic(let operation, let left, let right):
      guard case .number(let a) = result(left, person), case .number(let b) = result(right, person) else { return .error }
      switch operation {
      case .add: return .number(a + b)
      case .subtract: return .number(a - b)
      case .multiply: return .number(a * b)
      case .divide: return b == 0 ? .error : .number(a / b)
      default: return b == 0 ? .error : .number(a % b)
      }
    case .compare(.isIn, let left, .value(.list(let items))):
      let value = result(left, person)
      return value == .error ? .error : .bool(items.contains { of($0) == value })
    case .compare(let operation, let left, let right): return compare(operation, result(left, person), result(right, person))
    default: return .error
    }
  }

  private static func compare(_ operation: BinaryOperator, _ left: Result, _ right: Result) -> Result {
    if left == .error || right == .error { return .error }
    if operation == .equal { return .bool(left == right) }
    if operation == .notEqual { return .bool(left != right) }
    guard case .number(let a) = left, case .number(let b) = right else { return .error }
    switch operation {
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    default: return .bool(a >= b)
    }
  }

  private static func of(_ value: FactValue) -> Result {
    switch value {
    case .bool(let value): .bool(value)
    case .number(let number): .number(Int(number))
    case .null: .null
    default: .error
    }
  }
}
