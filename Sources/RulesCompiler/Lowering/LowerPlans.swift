internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  mutating func lowerPlans() {
    for (name, plan) in names.ordered(book.plans.states) {
      var refusals: Set<String> = []
      for action in book.actions.entries {
        for possible in analysis.endings(of: action.name, under: Name(name)) {
          if case .deny(let reason) = possible.ending { refusals.insert(reason.text) }
        }
      }
      let range = refs(Ordinals.sorted(Array(refusals)).map { Name<Reason>($0) }, ReasonRefBuilder.init(reason:))
      guard let rank = book.plans.states.names.firstIndex(of: name) else { continue }
      writer.add(PlanBuilder(name: writer.text(name), rank: rank, follows: optional(plan.follows), refusals: range))
    }
  }

  /// Lowers the table that determines the current plan.
  mutating func lowerPlanTable() -> Int {
    var rows: [TableLineBuilder] = []
    for (index, row) in book.plans.resolution.enumerated() {
      let outcome = outcome(.value, value: self.row(row.plan))
      rows.append(tableRow(expression(allOf: row.conditions), outcome, RulePath(Plan.key, "resolution", "\(index)")))
    }
    let error = outcome(.value, value: row(book.plans.onError))
    let range = writer.addRange(rows)
    return writer.add(FirstMatchBuilder(name: writer.text(RulePath(Plan.key, "resolution").description), rows: range, onError: error))
  }

  mutating func lowerLimits() {
    for (name, reset) in names.ordered(book.resets) {
      writer.add(
        ResetBuilder(
          name: writer.text(name), every: reset.every, interval: Int(reset.interval), atMinute: Int(reset.at.amount),
          weekday: reset.beginsOn?.number ?? 0, zone: writer.text(reset.zone), from: optional(reset.from)))
    }
    for (name, limit) in names.ordered(book.limits) {
      let values = typed.ordinals.plans.enumerated().map { ordinal, plan in value(of: limit, name, plan, ordinal) }
      let range = writer.addRange(values)
      for (ordinal, plan) in typed.ordinals.plans.enumerated() {
        let path = RulePath(Limit.key, name, "plans", book.plans.column(of: Name(plan)).text)
        recordLocation(path, .limit, .limitValues, range.lowerBound + ordinal, LimitValueRow.At.kind)
      }
      let parts = LimitPartKind.allCases.compactMap { part in
        limit.tells[part].map { LimitPartBuilder(part: part, copy: row($0)) }
      }
      writer.add(
        LimitBuilder(
          name: writer.text(name), unit: limit.unit, used: optional(limit.used), left: optional(limit.left), adds: optional(limit.adds),
          values: range, reset: optional(limit.resets), parts: writer.addRange(parts), shows: optional(limit.meter?.shows),
          pending: optional(limit.meter?.pending), counts: optional(limit.counts), window: limit.window?.amount ?? 0))
    }
  }

  private mutating func value(of limit: Limit, _ name: String, _ plan: String, _ ordinal: Int) -> LimitValueBuilder {
    let column = book.plans.column(of: Name(plan))
    let (kind, amount): (LimitKind, Int64) =
      switch limit.plans[column] {
      case .number(let number): (.number, number)
      case .unlimited: (.unlimited, 0)
      case .notApplicable, nil: (.notApplicable, 0)
      }
    let rule = RulePath(Limit.key, name, "plans", column.text)
    rules.append(rule)
    return LimitValueBuilder(
      plan: ordinal, kind: kind, soft: limit.soft.contains(column), whenFull: optional(limit.whenFull[column]),
      whenSpent: optional(limit.whenSpent[column]), amount: amount, rule: writer.text(rule.description))
  }

  mutating func lowerCapabilities() {
    for (name, capability) in names.ordered(book.capabilities) {
      let cells = typed.ordinals.plans.enumerated().map { ordinal, plan in
        switch capability.plans[book.plans.column(of: Name(plan))] {
        case .allow: CellBuilder(plan: ordinal, may: .allow, reason: nil, limit: nil)
        case .notApplicable, nil: CellBuilder(plan: ordinal, may: .notApplicable, reason: nil, limit: nil)
        case .deny(let reason): CellBuilder(plan: ordinal, may: .deny, reason: row(reason), limit: nil)
        case .within(let limit): CellBuilder(plan: ordinal, may: .within, reason: nil, limit: row(limit))
        case .spends(let limit): CellBuilder(plan: ordinal, may: .spends, reason: nil, limit: row(limit))
        }
      }
      writer.add(CapabilityBuilder(name: writer.text(name), cells: writer.addRange(cells)))
    }
  }

  mutating func lowerSnapshot() {
    for (name, field) in names.ordered(book.snapshot) {
      let program = program(RulePath(SnapshotField.key, name, "value"))
      writer.add(SnapshotBuilder(name: writer.text(name), program: program, lists: field.lists == nil ? .nothing : .refusalReasons))
    }
  }
}
