internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  mutating func lowerPlans() {
    for (name, plan) in names.ordered(book.plans.states) {
      var refusals: Set<String> = []
      for action in book.actions.entries {
        for possible in analysis.endings(of: action.name, under: Name(name)) {
          if case .deny(let reason) = possible.ending { refusals.insert(reason.text) }
        }
      }
      let range = refs(Ordinals.sorted(Array(refusals)).map { Name<Reason>($0) }, to: .reasonRefs)
      let rank = book.plans.states.names.firstIndex(of: name) ?? 0
      writer.add(to: .plans, [writer.text(name), UInt32(rank), optional(plan.follows)] + range)
    }
  }

  /// The table that finds the plan in force.
  mutating func lowerPlanTable() -> UInt32 {
    var rows: [[UInt32]] = []
    for (index, row) in book.plans.resolution.enumerated() {
      let outcome = outcome(kind: .value, value: UInt32(names[Plan.key, row.plan.text]))
      rows.append(tableRow(expression(allOf: row.conditions), outcome, RulePath(Plan.key, "resolution", "\(index)")))
    }
    let error = outcome(kind: .value, value: UInt32(names[Plan.key, book.plans.onError.text]))
    let range = writer.addRange(to: .tableRows, rows)
    return UInt32(writer.add(to: .tables, [writer.text(RulePath(Plan.key, "resolution").description)] + range + [error]))
  }

  mutating func lowerLimits() {
    for (name, reset) in names.ordered(book.resets) {
      let every: PeriodKind =
        switch reset.every {
        case .hour: .hour
        case .day: .day
        case .week: .week
        case .month: .month
        }
      writer.add(to: .resets, [writer.text(name), UInt32(every.rawValue), UInt32(reset.at.amount), writer.text(reset.zone)])
    }
    for (name, limit) in names.ordered(book.limits) {
      let values = typed.ordinals.plans.enumerated().map { ordinal, plan in value(of: limit, name, plan, ordinal) }
      let range = writer.addRange(to: .limitValues, values)
      for (ordinal, plan) in typed.ordinals.plans.enumerated() {
        let path = RulePath(Limit.key, name, "plans", book.plans.column(of: Name(plan)).text)
        lies(path, .limit, .limitValues, Int(range[0]) + ordinal, Word.LimitValues.kind)
      }
      let unit: UnitKind =
        switch limit.unit {
        case .count: .count
        case .bytes: .bytes
        case .characters: .characters
        }
      let parts = LimitPart.allCases.enumerated().compactMap { position, part in
        limit.tells[part].map { [UInt32(position), UInt32(names[Copy.key, $0.text])] }
      }
      writer.add(
        to: .limits,
        [writer.text(name), UInt32(unit.rawValue), optional(limit.used), optional(limit.left), optional(limit.adds)] + range + [
          optional(limit.resets)
        ] + writer.addRange(to: .limitParts, parts) + [
          optional(limit.meter?.shows), optional(limit.meter?.pending), optional(limit.counts),
        ]
          + BundleWriter.words(limit.window?.amount ?? 0))
    }
  }

  private mutating func value(of limit: Limit, _ name: String, _ plan: String, _ ordinal: Int) -> [UInt32] {
    let column = book.plans.column(of: Name(plan))
    let (kind, amount): (LimitKind, Int64) =
      switch limit.plans[column] {
      case .number(let number): (.number, number)
      case .unlimited: (.unlimited, 0)
      case .notApplicable, nil: (.notApplicable, 0)
      }
    let rule = RulePath(Limit.key, name, "plans", column.text)
    rules.append(rule)
    return [
      UInt32(ordinal), UInt32(kind.rawValue), limit.soft.contains(column) ? 1 : 0, optional(limit.whenFull[column]),
      optional(limit.whenSpent[column]),
    ]
      + BundleWriter.words(amount) + [writer.text(rule.description)]
  }

  mutating func lowerCapabilities() {
    for (name, capability) in names.ordered(book.capabilities) {
      let cells = typed.ordinals.plans.enumerated().map { ordinal, plan -> [UInt32] in
        let (may, reason, limit): (CellKind, UInt32, UInt32) =
          switch capability.plans[book.plans.column(of: Name(plan))] {
          case .allow: (.allow, Lowering.none, Lowering.none)
          case .notApplicable, nil: (.notApplicable, Lowering.none, Lowering.none)
          case .deny(let reason): (.deny, optional(reason), Lowering.none)
          case .within(let limit): (.within, Lowering.none, optional(limit))
          case .spends(let limit): (.spends, Lowering.none, optional(limit))
          }
        return [UInt32(ordinal), UInt32(may.rawValue), reason, limit]
      }
      writer.add(to: .capabilities, [writer.text(name)] + writer.addRange(to: .cells, cells))
    }
  }

  mutating func lowerSnapshot() {
    for (name, field) in names.ordered(book.snapshot) {
      let program = program(RulePath(SnapshotField.key, name, "value"))
      writer.add(to: .snapshot, [writer.text(name), program, field.lists == nil ? 0 : 1])
    }
  }
}
