internal import Diagnostics
internal import RuleKinds

/// An invariant that many rules break is probably wrong itself.
enum WidelyBroken {
  /// So many rules do not become wrong at once.
  private static let many = 5

  /// Reports an invariant that many rules break once, and at the invariant.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let broken = Dictionary(grouping: diagnostics.indices.filter { diagnostics[$0].isInvariant }) { diagnostics[$0].secondary.first }
      .filter { $0.key != nil && $0.value.count >= many }
    if broken.isEmpty { return diagnostics }
    let others = Set(broken.values.flatMap { $0.dropFirst() })
    return diagnostics.indices.compactMap { index in
      if others.contains(index) { return nil }
      let one = diagnostics[index]
      guard one.isInvariant, let invariant = one.secondary.first, let rules = broken[invariant] else { return one }
      return Diagnostic(
        InvariantBroken.explanation, "\(one.message), and \(rules.count - 1) other rules break it, too", at: invariant.span, invariant.text,
        secondary: rules.prefix(3).map { .init(diagnostics[$0].primary.span, "breaks it") },
        helps: ["correct the invariant, or, if product agrees, change all of these rules"])
    }
  }
}
