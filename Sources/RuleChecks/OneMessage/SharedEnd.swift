internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Several values contradict the same other value, which is then probably the wrong one.
enum SharedEnd {
  /// The checks in which one value contradicts several others. In other checks, each place can be wrong by itself.
  private static let checks: Set<String> = [
    LimitOtherWords.explanation.name, CopyOtherPeriod.explanation.name, LadderNeverStopped.explanation.name,
    ErrorSurfaceButtons.explanation.name, ScenarioFactValue.explanation.name,
  ]

  /// The checks in which a single place may be wrong, but not several at once: the last label is the value that they contradict.
  private static let checksOfMany: Set<String> = [CopyToastLength.explanation.name, SyncEffect.explanation.name]

  /// So many places do not become wrong at once.
  private static let many = 3

  /// Adds a diagnostic to an earlier one of its check with the same other ends: one wrong value has one message, with everything that it
  /// contradicts.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var places: [End: Int] = [:]
    for one in withoutMany(diagnostics) {
      guard checks.contains(one.name), let end = End(one) else {
        kept.append(one)
        continue
      }
      guard let first = places[end] else {
        places[end] = kept.count
        kept.append(one)
        continue
      }
      kept[first].secondary.append(.init(one.primary.span, one.message))
    }
    return kept
  }

  /// Reports a value that many places contradict once, and at the value.
  private static func withoutMany(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.indices.filter { checksOfMany.contains(diagnostics[$0].name) }
    let groups = Dictionary(grouping: places) { End(check: diagnostics[$0].name, spans: diagnostics[$0].secondary.suffix(1).map(\.span)) }
    var (joined, gone) = (diagnostics, Set<Int>())
    for group in groups.values where group.count >= many {
      let first = diagnostics[group[0]]
      guard let end = first.secondary.last else { continue }
      gone.formUnion(group.dropFirst())
      joined[group[0]].message = "\(first.message), and \(group.count - 1) other places contradict it, too"
      joined[group[0]].primary = end
      joined[group[0]].secondary = group.prefix(many).map { .init(diagnostics[$0].primary.span, "contradicts it") }
      (joined[group[0]].helps, joined[group[0]].fixes) = (["correct this value, or all of these places"], [])
    }
    return joined.indices.filter { !gone.contains($0) }.map { joined[$0] }
  }

  private struct End: Hashable {
    let check: String
    let spans: [Span]

    init(check: String, spans: [Span]) { (self.check, self.spans) = (check, spans) }

    /// Nil for a diagnostic about one place.
    init?(_ one: Diagnostic) {
      // Values that a scenario writes out are wrong by themselves.
      guard one.secondary.count > (one.name == ScenarioFactValue.explanation.name ? 1 : 0) else { return nil }
      (check, spans) = (one.name, one.secondary.map(\.span))
    }
  }
}
