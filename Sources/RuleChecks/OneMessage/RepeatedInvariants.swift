internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// An invariant breaks because of something that another check or another invariant reports, too.
enum RepeatedInvariants {
  /// Removes broken invariants about rules that another check reports an error in, about places that another check warns of, and further ones
  /// about the same place.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    guard diagnostics.contains(where: \.isInvariant) else { return diagnostics }
    let causes = diagnostics.filter { $0.severity == .error && !$0.isInvariant }
    let rules = Set(causes.flatMap { [$0.primary.span] + $0.secondary.map(\.span) }.compactMap { context.places.keyPath(at: $0)?.rule })
    // A waived warning is not shown.
    let waived = Set(context.book.waivers.entries.map { context.places.path($0.value.target) })
    let warned = diagnostics.filter { one in
      guard one.severity == .warning, let path = context.places.keyPath(at: one.primary.span) else { return false }
      return !waived.contains { path.hasPrefix($0) || $0.hasPrefix(path) }
    }
    let facts = Set(
      (causes + warned).compactMap { context.places.keyPath(at: $0.primary.span)?.rule }.filter { $0.parts.first == Fact.key })
    var places = Set(warned.flatMap { [$0.primary.span] + $0.secondary.map(\.span) })
    var kept: [Diagnostic] = []
    for one in diagnostics {
      guard one.isInvariant, let path = context.places.keyPath(at: one.primary.span), path.parts.first != Invariant.key else {
        kept.append(one)
        continue
      }
      if rules.contains(path.rule) { continue }
      // A condition that compares a computed fact is wrong because the formula is.
      if one.secondary.contains(where: { context.places.keyPath(at: $0.span).map { facts.contains($0.rule) } ?? false }) { continue }
      if path.parts.count < 3 {
        join(one, to: &kept)
      } else if places.insert(one.primary.span).inserted {
        kept.append(one)
      }
    }
    return kept
  }

  /// Adds a broken invariant about a rule as a whole. What another invariant says about the same rule is added to its diagnostic, because one
  /// missing line breaks several.
  private static func join(_ one: Diagnostic, to kept: inout [Diagnostic]) {
    let same = kept.firstIndex { other in
      other.isInvariant && other.primary.span == one.primary.span && other.secondary.first != one.secondary.first
    }
    guard let same, let promise = one.secondary.first else {
      kept.append(one)
      return
    }
    kept[same].secondary.append(.init(promise.span, "also broken: \(one.message)"))
    if kept[same].fixes.isEmpty { (kept[same].helps, kept[same].fixes) = (one.helps, one.fixes) }
  }
}
