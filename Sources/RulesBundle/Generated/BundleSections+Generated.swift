// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

// The rows of each section. They are valid for as long as the bundle.
extension RuleBundle {
  /// The location of each text in `bytes`.
  @inlinable @inline(__always)
  public var texts: Rows<TextRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var book: Rows<BookRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var facts: Rows<FactRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var factValues: Rows<FactValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var constants: Rows<ConstantRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var code: Rows<CodeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var programs: Rows<ProgramRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var conditions: Rows<ConditionRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var plans: Rows<PlanRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var capabilities: Rows<CapabilityRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var cells: Rows<CellRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var limits: Rows<LimitRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var limitValues: Rows<LimitValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var resets: Rows<ResetRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var tables: Rows<FirstMatchRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var tableRows: Rows<TableLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var outcomes: Rows<OutcomeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var actions: Rows<AppActionRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var actionLimits: Rows<ActionLimitRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var entryPoints: Rows<EntryPointRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var effects: Rows<EffectRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var effectRefs: Rows<EffectRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var reasons: Rows<ReasonRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var reasonRefs: Rows<ReasonRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var gates: Rows<GateRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var extraLines: Rows<ExtraLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var buttons: Rows<ButtonRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var buttonRefs: Rows<ButtonRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notices: Rows<NoticeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var errors: Rows<ErrorRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var severities: Rows<SeverityRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var surfaces: Rows<SurfaceRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var surfaceRefs: Rows<SurfaceRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copy: Rows<CopyRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copyVariants: Rows<CopyVariantRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copyParts: Rows<CopyPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copyValues: Rows<CopyValueRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var events: Rows<EventRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var eventRefs: Rows<EventRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var eventParameters: Rows<EventParameterRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var snapshot: Rows<SnapshotRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var settings: Rows<SettingRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var routes: Rows<RouteRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var deepLinks: Rows<DeepLinkRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationCategories: Rows<NotificationCategoryRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notifications: Rows<NotificationRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladderLevels: Rows<LadderLevelRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladder: Rows<LadderRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var signals: Rows<SignalRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var emptyStates: Rows<EmptyStateRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var records: Rows<RecordRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var linkParameters: Rows<LinkParameterRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var router: Rows<LinkRouterRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var decisionTables: Rows<DecisionTableRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var tableAnswers: Rows<TableAnswerRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var downgrade: Rows<DowngradeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var payloads: Rows<PayloadRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var payloadParts: Rows<PayloadPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var limitParts: Rows<LimitPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var countedEvents: Rows<CountedEventRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var countedEventRefs: Rows<CountedEventRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladderStops: Rows<LadderStopRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladderSteps: Rows<LadderStepRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladderCounts: Rows<LadderCountRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var signalRefs: Rows<SignalRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var escalation: Rows<EscalationRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var recordFields: Rows<RecordFieldRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationBatches: Rows<NotificationBatchRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationPlans: Rows<NotificationPlanRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationConditions: Rows<NotificationConditionRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationChannels: Rows<NotificationChannelRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationRates: Rows<NotificationRateRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var notificationReasons: Rows<NotificationReasonRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var planner: Rows<PlannerRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var plannerRates: Rows<PlannerRateRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var plannerReserved: Rows<PlannerReservedRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var plannerThings: Rows<PlannerThingRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var routerRows: Rows<RouterLineRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var operations: Rows<OperationRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var operationEntities: Rows<OperationEntityRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var operationVariants: Rows<OperationVariantRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var operationRefs: Rows<OperationRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var sync: Rows<SyncRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var connection: Rows<ConnectionRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var offline: Rows<OfflineModeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var severityRefs: Rows<SeverityRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var emptyStateTurns: Rows<EmptyStateTurnRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var retries: Rows<RetryRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var retryWaits: Rows<RetryWaitRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var errorLog: Rows<ErrorLogRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var toasts: Rows<ToastRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var factRefs: Rows<FactRefRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var providers: Rows<ProviderRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var tasks: Rows<TaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var moments: Rows<MomentRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var momentTasks: Rows<MomentTaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var dataTypes: Rows<DataTypeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var dataMoments: Rows<DataMomentRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var fields: Rows<FieldRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var fieldCharacters: Rows<FieldCharacterRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var fieldSchemes: Rows<FieldSchemeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var fieldMadeUp: Rows<FieldMadeUpRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var fieldRefusals: Rows<FieldRefusalRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var wordLists: Rows<WordListRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var wordListWords: Rows<WordListWordRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var forms: Rows<FormRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var formFields: Rows<FormFieldRow> { Rows(storage) }
  /// The plural forms of a text, found by the first part of its form `other`.
  @inlinable @inline(__always)
  public var copyPlurals: Rows<CopyPluralRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copyForms: Rows<CopyFormRow> { Rows(storage) }
  /// The languages of copy. The first row is the source language.
  @inlinable @inline(__always)
  public var copyLocales: Rows<CopyLocaleRow> { Rows(storage) }
  /// Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
  @inlinable @inline(__always)
  public var pluralRules: Rows<PluralRuleRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var copyTranslations: Rows<CopyTranslationRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var remoteOverridables: Rows<RemoteOverridableRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var overrideOptions: Rows<OverrideOptionRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var overridePlaces: Rows<OverridePlaceRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var overrideOrders: Rows<OverrideOrderRow> { Rows(storage) }
  /// Paths that cannot be overridden, with their locks.
  @inlinable @inline(__always)
  public var locked: Rows<LockedRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var operationRefusals: Rows<OperationRefusalRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var ladderParts: Rows<LadderPartRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var storedNames: Rows<StoredNameRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var screenButtons: Rows<ScreenButtonRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var screenBanners: Rows<ScreenBannerRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var screenMeters: Rows<ScreenMeterRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var emittedEvents: Rows<EmittedEventRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var plannerSnoozes: Rows<PlannerSnoozeRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var severityTasks: Rows<SeverityTaskRow> { Rows(storage) }
  @inlinable @inline(__always)
  public var momentErrors: Rows<MomentErrorRow> { Rows(storage) }
}
