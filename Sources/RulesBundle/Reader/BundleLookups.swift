// Short ways to what is looked up again and again.

extension RuleBundle {
  public func factKind(_ fact: Int) -> FactKind { facts[fact].type }

  /// The cell of a capability under a plan.
  @inlinable @inline(__always)
  public func cell(_ capability: Int, _ plan: Int) -> CellKind { cells[capabilities[capability].cells.lowerBound + plan].may }

  /// The row that says what a limit is under a plan.
  @inlinable @inline(__always)
  public func limitValue(_ limit: Int, _ plan: Int) -> Int { limits[limit].values.lowerBound + plan }

  @inlinable @inline(__always)
  public func limitKind(ofValue row: Int) -> LimitKind { limitValues[row].kind }

  @inlinable @inline(__always)
  public func outcomeKind(_ outcome: Int) -> OutcomeKind { outcomes[outcome].kind }
}

extension BookRow.At {
  /// The facts that deciding itself supplies.
  public static var decisionFacts: ClosedRange<Int> { decisionAction...decisionEntryPoint }
  /// The facts that the warning ladder supplies.
  public static var ladderFacts: ClosedRange<Int> { ladderCount...ladderWindow }
}

extension RuleBundle {
  /// The row of a text's plural forms, by its first part.
  public func plural(of part: Int) -> Int? {
    var (low, high) = (0, count(.copyPlurals))
    while low < high {
      let middle = (low + high) / 2
      let found = copyPlurals[middle].text
      if found == part { return middle }
      if found < part { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
