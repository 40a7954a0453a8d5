internal import ParallelMap
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesRuntime

/// Evaluates every decision that depends on a change, for generated users and with both rule books.
struct DecisionComparison {
  private let books: Books
  private var found = Found()

  /// What is asked. It is shared, because each question would copy it otherwise.
  private final class Books {
    let old: CheckedRules
    let new: CheckedRules
    let bundles: (old: RuleBundle, new: RuleBundle)
    let before: DecisionSide
    let after: DecisionSide
    let renames: Renames
    let direction: AnswerDirection

    init(_ old: (CheckedRules, RuleBundle), _ new: (CheckedRules, RuleBundle), _ renames: Renames) {
      (self.old, self.new, self.renames) = (old.0, new.0, renames)
      bundles = (old.1, new.1)
      before = DecisionSide(old.1, renames.nameNow)
      after = DecisionSide(new.1)
      direction = AnswerDirection(new.0.book)
    }
  }

  private var old: CheckedRules { books.old }
  private var new: CheckedRules { books.new }
  private var renames: Renames { books.renames }

  /// What the comparison of some decisions found.
  private struct Found: Sendable {
    var changes: [AnswerChange] = []
    var witnesses: [Witness?] = []
    var covered = Covered()
    /// The rows of the evaluated decisions, and the rows that some user reached.
    var candidates: [String] = []
    var reached: Set<String> = []

    /// Adds what the comparison of later decisions found.
    mutating func add(_ other: Found) {
      changes += other.changes
      witnesses += other.witnesses
      covered.add(other.covered)
      candidates += other.candidates.filter { !candidates.contains($0) }
      reached.formUnion(other.reached)
    }
  }

  var changes: [AnswerChange] { found.changes }
  /// The user of each changed answer, to be asked again.
  var witnesses: [Witness?] { found.witnesses }
  var covered: Covered { found.covered }

  /// `renames`: the renamed rules, so that both sides use the new names.
  init(_ old: (CheckedRules, RuleBundle), _ new: (CheckedRules, RuleBundle), _ renames: Renames) {
    books = Books(old, new, renames)
  }

  /// The number of decisions that one thread compares in a row.
  private static let batch = 4

  /// Compares subjects on all cores. The result does not depend on their number.
  private mutating func each(
    _ subjects: [DecisionSubject], _ compare: @escaping @Sendable (inout DecisionComparison, DecisionSubject) -> Void
  ) {
    let batches = stride(from: 0, to: subjects.count, by: Self.batch).map { start in
      Array(subjects[start..<min(start + Self.batch, subjects.count)])
    }
    let (old, new, bundles, renames) = (old, new, books.bundles, renames)
    let parts = ParallelMap.map(batches) { batch -> Found in
      var part = DecisionComparison((old, bundles.old), (new, bundles.new), renames)
      for subject in batch { compare(&part, subject) }
      return part.found
    }
    for part in parts { found.add(part) }
  }

  /// `changed`: the rules that changed.
  mutating func run(_ changed: Set<RulePath>) {
    let known = Set(DecisionSubject.all(of: old))
    each(DecisionSubject.all(of: new)) { part, subject in
      let subject = (old: part.renames.oldName(of: subject.path).map(subject.named) ?? subject, new: subject)
      guard known.contains(subject.old) else { return }
      let reaches = (DecisionReach(subject.old, part.old), DecisionReach(subject.new, part.new))
      guard !changed.isDisjoint(with: reaches.0.rules) || !changed.isDisjoint(with: reaches.1.rules) else {
        part.found.covered.untouched += 1
        return
      }
      part.compare(subject, reaches.0, reaches.1, changed)
    }
    found.covered.unreached = found.candidates.filter { !found.reached.contains($0) }
  }

  /// Asks the rules that answer requests and rest on a changed rule. `old` and `new`: the rules that each rule uses.
  mutating func ask(_ changed: Set<RulePath>, _ old: RuleClosure, _ new: RuleClosure) {
    let known = Set(DecisionSubject.asked(of: self.old))
    each(DecisionSubject.asked(of: self.new)) { part, subject in
      let subject = (old: part.renames.oldName(of: subject.path).map(subject.named) ?? subject, new: subject)
      guard known.contains(subject.old) else { return }
      let also = part.also(subject.new.path.parts[0], changed)
      let rests = (old.rules(from: [subject.old.path] + also), new.rules(from: [subject.new.path] + also))
      guard !changed.isDisjoint(with: rests.0) || !changed.isDisjoint(with: rests.1) else { return }
      part.compare(
        subject, DecisionReach(asking: rests.0, part.old), DecisionReach(asking: rests.1, part.new), changed,
        most: DecisionComparison.mostRequests)
    }
  }

