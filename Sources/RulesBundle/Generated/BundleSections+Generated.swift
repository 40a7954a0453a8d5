// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

// The rows of each section. They are valid for as long as the bundle.
extension RuleBundle {
  /// The location of each string in `bytes`.
  @inlinable @inline(__always)
  package var texts: Rows<TextRow> { Rows(storage) }
  /// One row: the product, and the facts, programs, and events that the runtime reads by their role.
  @inlinable @inline(__always)
  package var book: Rows<BookRow> { Rows(storage) }
  /// The typed inputs of the rules, those that are computed, and those that the runtime sets.
  @inlinable @inline(__always)
  package var facts: Rows<FactRow> { Rows(storage) }
  /// A value of an enumeration: of a fact, or of a field of a record.
  @inlinable @inline(__always)
  package var factValues: Rows<FactValueRow> { Rows(storage) }
  /// The constants of programs, defaults, and payloads. The items of a list precede the list.
  @inlinable @inline(__always)
  package var constants: Rows<ConstantRow> { Rows(storage) }
  /// The instructions of all programs.
  @inlinable @inline(__always)
  package var code: Rows<CodeRow> { Rows(storage) }
  /// The compiled expressions.
  @inlinable @inline(__always)
  package var programs: Rows<ProgramRow> { Rows(storage) }
  /// The named conditions.
  @inlinable @inline(__always)
  package var conditions: Rows<ConditionRow> { Rows(storage) }
  /// The plans of the product.
  @inlinable @inline(__always)
  package var plans: Rows<PlanRow> { Rows(storage) }
  /// The rows of the matrix of plans.
  @inlinable @inline(__always)
  package var capabilities: Rows<CapabilityRow> { Rows(storage) }
  /// A cell of the matrix: what one plan allows for one capability.
  @inlinable @inline(__always)
  package var cells: Rows<CellRow> { Rows(storage) }
  /// The limits of plans.
  @inlinable @inline(__always)
  package var limits: Rows<LimitRow> { Rows(storage) }
  /// The value of one limit for one plan.
  @inlinable @inline(__always)
  package var limitValues: Rows<LimitValueRow> { Rows(storage) }
  /// When counts reset.
  @inlinable @inline(__always)
  package var resets: Rows<ResetRow> { Rows(storage) }
  /// The tables of the actions, of the plan, and of the decision tables. The first row that applies decides.
  @inlinable @inline(__always)
  package var tables: Rows<FirstMatchRow> { Rows(storage) }
  /// A row of a table.
  @inlinable @inline(__always)
  package var tableRows: Rows<TableLineRow> { Rows(storage) }
  /// The distinct outcomes of all tables.
  @inlinable @inline(__always)
  package var outcomes: Rows<OutcomeRow> { Rows(storage) }
  /// What users do, and the app asks about.
  @inlinable @inline(__always)
  package var actions: Rows<AppActionRow> { Rows(storage) }
  /// A limit that is shown with an action under one plan.
  @inlinable @inline(__always)
  package var actionLimits: Rows<ActionLimitRow> { Rows(storage) }
  /// The places in the app where actions start.
  @inlinable @inline(__always)
  package var entryPoints: Rows<EntryPointRow> { Rows(storage) }
  /// The effects that the app performs for actions.
  @inlinable @inline(__always)
  package var effects: Rows<EffectRow> { Rows(storage) }
  /// An effect in the list of an action.
  @inlinable @inline(__always)
  package var effectRefs: Rows<EffectRefRow> { Rows(storage) }
  /// The reasons of denials and warnings.
  @inlinable @inline(__always)
  package var reasons: Rows<ReasonRow> { Rows(storage) }
  /// A reason in the list of a plan or of a signal.
  @inlinable @inline(__always)
  package var reasonRefs: Rows<ReasonRefRow> { Rows(storage) }
  /// The gates, which offer a user a way to continue after a denial.
  @inlinable @inline(__always)
  package var gates: Rows<GateRow> { Rows(storage) }
  /// A sentence of a gate or of a screen.
  @inlinable @inline(__always)
  package var extraLines: Rows<ExtraLineRow> { Rows(storage) }
  /// The buttons of denials, errors, notices, and screens.
  @inlinable @inline(__always)
  package var buttons: Rows<ButtonRow> { Rows(storage) }
  /// A button in a list, in display order.
  @inlinable @inline(__always)
  package var buttonRefs: Rows<ButtonRefRow> { Rows(storage) }
  /// The messages about the plan or the account that do not deny anything.
  @inlinable @inline(__always)
  package var notices: Rows<NoticeRow> { Rows(storage) }
  /// The errors that users see.
  @inlinable @inline(__always)
  package var errors: Rows<ErrorRow> { Rows(storage) }
  /// How serious errors are.
  @inlinable @inline(__always)
  package var severities: Rows<SeverityRow> { Rows(storage) }
  /// The parts of the user interface that show messages.
  @inlinable @inline(__always)
  package var surfaces: Rows<SurfaceRow> { Rows(storage) }
  /// A surface in a list.
  @inlinable @inline(__always)
  package var surfaceRefs: Rows<SurfaceRefRow> { Rows(storage) }
  /// The sentences that users see, in the source language.
  @inlinable @inline(__always)
  package var copy: Rows<CopyRow> { Rows(storage) }
  /// Another wording of a sentence.
  @inlinable @inline(__always)
  package var copyVariants: Rows<CopyVariantRow> { Rows(storage) }
  /// A part of a sentence: a literal, then a value.
  @inlinable @inline(__always)
  package var copyParts: Rows<CopyPartRow> { Rows(storage) }
  /// A value in a sentence.
  @inlinable @inline(__always)
  package var copyValues: Rows<CopyValueRow> { Rows(storage) }
  /// The telemetry events.
  @inlinable @inline(__always)
  package var events: Rows<EventRow> { Rows(storage) }
  /// A telemetry event in a list.
  @inlinable @inline(__always)
  package var eventRefs: Rows<EventRefRow> { Rows(storage) }
  /// A parameter of a telemetry event.
  @inlinable @inline(__always)
  package var eventParameters: Rows<EventParameterRow> { Rows(storage) }
  /// The fields of the snapshot, which contains what all screens need to know about the plan.
  @inlinable @inline(__always)
  package var snapshot: Rows<SnapshotRow> { Rows(storage) }
  /// The named numbers of the rules.
  @inlinable @inline(__always)
  package var settings: Rows<SettingRow> { Rows(storage) }
  /// The screens.
  @inlinable @inline(__always)
  package var routes: Rows<RouteRow> { Rows(storage) }
  /// The links to screens: `scheme://path?parameter=value&...`.
  @inlinable @inline(__always)
  package var deepLinks: Rows<DeepLinkRow> { Rows(storage) }
  /// The categories that users switch on and off.
  @inlinable @inline(__always)
  package var notificationCategories: Rows<NotificationCategoryRow> { Rows(storage) }
  /// The notification types.
  @inlinable @inline(__always)
  package var notifications: Rows<NotificationRow> { Rows(storage) }
  /// The levels of the warning ladder.
  @inlinable @inline(__always)
  package var ladderLevels: Rows<LadderLevelRow> { Rows(storage) }
  /// The vectors of the warning ladder: what is counted, and the level that each count reaches.
  @inlinable @inline(__always)
  package var ladder: Rows<LadderRow> { Rows(storage) }
  /// The signals of suspicious behavior.
  @inlinable @inline(__always)
  package var signals: Rows<SignalRow> { Rows(storage) }
  /// What screens without content show.
  @inlinable @inline(__always)
  package var emptyStates: Rows<EmptyStateRow> { Rows(storage) }
  /// The records that apps and servers store.
  @inlinable @inline(__always)
  package var records: Rows<RecordRow> { Rows(storage) }
  /// A parameter of a link.
  @inlinable @inline(__always)
  package var linkParameters: Rows<LinkParameterRow> { Rows(storage) }
  /// How links are opened: one row, or no row if there are no links.
  @inlinable @inline(__always)
  package var router: Rows<LinkRouterRow> { Rows(storage) }
  /// The tables whose answer the app asks for.
  @inlinable @inline(__always)
  package var decisionTables: Rows<DecisionTableRow> { Rows(storage) }
  /// A possible answer of a table.
  @inlinable @inline(__always)
  package var tableAnswers: Rows<TableAnswerRow> { Rows(storage) }
  /// What happens to things that exceed the limits of a lower plan.
  @inlinable @inline(__always)
  package var downgrade: Rows<DowngradeRow> { Rows(storage) }
  /// What shared and exported things contain.
  @inlinable @inline(__always)
  package var payloads: Rows<PayloadRow> { Rows(storage) }
  /// How one type of part is treated in a payload.
  @inlinable @inline(__always)
  package var payloadParts: Rows<PayloadPartRow> { Rows(storage) }
  /// A message about a limit.
  @inlinable @inline(__always)
  package var limitParts: Rows<LimitPartRow> { Rows(storage) }
  /// The events that a history counts.
  @inlinable @inline(__always)
  package var countedEvents: Rows<CountedEventRow> { Rows(storage) }
  /// A counted event in the list of an action or of a reason.
  @inlinable @inline(__always)
  package var countedEventRefs: Rows<CountedEventRefRow> { Rows(storage) }
  /// A vector that can stop an action.
  @inlinable @inline(__always)
  package var ladderStops: Rows<LadderStopRow> { Rows(storage) }
  /// When a vector reaches a level, and what happens then.
  @inlinable @inline(__always)
  package var ladderSteps: Rows<LadderStepRow> { Rows(storage) }
  /// The count at which one plan reaches a level.
  @inlinable @inline(__always)
  package var ladderCounts: Rows<LadderCountRow> { Rows(storage) }
  /// A signal in the list of a vector.
  @inlinable @inline(__always)
  package var signalRefs: Rows<SignalRefRow> { Rows(storage) }
  /// One row: the durations and events of the whole warning ladder.
  @inlinable @inline(__always)
  package var escalation: Rows<EscalationRow> { Rows(storage) }
  /// A field of a record.
  @inlinable @inline(__always)
  package var recordFields: Rows<RecordFieldRow> { Rows(storage) }
  /// A notification that combines several.
  @inlinable @inline(__always)
  package var notificationBatches: Rows<NotificationBatchRow> { Rows(storage) }
  /// A plan in the list of a notification type.
  @inlinable @inline(__always)
  package var notificationPlans: Rows<NotificationPlanRow> { Rows(storage) }
  /// A condition in the list of a notification type.
  @inlinable @inline(__always)
  package var notificationConditions: Rows<NotificationConditionRow> { Rows(storage) }
  /// A channel in the list of a notification type.
  @inlinable @inline(__always)
  package var notificationChannels: Rows<NotificationChannelRow> { Rows(storage) }
  /// A maximum rate of a notification type.
  @inlinable @inline(__always)
  package var notificationRates: Rows<NotificationRateRow> { Rows(storage) }
  /// A reason to suppress a notification.
  @inlinable @inline(__always)
  package var notificationReasons: Rows<NotificationReasonRow> { Rows(storage) }
  /// How notifications are planned: one row, or no row if there are none.
  @inlinable @inline(__always)
  package var planner: Rows<PlannerRow> { Rows(storage) }
  /// A maximum rate of all notifications together.
  @inlinable @inline(__always)
  package var plannerRates: Rows<PlannerRateRow> { Rows(storage) }
  /// A part of the maximum that is reserved for a category.
  @inlinable @inline(__always)
  package var plannerReserved: Rows<PlannerReservedRow> { Rows(storage) }
  /// Where the log stores the id of a thing.
  @inlinable @inline(__always)
  package var plannerThings: Rows<PlannerThingRow> { Rows(storage) }
  /// A redirection of links.
  @inlinable @inline(__always)
  package var routerRows: Rows<RouterLineRow> { Rows(storage) }
  /// The operations of the sync queue.
  @inlinable @inline(__always)
  package var operations: Rows<OperationRow> { Rows(storage) }
  /// A type of entity in the list of an operation or of a rejection.
  @inlinable @inline(__always)
  package var operationEntities: Rows<OperationEntityRow> { Rows(storage) }
  /// A variant of an operation.
  @inlinable @inline(__always)
  package var operationVariants: Rows<OperationVariantRow> { Rows(storage) }
  /// An operation in the list of another operation or of a vector.
  @inlinable @inline(__always)
  package var operationRefs: Rows<OperationRefRow> { Rows(storage) }
  /// How the sync queue works: one row, or no row if there is no queue.
  @inlinable @inline(__always)
  package var sync: Rows<SyncRow> { Rows(storage) }
  /// How the connection state is measured: one row, or no row if the rules do not use it.
  @inlinable @inline(__always)
  package var connection: Rows<ConnectionRow> { Rows(storage) }
  /// How activities work in each connection state.
  @inlinable @inline(__always)
  package var offline: Rows<OfflineModeRow> { Rows(storage) }
  /// A severity in the list of a surface.
  @inlinable @inline(__always)
  package var severityRefs: Rows<SeverityRefRow> { Rows(storage) }
  /// Another screen for the button of an empty state.
  @inlinable @inline(__always)
  package var emptyStateTurns: Rows<EmptyStateTurnRow> { Rows(storage) }
  /// The retry policies of errors.
  @inlinable @inline(__always)
  package var retries: Rows<RetryRow> { Rows(storage) }
  /// An exponential backoff.
  @inlinable @inline(__always)
  package var retryWaits: Rows<RetryWaitRow> { Rows(storage) }
  /// How errors are logged: one row, or no row if they are not.
  @inlinable @inline(__always)
  package var errorLog: Rows<ErrorLogRow> { Rows(storage) }
  /// How toasts are queued: one row, or no row if no surface shows toasts.
  @inlinable @inline(__always)
  package var toasts: Rows<ToastRow> { Rows(storage) }
  /// A fact in the list of an action.
  @inlinable @inline(__always)
  package var factRefs: Rows<FactRefRow> { Rows(storage) }
  /// The sign-in providers.
  @inlinable @inline(__always)
  package var providers: Rows<ProviderRow> { Rows(storage) }
  /// The tasks that the app performs at moments.
  @inlinable @inline(__always)
  package var tasks: Rows<TaskRow> { Rows(storage) }
  /// The moments in the life of an account or of the app.
  @inlinable @inline(__always)
  package var moments: Rows<MomentRow> { Rows(storage) }
  /// A task of a moment.
  @inlinable @inline(__always)
  package var momentTasks: Rows<MomentTaskRow> { Rows(storage) }
  /// The kinds of data that the product stores.
  @inlinable @inline(__always)
  package var dataTypes: Rows<DataTypeRow> { Rows(storage) }
  /// What happens to a kind of data at a moment. Without a flag, the data is kept.
  @inlinable @inline(__always)
  package var dataMoments: Rows<DataMomentRow> { Rows(storage) }
  /// The input fields, with the values that they accept.
  @inlinable @inline(__always)
  package var fields: Rows<FieldRow> { Rows(storage) }
  /// A range of Unicode scalars.
  @inlinable @inline(__always)
  package var fieldCharacters: Rows<FieldCharacterRow> { Rows(storage) }
  /// A scheme of web addresses.
  @inlinable @inline(__always)
  package var fieldSchemes: Rows<FieldSchemeRow> { Rows(storage) }
  /// A part of a generated value: a literal, then characters of a fact.
  @inlinable @inline(__always)
  package var fieldMadeUp: Rows<FieldMadeUpRow> { Rows(storage) }
  /// The error for one reason to reject an input.
  @inlinable @inline(__always)
  package var fieldRefusals: Rows<FieldRefusalRow> { Rows(storage) }
  /// The lists of words that fields reject.
  @inlinable @inline(__always)
  package var wordLists: Rows<WordListRow> { Rows(storage) }
  /// A word that fields reject.
  @inlinable @inline(__always)
  package var wordListWords: Rows<WordListWordRow> { Rows(storage) }
  /// The forms, each a list of input fields.
  @inlinable @inline(__always)
  package var forms: Rows<FormRow> { Rows(storage) }
  /// A field in the list of a form.
  @inlinable @inline(__always)
  package var formFields: Rows<FormFieldRow> { Rows(storage) }
  /// The plural forms of a text, found by the first part of its form `other`.
  @inlinable @inline(__always)
  package var copyPlurals: Rows<CopyPluralRow> { Rows(storage) }
  /// A plural form of a text, except `other`.
  @inlinable @inline(__always)
  package var copyForms: Rows<CopyFormRow> { Rows(storage) }
  /// The languages of copy. The first row is the source language.
  @inlinable @inline(__always)
  package var copyLocales: Rows<CopyLocaleRow> { Rows(storage) }
  /// Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
  @inlinable @inline(__always)
  package var pluralRules: Rows<PluralRuleRow> { Rows(storage) }
  /// A sentence in another language.
  @inlinable @inline(__always)
  package var copyTranslations: Rows<CopyTranslationRow> { Rows(storage) }
  /// The values that a remote config can override.
  @inlinable @inline(__always)
  package var remoteOverridables: Rows<RemoteOverridableRow> { Rows(storage) }
  /// An allowed number of an overridable value.
  @inlinable @inline(__always)
  package var overrideOptions: Rows<OverrideOptionRow> { Rows(storage) }
  /// Where an overridable value is stored in the bundle.
  @inlinable @inline(__always)
  package var overridePlaces: Rows<OverridePlaceRow> { Rows(storage) }
  /// An order between two overridable values, which every remote config must keep.
  @inlinable @inline(__always)
  package var overrideOrders: Rows<OverrideOrderRow> { Rows(storage) }
  /// Paths that cannot be overridden, with their locks.
  @inlinable @inline(__always)
  package var locked: Rows<LockedRow> { Rows(storage) }
  /// A condition under which the server rejects an operation.
  @inlinable @inline(__always)
  package var operationRefusals: Rows<OperationRefusalRow> { Rows(storage) }
  /// A sentence of a step.
  @inlinable @inline(__always)
  package var ladderParts: Rows<LadderPartRow> { Rows(storage) }
  /// The names of rules that apps stored under an older name.
  @inlinable @inline(__always)
  package var storedNames: Rows<StoredNameRow> { Rows(storage) }
  /// A button of a screen.
  @inlinable @inline(__always)
  package var screenButtons: Rows<ScreenButtonRow> { Rows(storage) }
  /// A notice of a screen.
  @inlinable @inline(__always)
  package var screenBanners: Rows<ScreenBannerRow> { Rows(storage) }
  /// A meter of a screen.
  @inlinable @inline(__always)
  package var screenMeters: Rows<ScreenMeterRow> { Rows(storage) }
  /// A telemetry event in a list, with its condition.
  @inlinable @inline(__always)
  package var emittedEvents: Rows<EmittedEventRow> { Rows(storage) }
  /// A snooze that the user can choose.
  @inlinable @inline(__always)
  package var plannerSnoozes: Rows<PlannerSnoozeRow> { Rows(storage) }
  /// A task in the list of a severity.
  @inlinable @inline(__always)
  package var severityTasks: Rows<SeverityTaskRow> { Rows(storage) }
  /// An error of a moment.
  @inlinable @inline(__always)
  package var momentErrors: Rows<MomentErrorRow> { Rows(storage) }
}
