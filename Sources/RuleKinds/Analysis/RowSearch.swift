/// A search in a list of rows, of which the first row that applies decides.
package struct RowSearch {
  private let rows: [FlatFormulas.Handle]
  private let search: FactSearch

  /// - Parameter others: Additional formulas that searches use.
  package init(_ rows: [Formula], and others: [Formula] = [], in space: FactSpace) {
    let search = FactSearch(FactValues(of: space, in: rows + others))
    self.rows = rows.map(search.add)
    self.search = search
  }

  /// Finds facts that make a formula true and to which none of the first rows applies.
  package func left(of formula: Formula, by count: Int) -> FactSearch.Outcome {
    search.find([search.add(formula).holds] + rows[..<count].map(\.fails))
  }

  /// Finds facts for which a row decides.
  package func deciding(_ row: Int, knowing known: [Int: FactValue] = [:]) -> FactSearch.Outcome {
    search.find([rows[row].holds] + rows[..<row].map(\.fails), knowing: known)
  }

  /// Finds facts that make a formula true and for which a row decides.
  package func deciding(_ row: Int, while formula: Formula, knowing known: [Int: FactValue]) -> FactSearch.Outcome {
    search.find([search.add(formula).holds, rows[row].holds] + rows[..<row].map(\.fails), knowing: known)
  }

  /// Finds facts that make a formula true.
  package func holding(_ formula: Formula) -> FactSearch.Outcome { search.find([search.add(formula).holds]) }

  /// Finds facts to which both rows apply.
  package func applying(_ row: Int, and other: Int) -> FactSearch.Outcome { search.find([rows[row].holds, rows[other].holds]) }

  /// Finds facts for which no row decides.
  package func gap() -> FactSearch.Outcome { search.find(rows.map(\.fails)) }

  /// Returns a minimal set of the first rows that together apply whenever a formula is true.
  package func covering(_ formula: Formula, by count: Int) -> [Int] {
    let wanted = search.add(formula).holds
    var cover = Array(0..<count)
    for candidate in (0..<count).reversed() {
      let rest = cover.filter { $0 != candidate }
      if search.find([wanted] + rest.map { rows[$0].fails }) == .never { cover = rest }
    }
    return cover
  }
}
