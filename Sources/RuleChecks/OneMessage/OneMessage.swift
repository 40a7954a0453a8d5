internal import Diagnostics
internal import RuleKinds

/// One mistake has one message: the ways in which it can have several, each in a file of its own.
enum OneMessage {
  /// Joins diagnostics with the same cause.
  typealias Step = @Sendable (_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic]

  /// The steps after the invariants, because later checks depend on which of them are broken.
  static let afterInvariants: [Step] = [SwappedValues.joined, RepeatedInvariants.joined]

  /// The steps after all checks.
  static let afterAll: [Step] = [
    UnknownKeys.joined, RepeatedInvariants.joined, ExceededLengths.joined, WidelyBroken.joined, RepeatedValues.joined, CommonCause.joined,
  ]

  /// The steps after waivers, which name the place of each warning.
  static let afterWaivers: [Step] = [
    PlanOrder.joined, SharedEnd.joined, VagueMessages.joined, UnusedAndMeant.joined, WaitingWarnings.joined,
  ]

  static func join(_ diagnostics: inout [Diagnostic], _ steps: [Step], _ context: CheckContext) {
    diagnostics = steps.reduce(diagnostics) { $1($0, context) }
  }
}

extension Diagnostic {
  /// Whether the diagnostic reports a broken invariant.
  var isInvariant: Bool { name == InvariantBroken.explanation.name }
}
