internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Questions with a few answers: their rows end in the position of an answer.
  mutating func lowerTables() {
    for (name, table) in names.ordered(book.tables) {
      func value(_ answer: String) -> UInt32 {
        guard let position = table.answers.firstIndex(of: answer) else { fatalError("checked tables answer with their answers") }
        return UInt32(position)
      }
      var rows: [[UInt32]] = []
      for (index, row) in table.rows.enumerated() {
        let outcome = outcome(kind: .value, value: value(row.then))
        rows.append(tableRow(expression(allOf: row.conditions), outcome, RulePath(DecisionTable.key, name, table.rowsKey, "\(index)")))
      }
      let error = outcome(kind: .value, value: value(table.onError))
      // Rows that are all conditions leave no gap, as a check proves; the bundle's tables end with a row that always applies all the same.
      if table.rows.last?.conditions.isEmpty == false {
        rows.append(tableRow(nil, error, RulePath(DecisionTable.key, name, "on_error")))
      }
      let range = writer.addRange(to: .tableRows, rows)
      let number = writer.add(to: .tables, [writer.text(RulePath(DecisionTable.key, name).description)] + range + [error])
      let answers = writer.addRange(to: .tableAnswers, table.answers.map { [writer.text($0)] })
      writer.add(to: .decisionTables, [writer.text(name), UInt32(number)] + answers + [table.answersAre == Route.key ? 1 : 0])
    }
  }
}
