internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// A wrong value contradicts several others.
enum CommonCause {
  /// Adds an error to an earlier one with the same cause: one with the same message about the same rule and the same other end, or one of another
  /// check about the value at the other end of the contradiction.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    var places: [Place: Int] = [:]
    for one in diagnostics {
      guard one.severity == .error else {
        kept.append(one)
        continue
      }
      let place = Place(one, context)
      let same = one.secondary.isEmpty ? nil : places[place]
      guard let cause = same ?? causes(of: one, among: kept).first else {
        places[place] = kept.count
        kept.append(one)
        continue
      }
      let label = Diagnostic.Label(one.primary.span, one.message)
      if one.primary.span != kept[cause].primary.span, !kept[cause].secondary.contains(label) { kept[cause].secondary.append(label) }
    }
    return kept
  }

  /// What is reported about a rule, at any of its values.
  private struct Place: Hashable {
    let message: String
    let ends: [Diagnostic.Label]
    let rule: RulePath?

    init(_ one: Diagnostic, _ context: CheckContext) {
      (message, ends, rule) = (one.message, one.secondary, context.places.keyPath(at: one.primary.span)?.rule)
    }
  }

  /// The earlier errors with the same cause.
  private static func causes(of one: Diagnostic, among kept: [Diagnostic]) -> [Int] {
    kept.indices.filter { index in
      kept[index].severity == .error && kept[index].name != one.name && one.secondary.contains { $0.span == kept[index].primary.span }
    }
  }
}
