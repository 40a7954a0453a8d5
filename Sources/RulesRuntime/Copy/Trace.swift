internal import RulesBundle

/// How a result came about.
public struct Trace: Sendable, Equatable {
  /// A row of a table that was evaluated.
  public struct Row: Sendable, Equatable {
    /// The path of the row in the rules, such as `/limits/saved_flows/plans/free`.
    public var rule: String
    /// Whether the condition held; nil if it could not be evaluated.
    public var held: Bool?
  }

  /// A fact that the result depends on.
  public struct FactRead: Sendable, Equatable {
    /// Where the value of a fact comes from.
    public enum Source: Sendable, Equatable {
      /// The request provides it.
      case given
      /// The rules derive it from other facts.
      case derived
      /// The request does not provide it, and the rules declare a default.
      case absent
      /// The request does not provide it, and there is no default.
      case missing
    }

    /// The ordinal in `facts`.
    public var name: Int
    /// The value of the fact.
    public var value: PresentedValue
    /// Where the value comes from.
    public var source: Source
  }

  /// A change of one fact that would change the result.
  public struct Counterfactual: Sendable, Equatable {
    /// The ordinal in `facts`.
    public var fact: Int
    /// The value that the fact would have.
    public var value: PresentedValue
    /// The result that would follow.
    public var becomes: Answer
  }

  /// The result that a change of one fact leads to.
  public enum Answer: Sendable, Equatable {
    /// The action is allowed.
    case allowed
    /// The action is denied. The value is the ordinal in `reasons`; nil for a denial without a reason.
    case denied(Int?)
    /// A decision table has another answer, by its ordinal in `table_answers`.
    case answered(Int)
    /// A link leads somewhere else. `route` is the ordinal in `routes`.
    case routed(RoutedLink.Outcome, route: Int)
  }

  /// The table that was evaluated.
  public enum Table: Sendable, Equatable {
    /// A table, by its ordinal in `tables`.
    case table(Int)
    /// A fact that is derived from others, by its ordinal in `facts`.
    case fact(Int)
    /// The rows of the router.
    case router
  }

  /// The table that was evaluated.
  public var table: Table
  /// The rows that were evaluated; the last one decided.
  public var rows: [Row]
  /// The facts that the result depends on, with their values.
  public var facts: [FactRead]
  /// The changes of single facts that would change the result.
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
    let table = bundle.decisionTables[answer.table].table
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
