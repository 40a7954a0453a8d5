internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// What is only odd in a rule often follows from what is wrong in it.
enum WaitingWarnings {
  /// Removes the warnings about rules with errors, and all but the first warning about one value: they are reported once the rest is right.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let warnings = diagnostics.count { $0.severity == .warning }
    guard warnings > 0, diagnostics.count > 1 else { return diagnostics }
    let paths = diagnostics.map { context.places.keyPath(at: $0.primary.span) }
    let wrong = Set(diagnostics.indices.filter { diagnostics[$0].severity == .error }.compactMap { paths[$0]?.rule })
    var known: Set<RulePath> = []
    return diagnostics.indices.filter { index in
      guard diagnostics[index].severity == .warning, let path = paths[index] else { return true }
      return !wrong.contains(path.rule) && known.insert(path).inserted
    }.map { diagnostics[$0] }
  }
}
