internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

extension InvariantBroken {
  /// Checks that a condition holds, or does not hold, whenever an invariant says so.
  static func means(
    _ invariant: MeansInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let condition = invariant.condition.text
    guard context.reportedErrors.isEmpty, context.analysis.areSound([invariant.condition]) else { return }
    let whole = RulePath(Condition.key, condition, "when")
    let place = context.places.span(whole)
    let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
    // A condition that breaks several invariants is reported once.
    if let index = diagnostics.firstIndex(where: { $0.isInvariant && ([$0.primary] + $0.secondary).contains { $0.span == place } }) {
      diagnostics[index].secondary.append(promised)
      return
    }
    // Another check reports a constant part, and a condition that this one names is the cause of both.
    if diagnostics.contains(where: { $0.severity == .error && place.contains($0.primary.span) }) { return }
    let causes = context.typed.namedConditions(of: condition).map { context.places.span(RulePath(Condition.key, $0, "when")) }
    if diagnostics.contains(where: { other in other.severity == .error && causes.contains { $0.contains(other.primary.span) } }) { return }
    for path in invariant.paths(in: name) {
      guard let expression = context.typed[path], context.analysis.isSound(expression) else { continue }
      let holds = path.parts.contains(MeansInvariant.holds)
      guard let example = context.analysis.facts(with: expression.root, while: invariant.condition, holds: !holds) else { continue }
      let cases = invariant.paths(in: name).compactMap { path in
        context.typed[path].map { ($0.root, holds: path.parts.contains(MeansInvariant.holds)) }
      }
      let wrong = WrongOperator(in: whole, context) { other in
        cases.allSatisfy { context.analysis.isImpossible($0.0, while: other, holds: !$0.holds) }
      }
      let inThisCase = holds ? "false in this case" : "true in this case"
      let found = wrong.map { _ in [Diagnostic.Label(place, inThisCase)] } ?? []
      diagnostics.append(
        Diagnostic(
          explanation, "`\(condition)` breaks `\(name)`: it \(holds ? "does not hold" : "holds") for \(example)",
          at: wrong?.span ?? place, wrong.map { "with `\($0.right.rawValue)`, the invariant would hold" } ?? inThisCase,
          secondary: [promised, .init(context.places.span(path), "\(holds ? "must hold" : "must not hold") in this case")] + found
            + computed(in: condition, context),
          helps: ["correct the condition, or, if product agrees, change the invariant"]))
      return
    }
  }
}

extension InvariantBroken {
  /// The formulas of the facts that a condition compares, where the mistake may be instead.
  private static func computed(in condition: String, _ context: CheckContext) -> [Diagnostic.Label] {
    let facts = context.typed[RulePath(Condition.key, condition, "when")]?.uses.facts ?? []
    return facts.filter { context.book.facts[$0]?.value != nil }.sorted().map { fact in
      .init(context.value(Fact.key, fact, "value"), "`\(fact)` is computed here")
    }
  }
}

extension CheckContext {
  /// The names of the invariants about the meaning of conditions. Those about conditions that others name come first.
  func meaningInvariants(_ entries: [Named<Invariant, Invariant>.Entry]) -> [String] {
    let found = entries.compactMap { entry in
      entry.value.means.map { (entry.name.text, typed.namedConditions(of: $0.condition.text).count) }
    }
    return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }
}
