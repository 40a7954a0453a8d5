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

  private mutating func table(of action: Action, _ name: String) -> UInt32 {
    let rows = ActionRows(book, typed).rows(of: action, Name(name)).map { row in
      let outcome: UInt32 =
        switch row.ending {
        case .allow(let spends): outcome(kind: .allow, spends: optional(spends))
        case .deny(let reason, let limit): outcome(kind: .deny, reason: optional(reason), limit: optional(limit))
        }
      return tableRow(row.when, outcome, row.rule)
    }
    let error = outcome(kind: .deny, reason: optional(book.manifest.whenUndecided))
    let range = writer.addRange(to: .tableRows, rows)
    return UInt32(writer.add(to: .tables, [writer.text(RulePath(Action.key, name).description)] + range + [error]))
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
