internal import Diagnostics
internal import ParallelMap
internal import RuleKinds
internal import Schema
internal import SourceText

extension InvariantBroken {
  static func decisions(
    _ invariant: DecisionInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for action in context.book.actions.entries {
      guard isAbout(action, invariant) else { continue }
      if invariant.resumes, !action.value.resumes, !context.isFaulty(Action.key, action.name.text, "resumes") {
        report(
          Diagnostic(
            explanation, "`\(action.name.text)` breaks `\(name)`: it does not resume after sign-up",
            at: context.key(Action.key, action.name.text, "resumes"),
            secondary: [.init(context.key(Invariant.key, name), about)], helps: ["add `resumes: true`"]), &diagnostics)
      }
      guard context.isSound(action.value, action.name.text) else { continue }
      for plan in invariant.plans where context.isKnown(plan) {
        for possible in context.analysis.endings(of: action.name, under: plan)
        where !keeps(possible.ending, invariant, context.book) {
          if case .deny(let reason) = possible.ending,
            context.isFaulty(Reason.key, reason.text, "gate")
              || diagnostics.have(explanation, at: context.value(Reason.key, reason.text, "gate"))
          {
            continue
          }
          let what =
            switch possible.ending {
            case .allow: "is allowed"
            case .deny(let reason): "is denied with `\(reason.text)`"
            }
          report(
            Diagnostic(
              explanation, "`\(action.name.text)` breaks `\(name)`: for plan `\(plan.text)` it \(what)",
              at: context.value(Action.key, action.name.text, "first_match", "\(possible.step)"), "\(what) here",
              secondary: [.init(context.key(Invariant.key, name), about)], notes: example(possible.example)), &diagnostics)
          break
        }
      }
    }
  }

  /// Checks that some actions are allowed only while a limit has room.
  static func within(
    _ limit: Name<Limit>, _ invariant: DecisionInvariant, _ name: String, _ about: String, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    let soft = context.value(Limit.key, limit.text, "soft")
    if diagnostics.have(LockBypassed.explanation, at: soft) { return }
    let actions = context.book.actions.entries.filter { isAbout($0, invariant) && context.isSound($0.value, $0.name.text) }
    let plans = invariant.plans.filter { context.isKnown($0) }
    let what = "exceeds \([limit.text] + plans.map(\.text))"
    let excesses = context.map(actions, key: { "\(what) \($0.name.text)" }) { action -> Excess? in
      guard let rule = context.book.actions[action.name] else { return nil }
      return plans.lazy.compactMap { plan in
        context.analysis.exceeds(limit, rule, action.name, under: plan).map { (plan: plan, excess: $0) }
      }.first
    }
    for case (let action, let (plan, excess)?) in zip(actions, excesses) {
      let steps = context.value(Action.key, action.name.text, "first_match")
      let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
      if let index = diagnostics.firstIndex(where: { $0.name == explanation.name && steps.contains($0.primary.span) }) {
        diagnostics[index].secondary.append(promised)
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(action.name.text)` breaks `\(name)`: for plan `\(plan.text)` it is allowed regardless of `\(limit.text)`",
          at: context.key(Action.key, action.name.text, "first_match"), "never checks the limit",
          secondary: [promised] + cells(of: action.value, plan, context),
          notes: example(excess.example),
          helps: ["require a capability whose cell for `\(plan.text)` is `within: \(limit.text)`"]))
    }
  }

  /// The cells of the plan matrix that allow an action.
  private static func cells(of action: Action, _ plan: Name<Plan>, _ context: CheckContext) -> [Diagnostic.Label] {
    action.steps.compactMap(\.require).map { capability in
      .init(context.value(Capability.key, capability.text, "plans", context.book.plans.column(of: plan).text), "allowed here")
    }
  }

  private typealias Excess = (plan: Name<Plan>, excess: PlanAnalysis.Excess)

  private static func isAbout(_ action: Named<Action, Action>.Entry, _ invariant: DecisionInvariant) -> Bool {
    invariant.actions.contains(action.name) || !Set(invariant.effects).isDisjoint(with: action.value.effects)
  }

  private static func example(_ example: FactExample?) -> [String] { example.map { ["for example with \($0)"] } ?? [] }

  /// Merges diagnostics at the same location: a step that breaks several invariants, or one for several plans, is reported once.
  static func report(_ new: Diagnostic, _ diagnostics: inout [Diagnostic]) {
    guard let index = diagnostics.firstIndex(where: { $0.name == new.name && $0.primary.span == new.primary.span }) else {
      return diagnostics.append(new)
    }
    diagnostics[index].secondary += new.secondary.filter { !diagnostics[index].secondary.contains($0) }
    diagnostics[index].helps += new.helps.filter { !diagnostics[index].helps.contains($0) }
  }

  private static func keeps(_ ending: PlanAnalysis.Ending, _ invariant: DecisionInvariant, _ book: RuleBook) -> Bool {
    switch ending {
    case .allow: invariant.allowed || invariant.deniedBy == nil
    case .deny(let reason) where invariant.except.contains(reason): true
    case .deny(let reason): !invariant.allowed && (invariant.deniedBy == nil || book.reasons[reason]?.gate == invariant.deniedBy)
    }
  }
}
