internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// Asks both rule books one decision, or one request, for generated users.
struct SubjectComparison {
  private typealias Difference = (pair: OutcomePair, plans: [String], people: [Person])

  private let books: ComparedBooks
  private let subject: (old: DecisionSubject, new: DecisionSubject)
  private let reaches: (old: DecisionReach, new: DecisionReach)
  private let changed: Set<RulePath>
  private let population: Population
  /// Users who are tried first.
  private let people: [[String: BoundaryValue]]
  /// Whether a user is on another plan than the one that the user has.
  private let isContrary: (Person) -> Bool

  /// `reaches`: what the subject depends on. `changed`: the rules that changed.
  /// `people`: users with another decision, who are tried first.
  init(
    _ books: ComparedBooks, _ subject: (old: DecisionSubject, new: DecisionSubject), _ reaches: (old: DecisionReach, new: DecisionReach),
    _ changed: Set<RulePath>, trying people: [[String: BoundaryValue]] = []
  ) {
    (self.books, self.subject, self.reaches, self.changed, self.people) = (books, subject, reaches, changed, people)
    population = Population(
      (subject.old, reaches.old, books.old), (subject.new, reaches.new, books.new), books.before, books.after, books.renames)
    isContrary = books.planFacts.contradiction(in: population)
  }

  private var rests: Set<RulePath> { reaches.old.rules.union(reaches.new.rules) }

  private var changedFacts: ChangedFacts { ChangedFacts(changed.intersection(rests), books) }

  func findings() -> DecisionFindings {
    var found = DecisionFindings()
    var differences: [Difference] = []
    var positions: [[String]: Int] = [:]
    func compare(_ person: Person) -> OutcomePair? {
      guard let pair = ask(person) else { return nil }
      found.reached.formUnion([pair.old.row, pair.new.row])
      guard pair.differs else { return pair }
      let key = [pair.old.text, pair.new.text]
      let plan = population.plan(of: person)
      guard let position = positions[key] else {
        positions[key] = differences.count
        differences.append((pair, plan.map { [$0] } ?? [], [person]))
        return pair
      }
      if let plan, !differences[position].plans.contains(plan) { differences[position].plans.append(plan) }
      if differences[position].people.count < Self.mostPeople { differences[position].people.append(person) }
      return pair
    }
    // Only a difference tells what the changed rules of a decision mention.
    let facts = subject.new.isAsked ? changedFacts : nil
    let searches = searches(facts?.all ?? [])
    for person in people.map({ books.planFacts.settled(population.person($0), in: population) }).uniqued { _ = compare(person) }
    let asked = searches.reduce(0) { $0 + $1.run(compare) }
    if subject.new.isAsked {
      found.covered.requests = 1
      found.reached = []
    } else {
      let isComplete = searches[0].isComplete || isProven { _ = compare($0) }
      (found.covered.decisions, found.covered.complete, found.covered.people) = (1, isComplete ? 1 : 0, asked)
      if !isComplete { found.covered.unproven = rests }
    }
    // All links share the rows of the router.
    for row in population.rows.map(\.description) where !found.candidates.contains(row) { found.candidates.append(row) }
    // Users with a missing fact are reported only if no other user has a changed answer. Those who missed it before come last.
    let answered = differences.filter { $0.pair.old.verdict != .undecided }
    let decided = answered.filter { $0.pair.new.verdict != .undecided }
    let told = [decided, answered, differences].first { !$0.isEmpty } ?? []
    if told.isEmpty { return found }
    let mentioned = facts ?? changedFacts
    for difference in told.flatMap(byPlan) {
      found.witnesses.append(.facts(subject.old, population.facts(of: difference.people[0], for: .old)))
      found.changes.append(change(difference, mentioned))
      if difference.pair.old.verdict != difference.pair.new.verdict { found.people += onePerPlan(difference.people).map(population.named) }
    }
    return found
  }

  // MARK: The search

  /// The maximum number of users of a decision, and of a rule that is asked as a request.
  private static let most = (decision: 6000, request: 300)

  /// The maximum number of users that are kept with one difference.
  private static let mostPeople = 100

