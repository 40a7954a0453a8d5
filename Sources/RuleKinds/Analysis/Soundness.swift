package import Conditions

extension PlanAnalysis {
  /// Whether everything that an action depends on could be read. Otherwise, diagnostics about the action would repeat a mistake that is
  /// already reported.
  package func isSound(_ action: Action) -> Bool {
    for step in action.steps {
      guard areSound(step.conditions) else { return false }
      if let reason = step.deny, book.reasons[reason] == nil { return false }
      if let row = step.connection, !isSound(row) { return false }
      guard let name = step.require else { continue }
      guard let capability = book.capabilities[name] else { return false }
      for plan in book.plans.columns {
        guard let cell = capability.plans[plan] else { return false }
        if case .deny(let reason) = cell, book.reasons[reason] == nil { return false }
        guard let limit = cell.limit else { continue }
        guard let limit = book.limits[limit], limit.plans[plan] != nil else { return false }
        if let reason = limit.whenFull[plan], book.reasons[reason] == nil { return false }
        for fact in [limit.used, limit.left, limit.adds] { if let fact, !isSound(fact.text, asFact: 0) { return false } }
      }
    }
    return action.steps.last?.otherwise != nil || action.steps.last?.deny != nil
  }

  /// Whether conditions, and everything that they depend on, could be read.
  package func areSound(_ conditions: [Name<Condition>]) -> Bool { conditions.allSatisfy { isSound($0.text, depth: 0) } }

  private func isSound(_ row: Name<OfflineRow>) -> Bool {
    guard let row = book.offline[row] else { return false }
    for (_, cell) in row.cells {
      guard areSound(cell.conditions) else { return false }
      if let reason = cell.otherwise, book.reasons[reason] == nil { return false }
    }
    return row.blocked.map { book.reasons[$0] != nil } ?? true
  }

  private func isSound(_ condition: String, depth: Int) -> Bool {
    guard depth < 64, let uses = typed.condition(condition)?.uses else { return false }
    return isSound(uses, depth: depth)
  }

  /// Whether everything that an expression depends on could be read.
  package func isSound(_ expression: TypedCondition) -> Bool { isSound(expression.uses, depth: 0) }

  private func isSound(_ uses: NameUses, depth: Int) -> Bool {
    for name in uses.conditions where !isSound(name, depth: depth + 1) { return false }
    for name in uses.facts where !isSound(name, asFact: depth + 1) { return false }
    for name in uses.capabilities where book.capabilities[name] == nil { return false }
    return uses.limits.allSatisfy { hasAllCells($0) }
  }

  private func hasAllCells(_ limit: String) -> Bool {
    guard let limit = book.limits[limit] else { return false }
    return book.plans.columns.allSatisfy { limit.plans[$0] != nil }
  }

  /// Whether a derived fact, and everything that it depends on, could be read.
  private func isSound(_ fact: String, asFact depth: Int) -> Bool {
    guard book.facts[fact]?.value != nil else { return true }
    guard depth < 64, let uses = typed[RulePath(Fact.key, fact, "value")]?.uses else { return false }
    return uses.facts.allSatisfy { isSound($0, asFact: depth + 1) } && uses.conditions.allSatisfy { isSound($0, depth: depth + 1) }
  }
}
