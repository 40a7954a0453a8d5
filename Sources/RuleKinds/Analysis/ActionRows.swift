package import Conditions
internal import RulesBundle

/// One row of the table that an action becomes.
package struct ActionRow: Sendable {
  package enum Ending: Sendable, Hashable {
    /// The action is allowed, and spends from a limit if it has a cost.
    case allow(spends: Name<Limit>?)
    /// The action is denied for a reason, and because of a limit if one is full.
    case deny(Name<Reason>, limit: Name<Limit>?)
  }

  /// The step that it comes from.
  package var step: Int
  /// Nil for a row that always applies.
  package var when: TypedExpression?
  package var ending: Ending
  /// The origin of the row in the rules: a step, a cell of a capability or a limit, or a cell of an offline row.
  package var rule: RulePath
}

/// The table that an action becomes, both for invariants and in the bundle.
///
/// A required capability becomes a row for each cell that denies or that has a limit, and an offline row becomes a row for each connection
/// that denies.
package struct ActionRows {
  private let book: RuleBook
  private let typed: TypedBook

  package init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  package func rows(of action: Action, _ name: Name<Action>) -> [ActionRow] {
    action.steps.enumerated().flatMap { index, step -> [ActionRow] in
      let guards = step.conditions.map(condition)
      let rule = RulePath(Action.key, name.text, "first_match", "\(index)")
      if let reason = step.deny { return [ActionRow(step: index, when: all(guards), ending: .deny(reason, limit: nil), rule: rule)] }
      if let capability = step.require { return refusals(of: capability, guards, index) }
      if let row = step.connection { return refusals(byConnection: row, guards, index) }
      return spending(action, index) + [ActionRow(step: index, when: nil, ending: .allow(spends: nil), rule: rule)]
    }
  }

  private func refusals(of name: Name<Capability>, _ guards: [TypedExpression], _ step: Int) -> [ActionRow] {
    book.plans.columns.compactMap { column in
      let applies = guards + planIs(column)
      switch book.refusal(of: name, for: column) {
      case .never: return nil
      case .always(let reason):
        let rule = RulePath(Capability.key, name.text, "plans", column.text)
        return ActionRow(step: step, when: all(applies), ending: .deny(reason, limit: nil), rule: rule)
      case .whenFull(let limitName, let reason):
        guard let limit = book.limits[limitName] else { return nil }
        let rule = RulePath(Limit.key, limitName.text, "plans", column.text)
        return ActionRow(step: step, when: all(applies + [isFull(limit, limitName)]), ending: .deny(reason, limit: limitName), rule: rule)
      }
    }
  }

  /// Returns a row for each connection on which the action is denied: always, or while its conditions do not hold.
  private func refusals(byConnection name: Name<OfflineRow>, _ guards: [TypedExpression], _ step: Int) -> [ActionRow] {
    guard let row = book.offline[name], let state = book.connection.state, case .oneOf(let values)? = book.facts[state]?.type else {
      return []
    }
    let type = ConditionType.enumeration(values)
    return row.cells.compactMap { connection, cell in
      guard cell.mode == .block || !cell.conditions.isEmpty, let reason = cell.otherwise ?? row.blocked,
        let position = values.firstIndex(of: connection.name)
      else { return nil }
      var applies =
        guards + [
          .binary(.equal, fact(state, type), .constant(.enumeration(position), type, setting: nil), type: .bool)
        ]
      if cell.mode != .block, let needs = all(cell.conditions.map(condition)) { applies.append(.not(needs)) }
      let rule = RulePath(OfflineRow.key, name.text, connection.name)
      return ActionRow(step: step, when: all(applies), ending: .deny(reason, limit: nil), rule: rule)
    }
  }

  /// Returns the rows before the last one, for plans that spend from a limit.
  private func spending(_ action: Action, _ last: Int) -> [ActionRow] {
    action.steps.flatMap { step -> [ActionRow] in
      guard let name = step.require, let capability = book.capabilities[name] else { return [] }
      return book.plans.columns.compactMap { column in
        guard case .spends(let limit) = capability.plans[column] else { return nil }
        let rule = RulePath(Capability.key, name.text, "plans", column.text)
        let when = all(step.conditions.map(condition) + planIs(column))
        return ActionRow(step: last, when: when, ending: .allow(spends: limit), rule: rule)
      }
    }
  }

  // MARK: Expressions

  private func all(_ expressions: [TypedExpression]) -> TypedExpression? {
    expressions.count > 1 ? .and(expressions) : expressions.first
  }

  private func condition(_ name: Name<Condition>) -> TypedExpression {
    .condition(name: name.text, ordinal: typed.ordinals.ordinal(ofCondition: name.text) ?? 0)
  }

  private func fact(_ name: Name<Fact>, _ type: ConditionType) -> TypedExpression {
    .fact(name: name.text, ordinal: typed.ordinals.ordinal(ofFact: name.text) ?? 0, type: type)
  }

  /// Returns a test of whether the plan in force uses a column; empty if all plans use it.
  private func planIs(_ column: Name<Plan>) -> [TypedExpression] {
    let members = typed.ordinals.plans.indices.filter { book.plans.column(of: Name(typed.ordinals.plans[$0])) == column }
    guard members.count < typed.ordinals.plans.count else { return [] }
    let type = ConditionType.enumeration(typed.ordinals.plans)
    let plan = fact(Name(Ordinals.planFact), type)
    return [.binary(.isIn, plan, .constant(.list(members.map { .enumeration($0) }), .list(type), setting: nil), type: .bool)]
  }

  /// Returns a test of whether the limit has no room for one more. A use that reaches the limit exactly is allowed (C-108).
  func isFull(_ limit: Limit, _ name: Name<Limit>) -> TypedExpression {
    let adds: TypedExpression = limit.adds.map { fact($0, .int) } ?? .constant(.int(1), .int, setting: nil)
    if let left = limit.left {
      let isShort = TypedExpression.binary(.less, fact(left, .int), adds, type: .bool)
      guard book.facts[left]?.orNull == true else { return isShort }
      // Null means that nothing is counted for this user, so nothing is left to spend.
      return .or([.binary(.equal, fact(left, .int), .constant(.null, .null, setting: nil), type: .bool), isShort])
    }
    let most = TypedExpression.limit(name: name.text, ordinal: typed.ordinals.ordinal(ofLimit: name.text) ?? 0)
    guard let used = limit.used else { return .binary(.greater, adds, most, type: .bool) }
    // For things that are counted one by one, a comparison without addition is shorter and cannot overflow.
    guard limit.adds != nil else { return .binary(.greaterOrEqual, fact(used, .int), most, type: .bool) }
    return .binary(.greater, .binary(.add, fact(used, .int), adds, type: .int), most, type: .bool)
  }
}
