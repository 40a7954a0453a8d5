internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// A key that is there twice has two values, and only one of them is meant.
enum DoubledKeys {
  /// Removes what checks report in a rule in which a key is there twice, because it is unknown which of the two values is meant.
  static func removed(from diagnostics: inout [Diagnostic], reported: [Diagnostic], _ context: CheckContext) {
    let doubled = reported.filter { $0.name == YAMLProblems.duplicateKey.name }
    let rules = Set(doubled.compactMap { context.places.keyPath(at: $0.primary.span)?.rule })
    if rules.isEmpty { return }
    diagnostics.removeAll { one in context.places.keyPath(at: one.primary.span).map { rules.contains($0.rule) } ?? false }
  }
}
