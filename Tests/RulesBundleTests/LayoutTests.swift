import Testing

@testable import RulesBundle

/// The two places that know where a column is, and the two that know a choice's words, say the same.
@Suite struct LayoutTests {
  @Test func everySectionIsLaidOutOnce() {
    #expect(Layout.sections.map(\.section) == Section.allCases.filter { $0 != .bytes })
    #expect(Section.allCases.map { Int($0.rawValue) } == Array(1...Section.allCases.count))
    #expect(Set(Layout.sections.map(\.name)).count == Layout.sections.count)
    for layout in Layout.sections { #expect(Set(layout.columns.map(\.name)).count == layout.columns.count, "\(layout.name)") }
  }

  /// Readers take the byte of an instruction for the operation.
  @Test func operationsAreNumberedAsTheyStand() {
    #expect(Instruction.Operation.allCases.map { Int($0.rawValue) } == Array(0..<Instruction.Operation.allCases.count))
    for operation in Instruction.Operation.allCases { #expect(Instruction.Operation(verified: operation.rawValue) == operation) }
  }

  /// Every column of every section, in order, with the constant that readers use.
  static let words: [Section: [Int]] = [
    .texts: [Word.Texts.start, Word.Texts.count],
    .book: [
      Word.Book.product, Word.Book.language, Word.Book.plan, Word.Book.decisionAction, Word.Book.decisionReason, Word.Book.decisionGate,
      Word.Book.decisionEntryPoint, Word.Book.now, Word.Book.downgraded, Word.Book.downgradeEmits,
      Word.Book.ladderCount, Word.Book.ladderLevel, Word.Book.ladderLimit,
      Word.Book.ladderPause, Word.Book.ladderSuspension, Word.Book.ladderThing, Word.Book.ladderTimeLeft, Word.Book.ladderVector,
      Word.Book.ladderWindow, Word.Book.errorId, Word.Book.errorSeverity, Word.Book.errorSurface, Word.Book.person,
    ],
    .facts: [
      Word.Facts.name, Word.Facts.type, Word.Facts.orNull, Word.Facts.values, Word.Facts.ifAbsent, Word.Facts.program, Word.Facts.table,
      Word.Facts.from, Word.Facts.atLeast, Word.Facts.atMost, Word.Facts.isId,
    ],
    .factValues: [Word.FactValues.value],
    .constants: [Word.Constants.tag, Word.Constants.aux, Word.Constants.bits],
    .code: [Word.Code.operation, Word.Code.operand],
    .programs: [Word.Programs.code, Word.Programs.stack, Word.Programs.type, Word.Programs.valuesOf],
    .conditions: [Word.Conditions.name, Word.Conditions.program],
    .plans: [Word.Plans.name, Word.Plans.rank, Word.Plans.follows, Word.Plans.refusals],
    .capabilities: [Word.Capabilities.name, Word.Capabilities.cells],
    .cells: [Word.Cells.plan, Word.Cells.may, Word.Cells.reason, Word.Cells.limit],
    .limits: [
      Word.Limits.name, Word.Limits.unit, Word.Limits.used, Word.Limits.left, Word.Limits.adds, Word.Limits.values, Word.Limits.reset,
      Word.Limits.parts, Word.Limits.shows, Word.Limits.pending,
      Word.Limits.counts, Word.Limits.window,
    ],
    .limitValues: [
      Word.LimitValues.plan, Word.LimitValues.kind, Word.LimitValues.soft, Word.LimitValues.whenFull, Word.LimitValues.whenSpent,
      Word.LimitValues.amount, Word.LimitValues.rule,
    ],
    .resets: [Word.Resets.name, Word.Resets.every, Word.Resets.atMinute, Word.Resets.zone],
    .tables: [Word.Tables.name, Word.Tables.rows, Word.Tables.onError],
    .tableRows: [Word.TableRows.condition, Word.TableRows.then, Word.TableRows.rule],
    .outcomes: [Word.Outcomes.kind, Word.Outcomes.reason, Word.Outcomes.limit, Word.Outcomes.spends, Word.Outcomes.value],
    .actions: [
      Word.Actions.name, Word.Actions.table, Word.Actions.entryPoint, Word.Actions.effects, Word.Actions.emits, Word.Actions.resumes,
      Word.Actions.limits, Word.Actions.counts, Word.Actions.stoppedBy, Word.Actions.connection, Word.Actions.returnsTo, Word.Actions.with,
    ],
    .actionLimits: [Word.ActionLimits.plan, Word.ActionLimits.limit],
    .entryPoints: [Word.EntryPoints.name],
    .effects: [Word.Effects.name],
    .effectRefs: [Word.EffectRefs.effect],
    .reasons: [
      Word.Reasons.name, Word.Reasons.gate, Word.Reasons.error, Word.Reasons.copy, Word.Reasons.buttons, Word.Reasons.emits,
      Word.Reasons.surfaces, Word.Reasons.counts,
    ],
    .reasonRefs: [Word.ReasonRefs.reason],
    .gates: [Word.Gates.name, Word.Gates.dismiss, Word.Gates.lines, Word.Gates.emits, Word.Gates.resumes],
    .extraLines: [Word.ExtraLines.condition, Word.ExtraLines.copy],
    .buttons: [
      Word.Buttons.name, Word.Buttons.label, Word.Buttons.condition, Word.Buttons.enabledIf, Word.Buttons.prominentIf, Word.Buttons.retries,
      Word.Buttons.does,
    ],
    .buttonRefs: [Word.ButtonRefs.button],
    .notices: [Word.Notices.name, Word.Notices.condition, Word.Notices.copy, Word.Notices.surface, Word.Notices.buttons],
    .errors: [
      Word.Errors.name, Word.Errors.severity, Word.Errors.surfaces, Word.Errors.copy, Word.Errors.buttons, Word.Errors.retry,
      Word.Errors.recognised, Word.Errors.waitsWhile,
      Word.Errors.recordedBy,
    ],
    .severities: [Word.Severities.name, Word.Severities.blocks, Word.Severities.logged, Word.Severities.incident],
    .surfaces: [Word.Surfaces.name, Word.Surfaces.shownFor, Word.Surfaces.dismissibleFor],
    .surfaceRefs: [Word.SurfaceRefs.surface],
    .copy: [Word.Copy.name, Word.Copy.title, Word.Copy.text, Word.Copy.variants],
    .copyVariants: [Word.CopyVariants.condition, Word.CopyVariants.title, Word.CopyVariants.text],
    .copyParts: [Word.CopyParts.literal, Word.CopyParts.value],
    .copyValues: [Word.CopyValues.variable, Word.CopyValues.program, Word.CopyValues.format, Word.CopyValues.longest],
    .events: [Word.Events.name, Word.Events.parameters],
    .eventRefs: [Word.EventRefs.event],
    .eventParameters: [Word.EventParameters.name, Word.EventParameters.program],
    .snapshot: [Word.Snapshot.name, Word.Snapshot.program, Word.Snapshot.lists],
    .settings: [Word.Settings.name, Word.Settings.unit, Word.Settings.amount],
    .routes: [Word.Routes.name, Word.Routes.condition, Word.Routes.instead, Word.Routes.buttons, Word.Routes.openWhenUndecided],
    .deepLinks: [
      Word.DeepLinks.name, Word.DeepLinks.path, Word.DeepLinks.parameters, Word.DeepLinks.opens, Word.DeepLinks.whenGone,
    ],
    .notificationCategories: [
      Word.NotificationCategories.name, Word.NotificationCategories.label, Word.NotificationCategories.onByDefault,
      Word.NotificationCategories.alwaysInApp, Word.NotificationCategories.stored, Word.NotificationCategories.goesFirst,
      Word.NotificationCategories.summaryOpens,
    ],
    .notifications: [
      Word.Notifications.name, Word.Notifications.category, Word.Notifications.switchedOn, Word.Notifications.at, Word.Notifications.before,
      Word.Notifications.of, Word.Notifications.limit, Word.Notifications.conditions, Word.Notifications.to, Word.Notifications.channels,
      Word.Notifications.onByDefault, Word.Notifications.atMost, Word.Notifications.once, Word.Notifications.timeCritical,
      Word.Notifications.softCap, Word.Notifications.snooze, Word.Notifications.batch, Word.Notifications.overflow,
      Word.Notifications.opens, Word.Notifications.says, Word.Notifications.expanded, Word.Notifications.stored,
      Word.Notifications.despiteQuietHours, Word.Notifications.eachPerWeek, Word.Notifications.heldBack, Word.Notifications.withdrawnOnlyIf,
    ],
    .ladderLevels: [
      Word.LadderLevels.name, Word.LadderLevels.rank, Word.LadderLevels.blocks, Word.LadderLevels.reason, Word.LadderLevels.surfaces,
      Word.LadderLevels.longest, Word.LadderLevels.endsByItself, Word.LadderLevels.audit,
      Word.LadderLevels.dismissible, Word.LadderLevels.buttons, Word.LadderLevels.confidence,
    ],
    .ladder: [
      Word.Ladder.name, Word.Ladder.thing, Word.Ladder.reason, Word.Ladder.switchedOn, Word.Ladder.counts, Word.Ladder.window,
      Word.Ladder.reset, Word.Ladder.shareOf, Word.Ladder.signals, Word.Ladder.steps, Word.Ladder.holds, Word.Ladder.whateverPlan,
    ],
    .signals: [Word.Signals.name, Word.Signals.weight, Word.Signals.refusals, Word.Signals.within, Word.Signals.refusedFor],
    .emptyStates: [
      Word.EmptyStates.name, Word.EmptyStates.title, Word.EmptyStates.body, Word.EmptyStates.button, Word.EmptyStates.opens,
      Word.EmptyStates.turns,
    ],
    .emptyStateTurns: [Word.EmptyStateTurns.condition, Word.EmptyStateTurns.opens],
    .severityRefs: [Word.SeverityRefs.severity],
    .retries: [
      Word.Retries.name, Word.Retries.rapid, Word.Retries.waits, Word.Retries.needs, Word.Retries.otherwise,
    ],
    .retryWaits: [Word.RetryWaits.first, Word.RetryWaits.factor, Word.RetryWaits.longest, Word.RetryWaits.jitter],
    .errorLog: [Word.ErrorLog.shown, Word.ErrorLog.recovered, Word.ErrorLog.incident],
    .toasts: [Word.Toasts.surface, Word.Toasts.atATime, Word.Toasts.mergeWithin],
    .connection: [
      Word.Connection.state, Word.Connection.before, Word.Connection.since, Word.Connection.online, Word.Connection.degraded,
      Word.Connection.offline, Word.Connection.window, Word.Connection.slowAfter, Word.Connection.degradedAfter,
      Word.Connection.offlineAfter, Word.Connection.onlineAfter,
    ],
    .offline: [Word.Offline.name, Word.Offline.online, Word.Offline.degraded, Word.Offline.offline],
    .records: [Word.Records.name, Word.Records.scope, Word.Records.fields, Word.Records.owner],
    .recordFields: [
      Word.RecordFields.field, Word.RecordFields.type, Word.RecordFields.orNull, Word.RecordFields.values, Word.RecordFields.ifAbsent,
      Word.RecordFields.setting,
    ],
    .notificationBatches: [
      Word.NotificationBatches.name, Word.NotificationBatches.says, Word.NotificationBatches.opens, Word.NotificationBatches.daily,
      Word.NotificationBatches.comes,
    ],
    .notificationPlans: [Word.NotificationPlans.plan],
    .notificationConditions: [Word.NotificationConditions.condition],
    .notificationChannels: [Word.NotificationChannels.channel],
    .notificationRates: [Word.NotificationRates.times, Word.NotificationRates.per],
    .notificationReasons: [Word.NotificationReasons.reason, Word.NotificationReasons.condition],
    .planner: [
      Word.Planner.preferences, Word.Planner.paused, Word.Planner.snoozedUntil, Word.Planner.dailyReminder, Word.Planner.quietFrom,
      Word.Planner.quietTo, Word.Planner.trainingDays, Word.Planner.dailyMaximum, Word.Planner.device, Word.Planner.deviceId,
      Word.Planner.deviceTimeZone, Word.Planner.devicePending, Word.Planner.log, Word.Planner.logId, Word.Planner.logType,
      Word.Planner.logChannel, Word.Planner.logPlannedFor, Word.Planner.logSent, Word.Planner.logReason, Word.Planner.logMembers,
      Word.Planner.logDevice, Word.Planner.logThings, Word.Planner.allowedIf, Word.Planner.badge, Word.Planner.missed, Word.Planner.atMost,
      Word.Planner.reserved, Word.Planner.burst, Word.Planner.batch, Word.Planner.pending, Word.Planner.horizon,
      Word.Planner.logMoment,
    ],
    .plannerRates: [Word.PlannerRates.setting],
    .plannerReserved: [Word.PlannerReserved.category, Word.PlannerReserved.setting],
    .plannerThings: [Word.PlannerThings.thing, Word.PlannerThings.field],
    .linkParameters: [Word.LinkParameters.parameter, Word.LinkParameters.kind, Word.LinkParameters.value],
    .router: [
      Word.Router.scheme, Word.Router.longest, Word.Router.rows, Word.Router.onError, Word.Router.whenUnknown,
      Word.Router.unknownSays, Word.Router.goneSays, Word.Router.shownOn,
    ],
    .decisionTables: [
      Word.DecisionTables.name, Word.DecisionTables.table, Word.DecisionTables.answers, Word.DecisionTables.answersAreRoutes,
    ],
    .tableAnswers: [Word.TableAnswers.answer],
    .downgrade: [Word.Downgrade.name, Word.Downgrade.limit, Word.Downgrade.overCap, Word.Downgrade.keeps],
    .payloads: [Word.Payloads.name, Word.Payloads.parts],
    .payloadParts: [
      Word.PayloadParts.type, Word.PayloadParts.treatment, Word.PayloadParts.condition, Word.PayloadParts.fields, Word.PayloadParts.values,
      Word.PayloadParts.tellsSender, Word.PayloadParts.tellsRecipient,
    ],
    .limitParts: [Word.LimitParts.part, Word.LimitParts.copy],
    .countedEvents: [
      Word.CountedEvents.name, Word.CountedEvents.id, Word.CountedEvents.counted, Word.CountedEvents.most, Word.CountedEvents.keeps,
      Word.CountedEvents.scope, Word.CountedEvents.lateWithin,
    ],
    .storedNames: [Word.StoredNames.kind, Word.StoredNames.name, Word.StoredNames.was, Word.StoredNames.field],
    .countedEventRefs: [Word.CountedEventRefs.event],
    .ladderStops: [Word.LadderStops.vector, Word.LadderStops.fromRank],
    .ladderSteps: [
      Word.LadderSteps.level, Word.LadderSteps.at, Word.LadderSteps.share, Word.LadderSteps.afterLevel, Word.LadderSteps.afterTimes,
      Word.LadderSteps.afterWithin, Word.LadderSteps.lasts, Word.LadderSteps.confirm, Word.LadderSteps.throughTimes,
      Word.LadderSteps.throughPer, Word.LadderSteps.surfaces, Word.LadderSteps.says, Word.LadderSteps.rule,
      Word.LadderSteps.refusedTimes, Word.LadderSteps.refusedPer, Word.LadderSteps.buttons, Word.LadderSteps.parts,
    ],
    .ladderParts: [Word.LadderParts.part, Word.LadderParts.copy],
    .ladderCounts: [Word.LadderCounts.plan, Word.LadderCounts.at],
    .signalRefs: [Word.SignalRefs.signal],
    .escalation: [
      Word.Escalation.signalsLast, Word.Escalation.remembers, Word.Escalation.waitsWhile, Word.Escalation.counted, Word.Escalation.changed,
      Word.Escalation.started, Word.Escalation.ended, Word.Escalation.audited, Word.Escalation.shown,
    ],
    .routerRows: [Word.RouterRows.condition, Word.RouterRows.to, Word.RouterRows.continues, Word.RouterRows.rule],
    .operations: [
      Word.Operations.name, Word.Operations.role, Word.Operations.entities, Word.Operations.addedOnline, Word.Operations.addedDegraded,
      Word.Operations.addedOffline, Word.Operations.does, Word.Operations.waitsFor, Word.Operations.takenBack,
      Word.Operations.deduplicated, Word.Operations.checksRevision, Word.Operations.refuses,
    ],
    .operationRefusals: [Word.OperationRefusals.condition, Word.OperationRefusals.about, Word.OperationRefusals.reason],
    .operationEntities: [Word.OperationEntities.entity],
    .operationVariants: [
      Word.OperationVariants.variant, Word.OperationVariants.addedOnline, Word.OperationVariants.addedDegraded,
      Word.OperationVariants.addedOffline,
    ],
    .operationRefs: [Word.OperationRefs.operation],
    .factRefs: [Word.FactRefs.fact],
    .providers: [
      Word.Providers.name, Word.Providers.position, Word.Providers.button, Word.Providers.address, Word.Providers.personName,
      Word.Providers.password, Word.Providers.confirmsAddress, Word.Providers.keepsFirstAddress, Word.Providers.mayHideAddress,
      Word.Providers.identifiesByAddress,
    ],
    .tasks: [Word.Tasks.name],
    .moments: [
      Word.Moments.name, Word.Moments.asks, Word.Moments.answer, Word.Moments.says, Word.Moments.shownOn, Word.Moments.buttons,
      Word.Moments.does, Word.Moments.goesTo, Word.Moments.goesWhere, Word.Moments.error,
    ],
    .momentTasks: [Word.MomentTasks.task, Word.MomentTasks.condition],
    .dataTypes: [
      Word.DataTypes.name, Word.DataTypes.livesIn, Word.DataTypes.cached, Word.DataTypes.window, Word.DataTypes.limit, Word.DataTypes.at,
    ],
    .dataMoments: [Word.DataMoments.moment, Word.DataMoments.cloud, Word.DataMoments.device, Word.DataMoments.condition],
    .sync: [
      Word.Sync.record, Word.Sync.id, Word.Sync.type, Word.Sync.entityType, Word.Sync.entityId, Word.Sync.payload, Word.Sync.created,
      Word.Sync.attempts, Word.Sync.nextRetry, Word.Sync.errorCode, Word.Sync.errorMessage, Word.Sync.dependsOn, Word.Sync.device,
      Word.Sync.user, Word.Sync.firstWait, Word.Sync.factor, Word.Sync.longestWait, Word.Sync.jitter, Word.Sync.persistsAfter,
      Word.Sync.backlog, Word.Sync.remembers, Word.Sync.failed, Word.Sync.loggedOut, Word.Sync.blocked, Word.Sync.backlogError,
      Word.Sync.conflictFound, Word.Sync.conflictOpen, Word.Sync.saved, Word.Sync.saving, Word.Sync.savedLocally, Word.Sync.statusError,
      Word.Sync.copiesWith, Word.Sync.defaultChoice, Word.Sync.copyName,
    ],
    .fields: [
      Word.Fields.name, Word.Fields.form, Word.Fields.trimmed, Word.Fields.lowerCase, Word.Fields.multiline, Word.Fields.optional,
      Word.Fields.characters, Word.Fields.shortest, Word.Fields.longest, Word.Fields.countedIn, Word.Fields.notIn, Word.Fields.schemes,
      Word.Fields.taken, Word.Fields.takenFor, Word.Fields.madeUp, Word.Fields.refuses,
    ],
    .fieldCharacters: [Word.FieldCharacters.first, Word.FieldCharacters.last],
    .fieldSchemes: [Word.FieldSchemes.scheme],
    .fieldMadeUp: [Word.FieldMadeUp.literal, Word.FieldMadeUp.fact, Word.FieldMadeUp.characters, Word.FieldMadeUp.length],
    .fieldRefusals: [Word.FieldRefusals.reason, Word.FieldRefusals.error],
    .wordLists: [Word.WordLists.name, Word.WordLists.words],
    .wordListWords: [Word.WordListWords.word],
    .forms: [Word.Forms.name, Word.Forms.fields],
    .formFields: [Word.FormFields.field],
    .copyPlurals: [Word.CopyPlurals.text, Word.CopyPlurals.by, Word.CopyPlurals.forms],
    .copyForms: [Word.CopyForms.category, Word.CopyForms.parts],
    .copyLocales: [
      Word.CopyLocales.locale, Word.CopyLocales.fallsBackTo, Word.CopyLocales.plurals, Word.CopyLocales.translations,
    ],
    .pluralRules: [
      Word.PluralRules.category, Word.PluralRules.modulus, Word.PluralRules.from, Word.PluralRules.to, Word.PluralRules.outside,
      Word.PluralRules.andNext,
    ],
    .copyTranslations: [
      Word.CopyTranslations.copy, Word.CopyTranslations.title, Word.CopyTranslations.text, Word.CopyTranslations.variants,
    ],
    .opened: [
      Word.Opened.name, Word.Opened.form, Word.Opened.least, Word.Opened.most, Word.Opened.options, Word.Opened.places,
    ],
    .locked: [Word.Locked.name, Word.Locked.lock],
    .openedOptions: [Word.OpenedOptions.kind, Word.OpenedOptions.amount],
    .openedPlaces: [Word.OpenedPlaces.form, Word.OpenedPlaces.section, Word.OpenedPlaces.row, Word.OpenedPlaces.column],
    .openedOrders: [
      Word.OpenedOrders.low, Word.OpenedOrders.high, Word.OpenedOrders.strict, Word.OpenedOrders.lowRule, Word.OpenedOrders.highRule,
    ],
  ]

  @Test(arguments: Section.allCases.filter { $0 != .bytes }) func wordsAgreeWithTheLayout(section: Section) throws {
    let layout = try #require(Layout.layout(of: section))
    var position = 0
    let positions = layout.columns.map { column -> Int in
      defer { position += column.type.words }
      return position
    }
    #expect(Self.words[section] == positions)
    #expect(layout.stride == position)
  }

  /// The reader decides whether a file is a bundle by these; `decision_*` are read as a run of four.
  @Test func theDecisionsFactsAreARun() {
    #expect(
      [Word.Book.decisionAction, Word.Book.decisionReason, Word.Book.decisionGate, Word.Book.decisionEntryPoint] == Array(3...6))
  }

  @Test func everyChoiceHasAWord() {
    #expect(ProviderNeedKind.allCases.map { "\($0)" } == ProviderNeedKind.names)
    #expect(StorageKind.allCases.map { "\($0)" } == StorageKind.names)
    #expect(CacheKind.allCases.map { "\($0)" } == ["never", "onDemand", "pinned", "recent", "always"])
    #expect(CacheKind.names == ["never", "on_demand", "pinned", "recent", "always"])
    #expect(FactKind.allCases.count == FactKind.names.count)
    #expect(CellKind.allCases.count == CellKind.names.count)
    #expect(LimitKind.allCases.count == LimitKind.names.count)
    #expect(OutcomeKind.allCases.count == OutcomeKind.names.count)
    #expect(FormatKind.allCases.count == FormatKind.names.count)
    #expect(FieldFormKind.allCases.map { "\($0)" } == ["free", "word", "email", "webAddress", "secret"])
    #expect(FieldFormKind.names == ["free", "word", "email", "web_address", "secret"])
    #expect(FieldUnitKind.allCases.map { "\($0)" } == ["characters", "codePoints", "bytes"])
    #expect(FieldUnitKind.names == ["characters", "code_points", "bytes"])
    #expect(FieldReasonKind.allCases.map { "\($0)" } == ["empty", "badCharacter", "malformed", "tooShort", "tooLong", "notIn", "taken"])
    #expect(FieldReasonKind.names == ["empty", "bad_character", "malformed", "too_short", "too_long", "not_in", "taken"])
    #expect(CellKind.allCases.map { "\($0)" } == ["allow", "notApplicable", "deny", "within", "spends"])
    #expect(CellKind.names == ["allow", "not_applicable", "deny", "within", "spends"])
    #expect(LimitKind.allCases.map { "\($0)" } == ["number", "unlimited", "notApplicable"])
    #expect(LimitKind.names == ["number", "unlimited", "not_applicable"])
    #expect(OutcomeKind.allCases.map { "\($0)" } == OutcomeKind.names)
    #expect(FormatKind.allCases.map { "\($0)" } == FormatKind.names)
    #expect(FactKind.allCases.prefix(6).map { "\($0)" } == Array(FactKind.names.prefix(6)))
    #expect(FactKind.allCases.suffix(3).map { "\($0)" } == ["listOfBool", "listOfInt", "listOfString"])
    #expect(LinkParameterKind.allCases.map { "\($0)" } == LinkParameterKind.names)
    #expect(OverCapKind.allCases.count == OverCapKind.names.count && KeepKind.allCases.count == KeepKind.names.count)
    #expect(OverCapKind.names == ["keep", "read_only", "view_only"])
    #expect(KeepKind.names == ["any", "most_recently_edited", "most_recently_created"])
    #expect(TreatmentKind.allCases.map { "\($0)" } == TreatmentKind.names)
    #expect(LimitPartKind.allCases.map { "\($0)" } == LimitPartKind.names)
    #expect(FactKind.names.suffix(3) == ["list of bool", "list of int", "list of string"])
  }

  /// A constant's tag is a choice as well; the ordinals are those of `Value.Tag`.
  @Test func everyTagHasAWord() {
    for (ordinal, name) in Layout.valueTags.enumerated() { #expect(Value.Tag(rawValue: UInt8(ordinal)).map { "\($0)" } == name) }
    #expect(Value.Tag(rawValue: UInt8(Layout.valueTags.count)) == nil)
  }
}
