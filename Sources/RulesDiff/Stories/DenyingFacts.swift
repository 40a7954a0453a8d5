internal import Conditions
internal import RuleKinds

/// The facts with which an action is denied for a reason.
enum DenyingFacts {
  /// Nil if there are none or none were found.
  static func denying(
    _ name: Name<Action>, for reason: Name<Reason>, under plan: Name<Plan>, _ book: RuleBook, _ typed: TypedBook
  ) -> FactExample? {
    guard let action = book.actions[name], let ordinal = typed.ordinals.plans.firstIndex(of: plan.text) else { return nil }
    let rows = ActionRows(book, typed).rows(of: action, name)
    var builder = FormulaBuilder(book, typed)
    guard case .variable(let position) = builder.formula(.fact(name: Ordinals.planFact, ordinal: 0, type: .string)) else { return nil }
    let formulas = rows.map { row in row.when.map { builder.formula($0) } ?? .always }
    let search = RowSearch(formulas, in: builder.space)
    for (index, row) in rows.enumerated() {
      guard case .deny(reason, limit: _) = row.ending,
        case .found(let facts) = search.deciding(index, knowing: [position: .ordinal(ordinal)])
      else { continue }
      return FactExample(facts, in: builder.space)
    }
    return nil
  }
}
