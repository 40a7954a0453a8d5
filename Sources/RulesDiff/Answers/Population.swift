internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime

/// The facts that a decision reads in either rule book, and the values that generated users have.
struct Population {
  enum Side { case old, new }

  /// The names of the facts in the new rule book.
  private(set) var facts: [String] = []
  /// The names of the same facts in the old one.
  private var oldFacts: [String] = []
  private(set) var values: [[BoundaryValue]] = []
  /// The rows that decide in either rule book.
  private(set) var rows: [RulePath] = []
  /// The facts that are compared with other facts.
  private(set) var related: Set<String> = []
  private var known: (old: [Bool], new: [Bool]) = ([], [])
  private let renames: Renames

  init(
    _ old: (subject: DecisionSubject, reach: DecisionReach, rules: CheckedRules),
    _ new: (subject: DecisionSubject, reach: DecisionReach, rules: CheckedRules), _ before: DecisionSide, _ after: DecisionSide,
    _ renames: Renames
  ) {
    self.renames = renames
    func add(_ fact: String, _ candidates: [BoundaryValue]) {
      let oldName = renames.nameBefore(Fact.key, fact)
      // A value that one side does not accept cannot be compared.
      let usable = candidates.filter { value in
        before.fit(oldName, Population.before(fact, value, renames)) != .refuses && after.fit(fact, value) != .refuses
      }
      guard !usable.isEmpty else { return }
      facts.append(fact)
      oldFacts.append(oldName)
      values.append(usable)
      known.old.append(before.fit(oldName, .absent) == .accepts)
      known.new.append(after.fit(fact, .absent) == .accepts)
    }
    if new.subject != .plan, old.reach.readsPlan || new.reach.readsPlan {
      let plans = new.rules.book.plans.states.names.filter { old.rules.book.plans.states[renames.nameBefore(Plan.key, $0)] != nil }
      add(Ordinals.planFact, plans.map { .text($0) })
    }
    let here = FactBoundaries(new.reach, new.rules.book, new.rules.typed)
    let there = FactBoundaries(old.reach, old.rules.book, old.rules.typed)
    for fact in new.reach.facts + old.reach.facts.map({ renames.nameNow(Fact.key, $0) }) where !facts.contains(fact) {
      let candidates = here.values(of: fact)
      add(fact, candidates + there.values(of: renames.nameBefore(Fact.key, fact)).filter { !candidates.contains($0) })
    }
    related = here.related.union(there.related.map { renames.nameNow(Fact.key, $0) })
    for row in Population.rows(new.subject, new.rules) + Population.rows(old.subject, old.rules) where !rows.contains(row) {
      rows.append(row)
    }
  }

  /// The position of the plan among the facts.
  var planPosition: Int? { facts.first == Ordinals.planFact ? 0 : nil }

  /// The user of an example, with the first value of every fact that the example leaves open.
  func person(_ example: FactExample, _ book: RuleBook) -> Person {
    var person = values.map { $0.first ?? .absent }
    for (name, text) in example.facts {
      guard let position = facts.firstIndex(of: name) else { continue }
      person[position] = BoundaryValue(written: text, name == Ordinals.planFact ? .plan : book.facts[name]?.type ?? .text)
    }
    return person
  }

  /// The user with some facts, and with the first value of every other fact.
  func person(_ facts: [String: BoundaryValue]) -> Person {
    self.facts.indices.map { facts[self.facts[$0]] ?? values[$0].first ?? .absent }
  }

  /// The values of a user by the names of the facts.
  func named(_ person: Person) -> [String: BoundaryValue] { Dictionary(uniqueKeysWithValues: zip(facts, person)) }

  func plan(of person: Person) -> String? { planPosition.map { person[$0].text } }

  /// The facts of a user that one side knows.
  func facts(of person: Person, for side: Side) -> [GivenFact] {
    let (names, known) = side == .new ? (facts, known.new) : (oldFacts, known.old)
    var given: [GivenFact] = []
    given.reserveCapacity(person.count)
    for index in 0..<person.count where known[index] {
      // A plan may have had another name.
      let value = side == .old && index == planPosition ? Population.before(facts[index], person[index], renames) : person[index]
      if let json = value.json { given.append(GivenFact(name: names[index], value: json)) }
    }
    return given
  }

  /// A value with its name on the old side, because a plan may have been renamed.
  private static func before(_ fact: String, _ value: BoundaryValue, _ renames: Renames) -> BoundaryValue {
    guard fact == Ordinals.planFact, case .text(let plan) = value else { return value }
    return .text(renames.nameBefore(Plan.key, plan))
  }

  /// The rows that the subject itself declares, without the rows of cells and connections, which belong to other rules.
  private static func rows(_ subject: DecisionSubject, _ rules: CheckedRules) -> [RulePath] {
    switch subject {
    case .action(let name):
      (rules.book.actions[name]?.steps ?? []).enumerated().filter { $0.element.deny != nil || $0.element.otherwise != nil }
        .map { RulePath(Action.key, name, "first_match", "\($0.offset)") }
    case .table(let name): (rules.book.tables[name]?.rows ?? []).indices.map { RulePath(DecisionTable.key, name, "first_match", "\($0)") }
    case .asked: []
    case .link: rules.book.router.rows.indices.map { RulePath(Router.key, "first_match", "\($0)") }
    case .plan: rules.book.plans.resolution.indices.map { RulePath(Plan.key, "resolution", "\($0)") }
    }
  }
}
