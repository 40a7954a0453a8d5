internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Several values contradict the same other value, which is then probably the wrong one.
enum SharedEnd {
  /// The checks in which one value contradicts several others. In other checks, each place can be wrong by itself.
  private static let checks: Set<String> = [
    LimitOtherWords.explanation.name, CopyOtherPeriod.explanation.name, LadderNeverStopped.explanation.name,
    ErrorSurfaceButtons.explanation.name,
  ]

  /// Adds a diagnostic to an earlier one of its check with the same other ends: one wrong value has one message, with everything that it
  /// contradicts.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var places: [End: Int] = [:]
    for one in diagnostics {
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

  private struct End: Hashable {
    let check: String
    let spans: [Span]

    /// Nil for a diagnostic about one place.
    init?(_ one: Diagnostic) {
      guard !one.secondary.isEmpty else { return nil }
      (check, spans) = (one.name, one.secondary.map(\.span))
    }
  }
}
