internal import RuleKinds
internal import RulesCompiler

/// Which values of the facts that determine the plan go together with each plan, in either rule book.
///
/// A generated user can have a plan and facts that put everybody on another plan, such as a running trial with an expired subscription. No such
/// user exists, and what they would get says nothing.
struct PlanFacts: Sendable {
  /// The facts with a few possible values.
  private let facts: [String]
  private let values: [Set<BoundaryValue>]
  /// The values of the facts of those on a plan.
  private let possible: [String: Set<Person>]

  /// `changed`: the changed rules of both sides.
  init(
    _ old: (rules: CheckedRules, side: DecisionSide), _ new: (rules: CheckedRules, side: DecisionSide), _ renames: Renames,
    after changed: Set<RulePath>
  ) {
    let reaches = (old: DecisionReach(.plan, old.rules), new: DecisionReach(.plan, new.rules))
    let population = Population((.plan, reaches.old, old.rules), (.plan, reaches.new, new.rules), old.side, new.side, renames)
    // Where nothing that determines the plan changed, both sides determine the same one.
    let isSame = changed.isDisjoint(with: reaches.old.rules.union(reaches.new.rules))
    let positions = population.facts.indices.filter { Self.isChosen(new.rules.book.facts[population.facts[$0]]) }
    var possible: [String: Set<Person>] = [:]
    let search = PersonSearch<[String]>(values: population.values, most: Self.most)
    func add(_ person: Person) -> [String] {
      let now = new.side.decide(.plan, population.facts(of: person, for: .new))
      let before = isSame ? nil : old.side.decide(.plan, population.facts(of: person, for: .old))
      let outcomes = [now, before].compactMap(\.self).filter { $0.verdict == .other }
      for outcome in outcomes { possible[outcome.text, default: []].insert(positions.map { person[$0] }) }
      return outcomes.map(\.text)
    }
    // If some users are not tried, anybody may exist.
    if search.isComplete { _ = search.run(add) }
    facts = positions.map { population.facts[$0] }
    values = positions.map { Set(population.values[$0]) }
    self.possible = possible
  }

  /// The maximum number of combinations of values.
  private static let most = 60_000

  /// Whether a fact has a few values with names. Numbers and times have too many.
  private static func isChosen(_ fact: Fact?) -> Bool {
    switch fact?.type {
    case .bool, .oneOf, .plan: true
    default: false
    }
  }

  /// Returns a user on the same plan, with facts that put somebody on it. The fewest facts are other ones.
  func settled(_ person: Person, in population: Population) -> Person {
    guard let plan = population.planPosition, let possible = possible[person[plan].text] else { return person }
    let places = facts.map { population.facts.firstIndex(of: $0) }
    func isOther(_ known: Person, _ fact: Int) -> Bool {
      places[fact].map { person[$0] != known[fact] && values[fact].contains(person[$0]) } ?? false
    }
    let ranked = possible.map { known in
      (others: known.indices.filter { isOther(known, $0) }.count, text: known.map(\.text).joined(separator: " "), known: known)
    }
    guard let nearest = ranked.min(by: { ($0.others, $0.text) < ($1.others, $1.text) }), nearest.others > 0 else { return person }
    var settled = person
    for (fact, place) in places.enumerated() { if let place, isOther(nearest.known, fact) { settled[place] = nearest.known[fact] } }
    return settled
  }

  /// Returns whether a user of a population is on another plan than the one that the user has.
  func contradiction(in population: Population) -> (Person) -> Bool {
    let places = facts.map { population.facts.firstIndex(of: $0) }
    guard let plan = population.planPosition, places.contains(where: { $0 != nil }) else { return { _ in false } }
    return { person in
      guard let possible = possible[person[plan].text] else { return false }
      func agrees(_ fact: Int, _ value: BoundaryValue) -> Bool {
        guard let given = places[fact].map({ person[$0] }), given != .absent, values[fact].contains(given) else { return true }
        return given == value
      }
      return !possible.contains { known in known.indices.allSatisfy { agrees($0, known[$0]) } }
    }
  }
}
