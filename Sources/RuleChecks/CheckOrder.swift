internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// The order of the checks: what is wrong by itself, then what breaks an invariant, and then what follows from something that is wrong.
enum CheckOrder {
  /// The parts of the order.
  private enum Part: Int {
    case rules
    case invariants
    case errorsThatFollow
    case warningsThatFollow

    init(of check: Check) {
      switch (check.remembersParts, check.isAboutConsequences, check.explanation.severity) {
      case (true, _, _): self = .invariants
      case (false, false, _): self = .rules
      case (false, true, .error): self = .errorsThatFollow
      case (false, true, _): self = .warningsThatFollow
      }
    }
  }

  /// The checks in the order in which they run. Checks of one part keep their order.
  static func sorted(_ checks: [Check]) -> [Check] {
    let parts = checks.enumerated().map { (part: Part(of: $1).rawValue, index: $0, check: $1) }
    return parts.sorted { ($0.part, $0.index) < ($1.part, $1.index) }.map(\.check)
  }

  /// Replaces broken invariants about rules by what another check reports about the same rules.
  static func explain(_ diagnostics: inout [Diagnostic], by own: [Diagnostic], of check: Check, _ context: CheckContext) {
    guard check.explainsInvariants, !own.isEmpty, context.reportedErrors.isEmpty,
      diagnostics.allSatisfy({ $0.severity != .error || $0.isInvariant })
    else { return }
    let rule = { (one: Diagnostic) in context.places.keyPath(at: one.primary.span)?.rule }
    let broken = Set(diagnostics.filter(\.isInvariant).compactMap(rule))
    let better = own.filter { one in rule(one).map(broken.contains) ?? false }
    let explained = Set(better.compactMap(rule))
    diagnostics.removeAll { one in one.isInvariant && rule(one).map(explained.contains) ?? false }
    diagnostics += better
  }
}
