internal import Diagnostics
internal import ParallelMap
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

  static let check = Check(explanation, seesOthers: true, remembersParts: true) { context, diagnostics in
    let steps = steps(context)
    // Like a check that sees others, a step that finds nothing alone finds nothing after them. Usually no invariant is broken.
    let isQuiet = context.map(steps, key: { "quiet \($0.name)" }) { step in
      var own: [Diagnostic] = []
      step.run(context, &own)
      return own.isEmpty
    }
    // What follows from something that is wrong is not reported while that is.
    var isBroken = diagnostics.contains { $0.severity == .error }
    for (step, isQuiet) in zip(steps, isQuiet) where !isQuiet {
      // A wrong cell also changes what is decided, shown, and reached.
      if step.isDerived, isBroken { continue }
      defer { isBroken = isBroken || diagnostics.contains { $0.name == explanation.name } }
      context.add(to: &diagnostics, "reported \(step.name)") { step.run(context, &$0) }
    }
  }

  /// A part of the check. It uses only its invariant and the context.
  private struct Step: Sendable {
    let name: String
    /// Whether the invariant is about what follows from several rules, and not about what one rule says.
    let isDerived: Bool
    let run: @Sendable (CheckContext, inout [Diagnostic]) -> Void

    init(
      _ part: String, _ invariant: String, isDerived: Bool = false,
      _ run: @escaping @Sendable (Named<Invariant, Invariant>.Entry, CheckContext, inout [Diagnostic]) -> Void
    ) {
      name = "\(part) of \(invariant)"
      self.isDerived = isDerived
      self.run = { context, diagnostics in
        guard let value = context.book.invariants[invariant] else { return }
        run(.init(name: Name(invariant), value: value), context, &diagnostics)
      }
    }
  }

  /// The work for each invariant, in order.
  private static func steps(_ context: CheckContext) -> [Step] {
    let entries = context.book.invariants.entries.filter { !context.isFaulty(Invariant.key, $0.name.text) }
    // A rule that names the wrong thing also breaks other invariants, so the names are checked first.
    let names = entries.filter { $0.value.always != nil }.map { entry in
      Step("names", entry.name.text) { entry, context, diagnostics in
        guard let invariant = entry.value.always else { return }
        always(invariant, entry.name.text, entry.value.provenance.about, context, &diagnostics)
      }
    }
    let written = entries.map { Step("written", $0.name.text) { checkWritten($0, $1, &$2) } }
    let derived = entries.map { Step("all", $0.name.text, isDerived: true) { checkDerived($0, $1, &$2) } }
    // A missing step also lets users exceed every limit, so limits are checked last and the step is reported once.
    let limits = entries.filter { $0.value.decisions?.within != nil }.map { entry in
      Step("limits", entry.name.text, isDerived: true) { entry, context, diagnostics in
        guard let invariant = entry.value.decisions, let limit = invariant.within else { return }
        within(limit, invariant, entry.name.text, entry.value.provenance.about, context, &diagnostics)
      }
    }
    // A condition with another meaning breaks other invariants, too, and so do the conditions that name it.
    let meanings = context.meaningInvariants(entries).map { name in
      Step("meaning", name, isDerived: true) { entry, context, diagnostics in
        guard let invariant = entry.value.means else { return }
        means(invariant, entry.name.text, entry.value.provenance.about, context, &diagnostics)
      }
    }
    return names + written + meanings + derived + limits
  }

  /// Checks what is written in the rules: names, numbers of rules, keys, values, and sentences.
  private static func checkWritten(_ entry: Named<Invariant, Invariant>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let (name, about) = (entry.name.text, entry.value.provenance.about)
    if let invariant = entry.value.offers { offers(invariant, name, context, &diagnostics) }
    if let invariant = entry.value.count { count(invariant, name, context, &diagnostics) }
    if let invariant = entry.value.names { names(invariant, name, context, &diagnostics) }
    if let invariant = entry.value.words { words(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.sentence { sentence(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.texts { texts(invariant, name, about, context, &diagnostics) }
    if !entry.value.sameWords.isEmpty { sameWords(entry.value.sameWords, name, about, context, &diagnostics) }
    if let invariant = entry.value.form { form(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.called { called(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.has { has(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.column { column(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.lacks { lacks(invariant, name, about, context, &diagnostics) }
    for kind in entry.value.switches { switches(kind, name, context, &diagnostics) }
  }

  /// Checks what follows from several rules: decisions, answers, and screens that users reach.
  private static func checkDerived(_ entry: Named<Invariant, Invariant>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let (name, about) = (entry.name.text, entry.value.provenance.about)
    if let invariant = entry.value.decisions { decisions(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.atLeast { compare(invariant, isSame: false, entry, context, &diagnostics) }
    if let invariant = entry.value.same { compare(invariant, isSame: true, entry, context, &diagnostics) }
    if let invariant = entry.value.never { never(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.order { order(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.answers { answers(invariant, name, about, context, &diagnostics) }
    if let invariant = entry.value.neverReached { reach(invariant, isOnly: false, name, about, context, &diagnostics) }
    if let invariant = entry.value.onlyReached { reach(invariant, isOnly: true, name, about, context, &diagnostics) }
  }
}