  /// One search for all users of a decision. A rule that is asked as a request has one for the facts of the changed rules and its own, whose
  /// values can decide only together, and one for each plan, so that every plan is tried equally often.
  ///
  /// `facts`: the facts that the changed rules mention.
  private func searches(_ facts: Set<String>) -> [PersonSearch<OutcomePair?>] {
    let whole = PersonSearch<OutcomePair?>(values: population.values, most: subject.new.isAsked ? Self.most.request : Self.most.decision)
    guard subject.new.isAsked, !whole.isComplete else { return [whole] }
    func together(_ facts: Set<String>) -> PersonSearch<OutcomePair?> {
      let near = population.values.enumerated().map { position, values in
        position == population.planPosition || facts.contains(population.facts[position]) ? values : Array(values.prefix(1))
      }
      return PersonSearch(values: near, most: Self.most.request)
    }
    let wider = together(facts.union(ChangedFacts([subject.new.path], books, throughTables: true).all))
    let ofChanged = wider.isComplete ? [wider] : facts.isEmpty ? [] : [together(facts)]
    guard let position = population.planPosition else { return ofChanged + [whole] }
    return ofChanged
      + population.values[position].map { plan in
        var values = population.values
        values[position] = [plan]
        // The search begins with a user who can be on the plan.
        let user = books.planFacts.settled(values.map { $0.first ?? .absent }, in: population)
        for (fact, value) in user.enumerated() where values[fact].first != value {
          values[fact] = [value] + values[fact].filter { $0 != value }
        }
        return PersonSearch(values: values, most: Self.most.request / 2)
      }
  }

  /// Whether the rows prove what happens for every user, without samples. The users with differences that the proof finds are passed on.
  private func isProven(_ add: (Person) -> Void) -> Bool {
    guard let there = DecisionRows(checked: books.old, name: books.renames.nameNow).rows(of: subject.old),
      let here = DecisionRows(checked: books.new, name: { $1 }).rows(of: subject.new),
      let outcome = BookComparison((there, books.old.book, books.old.typed), (here, books.new.book, books.new.typed))?.outcome()
    else { return false }
    var isComplete = outcome.isComplete
    for example in outcome.examples {
      let person = population.person(example, books.new.book)
      if isContrary(person) { continue }
      // An example that the rules do not confirm proves nothing, not even that there is no other one.
      if let pair = ask(person), pair.old.text != pair.new.text { add(person) } else { isComplete = false }
    }
    return isComplete
  }

  private func onePerPlan(_ people: [Person]) -> [Person] {
    guard let position = population.planPosition else { return Array(people.prefix(1)) }
    var plans: Set<BoundaryValue> = []
    return people.filter { plans.insert($0[position]).inserted }
  }

  // MARK: One question

  /// The keys of the answer about an action that the comparison of decisions covers.
  private static let verdict: Set<String> = ["allowed", "reasonCode", "undecided"]

  /// Nil for a user who cannot be.
  private func ask(_ person: Person) -> OutcomePair? {
    guard !isContrary(person), var old = books.before.decide(subject.old, population.facts(of: person, for: .old)),
      var new = books.after.decide(subject.new, population.facts(of: person, for: .new))
    else { return nil }
    if old.row != new.row, let was = old.answer, let now = new.answer, case .asked(let rule) = subject.new {
      // The decision tells which gate a denial has, and its answer how the denial looks.
      let differences = TellingDifferences(books.renames.followed(was, by: now), now).without(rule.kind == Action.key ? ["gateType"] : [])
      // No user notices which of several missing facts an app is asked for first.
      if differences.areMissingFacts { (old.withoutMissing, new.withoutMissing) = ("undecided", "undecided") }
      // The decision itself tells who may use an action,
      // and the stories about limits tell their numbers.
      let isDecision =
        rule.kind == Action.key
        && (differences.list.contains { Self.verdict.contains($0.key) }
          || differences.list.allSatisfy { $0.key == "limits" || $0.key.hasPrefix("limits.") })
      if !differences.isEmpty, !isDecision {
        (old.text, new.text) = (differences.old, differences.new)
        (new.ask, new.differences) = (rule.request[0].value, differences.list)
        new.category = books.direction.category(new.ask, differences, was, now)
      }
    }
    // What an action spent does not matter once it is denied, so that it is the same difference on every plan.
    if old.verdict == .allowed, new.verdict == .denied { old.text = "allowed" }
    // That it happens later matters where it did not happen at all before.
    if old.verdict == .denied, new.verdict == .allowed, let manner = new.manner { new.text += ", \(manner)" }
    return OutcomePair(old: old, new: new, plan: population.planPosition.map { person[$0] })
  }

  // MARK: One difference

  /// A difference of several plans, apart for those on which other values decide: 60 on one plan and 300 on another.
  private func byPlan(_ difference: Difference) -> [Difference] {
    guard !subject.new.isAsked, subject.new != .plan, let position = population.planPosition else { return [difference] }
    let user = difference.people[0]
    let others = difference.people.filter { other in
      guard other[position] != user[position] else { return false }
      var same = user
      same[position] = other[position]
      return ask(same)?.isSame(as: difference.pair) != true
    }
    guard let other = others.first else { return [difference] }
    let apart = Set(others.map { $0[position].text })
    let here = (
      pair: difference.pair, plans: difference.plans.filter { !apart.contains($0) },
      people: difference.people.filter { !apart.contains($0[position].text) }
    )
    let there = (
      pair: ask(other) ?? difference.pair, plans: difference.plans.filter(apart.contains),
      people: [other] + others.filter { $0 != other }
    )
    return [here] + byPlan(there)
  }

