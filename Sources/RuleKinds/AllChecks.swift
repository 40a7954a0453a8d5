internal import Conditions
public import Diagnostics
internal import RulesModel
internal import Schema
internal import Workers
internal import YAMLTree

/// Every check, in the order of the kinds that they are about.
public enum AllChecks {
  public static let all: [Check] = [
    MissingSource.check, UnknownDocument.check, InsecureAddress.check, UnusedRule.check,
    LockedValue.check,
    MatrixCells.check, FollowerCells.check, LosingCapability.check, ShrinkingLimit.check, DeadEntitlement.check, PlanInForce.check,
    UncountedCell.check,
    UnusableLimit.check,
    SameRow.check, NeverFull.check, SnapshotDerived.check, SnapshotNull.check,
    LimitCounter.check, LimitReason.check, LimitUnits.check, LimitTelling.check, LimitMeters.check,
    DowngradeOrder.check,
    FactDefault.check, FactSupply.check, SettingUnit.check, RecordDefault.check, RecordOwner.check,
    TableEnd.check, DeadRow.check, RowOverlap.check, ConstantCondition.check, TableAnswers.check, TableNames.check, ResumeParts.check,
    SpendsTwice.check, ReasonWords.check, RefusalGate.check, UnreachableRefusal.check, DeadButton.check, GateWayOut.check,
    ErrorSurface.check, SurfaceButtons.check, ErrorWayOn.check, ErrorRetry.check,
    SecondButton.check, EmptyStateGate.check,
    CopyVariables.check, CopyTemplate.check, UnusedCopyValue.check, CopyFormatFits.check, UnevenDays.check, LiteralNumber.check,
    UnlimitedValue.check, TitledWords.check, ReadableInTime.check, WhySentence.check, SameIntent.check, VariableMeaning.check,
    WrittenPlural.check,
    CopyLanguage.check, PluralNumber.check, PluralFormsFit.check, PluralGap.check, TranslationFits.check, StaleTranslation.check,
    PersonalTelemetry.check, SameParameter.check, ConstantParameter.check,
    LinkFallbacks.check, LinkOverlap.check, LinkSize.check, UnusedLink.check, UnreachableRoute.check, RouteToItself.check,
    RedirectLoop.check, DeadEnd.check, RouteAlias.check, AmbiguousName.check,
    NotificationRate.check, UnsuppliedFact.check, NotificationThing.check, NotificationAudience.check,
    TriggerParts.check, LeadTime.check, NeverForPlan.check, UnreachableType.check, PushOnly.check, MissingReceiver.check, ToldTwice.check,
    BatchMembers.check, SameMinute.check, OverflowRate.check, GoesFirst.check,
    PlannerComplete.check, StoredFieldExists.check, OneFieldOneMeaning.check, RecordScopes.check, ReasonsMapped.check,
    LogTellsApart.check, WholeNumbers.check, RoomForAll.check, ReminderInQuiet.check, LockScreenText.check,
    PointlessKeys.check,
    LadderOrder.check, LadderClimb.check, LadderPlans.check, LadderDuration.check, LadderRelease.check, LadderReason.check,
    LadderParts.check,
    LadderSurface.check,
    LadderMeter.check, LadderBypass.check, LadderHolds.check, LadderSigns.check,
    UnkeptLock.check, BypassedLock.check,
    PlaceholderComplete.check, PlaceholderRange.check, PlaceholderOverdue.check, SilentOwner.check, UnfinishedCopy.check,
    SettingOrder.check,
    RemotePathExists.check, RemotePlace.check, RemoteLock.check, RemoteRange.check, OverrideRange.check, OverrideOrder.check,
    OfflineMonotone.check, InvariantHolds.check, ErrorNextStep.check, NotApplicable.check,
    SyncComplete.check, SyncFields.check, SyncRoles.check, OperationCircle.check,
    ConnectionComplete.check, ConnectionFacts.check, OfflineReason.check, OfflineAsked.check, ConnectionStep.check,
    OfflineSends.check, ActionSends.check, RefusalAsked.check, SettingLeast.check, LinkThing.check, NotificationLimit.check,
    ErrorLogComplete.check, RetryWait.check, ToastsComplete.check,
    RequirementMet.check,
    ProviderOffers.check, ProviderValues.check, MomentParts.check,
    DataTypeParts.check, DataTypeSettles.check, DataTypeBelongs.check, StoredNames.check,
    FieldFormFits.check, FieldLength.check, FieldErrors.check, FieldMadeUp.check, FieldSecret.check, FieldTaken.check, ListedWords.check,
    GivenFacts.check, AsksNothing.check, ExpectsNothing.check,
  ]

  /// Runs all checks, then sets the warnings aside that a waiver covers; gives those back. For a release some of the rest are errors.
  public static func run(_ context: CheckContext, into diagnostics: inout [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    Cycles.report(context.book, context.typed, context.places, into: &found)
    let last = [UnusedRule.explanation.name, UnusedLink.explanation.name, RequirementMet.explanation.name]
    let first = all.filter { !last.contains($0.explanation.name) }
    let alone = Workers.map(first) { check in
      var own: [Diagnostic] = []
      if !check.seesOthers { check.run(context, &own) }
      return own
    }
    for (check, own) in zip(first, alone) { if check.seesOthers { check.run(context, &found) } else { found += own } }
    // A mistake leaves what it should have used unused: one mistake, one message.
    let isClean = context.faults.isEmpty && !found.contains { $0.severity == .error }
    if isClean { for check in [UnusedRule.check, UnusedLink.check] { check.run(context, &found) } }
    let judged = Waivers.apply(to: found, context)
    var rest = judged.kept
    // What a requirement names may be gone for a reason that was just said. That time has passed is no such reason.
    let fresh = rest.filter { !dated.contains($0.name) && !judged.returned.contains($0) }
    if context.faults.isEmpty, fresh.isEmpty { RequirementMet.check.run(context, &rest) }
    if context.profile == .release {
      OpenQuestions.report(context, into: &rest)
      rest = ReleaseProfile.raise(rest, context)
    }
    diagnostics += rest
    return judged.waived
  }

  /// What is reported for no other reason than the day.
  private static let dated = [PlaceholderOverdue.explanation.name, Waivers.expired.name]

  /// What every diagnostic of the compiler means. An unknown name is one diagnostic, in a condition as elsewhere.
  public static let explanations: [Explanation] =
    (YAMLProblems.all + SchemaProblems.all + NameProblems.all + ConditionProblems.all.filter { $0.name != NameProblems.unknown.name }
    + all.map(\.explanation) + Waivers.explanations + OpenQuestions.explanations + [ScenarioFails.explanation, StaleOutput.explanation])
    .sorted { $0.name < $1.name }
}
