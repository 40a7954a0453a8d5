import Reference
import RuleKinds
import RulesBundle
import RulesRuntime
import Schema
import Testing

/// Every action of the product, decided from its bundle and by the reference from its files, for random people: the same result, reason,
/// and limit.
///
/// `RULEBOOK_CASES` decisions are compared; by default, a few with every run (`make differential` compares a million).
@Suite struct DecisionDifferentialTests {
  private static let cases = ProductRules.cases(30_000)
  private static let parts = 4

  @Test(arguments: 0..<parts) func bothDecideTheSame(part: Int) throws {
    let (rules, plain, book) = (ProductRules.shared.rules, ProductRules.shared.plain, ProductRules.shared.book)
    let frame = rules.makeFrame()
    let actions = try book.actions.entries.map { (entry: $0, ordinal: try #require(rules.action($0.name.text))) }
    let worlds = max(1, Self.cases / Self.parts / actions.count)
    var random = Worlds(book, plans: ProductRules.shared.typed.ordinals.plans, seed: UInt64(part + 1))
    var (allowed, refused, undecided) = (0, 0, 0)
    for number in 0..<worlds {
      let world = random.next()
      frame.fill(world, rules)
      for (entry, ordinal) in actions {
        let decision = rules.decide(action: ordinal, frame)
        let expected = plain.decide(entry.value, world)
        let actual = ending(decision, rules)
        if actual != expected {
          Issue.record("part \(part), world \(number): \(entry.name.text) is \(actual), but the reference has \(expected) in \(world)")
          return
        }
        switch expected {
        case .allowed: allowed += 1
        case .refused: refused += 1
        case .undecided: undecided += 1
        }
      }
    }
    #expect(allowed > worlds && refused > worlds && undecided > 0, "\(allowed) allowed, \(refused) refused, \(undecided) undecided")
  }

  private func ending(_ decision: RulesRuntime.Decision, _ rules: Rules) -> PlainRules.Ending {
    if decision.error != nil { return .undecided }
    if decision.isAllowed { return .allowed(spends: decision.spends.map { rules.bundle.name(.limits, $0) }) }
    return .refused(
      decision.reason.map { rules.bundle.name(.reasons, $0) } ?? "none", limit: decision.limit.map { rules.bundle.name(.limits, $0) })
  }
}

/// Random people: every supplied fact, with values near those that rules compare with, and sometimes without one.
private struct Worlds {
  private let facts: [(name: String, values: [Meaning])]
  private var dice: Dice

  init(_ book: RuleBook, plans: [String], seed: UInt64) {
    dice = Dice(seed: seed)
    facts =
      book.facts.entries.filter { $0.value.value == nil }.map { entry in
        (entry.name.text, Worlds.values(entry.value, plans) + (entry.value.orNull ? [.null] : []))
      } + [(Ordinals.planFact, plans.indices.map { .choice($0) })]
  }

  private static func values(_ fact: Fact, _ plans: [String]) -> [Meaning] {
    switch fact.type {
    case .bool: return [.bool(true), .bool(false)]
    case .int:
      let numbers: [Int64] = [0, 1, 2, 3, 9, 10, 11, 50, 2000, 2001, 100_000_001, 1_900_000_000, 2_000_000_000]
      return numbers.filter { $0 >= fact.atLeast ?? .min && $0 <= fact.atMost ?? .max }.map { .int($0) }
    case .text, .id: return [.text("f1"), .text("")]
    case .duration: return [3600, 72 * 3600].map { .duration(Moment(seconds: $0, nanoseconds: 0)) }
    case .timestamp: return [1_767_607_200, 1_767_520_800, 1_764_547_200].map { .timestamp(Moment(seconds: $0, nanoseconds: 0)) }
    case .plan: return plans.indices.map { .choice($0) }
    case .oneOf(let words): return words.indices.map { .choice($0) }
    case .listOf: return [.list([])]
    }
  }

  mutating func next() -> [String: Meaning] {
    var world: [String: Meaning] = [:]
    // Some have almost all facts, some few.
    let gaps = [2, 6, 40][dice.next(below: 3)]
    for fact in facts where !fact.values.isEmpty {
      if dice.next(below: fact.name == Ordinals.planFact ? 2 : gaps) == 0 { continue }
      world[fact.name] = dice.any(of: fact.values)
    }
    return world
  }
}