  /// What else the answers about rules of a kind rest on: the types of data that a moment deletes, and the incident of an error.
  private func also(_ kind: String, _ changed: Set<RulePath>) -> [RulePath] {
    let data = kind == Moment.key ? [RulePath(DataType.key)] : []
    guard let incident = new.book.errorLog.incident, [Moment.key, ErrorRule.key].contains(kind),
      changed.contains(where: { [Severity.key, ErrorLogging.key].contains($0.parts[0]) })
    else { return data }
    return data + [RulePath(Fact.key, incident.text)]
  }

  /// The maximum number of users of a rule that is asked as a request.
  private static let mostRequests = 300

  private struct Pair: Hashable {
    let old: DecisionOutcome
    let new: DecisionOutcome
    var plan: BoundaryValue?
  }

  private typealias Subject = (old: DecisionSubject, new: DecisionSubject)

  private mutating func compare(_ subject: Subject, _ old: DecisionReach, _ new: DecisionReach, _ changed: Set<RulePath>, most: Int = 6000)
  {
    let population = Population((subject.old, old, self.old), (subject.new, new, self.new), books.before, books.after, renames)
    let whole = PersonSearch<Pair?>(values: population.values, most: most)
    var groups: [(pair: Pair, plans: [String], person: Person)] = []
    var positions: [[String]: Int] = [:]
    var rows: Set<String> = []
    func compare(_ person: Person) -> Pair? {
      guard let pair = ask(subject, population, person) else { return nil }
      rows.formUnion([pair.old.row, pair.new.row])
      guard pair.old.text != pair.new.text else { return pair }
      let key = [pair.old.text, pair.new.text]
      let plan = population.plan(of: person)
      if let position = positions[key] {
        if let plan, !groups[position].plans.contains(plan) { groups[position].plans.append(plan) }
      } else {
        positions[key] = groups.count
        groups.append((pair, plan.map { [$0] } ?? [], person))
      }
      return pair
    }
    let asked = searches(population, subject.new, most).reduce(0) { $0 + $1.run(compare) }
    if case .asked = subject.new {
      found.covered.requests += 1
    } else {
      var isComplete = whole.isComplete
      if !isComplete, let outcome = proof(subject) {
        isComplete = outcome.isComplete
        for example in outcome.examples {
          let person = population.person(example, self.new.book)
          // An example that the rules do not confirm proves nothing, not even that there is no other one.
          guard let pair = ask(subject, population, person), pair.old.text != pair.new.text else {
            isComplete = false
            continue
          }
          _ = compare(person)
        }
      }
      found.covered.decisions += 1
      found.covered.complete += isComplete ? 1 : 0
      if !isComplete { found.covered.unproven.formUnion(old.rules.union(new.rules)) }
      found.covered.people += asked
      found.reached.formUnion(rows)
    }
    // All links share the rows of the router.
    for row in population.rows.map(\.description) where !found.candidates.contains(row) { found.candidates.append(row) }
    // Users with a missing fact are reported only if no other user has a changed answer.
    let decided = groups.filter { $0.pair.old.verdict != .undecided && $0.pair.new.verdict != .undecided }
    for var group in decided.isEmpty ? groups : decided {
      let example = Example(group.person, population) { person in
        ask(subject, population, person).map { $0.old.text == group.pair.old.text && $0.new.text == group.pair.new.text } ?? false
      }
      // A user on another plan, which the search did not reach, can have the same answers.
      if let position = population.planPosition {
        for plan in population.values[position] where !group.plans.contains(plan.text) {
          var person = group.person
          person[position] = plan
          guard let pair = ask(subject, population, person), pair.old.text == group.pair.old.text, pair.new.text == group.pair.new.text
          else { continue }
          group.plans.append(plan.text)
        }
      }
      found.witnesses.append(.facts(subject.old, population.facts(of: group.person, for: .old)))
      let (comparison, pair) = (self, group.pair)
      let deciding = DecidingFacts(
        population: population, book: self.new.book,
        mentioned: mentioned(subject.new, pair, changed.intersection(old.rules.union(new.rules)))
      ) { comparison.likeness(comparison.ask(subject, population, $0), to: pair) }
      let plans = subject.new == .plan ? [group.pair.old.text] : group.plans
      found.changes.append(
        AnswerChange(
          kind: subject.new.path.parts[0], singular: subject.new.singular, decision: subject.new.name,
          category: category(subject.new, group.pair),
          old: group.pair.old.text, new: group.pair.new.text, plans: self.new.book.plans.states.names.filter { plans.contains($0) },
          example: example.shown, circumstances: deciding.circumstances(of: group.person, on: subject.new.isAsked ? [] : group.plans),
          besides: example.besides, ask: group.pair.new.ask, differences: group.pair.new.differences,
          rests: group.pair.new.ask.isEmpty ? [] : old.rules.union(new.rules), oldRow: RulePath(text: group.pair.old.row),
          newRow: RulePath(text: group.pair.new.row)))
    }
  }

