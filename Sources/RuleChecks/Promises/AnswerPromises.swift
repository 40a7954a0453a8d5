internal import Diagnostics
internal import RuleKinds
internal import SourceText

extension InvariantBroken {
  /// To some people a table, or the router, answers nothing else.
  static func answers(
    _ promise: AnswerPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard context.faults.isEmpty, let rows = Rows(promise, context.book) else { return }
    for (index, answer) in promise.only.enumerated() where !rows.answers.contains(answer) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(answer)` is never an answer of \(rows.what)",
          at: context.value(Invariant.key, name, "answers", "only", "\(index)"),
          helps: Suggestion.nearest(to: answer, among: rows.answers.sorted()).map { "did you mean `\($0)`?" }))
    }
    let plans = promise.plans.isEmpty ? context.book.plans.states.entries.map(\.name) : promise.plans
    for plan in plans where context.isKnown(plan) {
      guard let wrong = rows.first(under: plan, promise, context.analysis) else { continue }
      let who = promise.plans.isEmpty ? "" : " for plan `\(plan.text)`"
      let isRow = wrong < rows.rows.count
      let place = isRow ? context.places.span(rows.path.appending("\(wrong)")) : context.places.key(rows.path)
      let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
      // A row that breaks several promises is one mistake.
      if let index = diagnostics.firstIndex(where: { $0.name == explanation.name && $0.primary.span == place }) {
        diagnostics[index].secondary.append(promised)
        return
      }
      let what = isRow ? "may answer `\(rows.rows[wrong].answer)`" : "may let the link be followed"
      diagnostics.append(
        Diagnostic(
          explanation, "\(rows.what) breaks `\(name)`:\(who) it \(what)",
          at: place, "\(what) here", secondary: [promised],
          helps: ["put the row back that answers before, or change the promise with product"]))
      return
    }
  }

  private struct Rows {
    var what: String
    var path: RulePath
    var rows: [(conditions: [Name<Condition>], answer: String)]
    var answers: Set<String>

    init?(_ promise: AnswerPromise, _ book: RuleBook) {
      if let name = promise.table {
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

    /// The first row that may decide and answers something else, or the number of rows when none of a router's decides; else nil.
    func first(under plan: Name<Plan>, _ promise: AnswerPromise, _ analysis: PlanAnalysis) -> Int? {
      guard analysis.holds(promise.conditions, under: plan) != false else { return nil }
      for (index, row) in rows.enumerated() {
        if row.conditions.contains(where: promise.unless.contains) { continue }
        let open = row.conditions.filter { !promise.conditions.contains($0) }
        let applies = analysis.holds(open, under: plan)
        if applies == false { continue }
        if !promise.only.contains(row.answer) { return index }
        if applies == true { return nil }
      }
      return promise.isRouter ? rows.count : nil
    }
  }
}
