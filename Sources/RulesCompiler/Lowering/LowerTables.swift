internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers decision tables. The outcome of a row is the position of an answer.
  mutating func lowerTables() {
    for (name, table) in names.ordered(book.tables) {
      func value(_ answer: String) -> Int {
        guard let position = table.answers.firstIndex(of: answer) else { fatalError("unknown answer in a checked table") }
        return position
      }
      var rows: [TableLineBuilder] = []
      for (index, row) in table.rows.enumerated() {
        let outcome = outcome(.value, value: value(row.then))
        rows.append(tableRow(expression(allOf: row.conditions), outcome, RulePath(DecisionTable.key, name, table.rowsKey, "\(index)")))
      }
      let error = outcome(.value, value: value(table.onError))
      // A check proves that conditional rows are exhaustive, but every table in a bundle must end with a row that always applies.
      if table.rows.last?.conditions.isEmpty == false {
        rows.append(tableRow(nil, error, RulePath(DecisionTable.key, name, "on_error")))
      }
      let range = writer.addRange(rows)
      let number = writer.add(
        FirstMatchBuilder(name: writer.text(RulePath(DecisionTable.key, name).description), rows: range, onError: error))
      let answers = writer.addRange(table.answers.map { TableAnswerBuilder(answer: writer.text($0)) })
      writer.add(
        DecisionTableBuilder(name: writer.text(name), table: number, answers: answers, answersAreRoutes: table.answersAre == Route.key))
    }
  }
}
