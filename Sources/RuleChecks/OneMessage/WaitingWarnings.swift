internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// What is only odd in a rule often follows from what is wrong in it.
enum WaitingWarnings {
  /// Removes the warnings about rules in which checks found errors: they are reported once the rest is right. What a release does not allow
  /// stays.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.severity == .warning }), diagnostics.contains(where: { $0.severity == .error }) else {
      return diagnostics
    }
    func rule(_ one: Diagnostic) -> RulePath? { context.places.keyPath(at: one.primary.span)?.rule }
    let wrong = Set(diagnostics.filter { $0.severity == .error }.compactMap(rule))
    let raised = Set(ReleaseProfile.raised.map(\.name))
    return diagnostics.filter { one in
      guard one.severity == .warning, !raised.contains(one.name) else { return true }
      return rule(one).map { !wrong.contains($0) } ?? true
    }
  }
}
