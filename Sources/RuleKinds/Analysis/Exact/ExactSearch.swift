internal import Conditions

/// A search that decides how sums of numbers compare with zero, instead of trying numbers.
///
/// A search that tries numbers finds examples fast, but cannot exclude all numbers if facts are compared with each other in a cycle, or both
/// added and subtracted. This search solves the inequalities that its decisions imply, so it excludes or finds numbers in any range.
struct ExactSearch {
  private static let mostSteps = 4_000

  private let variables: [FactSpace.Variable]
  private let values: [[FactValue]]
  private let known: [Int: FactValue]
  private var tests: [FactTest] = []
  private var sums: [SumInequalities]
  private let numbers: [Int]
  private let bounds: [Inequality]
  private let system: IntegerSystem

  private var facts: [FactValue?]
  private var nulls: [Bool?]
  private var decisions: [SumInequalities.Side?]
  private var steps = 0
  /// Whether something prevents a proof.
  private var isOpen = false

  /// - Parameter sides: Formulas with the results that they must have.
  init(_ space: FactValues, _ sides: [(formula: Formula, isNegated: Bool)], knowing known: [Int: FactValue]) {
    variables = space.variables
    values = space.values
    self.known = known
    var builder = FactTestBuilder(variables, values, knowing: known)
    tests = sides.map { side in
      let test = builder.test(side.formula)
      return side.isNegated ? .not(test) : test
    }
    let used = Set(builder.sums.flatMap(\.sum.coefficients.keys)).sorted()
    numbers = used
    sums = builder.sums.map { SumInequalities($0, used) }
    let spaceVariables = variables
    bounds = used.enumerated().flatMap { SumInequalities.bounds(of: spaceVariables[$0.element], at: $0.offset, of: used.count) }
    system = IntegerSystem(preferences: used.map { spaceVariables[$0].preference })
    facts = Array(repeating: nil, count: variables.count)
    for (fact, value) in known { facts[fact] = value }
    nulls = Array(repeating: nil, count: variables.count)
    decisions = Array(repeating: nil, count: sums.count)
  }

  /// Returns facts, the absence of which is proven if the result is `never`.
  mutating func run() -> FactSearch.Outcome {
    guard case .found(let first) = system.solve(bounds) else { return .open }
    if let found = search(tests.indices.map { $0 }, first) { return .found(found) }
    return isOpen ? .open : .never
  }

  /// - Parameter model: Numbers that fulfill all decisions.
  private mutating func search(_ still: [Int], _ model: [Int64]) -> [FactValue?]? {
    steps += 1
    guard steps <= ExactSearch.mostSteps else {
      isOpen = true
      return nil
    }
    var undecided: [Int] = []
    var next: FactTest.Unknown?
    for index in still {
      switch answer(tests[index]) {
      case .yes: continue
      case .no, .error, .neither: return nil
      case .open(let unknown):
        undecided.append(index)
        if next == nil || next == .anything { next = unknown }
      }
    }
    switch next {
    case nil: return example(model)
    case .anything:
      isOpen = true
      return nil
    case .fact(let fact): return decide(fact, undecided, model)
    case .null(let fact):
      for isNull in [false, true] {
        nulls[fact] = isNull
        if let found = search(undecided, model) { return found }
      }
      nulls[fact] = nil
      return nil
    case .sum(let sum): return decide(sum: sum, undecided, model)
    }
  }

  private mutating func decide(_ fact: Int, _ undecided: [Int], _ model: [Int64]) -> [FactValue?]? {
    for value in variables[fact].options ?? values[fact] {
      facts[fact] = value
      if let found = search(undecided, model) { return found }
    }
    facts[fact] = nil
    return nil
  }

  private mutating func decide(sum: Int, _ undecided: [Int], _ model: [Int64]) -> [FactValue?]? {
    for side in sums[sum].sides {
      decisions[sum] = side
      var numbers = model
      if !side.rows.allSatisfy({ $0.rest(without: -1, model).map { $0 <= 0 } ?? false }) {
        let rows = bounds + decisions.compactMap { $0 }.flatMap(\.rows)
        switch system.solve(rows) {
        case .none: continue
        case .found(let solution): numbers = solution
        case .unknown:
          isOpen = true
          continue
        }
      }
      if let found = search(undecided, numbers) { return found }
    }
    decisions[sum] = nil
    return nil
  }

  // MARK: Results

  private func answer(_ test: FactTest) -> FactTest.Answer {
    switch test {
    case .answer(let answer): return answer
    case .not(let operand):
      let answer = answer(operand)
      return answer == .yes ? .no : answer == .no ? .yes : answer
    case .all(let sides): return combine(sides, by: .no, else: .yes)
    case .any(let sides): return combine(sides, by: .yes, else: .no)
    case .choice(let condition, let then, let otherwise):
      let answer = answer(condition)
      return answer == .yes ? self.answer(then) : answer == .no ? self.answer(otherwise) : answer
    case .byValue(let fact, let tests):
      guard let value = facts[fact] else { return .open(.fact(fact)) }
      guard let position = (variables[fact].options ?? values[fact]).firstIndex(of: value) else { return .error }
      return self.answer(tests[position])
    case .ifNull(let fact, let null, let otherwise):
      guard let isNull = nulls[fact] else { return .open(.null(fact)) }
      return answer(isNull ? null : otherwise)
    case .values(let formula, let facts):
      for fact in facts where self.facts[fact] == nil { return .open(.fact(fact)) }
      return FactTest.Answer(formula.evaluate(self.facts))
    case .sum(let sum): return decisions[sum].map { $0.isTrue ? .yes : .no } ?? .open(.sum(sum))
    }
  }

  private func combine(_ sides: [FactTest], by deciding: FactTest.Answer, else otherwise: FactTest.Answer) -> FactTest.Answer {
    var unknown: FactTest.Unknown?
    var fails = false
    for side in sides {
      let answer = answer(side)
      if answer == deciding { return deciding }
      if case .open(let next) = answer, unknown == nil || unknown == .anything { unknown = next }
      if answer == .error { fails = true }
    }
    return unknown.map { .open($0) } ?? (fails ? .error : otherwise)
  }

  /// Returns the decided facts, with numbers that fulfill the decisions.
  private func example(_ model: [Int64]) -> [FactValue?] {
    var found = facts
    for fact in nulls.indices where nulls[fact] == true { found[fact] = .null }
    for (index, fact) in numbers.enumerated() where nulls[fact] != true {
      let isUsed = zip(sums, decisions).contains { $1 != nil && $0.uses(index) }
      if isUsed || nulls[fact] == false { found[fact] = .number(model[index]) }
    }
    return found
  }
}

extension FactTest.Answer {
  init(_ result: FormulaResult) {
    switch result {
    case .yes: self = .yes
    case .no: self = .no
    case .value: self = .neither
    case .error: self = .error
    case .unknown(let fact): self = .open(.fact(fact))
    }
  }
}

extension FactSpace.Variable {
  fileprivate var preference: IntegerSystem.Preference {
    guard case .number(let step) = values else { return .init(number: 0, step: 1) }
    return .init(number: type.withoutNull == .timestamp ? FactValues.someTime : least ?? 0, step: step)
  }
}
