internal import Diagnostics
internal import RuleKinds
internal import SourceText

extension InvariantBroken {
  /// Checks that a table or the router returns only the listed answers for some users.
  static func answers(
    _ invariant: AnswerInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard context.reportedErrors.isEmpty, let rows = Rows(invariant, context.book) else { return }
    for (index, answer) in invariant.only.enumerated() where !rows.answers.contains(answer) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(answer)` is not an answer of \(rows.what)",
          at: context.value(Invariant.key, name, "answers", "only", "\(index)"),
          helps: Suggestion.question(Suggestion.choices(for: answer, among: rows.answers.sorted()))))
    }
    // `TableLostAnswer` reports a row that is missing.
    if rows.lackRow { return }
    let plans = invariant.plans.isEmpty ? context.book.plans.states.entries.map(\.name) : invariant.plans
    for plan in plans where context.isKnown(plan) {
      guard let wrong = rows.first(under: plan, invariant, context.analysis) else { continue }
      let who = invariant.plans.isEmpty ? "" : " for plan `\(plan.text)`"
      let isRow = wrong < rows.rows.count
      let place = isRow ? context.places.span(rows.path.appending("\(wrong)")) : context.places.key(rows.path)
      let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
      // A row that breaks several invariants is reported once.
      if let index = diagnostics.firstIndex(where: { $0.name == explanation.name && $0.primary.span == place }) {
        diagnostics[index].secondary.append(promised)
        return
      }
      let what = isRow ? "may return `\(rows.rows[wrong].answer)`" : "may allow the link"
      diagnostics.append(
        Diagnostic(
          explanation, "\(rows.what) breaks `\(name)`:\(who) it \(what)",
          at: place, "\(what) here", secondary: [promised],
          helps: ["restore the row that decided before, or, if product agrees, change the invariant"]))
      return
    }
  }

  private struct Rows {
    var what: String
    var path: RulePath
    var rows: [(conditions: [Name<Condition>], answer: String)]
    var answers: Set<String>

    /// Whether an answer of the table has no row, and no other answer has two, so that no row has a wrong answer.
    var lackRow: Bool {
      let given = rows.map(\.answer)
      return path.parts.first == DecisionTable.key && !answers.isSubset(of: given) && Set(given).count == given.count
    }

    init?(_ invariant: AnswerInvariant, _ book: RuleBook) {
      if let name = invariant.table {
        guard let table = book.tables[name] else { return nil }
        what = "`\(name.text)`"
        path = RulePath(DecisionTable.key, name.text, table.rowsKey)
        rows = table.rows.map { ($0.conditions, $0.then) }
        answers = Set(table.answers)
      } else {
        what = "the router"
        path = RulePath(Router.key, "first_match")
        rows = book.router.rows.map { ($0.conditions, $0.to.text) }
        answers = Set(book.routes.names)
      }
    }

    /// The index of the first row that may match and has another answer, or the number of rows if it is possible that no row of the
    /// router matches. Nil if neither is possible.
    func first(under plan: Name<Plan>, _ invariant: AnswerInvariant, _ analysis: PlanAnalysis) -> Int? {
      guard analysis.holds(invariant.conditions, under: plan) != false else { return nil }
      for (index, row) in rows.enumerated() {
        if row.conditions.contains(where: invariant.unless.contains) { continue }
        let open = row.conditions.filter { !invariant.conditions.contains($0) }
        let applies = analysis.holds(open, under: plan)
        if applies == false { continue }
        if !invariant.only.contains(row.answer) { return index }
        if applies == true { return nil }
      }
      return invariant.isRouter ? rows.count : nil
    }
  }
}
