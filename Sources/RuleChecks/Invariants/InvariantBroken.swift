internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports invariants of the product that the rules break for some values of the facts.
enum InvariantBroken {
  static let explanation = Explanation(
    "invariant.broken", .error,
    finds: "An invariant in rules/invariants that the rules break.",
    why: "Product, the law, and app stores rely on invariants: a guest never keeps anything, and restoring a purchase always works.",
    example: "guests_keep_nothing: {decisions: {plans: [guest], effects: [persist], denied_by: account_gate}}   # but an action allows it",
    instead: "Change the rule that breaks it. Change the invariant only if product decides to.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    // A rule that names the wrong thing also breaks other invariants, so the names are checked first.
    for entry in context.book.invariants.entries where !context.isFaulty(Invariant.key, entry.name.text) {
      guard let invariant = entry.value.always else { continue }
      always(invariant, entry.name.text, entry.value.provenance.about, context, &diagnostics)
    }
    for entry in context.book.invariants.entries {
      let name = entry.name.text
      if context.isFaulty(Invariant.key, name) { continue }
      if let invariant = entry.value.decisions { decisions(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      if let invariant = entry.value.atLeast { compare(invariant, isSame: false, entry, context, &diagnostics) }
      if let invariant = entry.value.same { compare(invariant, isSame: true, entry, context, &diagnostics) }
      if let invariant = entry.value.offers { offers(invariant, name, context, &diagnostics) }
      if let invariant = entry.value.count { count(invariant, name, context, &diagnostics) }
      if let invariant = entry.value.names { names(invariant, name, context, &diagnostics) }
      if let invariant = entry.value.words { words(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      if !entry.value.sameWords.isEmpty { sameWords(entry.value.sameWords, name, entry.value.provenance.about, context, &diagnostics) }
      if let invariant = entry.value.never { never(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      if let invariant = entry.value.order { order(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      if let invariant = entry.value.form { form(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      if let invariant = entry.value.called { called(invariant, name, entry.value.provenance.about, context, &diagnostics) }
      let about = entry.value.provenance.about
      if let invariant = entry.value.has { has(invariant, name, about, context, &diagnostics) }
      if let invariant = entry.value.column { column(invariant, name, about, context, &diagnostics) }
      if let invariant = entry.value.answers { answers(invariant, name, about, context, &diagnostics) }
      if let invariant = entry.value.lacks { lacks(invariant, name, about, context, &diagnostics) }
      if let invariant = entry.value.neverReached { reach(invariant, isOnly: false, name, about, context, &diagnostics) }
      if let invariant = entry.value.onlyReached { reach(invariant, isOnly: true, name, about, context, &diagnostics) }
      for kind in entry.value.switches { switches(kind, name, context, &diagnostics) }
    }
    // A missing step also lets users exceed every limit, so limits are checked last and the step is reported once.
    for entry in context.book.invariants.entries where !context.isFaulty(Invariant.key, entry.name.text) {
      guard let invariant = entry.value.decisions, let limit = invariant.within else { continue }
      within(limit, invariant, entry.name.text, entry.value.provenance.about, context, &diagnostics)
    }
  }
}
