internal import ParallelMap
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesRuntime

/// One comparison of two rule books, step by step.
struct RulesComparison {
  private let old: Compilation
  private let new: Compilation
  private let before: Side
  private let after: Side
  private let trees: (old: RuleTrees, new: RuleTrees)
  private let uses: (old: RuleClosure, new: RuleClosure)
  private let renames: Renames
  private let files: DiffFiles?
  private let tellsStories: Bool
  private let findZone: (@Sendable (String) -> Zone?)?

  /// The changed values, without those that mean the same.
  private let values: [ValueChange]
  private var report = DiffReport()
  /// What shows each changed answer of the report.
  private var witnesses: [Witness?] = []

  /// Nil if one of the rule books has errors.
  init?(
    _ old: Compilation, _ new: Compilation, files: DiffFiles?, tellsStories: Bool, findZone: (@Sendable (String) -> Zone?)?
  ) {
    let sides = ParallelMap.map([old, new]) { Side($0) }
    guard let before = sides[0], let after = sides[1] else { return nil }
    (self.old, self.new, self.before, self.after) = (old, new, before, after)
    (self.files, self.tellsStories, self.findZone) = (files, tellsStories, findZone)
    let names = KindNames([before.index, after.index])
    let trees = RuleTrees.both(before, after)
    let renames = Renames(trees.old, trees.new, names)
    (self.trees, self.renames) = (trees, renames)
    uses = (RuleClosure(before.index), RuleClosure(after.index))
    values = TreeComparison.changes(trees.old, trees.new, names, renames).filter { change in
      !SameValue.isSameExpression(change, before, after, renames) && !SameValue.isSameAmount(change)
    }
    report.isSameBundle = before.lowered.bundle == after.lowered.bundle
  }

  consuming func finished() -> DiffReport {
    if !report.isSameBundle { askEverything() }
    runScenarios()
    let contract = contract()
    let meaning = Meaning(before, after, report.answers, contract, renames)
    report.changes = OrphanCredit(report.answers).credited(meaning.changes(values))
    attribute()
    report.changes = report.changes.map { meaning.settled($0, report.answers, report.covered, isSameBundle: report.isSameBundle) }
    report.changes = report.changes.map { meaning.served($0, report.environments) }
    report.headlines = headlines()
    report.questions = AuthorQuestions.all(values, before, after, trees)
    report.names = NamedRules(before: before, after: after).rules(in: report)
    return report
  }

  /// The answers that differ, each with what shows it.
  consuming func asked() -> [(answer: AnswerChange, witness: Witness?)] {
    if report.isSameBundle { return [] }
    askEverything()
    return Array(zip(report.answers, witnesses))
  }

  /// The changed rules whose change can be an answer: all but translations and what only people read.
  private var changed: (all: Set<RulePath>, asked: Set<RulePath>) {
    // The order of the rules of a kind is a change of all of them.
    let kinds = values.filter { $0.newPath.parts.count == 1 }.flatMap { after.index.rules(of: $0.kind).map(\.path) }
    let all = Set(values.flatMap { [$0.oldPath.rule, $0.newPath.rule] } + kinds)
    var fields: [RulePath: Set<String>] = [:]
    for path in values.flatMap({ [$0.oldPath, $0.newPath] }) {
      fields[path.rule, default: []].insert(path.parts.count > 2 ? path.parts[2] : "")
    }
    let asked = all.filter { $0.parts[0] != Translation.key && !Subjects.registers.contains($0.parts[0]) }
    return (all, Set(asked.map { fields[$0, default: []].contains("") ? $0 : RuleClosure.changed($0, by: fields[$0, default: []]) }))
  }

  /// Asks both rule books everything that rests on a changed rule.
  private mutating func askEverything() {
    let changed = changed
    var decisions = DecisionComparison((before.rules, before.bundle), (after.rules, after.bundle), renames, uses, after: changed.all)
    decisions.run(changed.all)
    if tellsStories { decisions.ask(changed.asked) }
    report.covered = decisions.covered
    add(decisions.changes, decisions.witnesses)
    guard tellsStories else { return }
    let book = StoryBook(BothBooks(old: before.rules, new: after.rules, renames: renames, changed: changed.asked, uses: uses))
    var stories = StoryComparison(before, after, renames, findZone: findZone)
    stories.run(book.stories(after: changed.asked))
    let told = stories.changes(after.rules.book.plans.states.names, book.rests)
    dropRoutes(besides: told)
    add(told, stories.witnesses)
    report.covered.stories = stories.told
  }

