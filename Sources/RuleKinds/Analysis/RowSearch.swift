/// A list of rows, of which the first that applies decides: which rows decide for somebody, and for whom.
struct RowSearch {
  let rows: [Formula]
  let values: FactValues

  /// `others`: formulas that are asked about besides.
  init(_ rows: [Formula], and others: [Formula] = [], in space: FactSpace) {
    self.rows = rows
    values = FactValues(of: space, in: rows + others)
  }

  /// Facts of which something is true that the first rows leave over.
  func left(of formula: Formula, by count: Int) -> FactSearch.Outcome {
    FactSearch.run(.all([formula] + rows[..<count].map { .not($0) }), values)
  }

  /// Facts for which a row decides.
  func deciding(_ row: Int, knowing known: [Int: FactValue] = [:]) -> FactSearch.Outcome {
    FactSearch.run(.all([rows[row]] + rows[..<row].map { .not($0) }), values, knowing: known)
  }

  /// Facts of which something is true.
  func holding(_ formula: Formula) -> FactSearch.Outcome { FactSearch.run(formula, values) }

  /// Facts for which both rows apply.
  func applying(_ row: Int, and other: Int) -> FactSearch.Outcome { FactSearch.run(.all([rows[row], rows[other]]), values) }

  /// Facts for which no row decides.
  func gap() -> FactSearch.Outcome { FactSearch.run(.all(rows.map { .not($0) }), values) }

  /// Of the first rows, those that leave nothing to a formula: as few as will do.
  func covering(_ formula: Formula, by count: Int) -> [Int] {
    var cover = Array(0..<count)
    for candidate in (0..<count).reversed() {
      let rest = cover.filter { $0 != candidate }
      if FactSearch.run(.all([formula] + rest.map { .not(rows[$0]) }), values) == .never { cover = rest }
    }
    return cover
  }
}
