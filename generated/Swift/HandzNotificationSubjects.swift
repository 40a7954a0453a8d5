// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// Something that a notification can be about, in its current state: a session, an import.
public struct HandzNotificationSubject: Sendable, Equatable {
  /// The subject in the type of the planner.
  public let base: NotificationSubject

  /// The id of the subject.
  public var id: LinkID { base.id }

  /// Creates a subject for `N-INBOX-NEW-IMPORT`.
  ///
  /// - Parameter id: The id of the subject in links.
  /// - Parameter flowName: What the imported flow is called. At most 30 characters. Nil if it is unknown.
  /// - Parameter senderName: Who sent the import. At most 30 characters. Nil if it is unknown.
  /// - Parameter isSenderBlocked: Whether the person has blocked the sender. The app does not offer that yet. Nil for the default of the rules.
  /// - Parameter isSenderSlowedDown: Whether the warning ladder has stopped imports from this sender. Nil for the default of the rules.
  public static func `import`(id: LinkID, flowName: String?, senderName: String?, isSenderBlocked: Bool? = nil, isSenderSlowedDown: Bool? = nil) -> HandzNotificationSubject {
    var facts: [GivenFact] = []
    if let flowName { facts.append(GivenFact("inbox.flowName", .text(flowName))) }
    if let senderName { facts.append(GivenFact("inbox.senderName", .text(senderName))) }
    if let isSenderBlocked { facts.append(GivenFact("inbox.senderBlocked", .bool(isSenderBlocked))) }
    if let isSenderSlowedDown { facts.append(GivenFact("inbox.senderSlowedDown", .bool(isSenderSlowedDown))) }
    return HandzNotificationSubject(NotificationSubject(of: "import", id: id, at: nil, facts: facts))
  }

  /// Creates a subject for `N-MASTERY-CHECKPOINT`.
  ///
  /// - Parameter id: The id of the subject in links.
  /// - Parameter at: The time of the subject.
  /// - Parameter name: What the person calls the mastery plan. At most 30 characters. Nil if it is unknown.
  /// - Parameter state: The state of the mastery plan. Nil if it is unknown.
  /// - Parameter reminds: Whether the person wants reminders of this plan. Nil for the default of the rules.
  /// - Parameter timesPerWeek: How often a week this plan reminds at most; null is as often as it says. Nil for the default of the rules.
  public static func masteryPlan(id: LinkID, at: PlannerTime, name: String?, state: HandzFacts.MasteryPlanState?, reminds: Bool? = nil, timesPerWeek: OrNull<Int>? = nil) -> HandzNotificationSubject {
    var facts: [GivenFact] = []
    if let name { facts.append(GivenFact("masteryPlan.name", .text(name))) }
    if let state { facts.append(GivenFact("masteryPlan.state", .text(state.name))) }
    if let reminds { facts.append(GivenFact("masteryPlan.reminds", .bool(reminds))) }
    if let timesPerWeek { facts.append(GivenFact("masteryPlan.timesPerWeek", timesPerWeek.plain { .int(Int64($0)) })) }
    return HandzNotificationSubject(NotificationSubject(of: "mastery_plan", id: id, at: at, facts: facts))
  }

  /// Creates a subject for `N-BILLING-PAYMENT-FAILED`.
  ///
  /// - Parameter id: The id of the subject in links.
  public static func payment(id: LinkID) -> HandzNotificationSubject {
    let facts: [GivenFact] = []
    return HandzNotificationSubject(NotificationSubject(of: "payment", id: id, at: nil, facts: facts))
  }

  /// Creates a subject for `N-PRACTICE-SCHEDULED`.
  ///
  /// - Parameter id: The id of the subject in links.
  /// - Parameter at: The time of the subject.
  /// - Parameter name: What the planned session is called. At most 30 characters. Nil if it is unknown.
  /// - Parameter isStillPlanned: Whether the session has been neither deleted nor canceled. Nil if it is unknown.
  /// - Parameter mayDisturb: Whether the person wants to be reminded of this session in quiet hours, too. Nil for the default of the rules.
  public static func session(id: LinkID, at: PlannerTime, name: String?, isStillPlanned: Bool?, mayDisturb: Bool? = nil) -> HandzNotificationSubject {
    var facts: [GivenFact] = []
    if let name { facts.append(GivenFact("session.name", .text(name))) }
    if let isStillPlanned { facts.append(GivenFact("session.stillPlanned", .bool(isStillPlanned))) }
    if let mayDisturb { facts.append(GivenFact("session.mayDisturb", .bool(mayDisturb))) }
    return HandzNotificationSubject(NotificationSubject(of: "session", id: id, at: at, facts: facts))
  }

