package import Conditions

extension PlanAnalysis {
  /// Returns the value of an expression if it is the same for all facts with which the assumptions are true, whatever the matrix contains;
  /// nil if it varies or is unknown.
  package func constant(_ expression: TypedExpression, assuming assumptions: [ExpressionPart.Assumption] = []) -> Bool? {
    var builder = FormulaBuilder(book, typed)
    builder.followsMatrix = false
    let formula = builder.formula(expression)
    var facts = Set(formula.facts)
    var context: [Formula] = []
    var left = assumptions.map { ($0.holds, builder.formula($0.expression)) }
    // Facts that have nothing to do with the expression cannot decide it.
    while let index = left.firstIndex(where: { !facts.isDisjoint(with: $0.1.facts) }) {
      let (holds, other) = left.remove(at: index)
      facts.formUnion(other.facts)
      context.append(holds ? other : .not(other))
    }
    if context.isEmpty, !assumptions.isEmpty { return nil }
    let search = FactSearch(FactValues(of: builder.space, in: context + [formula]))
    let (handle, others) = (search.add(formula), context.map { search.add($0).holds })
    let canHold = search.find(others + [handle.holds]) != .never
    let canFail = search.find(others + [handle.fails]) != .never
    // If neither is possible, the assumptions exclude each other.
    return canHold == canFail ? nil : canHold
  }

  /// Returns facts for which an expression is true while a condition holds, or does not hold; nil if there are none, or it is unknown.
  package func facts(with expression: TypedExpression, while condition: Name<Condition>, holds: Bool) -> FactExample? {
    var builder = FormulaBuilder(book, typed)
    let (assumed, formula) = (builder.formula(expression), builder.formula(of: condition.text))
    guard case .found(let facts) = search(assumed, formula, holds, builder.space) else { return nil }
    return FactExample(facts, in: builder.space)
  }

  /// Whether no facts exist for which an expression is true while another one holds, or does not hold.
  package func isImpossible(_ expression: TypedExpression, while other: TypedExpression, holds: Bool) -> Bool {
    var builder = FormulaBuilder(book, typed)
    let (assumed, formula) = (builder.formula(expression), builder.formula(other))
    return search(assumed, formula, holds, builder.space) == .never
  }

  private func search(_ assumed: Formula, _ formula: Formula, _ holds: Bool, _ space: FactSpace) -> FactSearch.Outcome {
    let search = FactSearch(FactValues(of: space, in: [assumed, formula]))
    let (given, wanted) = (search.add(assumed), search.add(formula))
    return search.find([given.holds, holds ? wanted.holds : wanted.fails])
  }

  /// Returns the bounds of the counts that an expression uses: `order.open` is at least 0.
  package func bounds(in expression: TypedExpression) -> [String] {
    var builder = FormulaBuilder(book, typed)
    builder.followsMatrix = false
    let formula = builder.formula(expression)
    return formula.facts.prefix(3).compactMap { position in
      let variable = builder.space.variables[position]
      guard variable.type.withoutNull == .int else { return nil }
      switch (variable.least, variable.most) {
      case (let least?, let most?): return "`\(variable.name)` is at least \(least) and at most \(most)"
      case (let least?, nil): return "`\(variable.name)` is at least \(least)"
      case (nil, let most?): return "`\(variable.name)` is at most \(most)"
      case (nil, nil): return nil
      }
    }
  }
}
