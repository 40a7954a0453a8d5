internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Plans in a wrong order contradict many rules at once: the limits and the capabilities of all of them rise with the order.
enum PlanOrder {
  /// The checks that compare the plans in their order.
  private static let checks: Set<String> = [
    PlanCapMonotone.explanation.name, PlanMonotoneCapability.explanation.name, GateSellsOwned.explanation.name,
    LadderThresholdOrder.explanation.name,
  ]

  /// So many rules are not wrong at once.
  private static let many = 5

  /// Reports plans whose order many rules of several kinds contradict once, and at the plans.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let found = diagnostics.indices.filter { checks.contains(diagnostics[$0].name) }
    let kinds = Set(found.map { diagnostics[$0].name })
    guard found.count >= many, kinds.count > 1, let first = found.first(where: { diagnostics[$0].severity == .error }) ?? found.first
    else { return diagnostics }
    // The plan that the messages are about.
    let names = context.book.plans.states.names
    let counts = names.map { name in found.count { diagnostics[$0].message.contains("`\(name)`") } }
    let named =
      names.indices.filter { counts[$0] == counts.max() }.map { names[$0] } + names.indices.filter { counts[$0] > 0 }.map { names[$0] }
    let places = named.reduce(into: [Span]()) { spans, name in
      let span = context.places.key(RulePath(Plan.key, "states", name))
      if !spans.contains(span) { spans.append(span) }
    }
    guard let place = places.first else { return diagnostics }
    var joined = diagnostics[first]
    joined.message = "the order of the plans contradicts \(found.count) rules: \(joined.message)"
    joined.secondary = places.dropFirst().map { .init($0, "compared with it") } + [.init(diagnostics[first].primary.span, "contradicts it")]
    joined.primary = .init(place, "its place in the order")
    (joined.helps, joined.fixes) = (["write the plans in the order of what they allow, from the least to the most"], [])
    let gone = Set(found).subtracting([first])
    return diagnostics.indices.filter { !gone.contains($0) }.map { $0 == first ? joined : diagnostics[$0] }
  }
}
