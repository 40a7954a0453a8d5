internal import Conditions

/// The possible endings of an action under a plan, over all possible facts.
///
/// Every result holds for all facts, and for all values that a server may set. If the analysis cannot decide whether an ending is possible,
/// it counts as possible.
package struct PlanAnalysis: Sendable {
  package enum Ending: Sendable, Hashable {
    case allow
    case deny(Name<Reason>)
  }

  package struct Possible: Sendable, Hashable {
    package var ending: Ending
    /// The step that ends it.
    package var step: Int
    /// Facts that lead to the ending; nil if the search found none but could not exclude them.
    package var example: FactExample?
  }

  /// A way past a limit.
  package struct Excess: Sendable, Hashable {
    /// Facts of a user who exceeds the limit; nil if the search found none but could not exclude them.
    package var example: FactExample?
  }

  package let book: RuleBook
  package let typed: TypedBook
  /// The possible endings of each action for each plan, by the action's name. Many checks use them.
  private var endings: [String: [[Possible]]] = [:]

  package init(_ book: RuleBook, _ typed: TypedBook) { self.init(book, typed, nil) }

  /// - Parameter run: The checks that the analysis is for, with the results of earlier ones.
  init(_ book: RuleBook, _ typed: TypedBook, _ run: CheckRun?) {
    self.book = book
    self.typed = typed
    let analysis = self
    for action in book.actions.entries {
      let found = run.map { $0.remember("endings \(action.name.text)", where: { _ in true }) { analysis.allEndings(of: action.name) } }
      endings[action.name.text] = found ?? allEndings(of: action.name)
    }
    run?.update(endings: endings)
  }

  /// Returns the possible endings of an action under each plan; nil if the action depends on something that could not be read.
  private func allEndings(of name: Name<Action>) -> [[Possible]]? {
    guard let action = book.actions[name], isSound(action) else { return nil }
    let table = ActionTable(action, name, book, typed)
    return typed.ordinals.plans.indices.map { PlanAnalysis.endings(of: table, under: $0) }
  }

  /// Returns the possible endings of an action under a plan; empty if the action depends on something that could not be read.
  package func endings(of action: Name<Action>, under plan: Name<Plan>) -> [Possible] {
    guard let ordinal = ordinal(of: plan) else { return [] }
    ReadRecorder.active?.note(.endings(action.text))
    return endings[action.text]?[ordinal] ?? []
  }

  private static func endings(of table: ActionTable, under ordinal: Int) -> [Possible] {
    var possible: [Possible] = []
    for (index, row) in table.rows.enumerated() {
      let ending: Ending =
        switch row.ending {
        case .allow: .allow
        case .deny(let reason, _): .deny(reason)
        }
      // Rows of one step with and without a cost, and for different cells, have the same ending.
      if possible.contains(where: { $0.ending == ending && $0.step == row.step }) { continue }
      switch table.search.deciding(index, knowing: [table.plan: .ordinal(ordinal)]) {
      case .never: continue
      case .open: possible.append(Possible(ending: ending, step: row.step))
      case .found(let facts): possible.append(Possible(ending: ending, step: row.step, example: FactExample(facts, in: table.space)))
      }
    }
    return possible
  }

  /// Returns a user on a plan who is allowed an action although a limit is full; nil if no such user exists.
  package func exceeds(_ limit: Name<Limit>, _ action: Action, _ name: Name<Action>, under plan: Name<Plan>) -> Excess? {
    guard let rule = book.limits[limit], let ordinal = ordinal(of: plan) else { return nil }
    let column = book.plans.column(of: plan)
    // A limit without a number is never full, and another check reports a limit without a reason for the plan.
    guard case .number? = rule.plans[column], rule.soft.contains(column) || rule.whenFull[column] != nil else { return nil }
    let rows = ActionRows(book, typed)
    var builder = FormulaBuilder(book, typed)
    let known = [builder.plan(): FactValue.ordinal(ordinal)]
    let isFull = builder.formula(rows.isFull(rule, limit))
    let table = rows.rows(of: action, name).map { (row: $0, formula: $0.when.map { builder.formula($0) } ?? .always) }
    let search = RowSearch(table.map(\.formula), and: [isFull], in: builder.space)
    for (index, entry) in table.enumerated() {
      guard case .allow = entry.row.ending else { continue }
      switch search.deciding(index, while: isFull, knowing: known) {
      case .never: continue
      case .open: return Excess()
      case .found(let facts): return Excess(example: FactExample(facts, in: builder.space))
      }
    }
    return nil
  }

  /// Whether a step can be reached under a plan.
  package func canReach(_ step: Int, of action: Action, _ name: Name<Action>, under plan: Name<Plan>) -> Bool {
    guard let ordinal = ordinal(of: plan) else { return true }
    var builder = FormulaBuilder(book, typed)
    let known = [builder.plan(): FactValue.ordinal(ordinal)]
    let earlier = ActionRows(book, typed).rows(of: action, name).filter { $0.step < step }
    let rows = earlier.map { $0.when.map { builder.formula($0) } ?? .always } + [builder.formula(allOf: action.steps[step].conditions)]
    return RowSearch(rows, in: builder.space).deciding(rows.count - 1, knowing: known) != .never
  }

  /// Returns whether conditions hold under a plan, or nil if that depends on more than the plan.
  package func holds(_ conditions: [Name<Condition>], under plan: Name<Plan>) -> Bool? {
    guard !conditions.isEmpty else { return true }
    guard let ordinal = ordinal(of: plan) else { return nil }
    var builder = FormulaBuilder(book, typed)
    let known = [builder.plan(): FactValue.ordinal(ordinal)]
    let formula = builder.formula(allOf: conditions)
    let values = FactValues(of: builder.space, in: [formula])
    if FactSearch.run(formula, values, knowing: known) == .never { return false }
    return FactSearch.run(.not(formula), values, knowing: known) == .never ? true : nil
  }

  /// Returns the value of a condition if it is the same for all facts, whatever the matrix contains; nil if it varies or is unknown.
  package func constant(_ condition: Name<Condition>) -> Bool? {
    typed.condition(condition.text).flatMap { constant($0.root) }
  }

  private func ordinal(of plan: Name<Plan>) -> Int? { typed.ordinals.plans.firstIndex(of: plan.text) }
}

