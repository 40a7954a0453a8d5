internal import Conditions
package import Diagnostics
internal import ParallelMap
public import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// All checks, in the order of the kinds that they check.
public enum AllChecks {
  /// The checks in order.
  package static let all: [Check] = [
    SourceMissing.check, SourceUnknownDocument.check, TextInsecureAddress.check, RuleUnused.check,
    LockChanged.check,
    PlanMatrixMissingCell.check, PlanFollowerCell.check, PlanMonotoneCapability.check, PlanCapMonotone.check, PlanDeadEntitlement.check,
    GateSellsOwned.check, ActionOtherCapability.check,
    PlanNeverInForce.check,
    LimitNotCounted.check,
    PlanCoreLimitMismatch.check,
    PlanDuplicateCapability.check, PlanRowMissing.check, ResetOtherZone.check,
    PlanGateWithoutDeny.check, SnapshotDerived.check, SnapshotNullMeaning.check,
    LimitCounter.check, LimitOtherCounter.check, ResetStart.check, PlanDenyWithoutGate.check, LimitUnit.check, LimitMissingPart.check,
    LimitMeter.check,
    DowngradeOrder.check,
    FactDefault.check, FactSupply.check, SettingUnit.check, RecordDefault.check, RecordOwner.check,
    TableEnd.check, TableDeadRow.check, TablePointlessRow.check, TableOverlap.check, ConditionConstant.check, ConditionSame.check,
    TableAnswer.check,
    TableLostAnswer.check,
    TableAnswersAre.check,
    ActionResume.check,
    ActionSpendsTwice.check, GateReasonCopy.check, ReasonNoGate.check, GateUnreachableTrigger.check, GateDeadAction.check,
    GateOfflineDeadEnd.check,
    ErrorSurfaceSeverity.check, ErrorSurfaceButtons.check, ErrorMissingPrimary.check, ErrorRetry.check,
    ErrorSecondButton.check, ErrorSafeScreen.check, EmptyTurnedAway.check,
    CopyUnsuppliedVariable.check, CopyBadTemplate.check, CopyUnusedValue.check, CopyVariableFormat.check, CopyUnevenDays.check,
    CopyLiteralCap.check,
    CopyUnlimitedValue.check, CopyTitleBody.check, CopyToastLength.check, CopyWhySentences.check, CopyDuplicateIntent.check,
    CopyVariableMeaning.check, CopyOtherRule.check, CopyOtherPeriod.check, CopyOtherBound.check, CopyOtherPlan.check, CopyOtherLimit.check,
    CopyOtherUnit.check,
    CopyOtherCondition.check, CopyNegativeValue.check, CopyTypo.check,
    CopyLanguage.check, CopyPluralNumber.check, CopyPluralForms.check, CopyPluralGap.check, CopyTranslation.check,
    CopyStaleTranslation.check,
    TelemetryFreeText.check, TelemetrySameValue.check, TelemetryConstant.check,
    DeeplinkFallbacks.check, DeeplinkAmbiguous.check, DeeplinkTooLong.check, DeeplinkUnused.check, RouteUnreachable.check,
    RouteToItself.check, RouteMissingEdge.check,
    RouteRedirectLoop.check, RouteDeadEnd.check, RouteAlias.check, RouteAmbiguousName.check,
    ScreenDeadItem.check, ScreenRepeatedItem.check, ScreenDeniedButton.check, ScreenButtonTurnedAway.check, ScreenTitle.check,
    NoticeNowhere.check, FactNegative.check, ButtonLabelFrom.check, SettingUnread.check, TelemetryUnsent.check, ErrorUnraised.check,
    NotifCapExceedsGlobal.check, NotifUnsupplied.check, NotifOnce.check, NotifEligibilityDerived.check,
    NotifTrigger.check, NotifLeadTimeWindow.check, NotifEligibilityCapability.check, NotifUnreachableType.check, NotifPushOnly.check,
    NotifLocalAtOnce.check,
    NotifMissingPlan.check, NotifChannelDedupe.check,
    NotifBatchUndefined.check, NotifBurstCollision.check, NotifCapOverflow.check, NotifGoesFirst.check,
    NotifPlanner.check, NotifField.check, NotifSharedField.check, SchemaDeviceScope.check, NotifReasonUnmapped.check,
    NotifContextKey.check, NotifNumber.check, NotifRoom.check, NotifReminderInQuiet.check, NotifSnooze.check, CopyLockscreenSafe.check,
    RulePointlessKey.check,
    LadderClimb.check, LadderMissingPlan.check, LadderDurationRange.check, LadderAudit.check, LadderDismissible.check,
    LadderReason.check,
    LadderMissingPart.check,
    LadderSurfaceLevel.check,
    LadderMeter.check, LadderBypass.check, LadderUncounted.check, LadderNeverStopped.check,
    LadderHold.check, LadderSign.check,
    LockUnlockWithoutRecord.check, LockBypassed.check, DecisionName.check, OwnersUnknownPlace.check,
    PlaceholderIncomplete.check, PlaceholderDefaultOutOfRange.check, PlaceholderOverdue.check, PlaceholderOwnerSilent.check,
    PlaceholderInCopy.check, AssumptionOtherDate.check, AssumptionChosenAlternative.check,
    RemoteUnknownPath.check, RemoteNotSettable.check, RemoteOtherPlan.check, LockRemoteOverridable.check, RemoteOutOfRange.check,
    LadderThresholdOrder.check,
    OverrideOutOfRange.check,
    OverrideOutOfOrder.check, OverrideNoRelease.check,
    OfflineMonotone.check, OfflineNeedsNetwork.check, InvariantBroken.check, InvariantStatesNothing.check,
    ErrorNextStep.check, PlanNotApplicable.check,
    SyncIncomplete.check, SyncField.check, SyncRole.check, SyncCircle.check,
    ConnectionIncomplete.check, ConnectionFact.check, OfflineReason.check, OfflineUnasked.check, OfflineOrder.check,
    OfflineSends.check, SyncNotAccepted.check, SyncEffect.check, SyncOtherEntity.check, SyncRefusalUnasked.check, SettingTooSmall.check,
    DeeplinkThing.check,
    NotifUnlimited.check,
    ErrorLog.check, RetryWait.check, ToastsIncomplete.check,
    RequirementUnmet.check, RequirementOtherNumber.check,
    ProviderIncomplete.check, ProviderValues.check, ProviderPassword.check, MomentIncomplete.check,
    DataTypeIncomplete.check, DataTypeUnsettled.check, DataTypeUnassigned.check, DataTypeFollowerMissing.check, StoredNameTaken.check,
    FieldForm.check, FieldLength.check, FieldNoError.check, FieldMadeUp.check, FieldSecret.check, FieldTaken.check, FieldListedWord.check,
    FieldNamedCharacters.check,
    ScenarioFactValue.check, ScenarioAsksNothing.check, ScenarioExpectsNothing.check, ScenarioLimitSum.check,
    SurfaceRoom.check, LimitOtherWords.check, WordListCount.check, CopyPluralSwapped.check, CopyWrittenPlural.check,
    CopyRepeatedVariable.check, CopyDoubledUnit.check,
    SourceUnknownSection.check, SourceSectionOrder.check,
    ValueOutOfOrder.check, ValueOutOfBounds.check, ValueOfOtherKey.check, ValueFarDate.check,
    RouterReservedScheme.check,
    ScenarioTimeZone.check,
    TextBadAddress.check,
  ]

