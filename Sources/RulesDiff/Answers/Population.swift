internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesModel
internal import RulesRuntime

/// The facts that a decision looks at in either rule book, and the values that made-up people have.
struct Population {
  enum Side { case old, new }

  private(set) var facts: [String] = []
  private(set) var values: [[BoundaryValue]] = []
  /// Rows that decide in either rule book.
  private(set) var rows: [RulePath] = []
  private var known: (old: [Bool], new: [Bool]) = ([], [])

  init(
    _ old: (subject: DecisionSubject, reach: DecisionReach, rules: CheckedRules),
    _ new: (subject: DecisionSubject, reach: DecisionReach, rules: CheckedRules), _ before: DecisionSide, _ after: DecisionSide
  ) {
    func add(_ fact: String, _ candidates: [BoundaryValue]) {
      // A value that one side cannot have makes no comparison.
      let usable = candidates.filter { before.fit(fact, $0) != .refuses && after.fit(fact, $0) != .refuses }
      guard !usable.isEmpty else { return }
      facts.append(fact)
      values.append(usable)
      known.old.append(before.fit(fact, .absent) == .accepts)
      known.new.append(after.fit(fact, .absent) == .accepts)
    }
    if new.subject != .plan, old.reach.readsPlan || new.reach.readsPlan {
      let plans = new.rules.book.plans.states.names.filter { old.rules.book.plans.states[$0] != nil }
      add(Ordinals.planFact, plans.map { .text($0) })
    }
    let here = FactBoundaries(new.reach, new.rules.book, new.rules.typed)
    let there = FactBoundaries(old.reach, old.rules.book, old.rules.typed)
    for fact in new.reach.facts + old.reach.facts where !facts.contains(fact) {
      let candidates = here.values(of: fact)
      add(fact, candidates + there.values(of: fact).filter { !candidates.contains($0) })
    }
    for row in Population.rows(new.subject, new.rules) + Population.rows(old.subject, old.rules) where !rows.contains(row) {
      rows.append(row)
    }
  }

  /// Where the plan stands among the facts.
  var planPosition: Int? { facts.first == Ordinals.planFact ? 0 : nil }

  func plan(of person: Person) -> String? { planPosition.map { person[$0].text } }

  /// What is given to one side: the facts that it has.
  func facts(of person: Person, for side: Side) -> [GivenFact] {
    let has = side == .old ? known.old : known.new
    return person.indices.compactMap { index in
      has[index] ? person[index].json.map { GivenFact(name: facts[index], value: $0) } : nil
    }
  }

  /// The rows that the rules themselves write; those of cells and connections come from other rules.
  private static func rows(_ subject: DecisionSubject, _ rules: CheckedRules) -> [RulePath] {
    switch subject {
    case .action(let name):
      (rules.book.actions[name]?.steps ?? []).enumerated().filter { $0.element.deny != nil || $0.element.otherwise != nil }
        .map { RulePath(Action.key, name, "first_match", "\($0.offset)") }
    case .table(let name): (rules.book.tables[name]?.rows ?? []).indices.map { RulePath(DecisionTable.key, name, "first_match", "\($0)") }
    case .plan: rules.book.plans.resolution.indices.map { RulePath(Plan.key, "resolution", "\($0)") }
    }
  }
}
