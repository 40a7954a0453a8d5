// Shortcuts for frequent lookups.

extension RuleBundle {
  /// Returns the type of a fact.
  package func factKind(_ fact: Int) -> FactKind { facts[fact].type }

  /// Returns the cell of a capability for a plan.
  @inlinable @inline(__always)
  package func cell(_ capability: Int, _ plan: Int) -> CellKind { cells[capabilities[capability].cells.lowerBound + plan].may }

  /// Returns the row in `limit_values` of a limit for a plan.
  @inlinable @inline(__always)
  package func limitValue(_ limit: Int, _ plan: Int) -> Int { limits[limit].values.lowerBound + plan }

  /// Returns the kind of a row in `limit_values`.
  @inlinable @inline(__always)
  package func limitKind(ofValue row: Int) -> LimitKind { limitValues[row].kind }

  /// Returns the kind of an outcome.
  @inlinable @inline(__always)
  package func outcomeKind(_ outcome: Int) -> OutcomeKind { outcomes[outcome].kind }
}

extension BookRow.At {
  /// The columns of the facts that a decision supplies.
  public static var decisionFacts: ClosedRange<Int> { decisionAction...decisionEntryPoint }
  /// The columns of the facts that the warning ladder supplies.
  public static var ladderFacts: ClosedRange<Int> { ladderCount...ladderWindow }
}

extension RuleBundle {
  /// Returns the row of the plural forms of a text, by the first part of the text.
  package func plural(of part: Int) -> Int? {
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