  /// The facts that the changed rules and the rows that decide mention.
  private func mentioned(_ subject: DecisionSubject, _ pair: Pair, _ changed: Set<RulePath>) -> Set<String> {
    var facts = Set(DecisionReach(asking: changed, old).facts + DecisionReach(asking: changed, new).facts)
    // The row of a request is its answer.
    if !subject.isAsked {
      facts.formUnion(DecisionReach(row: RulePath(text: pair.old.row), of: subject, old).facts)
      facts.formUnion(DecisionReach(row: RulePath(text: pair.new.row), of: subject, new).facts)
    }
    return facts
  }

  /// Whether another user gets the same difference. A request has it if the same parts of its answer differ in the same way.
  private func likeness(_ other: Pair?, to pair: Pair) -> DecidingFacts.Likeness {
    guard let other else { return .other }
    if pair.new.ask.isEmpty
      ? other.old.text == pair.old.text && other.new.text == pair.new.text
      : pair.new.differences.allSatisfy(other.new.differences.contains)
    {
      return .same
    }
    return [other.old, other.new].contains { $0.isDenial(besides: [pair.old, pair.new]) } ? .denied : .other
  }

  /// One search for all users, or one for each plan if a rule is asked as a request, so that every plan is tried equally often.
  private func searches(_ population: Population, _ subject: DecisionSubject, _ most: Int) -> [PersonSearch<Pair?>] {
    let whole = PersonSearch<Pair?>(values: population.values, most: most)
    guard case .asked = subject, let position = population.planPosition, !whole.isComplete else { return [whole] }
    return population.values[position].map { plan in
      var values = population.values
      values[position] = [plan]
      return PersonSearch(values: values, most: most / 2)
    }
  }

  private func category(_ subject: DecisionSubject, _ pair: Pair) -> Category {
    guard subject == .plan else { return pair.old.category(to: pair.new) }
    return PlanOrder(book: new.book).category(from: pair.old.text, to: pair.new.text)
  }

  /// A comparison for every user, without samples. Nil if the decision is not a list of rows, or the two sides declare its facts differently.
  private func proof(_ subject: Subject) -> BookComparison.Outcome? {
    guard let there = DecisionRows(checked: old, name: renames.nameNow).rows(of: subject.old),
      let here = DecisionRows(checked: new, name: { $1 }).rows(of: subject.new)
    else { return nil }
    return BookComparison((there, old.book, old.typed), (here, new.book, new.typed))?.outcome()
  }

  /// The keys of the answer about an action that the comparison of decisions covers.
  private static let verdict: Set<String> = ["allowed", "gateType", "reasonCode", "undecided"]

  private func ask(_ subject: Subject, _ population: Population, _ person: Person) -> Pair? {
    guard var old = books.before.decide(subject.old, population.facts(of: person, for: .old)),
      var new = books.after.decide(subject.new, population.facts(of: person, for: .new))
    else { return nil }
    if old.row != new.row, let was = old.answer, let now = new.answer, case .asked(let rule) = subject.new {
      let differences = TellingDifferences(books.renames.followed(was, by: now), now)
      // The decision itself tells who may use an action,
      // and the stories about limits tell their numbers.
      let isDecision =
        rule.kind == Action.key
        && (differences.list.contains { DecisionComparison.verdict.contains($0.key) }
          || differences.list.allSatisfy { $0.key == "limits" || $0.key.hasPrefix("limits.") })
      if !differences.isEmpty, !isDecision {
        (old.text, new.text) = (differences.old, differences.new)
        (new.ask, new.differences) = (rule.request[0].value, differences.list)
        new.category = books.direction.category(new.ask, differences, was, now)
      }
    }
    return Pair(old: old, new: new, plan: population.planPosition.map { person[$0] })
  }
}
