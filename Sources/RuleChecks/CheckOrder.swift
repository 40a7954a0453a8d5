internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// The order of the checks: what is wrong by itself, then what breaks a promise, and then what follows from something that is wrong. One
/// mistake has one message.
enum CheckOrder {
  /// The checks of what usually follows from a mistake elsewhere: a row that never decides, a setting that lost its only use. They report
  /// nothing while there are errors.
  private static let ofConsequences: Set<String> = Set(
    [
      TableDeadRow.check, TableAnswer.check, PlanNeverInForce.check, PlanNotApplicable.check, PlanDeadEntitlement.check, ScreenDeadItem.check,
      GateDeadAction.check, GateUnreachableTrigger.check, RouteUnreachable.check, SurfaceRoom.check, ErrorNextStep.check,
      CopyDuplicateIntent.check, LimitOtherWords.check, ErrorSurfaceSeverity.check, NotifUnreachableType.check, NotifMissingPlan.check,
      LadderMissingPlan.check, SyncRefusalUnasked.check, SyncNotAccepted.check, SyncEffect.check, RulePointlessKey.check, SettingUnread.check,
      TelemetryUnsent.check,
    ].map(\.explanation.name))

  static func isAboutConsequences(_ check: Check) -> Bool { ofConsequences.contains(check.explanation.name) }

  /// The checks with the promises after what is wrong by itself and before consequences, errors before warnings.
  static func sorted(_ checks: [Check]) -> [Check] {
    let parts = checks.enumerated().map { index, check in
      let isLater = isAboutConsequences(check)
      let rank = check.remembersParts ? 1 : !isLater ? 0 : check.explanation.severity == .error ? 2 : 3
      return (rank: rank, index: index, check: check)
    }
    return parts.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.check)
  }

  /// Removes broken promises about rules that another check reports an error in.
  static func withoutRepeated(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let isPromise = { (one: Diagnostic) in one.name == InvariantBroken.explanation.name }
    let causes = diagnostics.filter { $0.severity == .error && !isPromise($0) }
    guard !causes.isEmpty, diagnostics.contains(where: isPromise) else { return diagnostics }
    let rules = Set(causes.flatMap { [$0.primary.span] + $0.secondary.map(\.span) }.compactMap { context.places.path(at: $0)?.rule })
    return diagnostics.filter { one in
      !isPromise(one) || !(context.places.path(at: one.primary.span).map { rules.contains($0.rule) } ?? false)
    }
  }
}
