public import RulesBundle

/// The answer to a question with a few possible answers, in ordinals.
public struct TableAnswer: Sendable, Equatable {
  /// The question's ordinal among the decision tables.
  public var question: Int
  /// The row that decided, or that failed.
  public var row: Int
  /// The position among the question's answers.
  public var answer: Int
  /// Why the table could not be decided; then the answer is the declared one for that case.
  public var error: Value?
}

extension Rules {
  /// The ordinal of a question with a few possible answers.
  public func question(_ name: String) -> Int? { bundle.find(.decisionTables, name) }

  /// The answer to a question: that of the first row that applies.
  public func decide(question: Int, _ frame: Frame) -> TableAnswer {
    requireOrdinal(question, of: .decisionTables, frame)
    frame.forgetDerived()
    let table = bundle.decisionTables[question].table
    let (row, outcome, error) = evaluator.decide(table: table, frame, frame.stack)
    return TableAnswer(question: question, row: row, answer: bundle.outcomes[outcome].value, error: error)
  }

  /// The answer as the rules write it.
  public func text(of answer: TableAnswer) -> String { bundle.answer(row(of: answer)) }

  /// The ordinal of the answer in `table_answers`.
  public func row(of answer: TableAnswer) -> Int {
    let answers = bundle.decisionTables[answer.question].answers
    precondition((0..<answers.count).contains(answer.answer), "an answer comes from the rules that it is asked of")
    return answers.lowerBound + answer.answer
  }

  /// The screen that an answer names; nil when the table's answers are no screens, or this one is a word for the caller.
  public func route(of answer: TableAnswer) -> Int? {
    guard bundle.decisionTables[answer.question].answersAreRoutes else { return nil }
    return bundle.find(.routes, bundle.utf8(bundle.tableAnswers[row(of: answer)].answer))
  }

  /// The answer with how it came about.
  public func present(_ answer: TableAnswer, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedTable {
    PresentedTable(
      table: answer.question, answer: row(of: answer), undecided: answer.error.map(failure),
      trace: wantsTrace ? trace(answer, frame) : nil)
  }
}

extension Bundle {
  /// An answer of a table as the rules write it, by its ordinal in `table_answers`.
  public func answer(_ row: Int) -> String { text(tableAnswers[row].answer) }
}

/// The answer to a question, as results show it.
public struct PresentedTable: Sendable, Equatable {
  /// The ordinal in `decision_tables`.
  public var table: Int
  /// The ordinal in `table_answers`.
  public var answer: Int
  /// Why the rules could not decide; the answer is then the declared safe one.
  public var undecided: PresentedFailure?
  public var trace: Trace?
}
