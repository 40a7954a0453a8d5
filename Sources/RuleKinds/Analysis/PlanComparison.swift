/// A comparison of one action under two plans, with the same values of all other facts.
package struct PlanComparison {
  package struct Difference: Sendable {
    /// The ending under the plan, and its step.
    package var ending: PlanAnalysis.Ending
    package var step: Int
    /// The ending under the other plan.
    package var other: PlanAnalysis.Ending
    /// The shared facts; nil if the search found none but could not exclude them.
    package var example: FactExample?
  }

  private let rows: [ActionRow]
  private let first: [FlatFormulas.Handle]
  private let second: [FlatFormulas.Handle]
  private let search: FactSearch
  private let space: FactSpace
  private let known: [Int: FactValue]

  package init(_ action: Action, _ name: Name<Action>, _ plan: Name<Plan>, _ other: Name<Plan>, _ book: RuleBook, _ typed: TypedBook) {
    let rows = ActionRows(book, typed).rows(of: action, name)
    var builder = FormulaBuilder(book, typed)
    var known: [Int: FactValue] = [:]
    func formulas(_ variable: String, _ plan: Name<Plan>) -> [Formula] {
      builder.planVariable = variable
      known[builder.plan()] = .ordinal(typed.ordinals.plans.firstIndex(of: plan.text) ?? 0)
      return rows.map { row in row.when.map { builder.formula($0) } ?? .always }
    }
    let (mine, theirs) = (formulas(PlanComparison.names.0, plan), formulas(PlanComparison.names.1, other))
    self.rows = rows
    self.known = known
    space = builder.space
    let search = FactSearch(FactValues(of: space, in: mine + theirs))
    first = mine.map(search.add)
    second = theirs.map(search.add)
    self.search = search
  }

  private static let names = ("plan of the one", "plan of the other")

  /// Finds facts with which the plan is denied what the other plan is allowed; if `isSame` is true, facts with which their endings differ.
  package func difference(isSame: Bool, except: [Name<Reason>]) -> Difference? {
    for (mine, row) in rows.enumerated() {
      let ending = ending(row)
      if case .deny(let reason) = ending, except.contains(reason) { continue }
      // Other checks compare the cells of two plans in the matrix.
      if !isSame, ending == .allow || [Capability.key, Limit.key].contains(row.rule.parts.first) { continue }
      for (theirs, other) in rows.enumerated() {
        let otherEnding = self.ending(other)
        if case .deny(let reason) = otherEnding, except.contains(reason) { continue }
        guard isSame ? otherEnding != ending : otherEnding == .allow else { continue }
        let decide = [first[mine].holds, second[theirs].holds] + first[..<mine].map(\.fails) + second[..<theirs].map(\.fails)
        switch search.find(decide, knowing: known) {
        case .never: continue
        case .open: return Difference(ending: ending, step: row.step, other: otherEnding)
        case .found(let facts):
          let shared = facts.enumerated().map { known[$0.offset] == nil ? $0.element : nil }
          return Difference(ending: ending, step: row.step, other: otherEnding, example: FactExample(shared, in: space))
        }
      }
    }
    return nil
  }

  private func ending(_ row: ActionRow) -> PlanAnalysis.Ending {
    switch row.ending {
    case .allow: .allow
    case .deny(let reason, _): .deny(reason)
    }
  }
}
