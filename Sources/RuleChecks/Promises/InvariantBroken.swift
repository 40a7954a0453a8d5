internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// The promises of the product hold, whatever the facts are.
enum InvariantBroken {
  static let explanation = Explanation(
    "invariant.broken", .error,
    finds: "A promise in rules/invariants that the rules do not keep.",
    why: "These are the sentences that product, law or the store rely on: a guest never keeps anything, restoring a purchase always works.",
    example: "guests_keep_nothing: {decisions: {plans: [guest], effects: [persist], denied_by: account_gate}}   # and an action lets them",
    instead: "Change the rule that breaks it; change the promise only when product has decided so.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    // A rule that names the wrong thing breaks other promises, too: first what it should name.
    for entry in context.book.invariants.entries where !context.isFaulty(Invariant.key, entry.name.text) {
      guard let promise = entry.value.always else { continue }
      always(promise, entry.name.text, entry.value.provenance.about, context, &diagnostics)
    }
    for entry in context.book.invariants.entries {
      let name = entry.name.text
      if context.isFaulty(Invariant.key, name) { continue }
      if let promise = entry.value.decisions { decisions(promise, name, entry.value.provenance.about, context, &diagnostics) }
      if let promise = entry.value.atLeast { compare(promise, isSame: false, entry, context, &diagnostics) }
      if let promise = entry.value.same { compare(promise, isSame: true, entry, context, &diagnostics) }
      if let promise = entry.value.offers { offers(promise, name, context, &diagnostics) }
      if let promise = entry.value.count { count(promise, name, context, &diagnostics) }
      if let promise = entry.value.names { names(promise, name, context, &diagnostics) }
      if let promise = entry.value.words { words(promise, name, entry.value.provenance.about, context, &diagnostics) }
      if let promise = entry.value.never { never(promise, name, entry.value.provenance.about, context, &diagnostics) }
      if let promise = entry.value.order { order(promise, name, entry.value.provenance.about, context, &diagnostics) }
      if let promise = entry.value.form { form(promise, name, entry.value.provenance.about, context, &diagnostics) }
      if let promise = entry.value.called { called(promise, name, entry.value.provenance.about, context, &diagnostics) }
      let about = entry.value.provenance.about
      if let promise = entry.value.has { has(promise, name, about, context, &diagnostics) }
      if let promise = entry.value.column { column(promise, name, about, context, &diagnostics) }
      if let promise = entry.value.answers { answers(promise, name, about, context, &diagnostics) }
      if let promise = entry.value.lacks { lacks(promise, name, about, context, &diagnostics) }
      if let promise = entry.value.neverReached { reach(promise, isOnly: false, name, about, context, &diagnostics) }
      if let promise = entry.value.onlyReached { reach(promise, isOnly: true, name, about, context, &diagnostics) }
      for kind in entry.value.switches { switches(kind, name, context, &diagnostics) }
    }
    // A step that is gone lets everybody past it, beyond every limit too: said once.
    for entry in context.book.invariants.entries where !context.isFaulty(Invariant.key, entry.name.text) {
      guard let promise = entry.value.decisions, let limit = promise.within else { continue }
      within(limit, promise, entry.name.text, entry.value.provenance.about, context, &diagnostics)
    }
  }
}
