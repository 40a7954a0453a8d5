internal import Diagnostics
internal import ParallelMap
internal import RuleKinds
internal import Schema

extension InvariantBroken {
  /// Compares the decisions for two plans when all other facts are the same. Reports actions that one plan allows and the other denies, or
  /// that the plans deny for different reasons.
  static func compare(
    _ invariant: CompareInvariant, isSame: Bool, _ entry: Named<Invariant, Invariant>.Entry, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard context.isKnown(invariant.plan), context.isKnown(invariant.with) else { return }
    var found = 0
    let actions = context.book.actions.entries.filter { context.isSound($0.value, $0.name.text) }
    let what = "compare \([invariant.plan.text, invariant.with.text] + invariant.except.map(\.text)) \(isSame)"
    let differences = context.map(actions, key: { "\(what) \($0.name.text)" }) { action in
      context.book.actions[action.name].flatMap {
        PlanComparison($0, action.name, invariant.plan, invariant.with, context.book, context.typed)
          .difference(isSame: isSame, except: invariant.except)
      }
    }
    for case (let action, let difference?) in zip(actions, differences) {
      found += 1
      // The same mistake often affects many actions, so it is reported once, with the first four of them.
      let place = context.value(Action.key, action.name.text, "first_match", "\(difference.step)")
      if found > 1 {
        if found < 5 { diagnostics[diagnostics.count - 1].secondary.append(.init(place, "and here")) }
        continue
      }
      let what = "`\(invariant.plan.text)` is \(words(difference.ending)) where `\(invariant.with.text)` is \(words(difference.other))"
      diagnostics.append(
        Diagnostic(
          explanation, "`\(action.name.text)` breaks `\(entry.name.text)`: \(what)", at: place, "\(words(difference.ending)) here",
          secondary: [.init(context.key(Invariant.key, entry.name.text), entry.value.provenance.about)],
          notes: difference.example.map { ["for example with \($0)"] } ?? []))
    }
  }

  private static func words(_ ending: PlanAnalysis.Ending) -> String {
    switch ending {
    case .allow: "allowed"
    case .deny(let reason): "denied with `\(reason.text)`"
    }
  }
}
