internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  mutating func lowerActions() {
    for (name, _) in names.ordered(book.entryPoints) { writer.add(to: .entryPoints, [writer.text(name)]) }
    for (name, _) in names.ordered(book.effects) { writer.add(to: .effects, [writer.text(name)]) }
    for (name, action) in names.ordered(book.actions) {
      let table = table(of: action, name)
      let effects = refs(action.effects, to: .effectRefs)
      let emits = refs(action.emits, to: .eventRefs)
      let limits = writer.addRange(to: .actionLimits, limits(of: action))
      let counts = events { $0.by.contains(Name(name)) }
      let stops = stops(of: name)
      let with = refs(action.with, to: .factRefs)
      writer.add(
        to: .actions,
        [writer.text(name), table, UInt32(names[EntryPoint.key, action.entryPoint.text])] + effects + emits + [action.resumes ? 1 : 0]
          + limits + counts + stops + [optional(action.connection), optional(action.returnsTo)] + with)
    }
  }

  /// An action's steps as rows: a required capability becomes a row for each cell that refuses or is limited.
  private mutating func table(of action: Action, _ name: String) -> UInt32 {
    var rows: [[UInt32]] = []
    for (index, step) in action.steps.enumerated() {
      let rule = RulePath(Action.key, name, "first_match", "\(index)")
      let guards: [TypedExpression] = step.conditions.map { .condition(name: $0.text, ordinal: names[Condition.key, $0.text]) }
      if let reason = step.deny {
        let outcome = outcome(kind: .deny, reason: optional(reason))
        rows.append(tableRow(Lowering.all(guards), outcome, rule))
      } else if let capability = step.require {
        rows += refusals(of: capability, guards)
      } else if let row = step.connection {
        rows += refusals(byConnection: row, guards)
      } else {
        rows += spending(action)
        rows.append(tableRow(nil, outcome(kind: .allow), rule))
      }
    }
    let error = outcome(kind: .deny, reason: optional(book.manifest.whenUndecided))
    let range = writer.addRange(to: .tableRows, rows)
    return UInt32(writer.add(to: .tables, [writer.text(RulePath(Action.key, name).description)] + range + [error]))
  }

  private mutating func refusals(of name: Name<Capability>, _ guards: [TypedExpression]) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    for column in book.plans.columns {
      let applies = guards + planIs(column)
      switch book.refusal(of: name, for: column) {
      case .never: continue
      case .always(let reason):
        let outcome = outcome(kind: .deny, reason: optional(reason))
        rows.append(tableRow(Lowering.all(applies), outcome, RulePath(Capability.key, name.text, "plans", column.text)))
      case .whenFull(let limitName, let reason):
        guard let limit = book.limits[limitName] else { continue }
        let outcome = outcome(kind: .deny, reason: optional(reason), limit: optional(limitName))
        let condition = Lowering.all(applies + [isFull(limit, limitName)])
        rows.append(tableRow(condition, outcome, RulePath(Limit.key, limitName.text, "plans", column.text)))
      }
    }
    return rows
  }

  /// Rows before the last one for those who pay with a limit.
  private mutating func spending(_ action: Action) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    for step in action.steps {
      guard let name = step.require, let capability = book.capabilities[name] else { continue }
      let guards: [TypedExpression] = step.conditions.map { .condition(name: $0.text, ordinal: names[Condition.key, $0.text]) }
      for column in book.plans.columns {
        guard case .spends(let limit) = capability.plans[column] else { continue }
        let outcome = outcome(kind: .allow, spends: optional(limit))
        rows.append(tableRow(Lowering.all(guards + planIs(column)), outcome, RulePath(Capability.key, name.text, "plans", column.text)))
      }
    }
    return rows
  }

  /// Whether the plan in force has a column's cells; nothing when all plans do.
  private func planIs(_ column: Name<Plan>) -> [TypedExpression] {
    let members = typed.ordinals.plans.indices.filter { book.plans.column(of: Name(typed.ordinals.plans[$0])) == column }
    guard members.count < typed.ordinals.plans.count else { return [] }
    let type = ConditionType.enumeration(typed.ordinals.plans)
    let plan = TypedExpression.fact(name: Ordinals.planFact, ordinal: names[Fact.key, Ordinals.planFact], type: type)
    return [.binary(.isIn, plan, .constant(.list(members.map { .enumeration($0) }), .list(type), setting: nil), type: .bool)]
  }

  /// Whether one more does not fit. Exactly at the limit still does (C-108).
  private func isFull(_ limit: Limit, _ name: Name<Limit>) -> TypedExpression {
    func fact(_ name: Name<Fact>) -> TypedExpression { .fact(name: name.text, ordinal: names[Fact.key, name.text], type: .int) }
    let adds: TypedExpression = limit.adds.map(fact) ?? .constant(.int(1), .int, setting: nil)
    if let left = limit.left {
      let isShort = TypedExpression.binary(.less, fact(left), adds, type: .bool)
      guard book.facts[left]?.orNull == true else { return isShort }
      // Null says that nothing is counted for this person, so there is nothing to take from.
      return .or([.binary(.equal, fact(left), .constant(.null, .null, setting: nil), type: .bool), isShort])
    }
    let after: TypedExpression = limit.used.map { .binary(.add, fact($0), adds, type: .int) } ?? adds
    return .binary(.greater, after, .limit(name: name.text, ordinal: names[Limit.key, name.text]), type: .bool)
  }

  /// The limits that a person is shown with an action, for each plan.
  private func limits(of action: Action) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    for (ordinal, plan) in typed.ordinals.plans.enumerated() {
      var seen: Set<Name<Limit>> = []
      for step in action.steps {
        guard let limit = step.require.flatMap({ book.capabilities[$0]?.plans[book.plans.column(of: Name(plan))]?.limit }),
          seen.insert(limit).inserted
        else { continue }
        rows.append([UInt32(ordinal), UInt32(names[Limit.key, limit.text])])
      }
    }
    return rows
  }
}
