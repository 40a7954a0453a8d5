internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON

/// The two rule books, as stories need them: rules of both sides by their new names.
struct BothBooks {
  let old: CheckedRules
  let new: CheckedRules
  let renames: Renames

  var oldBook: RuleBook { old.book }
  var newBook: RuleBook { new.book }

  /// The plans that both sides have.
  var plans: [String] {
    new.book.plans.states.names.filter { old.book.plans.states[renames.nameBefore(Plan.key, $0)] != nil }
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

  /// The facts with which conditions of the new rules hold, and `failing` do not.
  func facts(fulfilling conditions: [Name<Condition>], failing: [Name<Condition>] = [], under plan: String?) -> [JSON.Member]? {
    if conditions.isEmpty, failing.isEmpty { return [] }
    return AllowingFacts.fulfilling(conditions, failing: failing, under: plan.map { Name($0) }, new.book, new.typed).map {
      members($0, new.book)
    }
  }

  /// The facts of an example as members of a request, without the plan.
  private func members(_ example: FactExample, _ book: RuleBook) -> [JSON.Member] {
    example.facts.compactMap { name, text in
      guard name != Ordinals.planFact, let fact = book.facts[name], fact.value == nil else { return nil }
      return BoundaryValue(written: text, fact.type).json.map { JSON.Member(key: name, value: $0) }
    }
  }
}
