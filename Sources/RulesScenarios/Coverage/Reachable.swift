internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// What answers can show. Coverage ignores the rest: a row that no plan can reach, and a sentence of screens that no request returns.
struct Reachable {
  /// The paths of table rows, in the order of the tables.
  let rows: [RulePath]
  /// The sentences that an answer can contain.
  let copy: Set<String>

  init(_ checked: CheckedRules, _ bundle: RuleBundle) {
    let closed = Reachable.closed(checked)
    var seen: Set<String> = []
    rows =
      (0..<bundle.count(.tableRows)).compactMap { row in
        let rule = bundle.text(bundle.tableRows[row].rule)
        return seen.insert(rule).inserted && !closed.contains(rule) ? RulePath(text: rule) : nil
      }
      + (0..<bundle.count(.routerRows)).map { RulePath(text: bundle.text(bundle.routerRows[$0].rule)) }
    copy = SentencesShown(bundle).names
  }

  /// The rows of actions that no plan reaches with any facts, because an earlier step always denies or the row's conditions exclude the
  /// plan.
  private static func closed(_ checked: CheckedRules) -> Set<String> {
    let book = checked.book
    let analysis = checked.analysis
    var open: Set<String> = []
    var all: Set<String> = []
    for action in book.actions.entries where analysis.isSound(action.value) {
      for (index, step) in action.value.steps.enumerated() {
        for plan in book.plans.states.entries.map(\.name) {
          let isReached = analysis.canReach(index, of: action.value, action.name, under: plan)
          for rule in rules(of: step, index, of: action.name.text, under: plan, book) {
            all.insert(rule.description)
            if isReached { open.insert(rule.description) }
          }
        }
      }
    }
    return all.subtracting(open).union(endings(book))
  }

  /// The final rows of tables whose other rows leave no gap.
  private static func endings(_ book: RuleBook) -> [String] {
    book.tables.entries.filter(\.value.isUnique).map { RulePath(DecisionTable.key, $0.name.text, "on_error").description }
  }

  /// The rows that a step expands to for a plan: its own row, or the cell and the limit of the capability that it requires.
  private static func rules(
    of step: Step, _ index: Int, of action: String, under plan: Name<Plan>, _ book: RuleBook
  )
    -> [RulePath]
  {
    if let name = step.connection, let row = book.offline[name] {
      return row.cells.filter { $0.cell.mode == .block || !$0.cell.conditions.isEmpty }
        .map { RulePath(OfflineRow.key, name.text, $0.connection.name) }
    }
    guard let capability = step.require else { return [RulePath(Action.key, action, "first_match", "\(index)")] }
    let column = book.plans.column(of: plan)
    let cell = RulePath(Capability.key, capability.text, "plans", column.text)
    guard let limit = book.capabilities[capability]?.plans[column]?.limit else { return [cell] }
    return [cell, RulePath(Limit.key, limit.text, "plans", column.text)]
  }
}
