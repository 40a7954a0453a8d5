internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A wrong value contradicts several others.
enum CommonCause {
  /// Adds an error to an earlier one with the same cause: one with the same message about a cell of the same row and the same other end, or one
  /// of another check about the value at the other end of the contradiction.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    // Finding the rule of a place takes as long as there are rules.
    guard diagnostics.count(where: { $0.severity == .error }) > 1 else { return diagnostics }
    var kept: [Diagnostic] = []
    var places: [Place: Int] = [:]
    for one in diagnostics {
      guard one.severity == .error else {
        kept.append(one)
        continue
      }
      let place = Place(one, context)
      guard let cause = place.flatMap({ places[$0] }) ?? causes(of: one, among: kept).first else {
        if let place { places[place] = kept.count }
        kept.append(one)
        continue
      }
      let label = Diagnostic.Label(one.primary.span, one.message)
      if one.primary.span != kept[cause].primary.span, !kept[cause].secondary.contains(label) { kept[cause].secondary.append(label) }
    }
    return kept
  }

  /// What is reported about the cells of a row.
  private struct Place: Hashable {
    let message: String
    let ends: [Diagnostic.Label]
    let row: [String]

    /// Nil for a diagnostic about something else than a cell.
    init?(_ one: Diagnostic, _ context: CheckContext) {
      guard !one.secondary.isEmpty, let path = context.places.keyPath(at: one.primary.span), path.parts.count > 3,
        context.places.node(path)?.kind == .scalar
      else { return nil }
      (message, ends, row) = (one.message, one.secondary, path.parts.dropLast())
    }
  }

  /// The earlier errors with the same cause.
  private static func causes(of one: Diagnostic, among kept: [Diagnostic]) -> [Int] {
    kept.indices.filter { index in
      kept[index].severity == .error && kept[index].name != one.name && one.secondary.contains { $0.span == kept[index].primary.span }
    }
  }
}