  private func isSame(_ person: Person, _ pair: OutcomePair) -> Bool { ask(person)?.isSame(as: pair) ?? false }

  /// A user with a difference who differs in one fact from another user: a user of another plan may need a credit, which the first plan has no use for.
  private func sameNear(_ person: Person, _ pair: OutcomePair) -> Person? {
    // A request takes longer.
    if subject.new.isAsked, subject.new.path.parts[0] != Action.key { return nil }
    for fact in person.indices where fact != population.planPosition {
      for value in population.values[fact] where value != person[fact] {
        var other = person
        other[fact] = value
        if isSame(other, pair) { return other }
      }
    }
    return nil
  }

  private func change(_ difference: Difference, _ facts: ChangedFacts) -> AnswerChange {
    let (pair, user) = (difference.pair, difference.people[0])
    let example = Example(user, population, isPossible: { !isContrary($0) }) { isSame($0, pair) }
    // A user on another plan, which the search did not reach, can have the same answers.
    var (plans, people) = (difference.plans, difference.people)
    if let position = population.planPosition {
      for plan in population.values[position] where !plans.contains(plan.text) {
        var person = user
        person[position] = plan
        guard let other = isSame(person, pair) ? person : sameNear(person, pair) else { continue }
        plans.append(plan.text)
        people.append(other)
      }
    }
    let deciding = DecidingFacts(population: population, book: books.new.book, mentioned: mentioned(pair, facts), moved: facts.moved) {
      isContrary($0) ? .impossible : likeness(ask($0), to: pair)
    }
    let named = subject.new == .plan ? [pair.old.text] : plans
    let effects = subject.new == .plan ? move(difference).effects : ([], [])
    return AnswerChange(
      kind: subject.new.path.parts[0], singular: subject.new.singular, decision: subject.new.name, category: category(pair),
      old: pair.old.text, new: pair.new.text, plans: books.new.book.plans.states.names.filter(named.contains), example: example.shown,
      circumstances: deciding.circumstances(of: people, on: plans), besides: example.besides,
      ask: pair.new.ask, differences: pair.new.differences, lost: effects.0, gained: effects.1, rests: pair.new.ask.isEmpty ? [] : rests,
      oldRow: RulePath(text: pair.old.row),
      newRow: RulePath(text: pair.new.row))
  }

  /// The users of a difference of plans, with the facts that determine it.
  private func move(_ difference: Difference) -> PlanMove {
    PlanMove(
      books, from: difference.pair.old.text, to: difference.pair.new.text,
      difference.people.map { Dictionary(uniqueKeysWithValues: zip(population.facts, $0)) })
  }

  /// The facts that the changed rules and the rows that decide mention.
  private func mentioned(_ pair: OutcomePair, _ changed: ChangedFacts) -> Set<String> {
    // The row of a request is its answer.
    if subject.new.isAsked { return changed.all }
    return changed.all
      .union(DecisionReach(row: RulePath(text: pair.old.row), of: subject.old, books.old).facts)
      .union(DecisionReach(row: RulePath(text: pair.new.row), of: subject.new, books.new).facts)
  }

  /// Whether another user gets the same difference. A request has it if the same parts of its answer differ in the same way.
  private func likeness(_ other: OutcomePair?, to pair: OutcomePair) -> DecidingFacts.Likeness {
    guard let other else { return .other }
    if pair.new.ask.isEmpty ? other.isSame(as: pair) : pair.new.differences.allSatisfy(other.new.differences.contains) { return .same }
    // That a link leads elsewhere is not a denial of another rule.
    if case .link = subject.new { return .other }
    // Who could use it, and gets another answer from now on, has a difference of their own.
    if other.differs, other.old.verdict == .allowed, pair.old.verdict == .allowed { return .other }
    return [other.old, other.new].contains { $0.isDenial(besides: [pair.old, pair.new]) } ? .denied : .other
  }

  private func category(_ pair: OutcomePair) -> Category {
    // A table that chooses a text.
    let texts = books.new.book.copy
    if case .table = subject.new, texts[pair.new.text] != nil, books.old.book.copy[pair.old.text] != nil { return .copy }
    guard subject.new == .plan else { return pair.old.category(to: pair.new) }
    return PlanRanking(book: books.new.book).category(from: pair.old.text, to: pair.new.text)
  }
}

/// The outcomes of one question to both rule books.
struct OutcomePair: Hashable {
  let old: DecisionOutcome
  let new: DecisionOutcome
  /// The plan of the user, if it matters.
  var plan: BoundaryValue?

  /// Whether users notice the difference. The same answer, made without a fact, is not another one.
  var differs: Bool { old.text != new.text && old.noticed != new.noticed }

  func isSame(as other: OutcomePair) -> Bool { old.text == other.old.text && new.text == other.new.text }
}
