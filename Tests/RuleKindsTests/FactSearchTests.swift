import Conditions
import RuleKinds
import TestSupport
import Testing

/// What the analysis finds exists, and what it rules out does not: compared with trying every value of a small domain.
@Suite struct FactSearchTests {
  /// Numbers from 0 to 6, two of them of any origin; a Boolean; one of three words, or none.
  private static let bounds: [ClosedRange<Int64>] = [0...6, 0...6, 2...5]

  private static var space: FactSpace {
    var space = FactSpace()
    for (index, range) in bounds.enumerated() {
      _ = space.position("n\(index)") { .init("n\(index)", .int, least: range.lowerBound, most: range.upperBound) }
    }
    _ = space.position("yes") { .init("yes", .bool) }
    _ = space.position("word") { .init("word", .nullable(.enumeration(["a", "b", "c"]))) }
    return space
  }

  @Test(arguments: 0..<400) func itFindsWhatThereIs(seed: Int) {
    var random = Seeded(UInt64(seed))
    let formula = Self.formula(&random, depth: 3)
    let space = Self.space
    let values = FactValues(of: space, in: [formula])
    let exists = Self.everybody.contains { formula.evaluate($0) == .yes }
    switch FactSearch.run(formula, values) {
    case .found(let facts):
      #expect(exists)
      // For any value of the facts that it omits.
      let others = Self.everybody.filter { person in zip(person, facts).allSatisfy { $1 == nil || $0 == $1 } }
      #expect(others.allSatisfy { formula.evaluate($0) == .yes }, "seed \(seed): \(formula)")
    case .never: #expect(!exists, "seed \(seed): \(formula)")
    case .open: Issue.record("seed \(seed): \(formula)")
    }
  }

  /// Times are compared with each other only, so any time is suitable.
  @Test func differencesOfTimesAreExact() {
    var space = FactSpace()
    let now = space.position("now") { .init("now", .timestamp) }
    let then = space.position("then") { .init("then", .nullable(.timestamp)) }
    let age = Formula.arithmetic(.subtract, .variable(now), .variable(then))
    func hours(_ count: Int64) -> Formula { .value(.number(FactValue.nanoseconds(count * 3600))) }
    let isThere = Formula.compare(.notEqual, .variable(then), .value(.null))
    func search(_ sides: [Formula]) -> FactSearch.Outcome { FactSearch.run(.all(sides), FactValues(of: space, in: sides)) }
    #expect(search([isThere, .compare(.less, age, hours(72)), .compare(.greaterOrEqual, age, hours(72))]) == .never)
    guard case .found(let facts) = search([isThere, .compare(.less, age, hours(72)), .compare(.greater, age, hours(71))]) else {
      Issue.record("no such time exists")
      return
    }
    #expect(FactExample(facts, in: space).description == "now=2026-01-01T00:00:00Z, then=2025-12-29T00:00:01Z")
  }

  // MARK: A small domain

  private static let everybody: [[FactValue?]] = {
    var people: [[FactValue?]] = [[]]
    for range in bounds { people = people.flatMap { person in range.map { person + [.number($0)] } } }
    people = people.flatMap { person in [false, true].map { person + [.bool($0)] } }
    return people.flatMap { person in [.ordinal(0), .ordinal(1), .ordinal(2), .null].map { person + [$0] } }
  }()

  private static func formula(_ random: inout Seeded, depth: Int) -> Formula {
    switch depth == 0 ? Int.random(in: 3...6, using: &random) : Int.random(in: 0...6, using: &random) {
    case 0: return .all((0..<Int.random(in: 2...3, using: &random)).map { _ in formula(&random, depth: depth - 1) })
    case 1: return .any((0..<2).map { _ in formula(&random, depth: depth - 1) })
    case 2: return .not(formula(&random, depth: depth - 1))
    case 3: return .variable(3)
    case 4:
      let word = FactValue.ordinal(Int.random(in: 0...2, using: &random))
      return .compare(
        Bool.random(using: &random) ? .equal : .notEqual, .variable(4), Bool.random(using: &random) ? .value(word) : .value(.null))
    default:
      let operation: BinaryOperator =
        [.less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual].randomElement(using: &random) ?? .less
      return .compare(operation, sum(&random), sum(&random))
    }
  }

  private static func sum(_ random: inout Seeded) -> Formula {
    let number = Formula.value(.number(Int64.random(in: -2...8, using: &random)))
    let one = Formula.variable(Int.random(in: 0...2, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0, 1: return number
    case 2: return one
    case 3: return .arithmetic(.subtract, one, number)
    default: return .arithmetic(.add, one, .variable(Int.random(in: 0...2, using: &random)))
    }
  }
}
