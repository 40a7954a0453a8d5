internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  mutating func lowerActions() {
    for (name, _) in names.ordered(book.entryPoints) { writer.add(EntryPointBuilder(name: writer.text(name))) }
    for (name, _) in names.ordered(book.effects) { writer.add(EffectBuilder(name: writer.text(name))) }
    for (name, action) in names.ordered(book.actions) {
      let table = table(of: action, name)
      let effects = refs(action.effects, EffectRefBuilder.init(effect:))
      let emits = items(action.emits, EmittedEventBuilder.init(condition:event:))
      let limits = writer.addRange(limits(of: action))
      let counts = events { $0.by.contains(Name(name)) }
      let stops = stops(of: name)
      let with = refs(action.with, FactRefBuilder.init(fact:))
      writer.add(
        AppActionBuilder(
          name: writer.text(name), table: table, entryPoint: row(action.entryPoint), effects: effects, emits: emits,
          resumes: action.resumes, limits: limits, counts: counts, stoppedBy: stops, connection: optional(action.connection),
          returnsTo: optional(action.returnsTo), with: with))
    }
  }

  private mutating func table(of action: Action, _ name: String) -> Int {
    let rows = ActionRows(book, typed).rows(of: action, Name(name)).map { row in
      let outcome =
        switch row.ending {
        case .allow(let spends): outcome(.allow, spends: optional(spends))
        case .deny(let reason, let limit): outcome(.deny, reason: optional(reason), limit: optional(limit))
        }
      return tableRow(row.when, outcome, row.rule)
    }
    let error = outcome(.deny, reason: optional(book.manifest.whenUndecided))
    let range = writer.addRange(rows)
    return writer.add(FirstMatchBuilder(name: writer.text(RulePath(Action.key, name).description), rows: range, onError: error))
  }

  /// Returns the limits that are shown with an action, for each plan.
  private func limits(of action: Action) -> [ActionLimitBuilder] {
    var rows: [ActionLimitBuilder] = []
    for (ordinal, plan) in typed.ordinals.plans.enumerated() {
      var seen: Set<Name<Limit>> = []
      for step in action.steps {
        guard let limit = step.require.flatMap({ book.capabilities[$0]?.plans[book.plans.column(of: Name(plan))]?.limit }),
          seen.insert(limit).inserted
        else { continue }
        rows.append(ActionLimitBuilder(plan: ordinal, limit: row(limit)))
      }
    }
    return rows
  }
}
