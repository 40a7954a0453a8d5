internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON

/// The two rule books, as stories need them: rules of both sides by their new names.
struct BothBooks {
  let old: CheckedRules
  let new: CheckedRules
  let renames: Renames
  /// The changed rules.
  let changed: Set<RulePath>
  /// What rules use, on each side.
  let uses: (old: RuleClosure, new: RuleClosure)

  var oldBook: RuleBook { old.book }
  var newBook: RuleBook { new.book }

  /// The plans that both sides have.
  var plans: [String] {
    new.book.plans.states.names.filter { old.book.plans.states[renames.nameBefore(Plan.key, $0)] != nil }
  }

  /// The plans under which an event can happen: all plans, unless only actions cause it that some plans never allow.
  func plans(causing event: Name<CountedEvent>) -> [String] {
    let actions = newBook.events[event]?.by ?? []
    return actions.isEmpty ? plans : plans.filter { plan in actions.contains { isAllowed($0.text, under: plan) } }
  }

  /// Whether an action is allowed under a plan with some facts, in either rule book.
  func isAllowed(_ action: String, under plan: String) -> Bool {
    if AllowingFacts.allowing(Name(action), under: Name(plan), new.book, new.typed) != nil { return true }
    let (action, plan) = (renames.nameBefore(Action.key, action), renames.nameBefore(Plan.key, plan))
    return AllowingFacts.allowing(Name(action), under: Name(plan), old.book, old.typed) != nil
  }

  /// An ordinary value of each fact among rules that callers give and that has no default. A time is null if it may be.
  ///
  /// `withHistory`: whether requests carry a history, which counts some facts, so that they cannot be given.
  func ordinaryFacts(_ rules: Set<RulePath>, withHistory: Bool) -> [JSON.Member] {
    let counting = [oldBook, newBook].flatMap { $0.limits.entries.map(\.value).filter { $0.counts != nil } }
    let counted = withHistory ? Set(counting.flatMap { [$0.used, $0.left].compactMap { $0?.text } }) : []
    return newBook.facts.entries.compactMap { entry in
      let fact = entry.value
      let name = entry.name.text
      guard fact.value == nil, fact.ifAbsent == nil, !Ordinals.isReserved(name), !Ordinals.specialFacts.contains(name),
        !counted.contains(name),
        rules.contains(RulePath(Fact.key, name))
      else { return nil }
      let value = fact.orNull && fact.type == .timestamp ? .null : FactBoundaries.ordinary(fact, newBook).first?.json
      return value.map { JSON.Member(key: name, value: $0) }
    }
  }

  /// Facts with which a counted fact has a value: the fact itself, or those from which it is computed, the first with the whole amount.
  func facts(giving amount: Int64, to fact: Name<Fact>) -> [JSON.Member] {
    guard let root = new.typed[RulePath(Fact.key, fact.text, "value")]?.root else { return [.init(fact.text, amount)] }
    let sum = SumReader(book: new.book, typed: new.typed).forms(of: root).first?.coefficients ?? [:]
    let added = sum.filter { $0.value == 1 && !$0.key.isLength }.keys.map(\.fact).sorted()
    return sum.keys.map(\.fact).sorted().map { .init($0, $0 == added.first ? amount : 0) }
  }

  /// The column of a plan in the new rules.
  func column(_ plan: String) -> Name<Plan> { new.book.plans.column(of: Name(plan)) }

  /// The rules of a kind that both sides have: the new name, and both values.
  func pairs<K, V>(_ kind: String, _ rules: (RuleBook) -> Named<K, V>) -> [(name: String, old: V, new: V)] {
    let before = rules(old.book)
    return rules(new.book).entries.compactMap { entry in
      before[Name(renames.nameBefore(kind, entry.name.text))].map { (entry.name.text, $0, entry.value) }
    }
  }

  /// The different values of something in both rule books, in ascending order.
  func values<V: Comparable & Hashable>(_ old: V?, _ new: V?) -> [V] { Set([old, new].compactMap { $0 }).sorted() }

  /// The facts with which an action is allowed under a plan in the new rules, or else in the old ones.
  func facts(allowing action: String, under plan: String) -> [JSON.Member] {
    if let example = AllowingFacts.allowing(Name(action), under: Name(plan), new.book, new.typed) { return members(example, new.book) }
    let (action, plan) = (renames.nameBefore(Action.key, action), renames.nameBefore(Plan.key, plan))
    return AllowingFacts.allowing(Name(action), under: Name(plan), old.book, old.typed).map { members($0, old.book) } ?? []
  }

  /// The facts with which the new rules deny an action for a reason. Nil if there are none or none were found.
  func facts(denying action: String, for reason: String, under plan: String) -> [JSON.Member]? {
    DenyingFacts.denying(Name(action), for: Name(reason), under: Name(plan), new.book, new.typed).map { members($0, new.book) }
  }

  /// The facts with which conditions of the new rules hold, and `failing` do not.
  func facts(fulfilling conditions: [Name<Condition>], failing: [Name<Condition>] = [], under plan: String?) -> [JSON.Member]? {
    if conditions.isEmpty, failing.isEmpty { return [] }
    return AllowingFacts.fulfilling(conditions, failing: failing, under: plan.map { Name($0) }, new.book, new.typed).map {
      members($0, new.book)
    }
  }

  /// The facts with which conditions of the old rules held.
  func facts(before conditions: [Name<Condition>], failing: [Name<Condition>] = [], under plan: String?) -> [JSON.Member]? {
    if conditions.isEmpty, failing.isEmpty { return [] }
    let plan = plan.map { Name<Plan>(renames.nameBefore(Plan.key, $0)) }
    return AllowingFacts.fulfilling(conditions, failing: failing, under: plan, old.book, old.typed).map { members($0, old.book) }
  }

  /// The facts of an example as members of a request, without the plan.
  private func members(_ example: FactExample, _ book: RuleBook) -> [JSON.Member] {
    example.facts.compactMap { name, text in
      guard name != Ordinals.planFact, let fact = book.facts[name], fact.value == nil else { return nil }
      return BoundaryValue(written: text, fact.type).json.map { JSON.Member(key: name, value: $0) }
    }
  }
}
