/// The facts with which rules let a user through, for tools that need an ordinary user.
package enum AllowingFacts {
  /// Finds facts with which an action is allowed under a plan; nil if there are none or none were found.
  package static func allowing(_ name: Name<Action>, under plan: Name<Plan>, _ book: RuleBook, _ typed: TypedBook) -> FactExample? {
    guard let action = book.actions[name] else { return nil }
    let rows = ActionRows(book, typed).rows(of: action, name)
    var builder = FormulaBuilder(book, typed, sharing: FactSpace(), variesRemotely: false)
    let position = builder.plan()
    let formulas = rows.map { row in row.when.map { builder.formula($0) } ?? .always }
    let search = RowSearch(formulas, in: builder.space)
    guard let ordinal = typed.ordinals.plans.firstIndex(of: plan.text) else { return nil }
    for (index, row) in rows.enumerated() {
      guard case .allow = row.ending, case .found(let facts) = search.deciding(index, knowing: [position: .ordinal(ordinal)]) else {
        continue
      }
      return FactExample(facts, in: builder.space)
    }
    return nil
  }

  /// Finds facts with which all conditions hold under a plan, and `failing` do not; nil if there are none or none were found.
  package static func fulfilling(
    _ conditions: [Name<Condition>], failing: [Name<Condition>] = [], under plan: Name<Plan>?, _ book: RuleBook, _ typed: TypedBook
  ) -> FactExample? {
    var builder = FormulaBuilder(book, typed, sharing: FactSpace(), variesRemotely: false)
    var known: [Int: FactValue] = [:]
    if let plan, let ordinal = typed.ordinals.plans.firstIndex(of: plan.text) { known[builder.plan()] = .ordinal(ordinal) }
    let formula = Formula.all([builder.formula(allOf: conditions)] + failing.map { .not(builder.formula(allOf: [$0])) })
    guard case .found(let facts) = FactSearch.run(formula, FactValues(of: builder.space, in: [formula]), knowing: known) else { return nil }
    return FactExample(facts, in: builder.space)
  }
}
