internal import RuleKinds
internal import Schema
internal import SourceText

/// A row of a list in which the first row that applies decides.
struct ListedRow {
  /// The path of the row.
  var path: RulePath
  var conditions: [Name<Condition>]
  /// When the row applies.
  var applies: Formula
  /// When the row decides; empty for a row that requires a capability but denies nothing.
  var decides: [Formula]
  /// Whether the capability matrix determines when the row denies.
  var asksTheMatrix = false
  /// Whether the row decides whenever it applies. Otherwise, evaluation may continue with the next row.
  var ends: Bool
}

/// A list of rows in which the first row that applies decides, in any kind of rule.
struct RowList {
  /// The path of the list.
  var path: RulePath
  var rows: [ListedRow] = []
  var builder: FormulaBuilder
  /// Whether at most one of its rows may apply.
  var isUnique = false

  init(_ path: RulePath, _ context: CheckContext) {
    self.path = path
    builder = FormulaBuilder(context.book, context.typed)
  }

  /// Returns the lists of all rules, except lists that could not be read completely.
  static func all(_ context: CheckContext) -> [RowList] {
    let book = context.book
    var lists: [RowList] = []
    func add(_ path: RulePath, _ rows: [[Name<Condition>]], isUnique: Bool = false) {
      // A list with an item that could not be read is shorter here than in the file.
      guard !rows.isEmpty, !context.isFaulty(path), context.places.exact(path.appending("\(rows.count)")) == nil,
        rows.allSatisfy(context.analysis.areSound)
      else { return }
      var list = RowList(path, context)
      list.isUnique = isUnique
      for (index, conditions) in rows.enumerated() {
        let applies = list.builder.formula(allOf: conditions)
        list.rows.append(
          ListedRow(path: path.appending("\(index)"), conditions: conditions, applies: applies, decides: [applies], ends: true))
      }
      lists.append(list)
    }
    for action in book.actions.entries where context.isSound(action.value, action.name.text) {
      // `table.end` reports an `otherwise` with conditions.
      if action.value.steps.contains(where: { $0.otherwise != nil && !$0.conditions.isEmpty }) { continue }
      lists.append(RowList(action.value, action.name, context))
    }
    for table in book.tables.entries {
      add(
        RulePath(DecisionTable.key, table.name.text, table.value.rowsKey), table.value.rows.map(\.conditions),
        isUnique: table.value.isUnique)
    }
    add(RulePath(Router.key, "first_match"), book.router.rows.map(\.conditions))
    add(RulePath(Plan.key, "resolution"), book.plans.resolution.map(\.conditions))
    for copy in book.copy.entries {
      add(RulePath(Copy.key, copy.name.text, "variants"), copy.value.variants.map(\.conditions))
    }
    for state in book.emptyStates.entries {
      add(RulePath(EmptyState.key, state.name.text, "unless"), state.value.unless.map(\.conditions))
    }
    for moment in book.moments.entries {
      add(RulePath(Moment.key, moment.name.text, "error"), moment.value.errors.map(\.conditions))
    }
    return lists
  }

  /// Creates the list of an action's steps, each of which becomes one or more rows.
  private init(_ action: Action, _ name: Name<Action>, _ context: CheckContext) {
    self.init(RulePath(Action.key, name.text, "first_match"), context)
    let table = ActionRows(context.book, context.typed).rows(of: action, name)
    for (index, step) in action.steps.enumerated() {
      let isLast = step.otherwise != nil
      let own = table.filter { $0.step == index && (!isLast || $0.when == nil) }
      rows.append(
        ListedRow(
          path: path.appending("\(index)"), conditions: step.conditions, applies: builder.formula(allOf: step.conditions),
          decides: own.map { row in row.when.map { builder.formula($0) } ?? .always }, asksTheMatrix: step.require != nil,
          ends: step.deny != nil || isLast))
    }
  }

  /// Returns a search over the deciding rows, with the index in the list that each of them comes from.
  func search() -> (search: RowSearch, origins: [Int]) {
    let flat = rows.enumerated().flatMap { index, row in row.decides.map { (index, $0) } }
    return (RowSearch(flat.map(\.1), and: rows.map(\.applies), in: builder.space), flat.map(\.0))
  }
}
