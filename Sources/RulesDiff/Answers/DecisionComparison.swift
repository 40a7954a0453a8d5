internal import ParallelMap
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// Finds the decisions and requests that depend on a change, and compares each for generated users with both rule books.
struct DecisionComparison {
  private let books: ComparedBooks
  private var found = DecisionFindings()

  var changes: [AnswerChange] { found.changes }
  /// The user of each changed answer, to be asked again.
  var witnesses: [Witness?] { found.witnesses }
  var covered: Covered { found.covered }

  /// `renames`: the renamed rules, so that both sides use the new names.
  /// `uses`: the rules that each rule uses. `changed`: the changed rules.
  init(
    _ old: (CheckedRules, RuleBundle), _ new: (CheckedRules, RuleBundle), _ renames: Renames, _ uses: (old: RuleClosure, new: RuleClosure),
    after changed: Set<RulePath>
  ) {
    let sides = (old: DecisionSide(old.1, renames.nameNow), new: DecisionSide(new.1))
    books = ComparedBooks(old, new, renames, uses, PlanFacts((old.0, sides.old), (new.0, sides.new), renames, after: changed))
  }

  /// Compares all decisions that depend on a changed rule.
  mutating func run(_ changed: Set<RulePath>) {
    let known = Set(DecisionSubject.all(of: books.old))
    each(DecisionSubject.all(of: books.new)) { books, subject in
      let subject = books.both(subject)
      var found = DecisionFindings()
      guard known.contains(subject.old) else { return found }
      let reaches = (old: DecisionReach(subject.old, books.old), new: DecisionReach(subject.new, books.new))
      guard !changed.isDisjoint(with: reaches.old.rules) || !changed.isDisjoint(with: reaches.new.rules) else {
        found.covered.untouched = 1
        return found
      }
      return SubjectComparison(books, subject, reaches, changed).findings()
    }
    found.covered.unreached = found.candidates.filter { !found.reached.contains($0) }
  }

  /// Asks the rules that answer requests and rest on a changed rule.
  mutating func ask(_ changed: Set<RulePath>) {
    let known = Set(DecisionSubject.asked(of: books.old))
    let people = Array(found.people.uniqued.prefix(Self.mostPeople))
    each(DecisionSubject.asked(of: books.new)) { books, subject in
      let subject = books.both(subject)
      guard known.contains(subject.old) else { return DecisionFindings() }
      let also = DecisionComparison.also(subject.new.path.parts[0], changed, books)
      let rests = (
        old: books.uses.old.rules(from: [subject.old.path] + also), new: books.uses.new.rules(from: [subject.new.path] + also)
      )
      guard !changed.isDisjoint(with: rests.old) || !changed.isDisjoint(with: rests.new) else { return DecisionFindings() }
      let reaches = (old: DecisionReach(asking: rests.old, books.old), new: DecisionReach(asking: rests.new, books.new))
      return SubjectComparison(books, subject, reaches, changed, trying: people).findings()
    }
  }

  /// The maximum number of users with another decision who are tried in requests.
  private static let mostPeople = 40

  /// What else the answers about rules of a kind rest on: the types of data that a moment deletes, and how errors are logged.
  private static func also(_ kind: String, _ changed: Set<RulePath>, _ books: ComparedBooks) -> [RulePath] {
    let data = kind == Moment.key ? [RulePath(DataType.key)] : []
    return data + ([Moment.key, ErrorRule.key].contains(kind) ? logged(changed, books) : [])
  }

  /// The log of errors, if what it says changed. Its event reads many facts, which no other answer about an error needs.
  private static func logged(_ changed: Set<RulePath>, _ books: ComparedBooks) -> [RulePath] {
    let log = [RulePath(ErrorLogging.key)]
    let rests = books.uses.old.rules(from: log).union(books.uses.new.rules(from: log))
    if !rests.isDisjoint(with: changed) { return log }
    guard let incident = books.new.book.errorLog.incident, changed.contains(where: { [Severity.key, ErrorRule.key].contains($0.parts[0]) })
    else { return [] }
    return [RulePath(Fact.key, incident.text)]
  }

  /// The number of decisions that one thread compares in a row.
  private static let batch = 4

  /// Compares subjects on all cores. The result does not depend on their number.
  private mutating func each(
    _ subjects: [DecisionSubject], _ compare: @escaping @Sendable (ComparedBooks, DecisionSubject) -> DecisionFindings
  ) {
    let batches = stride(from: 0, to: subjects.count, by: Self.batch).map { start in
      Array(subjects[start..<min(start + Self.batch, subjects.count)])
    }
    let (old, new) = ((books.old, books.bundles.old), (books.new, books.bundles.new))
    let (renames, uses, planFacts) = (books.renames, books.uses, books.planFacts)
    let parts = ParallelMap.map(batches) { batch -> DecisionFindings in
      let books = ComparedBooks(old, new, renames, uses, planFacts)
      var found = DecisionFindings()
      for subject in batch { found.add(compare(books, subject)) }
      return found
    }
    for part in parts { found.add(part) }
  }
}
