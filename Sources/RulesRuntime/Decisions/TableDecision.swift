public import RulesBundle

/// The result of a decision table, in ordinals.
public struct TableAnswer: Sendable, Equatable {
  /// The ordinal in `decision_tables`.
  public var table: Int
  /// The row that decided, or that failed.
  public var row: Int
  /// The position among the table's declared answers.
  public var answer: Int
  /// Why the table could not be decided; the answer is then the one that is declared for this case.
  public var error: Value?
}

extension Rules {
  /// Returns the ordinal of a decision table; nil if the name is unknown.
  public func table(named name: String) -> Int? { bundle.find(.decisionTables, name) }

  /// Returns the result of a decision table: the answer of the first row that applies.
  public func decide(table ordinal: Int, _ frame: Frame) -> TableAnswer {
    requireOrdinal(ordinal, of: .decisionTables, frame)
    frame.forgetDerived()
    let table = bundle.decisionTables[ordinal].table
    let (row, outcome, error) = evaluator.decide(table: table, frame, frame.stack)
    return TableAnswer(table: ordinal, row: row, answer: bundle.outcomes[outcome].value, error: error)
  }

  /// Returns the answer as the rules write it.
  public func text(of answer: TableAnswer) -> String { bundle.answer(row(of: answer)) }

  /// The ordinal of the answer in `table_answers`.
  public func row(of answer: TableAnswer) -> Int {
    let answers = bundle.decisionTables[answer.table].answers
    precondition((0..<answers.count).contains(answer.answer), "the answer belongs to other rules")
    return answers.lowerBound + answer.answer
  }

  /// Returns the ordinal of the screen that an answer names; nil if the table's answers are not screens, or if this answer is another
  /// value.
  public func route(of answer: TableAnswer) -> Int? {
    guard bundle.decisionTables[answer.table].answersAreRoutes else { return nil }
    return bundle.find(.routes, bundle.utf8(bundle.tableAnswers[row(of: answer)].answer))
  }

  /// Returns the answer for output, with a trace if `wantsTrace` is true.
  public func present(_ answer: TableAnswer, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedTable {
    PresentedTable(
      table: answer.table, answer: row(of: answer), undecided: answer.error.map(failure),
      trace: wantsTrace ? trace(answer, frame) : nil)
  }
}

extension RuleBundle {
  /// Returns an answer of a table as the rules write it, by its ordinal in `table_answers`.
  public func answer(_ row: Int) -> String { text(tableAnswers[row].answer) }
}

/// The result of a decision table, for output.
public struct PresentedTable: Sendable, Equatable {
  /// The ordinal in `decision_tables`.
  public var table: Int
  /// The ordinal in `table_answers`.
  public var answer: Int
  /// Why the rules could not decide; the answer is then the declared safe one.
  public var undecided: PresentedFailure?
  /// How the answer came about; nil if no trace was requested.
  public var trace: Trace?
}
