// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

// The rows of each section. They are valid for as long as the bundle.
extension RuleBundle {
  /// The location of each text in `bytes`.
  @inlinable @inline(__always)
  package var texts: Rows<TextRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var book: Rows<BookRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var facts: Rows<FactRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var factValues: Rows<FactValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var constants: Rows<ConstantRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var code: Rows<CodeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var programs: Rows<ProgramRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var conditions: Rows<ConditionRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var plans: Rows<PlanRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var capabilities: Rows<CapabilityRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var cells: Rows<CellRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var limits: Rows<LimitRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var limitValues: Rows<LimitValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var resets: Rows<ResetRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var tables: Rows<FirstMatchRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var tableRows: Rows<TableLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var outcomes: Rows<OutcomeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var actions: Rows<AppActionRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var actionLimits: Rows<ActionLimitRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var entryPoints: Rows<EntryPointRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var effects: Rows<EffectRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var effectRefs: Rows<EffectRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var reasons: Rows<ReasonRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var reasonRefs: Rows<ReasonRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var gates: Rows<GateRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var extraLines: Rows<ExtraLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var buttons: Rows<ButtonRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var buttonRefs: Rows<ButtonRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notices: Rows<NoticeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var errors: Rows<ErrorRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var severities: Rows<SeverityRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var surfaces: Rows<SurfaceRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var surfaceRefs: Rows<SurfaceRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copy: Rows<CopyRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copyVariants: Rows<CopyVariantRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copyParts: Rows<CopyPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copyValues: Rows<CopyValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var events: Rows<EventRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var eventRefs: Rows<EventRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var eventParameters: Rows<EventParameterRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var snapshot: Rows<SnapshotRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var settings: Rows<SettingRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var routes: Rows<RouteRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var deepLinks: Rows<DeepLinkRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationCategories: Rows<NotificationCategoryRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notifications: Rows<NotificationRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladderLevels: Rows<LadderLevelRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladder: Rows<LadderRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var signals: Rows<SignalRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var emptyStates: Rows<EmptyStateRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var records: Rows<RecordRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var linkParameters: Rows<LinkParameterRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var router: Rows<LinkRouterRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var decisionTables: Rows<DecisionTableRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var tableAnswers: Rows<TableAnswerRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var downgrade: Rows<DowngradeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var payloads: Rows<PayloadRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var payloadParts: Rows<PayloadPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var limitParts: Rows<LimitPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var countedEvents: Rows<CountedEventRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var countedEventRefs: Rows<CountedEventRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladderStops: Rows<LadderStopRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladderSteps: Rows<LadderStepRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladderCounts: Rows<LadderCountRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var signalRefs: Rows<SignalRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var escalation: Rows<EscalationRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var recordFields: Rows<RecordFieldRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationBatches: Rows<NotificationBatchRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationPlans: Rows<NotificationPlanRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationConditions: Rows<NotificationConditionRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationChannels: Rows<NotificationChannelRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationRates: Rows<NotificationRateRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var notificationReasons: Rows<NotificationReasonRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var planner: Rows<PlannerRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var plannerRates: Rows<PlannerRateRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var plannerReserved: Rows<PlannerReservedRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var plannerThings: Rows<PlannerThingRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var routerRows: Rows<RouterLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var operations: Rows<OperationRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var operationEntities: Rows<OperationEntityRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var operationVariants: Rows<OperationVariantRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var operationRefs: Rows<OperationRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var sync: Rows<SyncRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var connection: Rows<ConnectionRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var offline: Rows<OfflineModeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var severityRefs: Rows<SeverityRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var emptyStateTurns: Rows<EmptyStateTurnRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var retries: Rows<RetryRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var retryWaits: Rows<RetryWaitRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var errorLog: Rows<ErrorLogRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var toasts: Rows<ToastRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var factRefs: Rows<FactRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var providers: Rows<ProviderRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var tasks: Rows<TaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var moments: Rows<MomentRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var momentTasks: Rows<MomentTaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var dataTypes: Rows<DataTypeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var dataMoments: Rows<DataMomentRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var fields: Rows<FieldRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var fieldCharacters: Rows<FieldCharacterRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var fieldSchemes: Rows<FieldSchemeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var fieldMadeUp: Rows<FieldMadeUpRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var fieldRefusals: Rows<FieldRefusalRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var wordLists: Rows<WordListRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var wordListWords: Rows<WordListWordRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var forms: Rows<FormRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var formFields: Rows<FormFieldRow> { Rows(storage) }
  /// The plural forms of a text, found by the first part of its form `other`.
  @inlinable @inline(__always)
  package var copyPlurals: Rows<CopyPluralRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copyForms: Rows<CopyFormRow> { Rows(storage) }
  /// The languages of copy. The first row is the source language.
  @inlinable @inline(__always)
  package var copyLocales: Rows<CopyLocaleRow> { Rows(storage) }
  /// Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
  @inlinable @inline(__always)
  package var pluralRules: Rows<PluralRuleRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var copyTranslations: Rows<CopyTranslationRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var remoteOverridables: Rows<RemoteOverridableRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var overrideOptions: Rows<OverrideOptionRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var overridePlaces: Rows<OverridePlaceRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var overrideOrders: Rows<OverrideOrderRow> { Rows(storage) }
  /// Paths that cannot be overridden, with their locks.
  @inlinable @inline(__always)
  package var locked: Rows<LockedRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var operationRefusals: Rows<OperationRefusalRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var ladderParts: Rows<LadderPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var storedNames: Rows<StoredNameRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var screenButtons: Rows<ScreenButtonRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var screenBanners: Rows<ScreenBannerRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var screenMeters: Rows<ScreenMeterRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var emittedEvents: Rows<EmittedEventRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var plannerSnoozes: Rows<PlannerSnoozeRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var severityTasks: Rows<SeverityTaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  package var momentErrors: Rows<MomentErrorRow> { Rows(storage) }
}