  /// Creates a subject for `N-BILLING-TRIAL-END`.
  ///
  /// - Parameter id: The id of the subject in links.
  /// - Parameter at: The time of the subject.
  public static func trial(id: LinkID, at: PlannerTime) -> HandzNotificationSubject {
    let facts: [GivenFact] = []
    return HandzNotificationSubject(NotificationSubject(of: "trial", id: id, at: at, facts: facts))
  }

  init(_ base: NotificationSubject) { self.base = base }
}

/// A coming day and the facts that differ from today's, such as the number of due items.
public struct HandzNotificationDay: Sendable {
  /// The day. Tomorrow is `zone.wallTime(at: now).date.advanced(by: 1)`.
  public var day: CalendarDay
  /// The facts of the day.
  public var facts: HandzFacts

  /// Creates a day with its facts.
  public init(_ day: CalendarDay, _ facts: HandzFacts) {
    self.day = day
    self.facts = facts
  }
}

extension HandzFacts {
  /// The given facts with their names.
  var givenFacts: [GivenFact] {
    var given: [GivenFact] = []
    if let value = appSession { given.append(GivenFact("app.session", .text(value.text))) }
    if let value = attachedLinkWorks { given.append(GivenFact("attachedLink.works", .bool(value))) }
    if let value = authCreatedAt { given.append(GivenFact("auth.createdAt", value.plain { .timestamp($0) })) }
    if let value = authCredentialRevoked { given.append(GivenFact("auth.credentialRevoked", .bool(value))) }
    if let value = authEmailVerified { given.append(GivenFact("auth.emailVerified", .bool(value))) }
    if let value = authGuestMode { given.append(GivenFact("auth.guestMode", .bool(value))) }
    if let value = authLastProvider { given.append(GivenFact("auth.lastProvider", value.plain { .text($0.name) })) }
    if let value = authProvider { given.append(GivenFact("auth.provider", value.plain { .text($0.name) })) }
    if let value = authSessionExpired { given.append(GivenFact("auth.sessionExpired", .bool(value))) }
    if let value = authSignedIn { given.append(GivenFact("auth.signedIn", .bool(value))) }
    if let value = cameraPermission { given.append(GivenFact("camera.permission", .text(value.name))) }
    if let value = clearingConfirmed { given.append(GivenFact("clearing.confirmed", .bool(value))) }
    if let value = configFailed { given.append(GivenFact("config.failed", .bool(value))) }
    if let value = configFailureLogged { given.append(GivenFact("config.failureLogged", .bool(value))) }
    if let value = configInForce { given.append(GivenFact("config.inForce", .text(value.name))) }
    if let value = conflictDate { given.append(GivenFact("conflict.date", .text(value))) }
    if let value = conflictOriginalName { given.append(GivenFact("conflict.originalName", .text(value))) }
    if let value = connectionMakesLoop { given.append(GivenFact("connection.makesLoop", .bool(value))) }
    if let value = contentCached { given.append(GivenFact("content.cached", .bool(value))) }
    if let value = conversionDismissedBefore { given.append(GivenFact("conversion.dismissedBefore", .bool(value))) }
    if let value = deletedAt { given.append(GivenFact("deleted.at", .timestamp(value))) }
    if let value = demoCached { given.append(GivenFact("demo.cached", .bool(value))) }
    if let value = draftsRecovered { given.append(GivenFact("drafts.recovered", .bool(value))) }
    if let value = editingInProgress { given.append(GivenFact("editing.inProgress", .bool(value))) }
    if let value = errorFailureCode { given.append(GivenFact("error.failureCode", value.plain { .int(Int64($0)) })) }
    if let value = errorField { given.append(GivenFact("error.field", value.plain { .text($0.text) })) }
    if let value = errorFieldLength { given.append(GivenFact("error.fieldLength", value.plain { .int(Int64($0)) })) }
    if let value = errorIncident { given.append(GivenFact("error.incident", .text(value.text))) }
    if let value = errorScreen { given.append(GivenFact("error.screen", .text(value.text))) }
    if let value = exportCached { given.append(GivenFact("export.cached", .bool(value))) }
    if let value = featuresUpdatesFeed { given.append(GivenFact("features.updatesFeed", .bool(value))) }
    if let value = flowId { given.append(GivenFact("flow.id", .text(value.text))) }
    if let value = flowInLibrary { given.append(GivenFact("flow.inLibrary", .bool(value))) }
    if let value = flowReadOnly { given.append(GivenFact("flow.readOnly", .bool(value))) }
    if let value = formHasChanges { given.append(GivenFact("form.hasChanges", .bool(value))) }
    if let value = handleAskedFor { given.append(GivenFact("handle.askedFor", .text(value))) }
    if let value = handleIsTaken { given.append(GivenFact("handle.isTaken", .bool(value))) }
    if let value = inboxFlowName { given.append(GivenFact("inbox.flowName", .text(value))) }
    if let value = inboxItemId { given.append(GivenFact("inbox.itemId", .text(value))) }
    if let value = inboxReceivedAt { given.append(GivenFact("inbox.receivedAt", .timestamp(value))) }
    if let value = inboxSenderBlocked { given.append(GivenFact("inbox.senderBlocked", .bool(value))) }
    if let value = inboxSenderName { given.append(GivenFact("inbox.senderName", .text(value))) }
    if let value = inboxSenderSlowedDown { given.append(GivenFact("inbox.senderSlowedDown", .bool(value))) }
    if let value = inboxTurnedAway { given.append(GivenFact("inbox.turnedAway", .int(Int64(value)))) }
    if let value = inboxUnread { given.append(GivenFact("inbox.unread", .int(Int64(value)))) }
    if let value = incomingBytes { given.append(GivenFact("incoming.bytes", .int(Int64(value)))) }
    if let value = incomingMissingMoves { given.append(GivenFact("incoming.missingMoves", .int(Int64(value)))) }
    if let value = logoutChoice { given.append(GivenFact("logout.choice", .text(value.name))) }
    if let value = logoutWorkNotSent { given.append(GivenFact("logout.workNotSent", .bool(value))) }
    if let value = maintenanceDueToday { given.append(GivenFact("maintenance.dueToday", .int(Int64(value)))) }
    if let value = maintenanceLastOpenedAt { given.append(GivenFact("maintenance.lastOpenedAt", value.plain { .timestamp($0) })) }
    if let value = maintenanceOpenedToday { given.append(GivenFact("maintenance.openedToday", .bool(value))) }
    if let value = maintenanceOverdue { given.append(GivenFact("maintenance.overdue", .int(Int64(value)))) }
    if let value = maintenanceOverloadAcknowledgedAt { given.append(GivenFact("maintenance.overloadAcknowledgedAt", value.plain { .timestamp($0) })) }
    if let value = maintenanceQueued { given.append(GivenFact("maintenance.queued", .int(Int64(value)))) }
    if let value = maintenanceWeeklyCapacity { given.append(GivenFact("maintenance.weeklyCapacity", value.plain { .int(Int64($0)) })) }
    if let value = masteryInDoubt { given.append(GivenFact("mastery.inDoubt", .bool(value))) }
    if let value = masteryPlanName { given.append(GivenFact("masteryPlan.name", .text(value))) }
    if let value = masteryPlanReminds { given.append(GivenFact("masteryPlan.reminds", .bool(value))) }
    if let value = masteryPlanState { given.append(GivenFact("masteryPlan.state", .text(value.name))) }
    if let value = masteryPlanTimesPerWeek { given.append(GivenFact("masteryPlan.timesPerWeek", value.plain { .int(Int64($0)) })) }
    if let value = moveId { given.append(GivenFact("move.id", .text(value))) }
    if let value = networkBefore { given.append(GivenFact("network.before", .text(value.name))) }
    if let value = networkSince { given.append(GivenFact("network.since", value.plain { .timestamp($0) })) }
    if let value = networkState { given.append(GivenFact("network.state", .text(value.name))) }
    if let value = notificationsLastPromptedAt { given.append(GivenFact("notifications.lastPromptedAt", value.plain { .timestamp($0) })) }
    if let value = notificationsMissed { given.append(GivenFact("notifications.missed", .int(Int64(value)))) }
    if let value = notificationsOpensWithoutAction { given.append(GivenFact("notifications.opensWithoutAction", .int(Int64(value)))) }
    if let value = notificationsPermission { given.append(GivenFact("notifications.permission", .text(value.name))) }
    if let value = notificationsSeenDeniedBanner { given.append(GivenFact("notifications.seenDeniedBanner", .bool(value))) }
    if let value = notificationsSystemDialogShown { given.append(GivenFact("notifications.systemDialogShown", .bool(value))) }
    if let value = notificationsTimesPrompted { given.append(GivenFact("notifications.timesPrompted", .int(Int64(value)))) }
    if let value = now { given.append(GivenFact("now", .timestamp(value))) }
    if let value = paywallContext { given.append(GivenFact("paywall.context", .text(value.name))) }
    if let value = person { given.append(GivenFact("person", value.plain { .text($0.text) })) }
    if let value = photosPermission { given.append(GivenFact("photos.permission", .text(value.name))) }
    if let value = pinnedBytes { given.append(GivenFact("pinned.bytes", .int(Int64(value)))) }
    if let value = plan { given.append(GivenFact("plan", .text(value.name))) }
    if let value = practiceLoggedToday { given.append(GivenFact("practice.loggedToday", .bool(value))) }
    if let value = practicePathMissing { given.append(GivenFact("practice.pathMissing", .bool(value))) }
    if let value = practiceSource { given.append(GivenFact("practice.source", .text(value.name))) }
    if let value = practiceStreakAtRisk { given.append(GivenFact("practice.streakAtRisk", .bool(value))) }
    if let value = practiceTimerRuns { given.append(GivenFact("practice.timerRuns", .bool(value))) }
    if let value = previousPlan { given.append(GivenFact("previous.plan", .text(value.name))) }
    if let value = profileRandomDigits { given.append(GivenFact("profile.randomDigits", .text(value))) }
    if let value = quietHoursEndMinute { given.append(GivenFact("quietHours.endMinute", .int(Int64(value)))) }
    if let value = quietHoursStartMinute { given.append(GivenFact("quietHours.startMinute", .int(Int64(value)))) }
    if let value = reminderTimeMinute { given.append(GivenFact("reminderTime.minute", .int(Int64(value)))) }
    if let value = remindersMaxPerDay { given.append(GivenFact("reminders.maxPerDay", .int(Int64(value)))) }
    if let value = requestHasId { given.append(GivenFact("request.hasId", .bool(value))) }
    if let value = requestIsDeduplicated { given.append(GivenFact("request.isDeduplicated", .bool(value))) }
    if let value = requestTook { given.append(GivenFact("request.took", .duration(value))) }
    if let value = resolvedItem { given.append(GivenFact("resolved.item", .text(value.name))) }
    if let value = screenInFlowBuilder { given.append(GivenFact("screen.inFlowBuilder", .bool(value))) }
    if let value = serviceIsDown { given.append(GivenFact("service.isDown", .bool(value))) }
    if let value = sessionBeganCovered { given.append(GivenFact("session.beganCovered", .bool(value))) }
    if let value = sessionId { given.append(GivenFact("session.id", .text(value.text))) }
    if let value = sessionLastActive { given.append(GivenFact("session.lastActive", value.plain { .timestamp($0) })) }
    if let value = sessionMayDisturb { given.append(GivenFact("session.mayDisturb", .bool(value))) }
    if let value = sessionName { given.append(GivenFact("session.name", .text(value))) }
    if let value = sessionOnDevice { given.append(GivenFact("session.onDevice", .bool(value))) }
    if let value = sessionPlannedMinute { given.append(GivenFact("session.plannedMinute", value.plain { .int(Int64($0)) })) }
    if let value = sessionStillPlanned { given.append(GivenFact("session.stillPlanned", .bool(value))) }
    if let value = sessionValid { given.append(GivenFact("session.valid", .bool(value))) }
    if let value = shareId { given.append(GivenFact("share.id", .text(value))) }
    if let value = shareIncludesNotes { given.append(GivenFact("share.includesNotes", .bool(value))) }
    if let value = shareLinkState { given.append(GivenFact("share.linkState", .text(value.name))) }
    if let value = signInAccountClosed { given.append(GivenFact("signIn.accountClosed", .bool(value))) }
    if let value = signInAddressBelongsTo { given.append(GivenFact("signIn.addressBelongsTo", .text(value.name))) }
    if let value = signInAddressConfirmed { given.append(GivenFact("signIn.addressConfirmed", .bool(value))) }
    if let value = signInAddressGiven { given.append(GivenFact("signIn.addressGiven", .bool(value))) }
    if let value = signInFromGate { given.append(GivenFact("signIn.fromGate", .bool(value))) }
    if let value = signInKnownPerson { given.append(GivenFact("signIn.knownPerson", .bool(value))) }
    if let value = signInNewAccount { given.append(GivenFact("signIn.newAccount", .bool(value))) }
    if let value = signInProvider { given.append(GivenFact("signIn.provider", .text(value.name))) }
    if let value = signInRefused { given.append(GivenFact("signIn.refused", .text(value.name))) }
    if let value = signInReplacesProfile { given.append(GivenFact("signIn.replacesProfile", .bool(value))) }
    if let value = softPromptAnswer { given.append(GivenFact("softPrompt.answer", .text(value.name))) }
    if let value = storageUsedShare { given.append(GivenFact("storage.usedShare", .text(value.name))) }
    if let value = storeAnswer { given.append(GivenFact("store.answer", .text(value.name))) }
    if let value = subscriptionPurchasePending { given.append(GivenFact("subscription.purchasePending", .bool(value))) }
    if let value = subscriptionRenewsOn { given.append(GivenFact("subscription.renewsOn", value.plain { .text($0) })) }
    if let value = subscriptionStatus { given.append(GivenFact("subscription.status", .text(value.name))) }
    if let value = syncConflictChoice { given.append(GivenFact("sync.conflictChoice", .text(value.name))) }
    if let value = syncConflicts { given.append(GivenFact("sync.conflicts", .int(Int64(value)))) }
    if let value = syncIsBlocked { given.append(GivenFact("sync.isBlocked", .bool(value))) }
    if let value = syncLastPulledAt { given.append(GivenFact("sync.lastPulledAt", value.plain { .timestamp($0) })) }
    if let value = syncPending { given.append(GivenFact("sync.pending", .int(Int64(value)))) }
    if let value = syncPermanentFailures { given.append(GivenFact("sync.permanentFailures", .int(Int64(value)))) }
    if let value = syncQueueLength { given.append(GivenFact("sync.queueLength", .text(value.name))) }
    if let value = syncRetries { given.append(GivenFact("sync.retries", .int(Int64(value)))) }
    if let value = syncSaveToSync { given.append(GivenFact("sync.saveToSync", .duration(value))) }
    if let value = textLength { given.append(GivenFact("text.length", .int(Int64(value)))) }
    if let value = timerDrift { given.append(GivenFact("timer.drift", .duration(value))) }
    if let value = trialCancelled { given.append(GivenFact("trial.cancelled", .bool(value))) }
    if let value = trialEligible { given.append(GivenFact("trial.eligible", .bool(value))) }
    if let value = undoSteps { given.append(GivenFact("undo.steps", .int(Int64(value)))) }
    if let value = uploadAverageBytes { given.append(GivenFact("upload.averageBytes", .int(Int64(value)))) }
    if let value = uploadOutcome { given.append(GivenFact("upload.outcome", .text(value.name))) }
    if let value = uploadSizeBytes { given.append(GivenFact("upload.sizeBytes", .int(Int64(value)))) }
    if let value = uploadType { given.append(GivenFact("upload.type", .text(value.name))) }
    if let value = upsellsShown { given.append(GivenFact("upsells.shown", .int(Int64(value)))) }
    if let value = usageBranchesOnMove { given.append(GivenFact("usage.branchesOnMove", .int(Int64(value)))) }
    if let value = usageInboxItems { given.append(GivenFact("usage.inboxItems", .int(Int64(value)))) }
    if let value = usageLinksOnItem { given.append(GivenFact("usage.linksOnItem", .int(Int64(value)))) }
    if let value = usageMediaBytes { given.append(GivenFact("usage.mediaBytes", .int(Int64(value)))) }
    if let value = usageMediaPendingCleanupBytes { given.append(GivenFact("usage.mediaPendingCleanupBytes", .int(Int64(value)))) }
    if let value = usageSavedFlows { given.append(GivenFact("usage.savedFlows", .int(Int64(value)))) }
    if let value = valueLoopFlowSaved { given.append(GivenFact("valueLoop.flowSaved", .bool(value))) }
    if let value = valueLoopMaintenanceScheduled { given.append(GivenFact("valueLoop.maintenanceScheduled", .bool(value))) }
    if let value = valueLoopMasteryTargetCreated { given.append(GivenFact("valueLoop.masteryTargetCreated", .bool(value))) }
    if let value = valueLoopPracticeCompleted { given.append(GivenFact("valueLoop.practiceCompleted", .bool(value))) }
    if let value = verifiedAt { given.append(GivenFact("verified.at", value.plain { .timestamp($0) })) }
    if let value = verifiedPlan { given.append(GivenFact("verified.plan", value.plain { .text($0.name) })) }
    if let value = videoComesFrom { given.append(GivenFact("video.comesFrom", .text(value.name))) }
    return given
  }
}