  /// Drops the decisions about links whose stories tell what becomes of them for the same users.
  private mutating func dropRoutes(besides stories: [AnswerChange]) {
    let kept = report.answers.indices.filter { index in
      let answer = report.answers[index]
      guard answer.kind == DeepLink.key, answer.ask.isEmpty else { return true }
      let same = stories.filter { $0.kind == DeepLink.key && $0.decision == answer.decision }
      return !Set(same.flatMap(\.plans)).isSuperset(of: answer.plans) || same.isEmpty
    }
    (report.answers, witnesses) = (kept.map { report.answers[$0] }, kept.map { witnesses[$0] })
  }

  /// Adds the answers that reach anybody, with their users.
  private mutating func add(_ answers: [AnswerChange], _ shown: [Witness?]) {
    let owners = AnswerOwners(before, after, renames)
    let reached = zip(answers, shown).filter { !owners.reachesNobody($0.0) }
    report.answers += owners.owned(reached.map(\.0))
    witnesses += reached.map(\.1)
  }

  /// Runs the scenarios, also if only the bytes differ, for example because rules were reordered.
  private mutating func runScenarios() {
    guard !values.isEmpty || !report.isSameBundle,
      let scenarios = ScenarioComparison(old, new, SameQuestions(trees.old, trees.new, renames), findZone: findZone)
    else { return }
    (report.scenarios, report.covered.scenarios) = (scenarios.changes, scenarios.count)
    if tellsStories, !report.isSameBundle { show(scenarios.shown) }
  }

  /// Adds the answers of scenarios about what nothing else shows. An answer that rests on no changed rule can be due to any of them.
  private mutating func show(_ shown: [ScenarioAnswers.Shown]) {
    let (changed, uses) = (changed.asked, uses)
    let direction = AnswerDirection(before.rules.book, after.rules.book, renames)
    let answers = ScenarioAnswers(shown, direction, renames).changes(besides: report.answers) { subject in
      let rests = uses.old.rules(from: [subject]).union(uses.new.rules(from: [subject]))
      return rests.isDisjoint(with: changed) ? changed : rests
    }
    report.answers += answers
    witnesses += answers.map { _ in nil }
  }

  /// What app code, locks, and stored data rely on and no longer can.
  private mutating func contract() -> [ContractComparison.Break] {
    let required = RequiredFact(before: before, after: after, renames: renames)
    let contract =
      ContractComparison(old: before.rules, new: after.rules, renames: renames, isRequired: required.isRequired)
      .breaks(before.lowered.contract, after.lowered.contract)
      + RemoteComparison(old: before.rules.book, new: after.rules.book, renames: renames).breaks()
      + LockComparison(renames: renames).breaks(before.rules, after.rules)
      + StoredComparison(old: StoredContract(before.rules.book, trees.old), new: StoredContract(after.rules.book, trees.new)).breaks()
    report.breaks = contract.map {
      .init(rule: $0.rule.rawValue, path: $0.path.plain, text: $0.text, place: ($0.isGone ? before : after).place($0.path))
    }
    report.lostMinutes = MinuteComparison.lost(before.rules.book, after.rules.book)
    return contract
  }

  /// Credits each answer to the edits that cause it, and compares what environments have.
  private mutating func attribute() {
    guard let files else { return }
    let edits = SingleEdits(files, report.changes)
    let alone = AloneChanges(edits, before, renames, findZone: findZone)
    alone.attribute(&report, witnesses)
    UnseenChanges(edits: edits, alone: alone, old: old, after: after, findZone: findZone).find(&report)
    report.environments = EnvironmentComparison(files: files, old: old, new: new, findZone: findZone).reports(report.changes)
  }

  private func headlines() -> [Headline] {
    let names = (old: SpokenNames(side: before), new: SpokenNames(side: after))
    let about = { (rule: RulePath) in names.new[rule] ?? names.old[rule] ?? "" }
    let audience = RuleAudience(after)
    return HeadlineBuilder(
      report: report, oldBook: before.rules.book, book: after.rules.book, about: about, owners: audience.plans
    ).headlines()
  }
}
