/// A list of rows, of which the first that applies decides: which rows decide for somebody, and for whom.
package struct RowSearch {
  private let rows: [FlatFormulas.Handle]
  private let search: FactSearch

  /// `others`: formulas that are asked about besides.
  package init(_ rows: [Formula], and others: [Formula] = [], in space: FactSpace) {
    let search = FactSearch(FactValues(of: space, in: rows + others))
    self.rows = rows.map(search.add)
    self.search = search
  }

  /// Facts of which something is true that the first rows leave over.
  package func left(of formula: Formula, by count: Int) -> FactSearch.Outcome {
    search.find([search.add(formula).holds] + rows[..<count].map(\.fails))
  }

  /// Facts for which a row decides.
  package func deciding(_ row: Int, knowing known: [Int: FactValue] = [:]) -> FactSearch.Outcome {
    search.find([rows[row].holds] + rows[..<row].map(\.fails), knowing: known)
  }

  /// Facts of which something is true, and for which a row decides.
  func deciding(_ row: Int, while formula: Formula, knowing known: [Int: FactValue]) -> FactSearch.Outcome {
    search.find([search.add(formula).holds, rows[row].holds] + rows[..<row].map(\.fails), knowing: known)
  }

  /// Facts of which something is true.
  package func holding(_ formula: Formula) -> FactSearch.Outcome { search.find([search.add(formula).holds]) }

  /// Facts for which both rows apply.
  package func applying(_ row: Int, and other: Int) -> FactSearch.Outcome { search.find([rows[row].holds, rows[other].holds]) }

  /// Facts for which no row decides.
  package func gap() -> FactSearch.Outcome { search.find(rows.map(\.fails)) }

  /// Of the first rows, those that leave nothing to a formula: as few as will do.
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