  /// The checks as the pipeline runs them.
  public static let list = CheckList(tolerable: Set(all.filter { !$0.isNeededToLower }.map(\.explanation.name))) { context, diagnostics in
    run(context, into: &diagnostics)
  }

  /// The checks of rules that nothing uses, which run after all others.
  private static let unused = [RuleUnused.check, DeeplinkUnused.check, ErrorUnraised.check]

  /// The other checks in their order. What the documents require is checked after them.
  private static let first: [Check] = {
    let last = unused.map(\.explanation.name) + [RequirementUnmet.explanation.name]
    return CheckOrder.sorted(all.filter { !last.contains($0.explanation.name) })
  }()

  /// Runs all checks, and returns the warnings that a waiver covers instead of reporting them. In a release, some of the other warnings
  /// become errors.
  private static func run(_ context: CheckContext, into diagnostics: inout [Diagnostic]) -> [Diagnostic] {
    var found = context.remember("cycles") {
      var own: [Diagnostic] = []
      Cycles.report(context.book, context.typed, context.places, into: &own)
      // Operations and screens have explanations of their own.
      FieldCycles.report(
        { ![OperationType.key, Route.key].contains($0) }, NameProblems.cycle, help: "remove one of them", context, into: &own)
      return own
    }
    let alone = context.map(first, key: { "check \($0.explanation.name)" }) { check in
      var own: [Diagnostic] = []
      if !check.remembersParts { check.run(context, &own) }
      return own
    }
    for (check, own) in zip(first, alone) {
      if check.isAboutConsequences, !context.reportedErrors.isEmpty || found.contains(where: { $0.severity == .error }) {
        CheckOrder.explain(&found, by: own, of: check, context)
        continue
      }
      if check.remembersParts {
        check.run(context, &found)
        OneMessage.join(&found, OneMessage.afterInvariants, context)
      } else if !check.seesOthers {
        found += own
      } else if !own.isEmpty {
        context.add(to: &found, "later \(check.explanation.name)") { check.run(context, &$0) }
      }
    }
    DoubledKeys.removed(from: &found, reported: diagnostics, context)
    OneMessage.join(&found, OneMessage.afterAll, context)
    // An error can leave other rules unused, so unused rules are reported only if there are no errors.
    let isClean = context.reportedErrors.isEmpty && !found.contains { $0.severity == .error }
    if isClean {
      // The rule that is named in place of an unused one may be reported there already.
      let places = found.map(\.primary.span)
      var own: [Diagnostic] = []
      for check in unused { check.run(context, &own) }
      found += own.filter { one in !places.contains { $0.contains(one.primary.span) } }
    }
    let judged = Waivers.apply(to: found, context)
    var rest = judged.kept
    OneMessage.join(&rest, OneMessage.afterWaivers, context)
    // A rule that a requirement names may be missing because of a problem that is already reported. A passed date is not such a problem.
    let fresh = rest.filter { !dated.contains($0.name) }
    if context.reportedErrors.isEmpty, fresh.isEmpty { RequirementUnmet.check.run(context, &rest) }
    if context.profile == .release {
      OpenQuestions.report(context, into: &rest)
      TextInRelease.report(context, into: &rest)
      rest = ReleaseProfile.raise(rest, context)
    }
    diagnostics += rest
    return judged.waived
  }

  /// The diagnostics that depend only on the current date.
  private static let dated = [PlaceholderOverdue.explanation.name, Waivers.expired.name]

  /// The explanations of all diagnostics, sorted by name. An unknown name has the same explanation in a condition as elsewhere.
  package static let explanations: [Explanation] =
    (YAMLProblems.all + SchemaProblems.all + NameProblems.all + ConditionProblems.all.filter { $0.name != NameProblems.unknown.name }
    + all.map(\.explanation) + Waivers.explanations + OpenQuestions.explanations + [
      TextInRelease.explanation, ScenarioFails.explanation, StaleOutput.explanation, PrivateKeyInRepository.explanation,
    ])
    .sorted { $0.name < $1.name }
}
