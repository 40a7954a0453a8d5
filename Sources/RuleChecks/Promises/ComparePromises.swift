internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import Workers

extension InvariantBroken {
  /// Two people with the same facts, but for their plans: what one is refused and the other allowed, or refused for another reason.
  static func compare(
    _ promise: ComparePromise, isSame: Bool, _ invariant: Named<Invariant, Invariant>.Entry, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard context.isKnown(promise.plan), context.isKnown(promise.with) else { return }
    var found = 0
    let actions = context.book.actions.entries.filter { context.isSound($0.value, $0.name.text) }
    let differences = Workers.map(actions) { action in
      PlanComparison(action.value, action.name, promise.plan, promise.with, context.book, context.typed)
        .difference(isSame: isSame, except: promise.except)
    }
    for case (let action, let difference?) in zip(actions, differences) {
      found += 1
      // What is wrong with one action may be wrong with all: it is told once, with those that show it.
      let place = context.value(Action.key, action.name.text, "first_match", "\(difference.step)")
      if found > 1 {
        if found < 5 { diagnostics[diagnostics.count - 1].secondary.append(.init(place, "and here")) }
        continue
      }
      let what = "`\(promise.plan.text)` is \(words(difference.ending)) where `\(promise.with.text)` is \(words(difference.other))"
      diagnostics.append(
        Diagnostic(
          explanation, "`\(action.name.text)` breaks `\(invariant.name.text)`: \(what)", at: place, "\(words(difference.ending)) here",
          secondary: [.init(context.key(Invariant.key, invariant.name.text), invariant.value.provenance.about)],
          notes: difference.example.map { ["for example with \($0)"] } ?? []))
    }
  }

  private static func words(_ ending: PlanAnalysis.Ending) -> String {
    switch ending {
    case .allow: "allowed"
    case .deny(let reason): "refused with `\(reason.text)`"
    }
  }
}
