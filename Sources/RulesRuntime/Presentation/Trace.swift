internal import RulesBundle

/// How an answer came about.
public struct Trace: Sendable, Equatable {
  public struct Row: Sendable, Equatable {
    /// Where the row stands in the rules: `/limits/saved_flows/plans/free`.
    public var rule: String
    /// Whether its condition held; nil when evaluating it failed.
    public var held: Bool?
  }

  public struct FactRead: Sendable, Equatable {
    public enum Source: Sendable, Equatable { case given, derived, absent, missing }

    public var name: String
    public var value: PlainValue
    public var source: Source
  }

  /// A change of one fact that would change the answer.
  public struct Flip: Sendable, Equatable {
    public var fact: String
    public var value: PlainValue
    /// What the answer would be: `allow` or a reason code; of a question, the other answer.
    public var becomes: String
  }

  public var table: String
  /// The rows looked at; the last one decided.
  public var rows: [Row]
  public var facts: [FactRead]
  public var flips: [Flip]
}

extension Rules {
  func trace(_ decision: Decision, _ frame: Frame) -> Trace {
    let table = bundle.word(.actions, decision.action, Word.Actions.table)
    let facts = FactsRead(bundle).facts(ofRows: bundle.range(.tables, table, Word.Tables.rows).lowerBound...decision.row)
    return Trace(
      table: bundle.text(.tables, table, Word.Tables.name), rows: rows(of: table, upTo: decision.row, error: decision.error),
      facts: facts.map { read($0, frame) }, flips: flips(decision, facts, frame))
  }

  func trace(_ answer: TableAnswer, _ frame: Frame) -> Trace {
    let table = bundle.word(.decisionTables, answer.question, Word.DecisionTables.table)
    let facts = FactsRead(bundle).facts(ofRows: bundle.range(.tables, table, Word.Tables.rows).lowerBound...answer.row)
    return Trace(
      table: bundle.text(.tables, table, Word.Tables.name), rows: rows(of: table, upTo: answer.row, error: answer.error),
      facts: facts.map { read($0, frame) }, flips: flips(answer, facts, frame))
  }

  func trace(_ decision: PlanDecision, _ frame: Frame) -> Trace? {
    guard let row = decision.row, let table = bundle.optional(.facts, bundle.word(.book, 0, Word.Book.plan), Word.Facts.table) else {
      return nil
    }
    let facts = FactsRead(bundle).facts(ofRows: bundle.range(.tables, table, Word.Tables.rows).lowerBound...row)
    return Trace(
      table: bundle.text(.tables, table, Word.Tables.name), rows: rows(of: table, upTo: row, error: decision.error),
      facts: facts.map { read($0, frame) }, flips: [])
  }

  private func rows(of table: Int, upTo last: Int, error: Value?) -> [Trace.Row] {
    (bundle.range(.tables, table, Word.Tables.rows).lowerBound...last).map { row in
      Trace.Row(rule: bundle.text(.tableRows, row, Word.TableRows.rule), held: row < last ? false : error == nil ? true : nil)
    }
  }

  func read(_ fact: Int, _ frame: Frame) -> Trace.FactRead {
    frame.forgetDerived()
    let isGiven = frame.isGiven(fact)
    let value = evaluator.fact(fact, frame)
    let isDerived = bundle.optional(.facts, fact, Word.Facts.program) != nil || bundle.optional(.facts, fact, Word.Facts.table) != nil
    return Trace.FactRead(
      name: bundle.name(.facts, fact), value: plain(value, values: fact, frame),
      source: isGiven ? .given : isDerived ? .derived : value.tag == .error ? .missing : .absent)
  }
}
