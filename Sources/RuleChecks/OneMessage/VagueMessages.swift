internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// One check says that a rule is wrong, and another one says what in it is.
enum VagueMessages {
  /// Which check says less than which other one about the same rule.
  private static let pairs = [
    (ProviderPassword.explanation.name, ProviderIncomplete.explanation.name),
    (PlanGateWithoutDeny.explanation.name, PlanCapMonotone.explanation.name),
    (PlanMonotoneCapability.explanation.name, PlanDuplicateCapability.explanation.name),
  ]

  /// Removes a message about a rule if a more precise one, which is as severe, is about the same rule.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let names = Set(diagnostics.map(\.name))
    let present = pairs.filter { names.contains($0.0) && names.contains($0.1) }
    if present.isEmpty { return diagnostics }
    func rule(_ one: Diagnostic) -> RulePath? { context.places.keyPath(at: one.primary.span)?.rule }
    return diagnostics.filter { one in
      let precise = present.filter { $0.0 == one.name }.map(\.1)
      guard !precise.isEmpty, let mine = rule(one) else { return true }
      return !diagnostics.contains { other in
        precise.contains(other.name) && (other.severity == .error || one.severity == .warning)
          && ([other.primary] + other.secondary).contains { context.places.keyPath(at: $0.span)?.rule == mine }
      }
    }
  }
}
