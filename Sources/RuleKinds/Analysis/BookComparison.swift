package import Conditions

/// A row of a decision: the conditions under which it decides, and the result.
package struct DecidingRow {
  /// All of them must hold. Empty for a row that always applies.
  package var conditions: [TypedExpression]
  package var result: String

  package init(_ conditions: [TypedExpression], result: String) { (self.conditions, self.result) = (conditions, result) }
}

/// A comparison of one decision in two rule books, for every user: all values of all facts, without sampling.
///
/// Facts are shared by name, so both books must declare them alike. Missing facts are not considered.
package struct BookComparison {
  package enum Outcome: Equatable {
    /// Every user with known facts gets the same result.
    case same
    /// Users whose results differ, with one of them. The indexes are those of the rows that decide.
    case differs(FactExample, old: Int, new: Int)
    /// The analysis could not decide.
    case open
  }

  private let old: [DecidingRow]
  private let new: [DecidingRow]
  private let before: [FlatFormulas.Handle]
  private let after: [FlatFormulas.Handle]
  private let search: FactSearch
  private let space: FactSpace

  /// Nil if the two books declare a fact that both decisions use in different ways.
  package init?(
    _ old: (rows: [DecidingRow], book: RuleBook, typed: TypedBook), _ new: (rows: [DecidingRow], book: RuleBook, typed: TypedBook)
  ) {
    func formulas(_ rows: [DecidingRow], _ builder: inout FormulaBuilder) -> [Formula] {
      rows.map { row in
        let parts = row.conditions.map { builder.formula($0) }
        return parts.isEmpty ? .always : parts.count == 1 ? parts[0] : .all(parts)
      }
    }
    var first = FormulaBuilder(old.book, old.typed, sharing: FactSpace(), variesRemotely: false)
    let here = formulas(old.rows, &first)
    var second = FormulaBuilder(new.book, new.typed, sharing: first.space, variesRemotely: false)
    let there = formulas(new.rows, &second)
    guard BookComparison.areAlike(first.space, FormulaBuilder.space(of: new.rows, new.book, new.typed)) else { return nil }
    (self.old, self.new, space) = (old.rows, new.rows, second.space)
    let search = FactSearch(FactValues(of: space, in: here + there))
    (before, after, self.search) = (here.map(search.add), there.map(search.add), search)
  }

  /// Whether the facts with the same name have the same values and bounds.
  private static func areAlike(_ one: FactSpace, _ other: FactSpace) -> Bool {
    one.variables.allSatisfy { variable in
      other.position(variable.name).map { other.variables[$0] == variable } ?? true
    }
  }

  /// Compares the results, `isSame` of two results of rows.
  package func outcome(_ isSame: (_ old: String, _ new: String) -> Bool) -> Outcome {
    var isOpen = false
    for (one, row) in old.enumerated() {
      for (other, next) in new.enumerated() where !isSame(row.result, next.result) {
        let sides = [before[one].holds, after[other].holds] + before[..<one].map(\.fails) + after[..<other].map(\.fails)
        switch search.find(sides) {
        case .never: continue
        case .open: isOpen = true
        case .found(let facts): return .differs(FactExample(facts, in: space), old: one, new: other)
        }
      }
    }
    return isOpen ? .open : .same
  }
}

extension FormulaBuilder {
  /// The facts that rows use, as one rule book declares them.
  fileprivate static func space(of rows: [DecidingRow], _ book: RuleBook, _ typed: TypedBook) -> FactSpace {
    var builder = FormulaBuilder(book, typed, sharing: FactSpace(), variesRemotely: false)
    for condition in rows.flatMap(\.conditions) { _ = builder.formula(condition) }
    return builder.space
  }
}