/// An action's rows as formulas.
struct ActionTable {
  let rows: [ActionRow]
  let search: RowSearch
  let space: FactSpace
  /// The variable of the plan in force.
  let plan: Int

  init(_ action: Action, _ name: Name<Action>, _ book: RuleBook, _ typed: TypedBook) {
    var builder = FormulaBuilder(book, typed)
    plan = builder.plan()
    rows = ActionRows(book, typed).rows(of: action, name)
    let formulas = rows.map { row in row.when.map { builder.formula($0) } ?? .always }
    search = RowSearch(formulas, in: builder.space)
    space = builder.space
  }
}

extension PlanAnalysis {
  /// Returns a user who fulfills conditions and is still allowed an action; nil if no such user exists.
  package func passes(_ conditions: [Name<Condition>], _ action: Action, _ name: Name<Action>) -> Excess? {
    var builder = FormulaBuilder(book, typed)
    _ = builder.plan()
    let wanted = builder.formula(allOf: conditions)
    let table = ActionRows(book, typed).rows(of: action, name).map { (row: $0, formula: $0.when.map { builder.formula($0) } ?? .always) }
    let search = RowSearch(table.map(\.formula), and: [wanted], in: builder.space)
    for (index, entry) in table.enumerated() {
      guard case .allow = entry.row.ending else { continue }
      switch search.deciding(index, while: wanted, knowing: [:]) {
      case .never: continue
      case .open: return Excess()
      case .found(let facts): return Excess(example: FactExample(facts, in: builder.space))
      }
    }
    return nil
  }
}
