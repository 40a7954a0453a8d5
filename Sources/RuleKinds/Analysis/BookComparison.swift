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
  package struct Outcome {
    /// One user for each pair of results that differ.
    package var examples: [FactExample] = []
    /// Whether there are no other pairs: everybody else with known facts gets the same result.
    package var isComplete = true
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

  /// Searches a user for each two rows with different results.
  package func outcome() -> Outcome {
    var outcome = Outcome()
    var found: Set<[String]> = []
    for (one, row) in old.enumerated() {
      for (other, next) in new.enumerated() where row.result != next.result && !found.contains([row.result, next.result]) {
        let sides = [before[one].holds, after[other].holds] + before[..<one].map(\.fails) + after[..<other].map(\.fails)
        switch search.find(sides) {
        case .never: continue
        case .open: outcome.isComplete = false
        case .found(let facts):
          found.insert([row.result, next.result])
          outcome.examples.append(FactExample(facts, in: space))
        }
      }
    }
    return outcome
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
