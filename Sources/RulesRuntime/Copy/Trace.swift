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

    /// The ordinal in `facts`.
    public var name: Int
    public var value: PresentedValue
    public var source: Source
  }

  /// A change of one fact that would change the answer.
  public struct Counterfactual: Sendable, Equatable {
    /// The ordinal in `facts`.
    public var fact: Int
    public var value: PresentedValue
    /// What the answer would be.
    public var becomes: Answer
  }

  /// The answer that a change of one fact leads to.
  public enum Answer: Sendable, Equatable {
    case allowed
    /// The ordinal in `reasons`; nil for a refusal without a reason.
    case refused(Int?)
    /// The ordinal in `table_answers`.
    case answered(Int)
    /// `route`: the ordinal in `routes`.
    case routed(RoutedLink.Outcome, route: Int)
  }

  /// Where the rows are.
  public enum Table: Sendable, Equatable {
    /// The ordinal in `tables`.
    case table(Int)
    /// The ordinal in `facts` of a fact that was derived from others.
    case fact(Int)
    /// The rows that links go through.
    case router
  }

  public var table: Table
  /// The rows looked at; the last one decided.
  public var rows: [Row]
  public var facts: [FactRead]
  public var counterfactuals: [Counterfactual]
}

extension Rules {
  func trace(_ decision: Decision, _ frame: Frame) -> Trace {
    let table = bundle.actions[decision.action].table
    let facts = FactsRead(bundle).facts(ofRows: bundle.tables[table].rows.lowerBound...decision.row)
    return Trace(
      table: .table(table), rows: rows(of: table, upTo: decision.row, error: decision.error),
      facts: facts.map { read($0, frame) }, counterfactuals: counterfactuals(decision, facts, frame))
  }

  func trace(_ answer: TableAnswer, _ frame: Frame) -> Trace {
    let table = bundle.decisionTables[answer.question].table
    let facts = FactsRead(bundle).facts(ofRows: bundle.tables[table].rows.lowerBound...answer.row)
    return Trace(
      table: .table(table), rows: rows(of: table, upTo: answer.row, error: answer.error),
      facts: facts.map { read($0, frame) }, counterfactuals: counterfactuals(answer, facts, frame))
  }

  func trace(_ decision: PlanDecision, _ frame: Frame) -> Trace? {
    guard let row = decision.row, let table = bundle.facts[bundle.book[0].plan].table else {
      return nil
    }
    let facts = FactsRead(bundle).facts(ofRows: bundle.tables[table].rows.lowerBound...row)
    return Trace(
      table: .table(table), rows: rows(of: table, upTo: row, error: decision.error),
      facts: facts.map { read($0, frame) }, counterfactuals: [])
  }

  private func rows(of table: Int, upTo last: Int, error: Value?) -> [Trace.Row] {
    (bundle.tables[table].rows.lowerBound...last).map { row in
      Trace.Row(rule: bundle.text(bundle.tableRows[row].rule), held: row < last ? false : error == nil ? true : nil)
    }
  }

  func read(_ fact: Int, _ frame: Frame) -> Trace.FactRead {
    frame.forgetDerived()
    let isGiven = frame.isGiven(fact)
    let value = evaluator.fact(fact, frame)
    let isDerived = bundle.facts[fact].program != nil || bundle.facts[fact].table != nil
    return Trace.FactRead(
      name: fact, value: present(value, values: fact, frame),
      source: isGiven ? .given : isDerived ? .derived : value.tag == .error ? .missing : .absent)
  }
}
