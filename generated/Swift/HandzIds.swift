// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
internal import RulesRuntime

/// The facts of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzFact: UInt16, CaseIterable, Sendable {
  /// This run of the app, as a random id that says nothing about the device or the person.
  ///
  /// Source: CH30 Warning Ladder
  case appSession = 0
  /// Whether the link that was attached still leads somewhere.
  ///
  /// Source: CH29 §5.1
  case attachedLinkWorks = 1
  /// When the account was made; null for a guest.
  ///
  /// Source: CH27 §8.1
  case authCreatedAt = 2
  /// Whether the provider says that the person took back the login.
  ///
  /// Source: CH07 §3.1
  case authCredentialRevoked = 3
  /// Whether the person has confirmed the address they signed up with.
  ///
  /// Source: CH07 §6.4
  case authEmailVerified = 4
  /// Whether the person goes about without an account: they tapped "Try without account" on the Welcome Gate and have not logged in since. Without it, somebody who is not logged in is still to log in.
  ///
  /// Source: CH07 §5; CH27 §7.1
  case authGuestMode = 5
  /// How a user last signed in on this device; null if no user has.
  ///
  /// Source: CH07 §7.1
  case authLastProvider = 6
  /// How the person signed in; null for a guest.
  ///
  /// Source: CH07 §3
  case authProvider = 7
  /// Whether there was a session that the server refused to renew. The user is then logged out, and the app knows who it was. Without a network the server refuses nothing, and the session on the device continues.
  ///
  /// Source: CH07 §7.1
  case authSessionExpired = 8
  /// Whether a user is logged in on this device.
  ///
  /// Source: CH08 §2
  case authSignedIn = 9
  /// The number on the app's icon. It counts what waits to be done, not what has happened; without an account it is 0.
  ///
  /// Source: CH27 §8.1
  case badgeCount = 10
  /// What the system says about the camera and the microphone, whichever is less.
  case cameraPermission = 11
  /// Whether the person has said yes to the question before something is cleared.
  ///
  /// Source: CH28 §13.1
  case clearingConfirmed = 12
  /// Whether it could not be loaded, or could not be trusted.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configFailed = 13
  /// Whether that was logged in this session already.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configFailureLogged = 14
  /// The configuration that is in use when the server's could not be loaded.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configInForce = 15
  /// The local date on which the copy was made, as 2026-01-31. At most 10 characters.
  ///
  /// Source: CH28 §9.2
  case conflictDate = 16
  /// The name of the flow or move that was edited on two devices. At most 100 characters.
  ///
  /// Source: CH28 §9.2
  case conflictOriginalName = 17
  /// Whether the branch would lead back in a way that CH12 does not allow.
  ///
  /// Source: CH31 Error Dictionary
  case connectionMakesLoop = 18
  /// Whether the content to open is completely on the device. Content that is on the screen is.
  ///
  /// Source: CH28 §4; CH28 §8.1
  case contentCached = 19
  /// Whether the person has said "Not now" to the sign-up sheet before.
  ///
  /// Source: CH07 §6.1
  case conversionDismissedBefore = 20
  /// Practice credits left this month; null on a plan that does not use them.
  ///
  /// Source: CH08 §5
  case creditsLeft = 21
  /// The action of the decision, which the runtime sets.
  case decisionAction = 22
  /// The entry point of the action, which the runtime sets; null without an entry point.
  case decisionEntryPoint = 23
  /// The gate of the reason, which the runtime sets; null without a gate.
  case decisionGate = 24
  /// The reason of the denial, which the runtime sets; null if the action is allowed.
  case decisionReason = 25
  /// When the thing in question was deleted.
  ///
  /// Source: CH28 §11.2
  case deletedAt = 26
  /// When it leaves Recently Deleted.
  ///
  /// Source: CH28 §11.2
  case deletedGoesAt = 27
  /// Whether there are demo flows on the device. At least one comes with the app.
  ///
  /// Source: CH28 §4
  case demoCached = 28
  /// Whether the app found unsaved work after it had been cut off.
  ///
  /// Source: CH28 §16
  case draftsRecovered = 29
  /// Whether the person is editing something right now.
  ///
  /// Source: CH28 §8
  case editingInProgress = 30
  /// The technical code, such as an HTTP status; null when there is none. Never a server's words.
  ///
  /// Source: CH31 Logging Rules
  case errorFailureCode = 31
  /// The id of the field that the person typed in; null when there was none. Never what they typed.
  ///
  /// Source: CH31 Logging Rules
  case errorField = 32
  /// How many characters they typed; null when there was no field.
  ///
  /// Source: CH31 Logging Rules
  case errorFieldLength = 33
  /// The name of the error that is shown, which the runtime sets.
  case errorId = 34
  /// The id that support finds the occurrence by. The app draws it at random, and quotes it when it is over.
  ///
  /// Source: CH31 Logging Rules
  case errorIncident = 35
  /// The id of the screen on which it happened.
  ///
  /// Source: CH31 Logging Rules
  case errorScreen = 36
  /// The severity of the error that is shown, which the runtime sets.
  case errorSeverity = 37
  /// The surface that shows the error, which the runtime sets.
  case errorSurface = 38
  /// Whether everything that is to be exported is on the device.
  ///
  /// Source: CH28 §4
  case exportCached = 39
  /// Whether this version of the app has the feed of updates.
  ///
  /// Source: CH27 §8.2
  case featuresUpdatesFeed = 40
  /// The flow in question.
  ///
  /// Source: CH08 §9
  case flowId = 41
  /// Whether the flow has been saved before. Without an answer, it counts as new, so that the cap applies.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case flowInLibrary = 42
  /// Whether this is one of the flows beyond the cap: not among the most recently edited that the plan has room for, restored over the cap, or a conflict copy.
  ///
  /// Source: CH08 §6
  case flowReadOnly = 43
  /// Whether something was typed in the form that is not kept yet.
  ///
  /// Source: CH31 Error Dictionary
  case formHasChanges = 44
  /// The handle that the server was asked about, as the field gave it. Another one has not been looked up yet. At most 20 characters.
  ///
  /// Source: CH07 §4
  case handleAskedFor = 45
  /// Whether the handle in `handle.askedFor` is taken, regardless of case. Missing until the server has answered.
  ///
  /// Source: CH07 §4
  case handleIsTaken = 46
  /// From when on openings without an action count.
  ///
  /// Source: CH27 §10.3
  case ignoredSince = 47
  /// Whether the import in question has waited so long that it is gone. Nothing expires while the setting is 0.
  ///
  /// Source: CH27 §11
  case inboxExpires = 48
  /// What the imported flow is called. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  case inboxFlowName = 49
  /// The id of the import. The device generates it when the user first accepts a shared flow, and reuses it when the flow is copied from the inbox to the library. A flow that is accepted again is a new import.
  ///
  /// Source: CH07 §9
  case inboxItemId = 50
  /// When the import in question arrived.
  ///
  /// Source: CH27 §11
  case inboxReceivedAt = 51
  /// Whether the person has blocked the sender. The app does not offer that yet.
  ///
  /// Source: CH27 §4.2
  case inboxSenderBlocked = 52
  /// Who sent the import. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  case inboxSenderName = 53
  /// Whether the warning ladder has stopped imports from this sender.
  ///
  /// Source: CH27 §4.2
  case inboxSenderSlowedDown = 54
  /// Imports that came while the inbox was full and were not taken in, since the person last looked.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  case inboxTurnedAway = 55
  /// Imports that have not been opened yet.
  ///
  /// Source: CH27 §8.1
  case inboxUnread = 56
  /// How large the import in question is.
  ///
  /// Source: CH28 §8.1
  case incomingBytes = 57
  /// Whether the whole import is kept on the device, and not only what the list shows of it.
  ///
  /// Source: CH28 §8.1
  case incomingIsCached = 58
  /// How many moves of the import the person does not have.
  ///
  /// Source: CH31 Error Dictionary
  case incomingMissingMoves = 59
  /// The number of events that a vector counts, which the runtime sets.
  case ladderCount = 60
  /// The level of a vector, which the runtime sets.
  case ladderLevel = 61
  /// The count at which a vector starts to slow down or stop the user, which the runtime sets.
  case ladderLimit = 62
  /// The length of a pause, which the runtime sets.
  case ladderPause = 63
  /// The length of a block or a suspension, which the runtime sets.
  case ladderSuspension = 64
  /// The phrase for the activity that a vector counts, which the runtime sets.
  case ladderThing = 65
  /// The time until a pause, a block, or a suspension ends, which the runtime sets.
  case ladderTimeLeft = 66
  /// The name of a vector, which the runtime sets.
  case ladderVector = 67
  /// The period in which the events of a vector count, which the runtime sets.
  case ladderWindow = 68
  /// What the person said when asked what becomes of what this device keeps.
  ///
  /// Source: CH07 §7.2; CH28 §15
  case logoutChoice = 69
  /// Whether there are drafts, or changes that wait to be sent.
  ///
  /// Source: CH28 §15
  case logoutWorkNotSent = 70
  /// Maintenance items that are due today.
  ///
  /// Source: CH27 §4.2
  case maintenanceDueToday = 71
  /// When the person last opened Maintenance; null when they never did.
  ///
  /// Source: CH27 §4.2
  case maintenanceLastOpenedAt = 72
  /// Whether the person has opened Maintenance today, by the calendar of where they are.
  ///
  /// Source: CH27 §8.1
  case maintenanceOpenedToday = 73
  /// Maintenance items that are overdue.
  ///
  /// Source: CH27 §4.2
  case maintenanceOverdue = 74
  /// When the person last accepted that it is too much; null when they never did.
  ///
  /// Source: CH27 §4.2
  case maintenanceOverloadAcknowledgedAt = 75
  /// Maintenance items of this week.
  ///
  /// Source: CH27 §4.2
  case maintenanceQueued = 76
  /// How many the person wants to do in a week; null while they have not said.
  ///
  /// Source: CH27 §4.2
  case maintenanceWeeklyCapacity = 77
  /// Whether what was marked as mastered does not go well, as CH23 judges it.
  ///
  /// Source: CH31 Error Dictionary
  case masteryInDoubt = 78
  /// What the person calls the mastery plan. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  case masteryPlanName = 79
  /// Whether the person wants reminders of this plan.
  ///
  /// Source: CH27 §6.2
  case masteryPlanReminds = 80
  /// The state of the mastery plan.
  ///
  /// Source: CH27 §4.2
  case masteryPlanState = 81
  /// How often a week this plan reminds at most; null is as often as it says.
  ///
  /// Source: CH27 §6.2
  case masteryPlanTimesPerWeek = 82
  /// The move in question.
  ///
  /// Source: CH07 §9
  case moveId = 83
  /// What it was before the last change.
  ///
  /// Source: CH28 §5.1
  case networkBefore = 84
  /// When it last changed; null when it never has.
  ///
  /// Source: CH28 §5.1
  case networkSince = 85
  /// How good the connection is, as the rules classify it (rules/connection.yaml). An app that does not classify it has a good connection.
  ///
  /// Source: CH28 §2
  case networkState = 86
  /// When the sheet was last shown; null when it never was.
  ///
  /// Source: CH27 §9.1
  case notificationsLastPromptedAt = 87
  /// How many reminders could not come since the app was last open.
  ///
  /// Source: CH27 §5.4
  case notificationsMissed = 88
  /// How often, within the time that counts, notifications of the category in question were opened and nothing was done.
  ///
  /// Source: CH27 §10.3
  case notificationsOpensWithoutAction = 89
  /// What the system says about this device.
  ///
  /// Source: CH27 §9.1
  case notificationsPermission = 90
  /// Whether the banner after a refusal has been shown on this device.
  ///
  /// Source: CH27 §3.3
  case notificationsSeenDeniedBanner = 91
  /// Whether the system has put its question on this device.
  ///
  /// Source: CH27 §3.2
  case notificationsSystemDialogShown = 92
  /// How often the sheet has been shown.
  case notificationsTimesPrompted = 93
  /// The time that the server last reported, plus the time that has passed since; never the device's own clock.
  ///
  /// Source: CH28 §16
  case now = 94
  /// What the paywall was opened for, according to the link. A failed payment leads a user with Pro to the subscription instead.
  ///
  /// Source: CH27 §7.2
  case paywallContext = 95
  /// The id of the user who is logged in on this device; null for a guest. All stored data belongs to exactly one user.
  ///
  /// Source: CH28 §7.2
  case person = 96
  /// What the system says about the photo library.
  ///
  /// Source: CH31 Error Dictionary
  case photosPermission = 97
  /// How much the flows that are kept on this device take.
  ///
  /// Source: CH28 §13.2
  case pinnedBytes = 98
  /// The effective plan.
  case plan = 99
  /// Whether any practice has been logged today, by the calendar of where the person is.
  ///
  /// Source: CH27 §4.2
  case practiceLoggedToday = 100
  /// Whether one of the chosen paths is no longer there.
  ///
  /// Source: CH31 Error Dictionary
  case practicePathMissing = 101
  /// Where the practiced flow is.
  ///
  /// Source: CH08 §5
  case practiceSource = 102
  /// Whether there is a streak that ends today without practice.
  ///
  /// Source: CH27 §4.2
  case practiceStreakAtRisk = 103
  /// Whether the timer of a practice session is running.
  ///
  /// Source: CH30 Accessibility & Fairness
  case practiceTimerRuns = 104
  /// The plan in force before this one.
  ///
  /// Source: CH08 §9
  case previousPlan = 105
  /// Digits for a handle that the app makes up, as many as `temporary_handle_digits` says. At most 6 characters.
  ///
  /// Source: CH07 §4
  case profileRandomDigits = 106
  /// The minute of the day at which they end.
  ///
  /// Source: CH27 §5.1
  case quietHoursEndMinute = 107
  /// The minute of the day at which the person's quiet hours begin.
  ///
  /// Source: CH27 §5.1
  case quietHoursStartMinute = 108
  /// The time that "Remind me" proposes.
  ///
  /// Source: CH27 §6.2
  case remindMeProposedAt = 109
  /// The minute of the day of the person's reminder time.
  ///
  /// Source: CH27 §5.1
  case reminderTimeMinute = 110
  /// The person's daily maximum.
  ///
  /// Source: CH27 §6.1
  case remindersMaxPerDay = 111
  /// Whether the request carries an id of its own that was the same the first time.
  ///
  /// Source: CH31 Retry Behavior Standard
  case requestHasId = 112
  /// Whether the server knows such an id again and does it once.
  ///
  /// Source: CH31 Retry Behavior Standard
  case requestIsDeduplicated = 113
  /// How long the request has taken, even if there is no answer yet.
  ///
  /// Source: CH31 Error Dictionary
  case requestTook = 114
  /// What the person deleted to make room.
  ///
  /// Source: CH30 Telemetry Requirements
  case resolvedItem = 115
  /// Whether the person is making a flow right now. Without an answer, the person is, so that a flow is never interrupted.
  ///
  /// Source: CH27 §3.1
  case screenInFlowBuilder = 116
  /// Whether the server says that it cannot serve anybody right now.
  ///
  /// Source: CH31 Error Dictionary
  case serviceIsDown = 117
  /// Whether this very session began on a plan that needs no credit, such as a trial.
  ///
  /// Source: CH08 §5
  case sessionBeganCovered = 118
  /// Whether this very session has used its credit already, so that coming back to it costs nothing.
  ///
  /// Source: CH08 §5
  case sessionCreditSpent = 119
  /// The practice session; a credit is spent once for each.
  ///
  /// Source: CH08 §9
  case sessionId = 120
  /// When this very session was last active; null for one that has not begun.
  ///
  /// Source: CH08 §5
  case sessionLastActive = 121
  /// Whether the person wants to be reminded of this session in quiet hours, too.
  ///
  /// Source: CH27 §4.2
  case sessionMayDisturb = 122
  /// What the planned session is called. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  case sessionName = 123
  /// Whether the device has a login from before, so that the app can be used without asking anybody.
  ///
  /// Source: CH28 §4
  case sessionOnDevice = 124
  /// The minute of the day for which the person is planning a session with a reminder; null while they are not.
  ///
  /// Source: CH27 §6.2
  case sessionPlannedMinute = 125
  /// Whether the session has been neither deleted nor canceled.
  ///
  /// Source: CH27 §4.2
  case sessionStillPlanned = 126
  /// Whether the login still holds, as far as the device can tell.
  ///
  /// Source: CH28 §4
  case sessionValid = 127
  /// The share link in question.
  ///
  /// Source: CH07 §9
  case shareId = 128
  /// Whether the person includes their notes in a share link.
  ///
  /// Source: CH29 §7.1
  case shareIncludesNotes = 129
  /// The state of the share link.
  ///
  /// Source: CH31 Error Dictionary
  case shareLinkState = 130
  /// Whether that account has been closed by us.
  ///
  /// Source: CH07 §8.4
  case signInAccountClosed = 131
  /// Who has an account with the address of this sign-in. `nobody` for an address that the provider generates to hide the real one, and for a sign-in without an address.
  ///
  /// Source: CH07 §3.4
  case signInAddressBelongsTo = 132
  /// Whether that account has confirmed the address. An unconfirmed address may belong to another person.
  ///
  /// Source: CH07 §3.4
  case signInAddressConfirmed = 133
  /// Whether the provider reported an address with this sign-in, even one that hides the real one.
  ///
  /// Source: CH07 §3.1
  case signInAddressGiven = 134
  /// Whether the person came from the sign-up sheet over something that they wanted to do.
  ///
  /// Source: CH07 §9
  case signInFromGate = 135
  /// Whether this very way in belongs to an account: the provider knows the person again, or address and password are right. No address is needed for that.
  ///
  /// Source: CH07 §3
  case signInKnownPerson = 136
  /// Whether the account has just been made.
  ///
  /// Source: CH07 §8.3
  case signInNewAccount = 137
  /// How the person signs in this time.
  ///
  /// Source: CH07 §3
  case signInProvider = 138
  /// Why the sign-in failed. `to_confirm` is what the table `signing_in` answers with `confirm`.
  ///
  /// Source: CH07 §3.4; CH07 §8.3; CH07 §8.4
  case signInRefused = 139
  /// Whether putting the two together would write over a name, a handle or a picture.
  ///
  /// Source: CH07 §3.4
  case signInReplacesProfile = 140
  /// What the person just tapped on the sheet.
  ///
  /// Source: CH27 §3.2
  case softPromptAnswer = 141
  /// What counts toward the upload cap. A deleted upload counts until its deletion is confirmed.
  ///
  /// Source: CH29 §5.3
  case storageUsed = 142
  /// How much of the storage cap is used.
  ///
  /// Source: CH28 §17
  case storageUsedShare = 143
  /// How the store ended what the person asked of it.
  ///
  /// Source: CH08 §9
  case storeAnswer = 144
  /// Whether a purchase waits for the store's confirmation.
  ///
  /// Source: CH08 §2
  case subscriptionPurchasePending = 145
  /// The local date on which the subscription renews or the trial turns into Pro, as the system writes it; null when the store has not said. At most 10 characters.
  ///
  /// Source: CH08 §5.1
  case subscriptionRenewsOn = 146
  /// What the store says. `billing_issue` means that a payment failed and the store still grants the subscription; once it stops, the status is `expired`. `unverifiable` means that the store cannot be asked.
  ///
  /// Source: CH08 §2
  case subscriptionStatus = 147
  /// What the person chose.
  ///
  /// Source: CH28 §9.3
  case syncConflictChoice = 148
  /// How many conflicts there were.
  ///
  /// Source: CH28 §17
  case syncConflicts = 149
  /// Whether a change waits for another that could not be sent, as the answer about sync says.
  ///
  /// Source: CH28 §5.3; CH28 §7.4
  case syncIsBlocked = 150
  /// When the device last heard all that the server has; null when it never did.
  ///
  /// Source: CH28 §8
  case syncLastPulledAt = 151
  /// How many changes wait to be sent.
  ///
  /// Source: CH28 §5.3
  case syncPending = 152
  /// How many changes were given up on.
  ///
  /// Source: CH28 §17
  case syncPermanentFailures = 153
  /// How many changes wait to be sent.
  ///
  /// Source: CH28 §17
  case syncQueueLength = 154
  /// How often a change was tried again.
  ///
  /// Source: CH28 §17
  case syncRetries = 155
  /// How long it takes on average from saving here to arriving there.
  ///
  /// Source: CH28 §17
  case syncSaveToSync = 156
  /// Length of the note or detail that is being saved, in characters.
  ///
  /// Source: CH29 §10
  case textLength = 157
  /// How far the timer was off.
  ///
  /// Source: CH31 Error Dictionary
  case timerDrift = 158
  /// Whether the training days that were named during onboarding are filled in.
  ///
  /// Source: CH27 §5.1; CH27 §11
  case trainingIsFilledIn = 159
  /// Whether the trial will end without becoming Pro.
  ///
  /// Source: CH27 §4.2
  case trialCancelled = 160
  /// Whether the store would give this person a trial.
  ///
  /// Source: CH08 §6
  case trialEligible = 161
  /// Whether the builder forgets the oldest step, because there are more than it keeps.
  ///
  /// Source: CH28 §11.1
  case undoDropsOldest = 162
  /// How many steps the builder keeps for undoing right now.
  ///
  /// Source: CH28 §11.1
  case undoSteps = 163
  /// The average size of uploads.
  ///
  /// Source: CH28 §17
  case uploadAverageBytes = 164
  /// How an upload ended.
  ///
  /// Source: CH28 §17
  case uploadOutcome = 165
  /// Size of the file to upload.
  ///
  /// Source: CH29 §5.2
  case uploadSizeBytes = 166
  /// What the file to upload is.
  ///
  /// Source: CH29 §10
  case uploadType = 167
  /// How often an offer in its place on the screen has been shown in this session.
  ///
  /// Source: CH08 §3.1
  case upsellsShown = 168
  /// Branches that leave the move in question.
  ///
  /// Source: CH08 §4.2
  case usageBranchesOnMove = 169
  /// Imports in the inbox.
  ///
  /// Source: CH29 §4
  case usageInboxItems = 170
  /// Links on the move or flow in question.
  ///
  /// Source: CH29 §10
  case usageLinksOnItem = 171
  /// Size of all uploads, as the storage itself counts them.
  ///
  /// Source: CH29 §5.3; CH29 §13
  case usageMediaBytes = 172
  /// Size of deleted uploads whose deletion the storage has not confirmed yet.
  ///
  /// Source: CH29 §5.3
  case usageMediaPendingCleanupBytes = 173
  /// Flows in the library. A flow that is being deleted no longer counts, and a draft that was never saved does not count yet.
  ///
  /// Source: CH29 §4
  case usageSavedFlows = 174
  /// Share links made since the daily reset.
  ///
  /// Source: CH30 Implementation Rules
  case usageShareLinksToday = 175
  /// Whether a flow has ever been saved.
  ///
  /// Source: CH27 §3.1
  case valueLoopFlowSaved = 176
  /// Whether maintenance has ever been scheduled.
  ///
  /// Source: CH27 §3.1
  case valueLoopMaintenanceScheduled = 177
  /// Whether a gameplan or mastery target has ever been made.
  ///
  /// Source: CH27 §3.1
  case valueLoopMasteryTargetCreated = 178
  /// Whether a practice session has ever been finished.
  ///
  /// Source: CH27 §3.1
  case valueLoopPracticeCompleted = 179
  /// When the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  case verifiedAt = 180
  /// The plan when the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  case verifiedPlan = 181
  /// Where the video is to come from.
  ///
  /// Source: CH31 Error Dictionary
  case videoComesFrom = 182

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.facts, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.facts, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The plans of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzPlan: UInt16, CaseIterable, Sendable {
  /// An account without a subscription.
  ///
  /// Source: CH08 §1.1
  case free = 0
  /// No account. Looks at demo content and shared links, keeps nothing.
  ///
  /// Source: CH08 §1.1
  case guest = 1
  /// An active subscription.
  ///
  /// Source: CH08 §1.1
  case pro = 2
  /// Was Pro or in trial a short while ago, and the store cannot be asked right now.
  ///
  /// Source: CH08 §1.2
  case proGrace = 3
  /// Pro for a limited time; then Pro if it converts, else Free.
  ///
  /// Source: CH08 §1.1; CH08 §6
  case trial = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.plans, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.plans, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The capabilities of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzCapability: UInt16, CaseIterable, Sendable {
  /// Change or delete the account.
  ///
  /// Source: CH28 §4; CH29 §9
  case accountManage = 0
  /// Create an account, or log in.
  ///
  /// Source: CH08 §4.1
  case accountSignUp = 1
  /// Browse the demo flows and the demo moves.
  ///
  /// Source: CH08 §4.1
  case demoBrowse = 2
  /// Keep a change to something that was saved before.
  ///
  /// Source: CH08 §4.1
  case editsSave = 3
  /// Export one's own data.
  ///
  /// Source: CH08 §4.1
  case exportRun = 4
  /// Add an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  case flowAddBranch = 5
  /// Put the first move on an empty canvas.
  ///
  /// Source: CH07 §5.3
  case flowAddNode = 6
  /// Copy a shared flow into the library.
  ///
  /// Source: CH08 §4.1; CH07 §9
  case flowDuplicate = 7
  /// Enter the flow builder and change a flow.
  ///
  /// Source: CH08 §4.2; CH07 §9
  case flowEdit = 8
  /// Leave a path without an end.
  ///
  /// Source: CH08 §4.2
  case flowLeaveDangling = 9
  /// Let several branches lead to the same move.
  ///
  /// Source: CH08 §4.2
  case flowMerge = 10
  /// Reorder moves, or put another one at the root.
  ///
  /// Source: CH08 §4.2
  case flowReorder = 11
  /// Put a new flow into the library.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  case flowSave = 12
  /// Keep an unfinished flow on the device. It takes no slot until it is saved.
  ///
  /// Source: CH08 §4.2
  case flowSaveDraft = 13
  /// Take a shared flow into the inbox.
  ///
  /// Source: CH08 §4.3; CH07 §5.2
  case inboxAcceptImport = 14
  /// Move an import from the inbox into the library.
  ///
  /// Source: CH08 §4.3; CH29 §7.2
  case inboxMoveToLibrary = 15
  /// Look at imports.
  ///
  /// Source: CH08 §4.3; CH28 §4
  case inboxView = 16
  /// Attach a link to a video elsewhere.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  case mediaAttachLink = 17
  /// Send an upload along with a share link.
  ///
  /// Source: CH08 §4.5; CH29 §5.2
  case mediaShareUpload = 18
  /// Upload a video from the gallery or the camera.
  ///
  /// Source: CH08 §4.5; CH29 §5.2
  case mediaUpload = 19
  /// Upload a GIF.
  ///
  /// Source: CH29 §10
  case mediaUploadGif = 20
  /// Keep this much uploaded media in all.
  ///
  /// Source: CH08 §4.5
  case mediaUploadQuota = 21
  /// Upload a file of this size.
  ///
  /// Source: CH29 §10
  case mediaUploadSize = 22
  /// Create and keep a custom move.
  ///
  /// Source: CH08 §4.1; CH07 §9
  case moveSave = 23
  /// Practise for as long as one likes.
  ///
  /// Source: CH08 §4.4
  case practiceAnyLength = 24
  /// Have monthly practice credits.
  ///
  /// Source: CH08 §4.4
  case practiceCredits = 25
  /// Try a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  case practiceDemoSession = 26
  /// See past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  case practiceHistory = 27
  /// Practise an imported flow straight from the inbox.
  ///
  /// Source: CH08 §4.3; CH08 §4.4
  case practiceInboxItem = 28
  /// Keep a log of a session, with how long it really took.
  ///
  /// Source: CH08 §4.4
  case practiceLog = 29
  /// Practise a flow from the library.
  ///
  /// Source: CH08 §4.4; CH08 §5
  case practiceSavedFlow = 30
  /// Buy Pro.
  ///
  /// Source: CH08 §2
  case purchasesUpgrade = 31
  /// Make an unlisted link to one's own flow.
  ///
  /// Source: CH08 §4.3
  case shareCreateLink = 32
  /// Open a share link and look at the flow.
  ///
  /// Source: CH08 §4.3
  case shareOpenLink = 33
  /// Take a share link back.
  ///
  /// Source: CH28 §4; CH29 §9
  case shareRevokeLink = 34
  /// Keep a note or the details of a transition.
  ///
  /// Source: CH29 §4; CH29 §10
  case textSaveNote = 35

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.capabilities, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.capabilities, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The limits of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzLimit: UInt16, CaseIterable, Sendable {
  /// Outgoing branches of one move, the same on every plan.
  ///
  /// Source: CH08 §2; CH08 §4.2
  case branchesPerMove = 0
  /// Imports waiting in the inbox.
  ///
  /// Source: CH08 §3.2; CH29 §6.3; CH29 §10
  case inboxItems = 1
  /// Links on one move or one flow.
  ///
  /// Source: CH29 §10
  case linksPerItem = 2
  /// All uploads of a person together.
  ///
  /// Source: CH08 §4.5; CH29 §5.2; CH29 §6.1
  case mediaBytes = 3
  /// Practice sessions that a Free account may start each month.
  ///
  /// Source: CH08 §5; CH30 Implementation Rules
  case practiceCredits = 4
  /// Flows in a person's library.
  ///
  /// Source: CH08 §3.2; CH08 §4.1; CH30 Limit Catalog
  case savedFlows = 5
  /// Share links made in a day. Exceeding it does not slow users down; the warning ladder does that.
  ///
  /// Source: CH08 §4.3; CH30 Limit Catalog
  case shareLinksDaily = 6
  /// Length of one note or transition detail.
  ///
  /// Source: CH29 §10
  case textLength = 7
  /// One uploaded file.
  ///
  /// Source: CH29 §10
  case uploadFileBytes = 8

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.limits, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.limits, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The resets of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzReset: UInt16, CaseIterable, Sendable {
  /// At midnight UTC.
  ///
  /// Source: CH30 UX Copy Rules
  case daily = 0
  /// On the first of the calendar month, for everybody at once.
  ///
  /// Source: CH08 §5
  case monthly = 1

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.resets, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.resets, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The actions of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzAction: UInt16, CaseIterable, Sendable {
  /// The person continues with Apple, Google or email, to a new or an existing account. Only the provider knows which.
  ///
  /// Source: CH07 §3; CH07 §6.3
  case accountContinue = 0
  /// The person creates an account.
  ///
  /// Source: CH07 §3
  case accountCreate = 1
  /// The person deletes their account and everything in it.
  ///
  /// Source: CH28 §4; CH29 §9
  case accountDelete = 2
  /// The person logs in.
  ///
  /// Source: CH07 §3
  case accountLogIn = 3
  /// The person changes what belongs to the account, such as the address or the password.
  ///
  /// Source: CH28 §4
  case accountManage = 4
  /// The person has a link sent to set a new password.
  ///
  /// Source: CH07 §8.5
  case accountResetPassword = 5
  /// The app continues with the account that is logged in, without a request.
  ///
  /// Source: CH28 §4; CH07 §7.1
  case appUse = 6
  /// The person looks at demo flows and demo moves.
  ///
  /// Source: CH07 §5.1
  case demoBrowse = 7
  /// The person starts a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  case demoPractice = 8
  /// The person takes what was not sent yet out of the app as a file. It needs no network and no confirmed address, so that the data is never trapped.
  ///
  /// Source: CH28 §16; CH30 Global Principles
  case draftsExport = 9
  /// The person exports their data.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  case exportRun = 10
  /// The person adds an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  case flowAddBranch = 11
  /// The person puts the first move on an empty canvas.
  ///
  /// Source: CH07 §6.2; CH08 §6
  case flowAddFirstNode = 12
  /// The person taps Create New Flow.
  ///
  /// Source: CH07 §6.2; CH07 §9
  case flowCreateNew = 13
  /// The person deletes a flow from their library. A read-only one can always be deleted, because that makes room.
  ///
  /// Source: CH08 §6; CH29 §6.2
  case flowDelete = 14
  /// The person changes a flow that is in their library.
  ///
  /// Source: CH08 §4.2; CH08 §6
  case flowEditExisting = 15
  /// The person leaves a path without an end.
  ///
  /// Source: CH08 §4.2
  case flowLeaveDangling = 16
  /// The person leads a branch to a move that is already there.
  ///
  /// Source: CH08 §4.2
  case flowMerge = 17
  /// The person moves a node, or puts another one at the root.
  ///
  /// Source: CH08 §4.2
  case flowReorder = 18
  /// The person takes a flow back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1; CH08 §6
  case flowRevert = 19
  /// The person taps Save or Done on a flow, new or existing.
  ///
  /// Source: CH07 §6.2; CH08 §3.2
  case flowSave = 20
  /// The app keeps an unfinished flow on the device.
  ///
  /// Source: CH08 §4.2; CH07 §5.3
  case flowSaveDraft = 21
  /// The person saves changes to a flow in their library.
  ///
  /// Source: CH07 §6.2; CH08 §3.1
  case flowSaveEdits = 22
  /// The person saves a flow for the first time.
  ///
  /// Source: CH08 §3.2
  case flowSaveNew = 23
  /// The person takes a shared flow into their inbox. If the inbox is full, the app says so, and the link stays usable.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  case inboxAcceptImport = 24
  /// The person deletes an import from their inbox.
  ///
  /// Source: CH29 §6.3; CH30 Required UX Behaviors at Caps
  case inboxDeleteItem = 25
  /// The app looks for new imports.
  ///
  /// Source: CH28 §4
  case inboxFetchNew = 26
  /// The person saves an import to their library, which takes it out of the inbox.
  ///
  /// Source: CH07 §6.2; CH29 §7.2
  case inboxMoveToLibrary = 27
  /// The person looks at their imports.
  ///
  /// Source: CH28 §4
  case inboxView = 28
  /// The person attaches a link to a move or a flow.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  case mediaAttachLink = 29
  /// The person deletes an upload. On every plan, for that is how room is made.
  ///
  /// Source: CH29 §5.3; CH29 §6.1; CH28 §7.1
  case mediaDeleteUpload = 30
  /// The person plays a linked video. The link is on the device, the video never is.
  ///
  /// Source: CH28 §13.2
  case mediaPlayLink = 31
  /// The person tries to send an upload along with a share link.
  ///
  /// Source: CH29 §5.2
  case mediaShareUpload = 32
  /// The person uploads a file. Everything is checked before the upload begins.
  ///
  /// Source: CH08 §4.5; CH29 §5.2; CH29 §6.1
  case mediaUpload = 33
  /// The person taps Create Move.
  ///
  /// Source: CH07 §6.2
  case moveCreate = 34
  /// The person deletes a custom move.
  ///
  /// Source: CH08 §4.1
  case moveDelete = 35
  /// The person takes a move back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1
  case moveRevert = 36
  /// The person saves a custom move.
  ///
  /// Source: CH07 §6.2
  case moveSave = 37
  /// The person looks at moves, or searches them. A guest sees those of the demo.
  ///
  /// Source: CH28 §4
  case moveView = 38
  /// The session is over and its log is kept.
  ///
  /// Source: CH08 §3.1; CH08 §4.4
  case practiceSaveLog = 39
  /// The person starts a practice session. A flow that a downgrade made read-only may be practiced too.
  ///
  /// Source: CH08 §5; CH29 §7.3; CH30 Required UX Behaviors at Caps
  case practiceStart = 40
  /// The person looks at past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  case practiceViewHistory = 41
  /// The person asks the store again what they have bought. Nothing may prevent it, not even a missing login.
  ///
  /// Source: CH08 §6; CH07 §10
  case purchasesRestore = 42
  /// The person buys Pro.
  ///
  /// Source: CH08 §8; CH28 §4
  case purchasesUpgrade = 43
  /// The person makes an unlisted link to their flow.
  ///
  /// Source: CH08 §4.3; CH07 §6.4
  case shareCreateLink = 44
  /// The person copies a shared flow into their library.
  ///
  /// Source: CH07 §6.2; CH07 §9
  case shareDuplicate = 45
  /// The person opens a share link and looks at the flow.
  ///
  /// Source: CH08 §4.3
  case shareOpenLink = 46
  /// The person takes a share link back.
  ///
  /// Source: CH28 §4; CH29 §9
  case shareRevokeLink = 47
  /// The person goes to the store to change or cancel the subscription.
  ///
  /// Source: CH08 §8
  case subscriptionManage = 48
  /// The person saves a note or the details of a transition.
  ///
  /// Source: CH07 §6.2; CH29 §4
  case textSaveNote = 49

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.actions, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.actions, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The entry points of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzEntryPoint: UInt16, CaseIterable, Sendable {
  /// Signing up and logging in.
  case account = 0
  /// Demo content.
  case demo = 1
  /// Exporting data.
  case export = 2
  /// The flow builder.
  case flowBuild = 3
  /// Saving a flow or a note.
  ///
  /// Source: CH08 §9
  case flowSave = 4
  /// The inbox.
  ///
  /// Source: CH08 §9
  case inbox = 5
  /// The library.
  case library = 6
  /// Attaching a link.
  case linkAttach = 7
  /// Creating and changing moves.
  case moveEdit = 8
  /// Past sessions.
  case practiceHistory = 9
  /// Starting a practice session.
  ///
  /// Source: CH08 §9
  case practiceStart = 10
  /// Sharing, and flows shared by others.
  ///
  /// Source: CH08 §9
  case share = 11
  /// The subscription screen in Settings.
  case subscription = 12
  /// Uploading media.
  ///
  /// Source: CH08 §9
  case upload = 13

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.entryPoints, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.entryPoints, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The effects of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzEffect: UInt16, CaseIterable, Sendable {
  /// Something that belongs to the user is deleted. Deleting makes room, so the warning ladder never stops it.
  ///
  /// Source: CH29 §6.2; CH30 Global Principles
  case delete = 0
  /// It leaves the app as a file.
  ///
  /// Source: CH08 §3.1
  case export = 1
  /// Something of the person's is kept, on the device or in the cloud.
  ///
  /// Source: CH08 §3.1
  case persist = 2
  /// A practice session begins.
  ///
  /// Source: CH08 §5
  case practice = 3
  /// The store is asked for a purchase.
  ///
  /// Source: CH08 §8
  case purchase = 4
  /// Other people can see it.
  ///
  /// Source: CH08 §4.3
  case share = 5
  /// The user is logged in afterward.
  ///
  /// Source: CH07 §3
  case signIn = 6
  /// A file goes to the cloud storage.
  ///
  /// Source: CH29 §5.2
  case upload = 7

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.effects, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.effects, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The reasons of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzReason: UInt16, CaseIterable, Sendable {
  /// A user is logged in already.
  case alreadySignedIn = 0
  /// The move has all the branches it can have.
  ///
  /// Source: CH08 §4.2
  case branchCap = 1
  /// Practice on demo flows is not part of the app yet.
  ///
  /// Source: CH07 §5.1
  case demoPracticeOff = 2
  /// Exporting waits until the email address is confirmed.
  ///
  /// Source: CH07 §6.4
  case emailUnverifiedExport = 3
  /// Sharing waits until the email address is confirmed.
  ///
  /// Source: CH07 §6.4
  case emailUnverifiedShare = 4
  /// Allowed, and it takes a credit.
  ///
  /// Source: CH08 §5; CH08 §7
  case freeCreditNotice = 5
  /// This month's credits are used up.
  ///
  /// Source: CH08 §5; CH30 Required UX Behaviors at Caps
  case freeCreditsExhausted = 6
  /// The library is full.
  ///
  /// Source: CH08 §3.2
  case freeFlowCap = 7
  /// The inbox is full.
  ///
  /// Source: CH08 §3.2
  case freeInboxCap = 8
  /// The flow is one of those beyond the cap. It can be looked at and practiced, not changed.
  ///
  /// Source: CH08 §6
  case freeOverCapReadOnly = 9
  /// A flow in the inbox cannot be practiced before it is saved.
  ///
  /// Source: CH08 §7; CH29 §7.3
  case freePracticeInbox = 10
  /// Uploads come with Pro.
  ///
  /// Source: CH08 §7
  case freeUpload = 11
  /// There is no account to change yet.
  ///
  /// Source: CH28 §4
  case guestAccount = 12
  /// Putting a move on the canvas needs an account.
  ///
  /// Source: CH07 §6.2
  case guestAddNode = 13
  /// Attaching links needs an account.
  ///
  /// Source: CH08 §4.5; CH29 §6.4
  case guestAttachLink = 14
  /// Building flows needs an account.
  ///
  /// Source: CH07 §6.2
  case guestBuild = 15
  /// Copying a shared flow needs an account.
  ///
  /// Source: CH07 §6.2
  case guestDuplicate = 16
  /// Exporting needs an account.
  ///
  /// Source: CH08 §3.1; CH29 §6.4
  case guestExport = 17
  /// An inbox needs an account.
  ///
  /// Source: CH07 §5.2
  case guestImport = 18
  /// Saving from the inbox needs an account.
  ///
  /// Source: CH07 §6.2
  case guestInboxSave = 19
  /// Practice needs an account.
  ///
  /// Source: CH07 §6.2
  case guestPractice = 20
  /// Keeping a change needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveEdits = 21
  /// Keeping a flow needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveFlow = 22
  /// Creating and keeping a move needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveMove = 23
  /// Keeping a practice log needs an account.
  ///
  /// Source: CH08 §3.1
  case guestSavePracticeLog = 24
  /// Sharing needs an account.
  ///
  /// Source: CH08 §4.3
  case guestShareLink = 25
  /// Pro belongs to an account.
  ///
  /// Source: CH08 §2
  case guestUpgrade = 26
  /// Uploading needs an account.
  ///
  /// Source: CH08 §4.5; CH29 §6.4
  case guestUpload = 27
  /// The move or flow has all the links it can have.
  ///
  /// Source: CH29 §10
  case linkAttachmentCap = 28
  /// Too many failed logins to this account from this device.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case loginThrottled = 29
  /// The file is over the size for one file.
  ///
  /// Source: CH29 §10
  case mediaFileTooLarge = 30
  /// The upload would go over the storage cap.
  ///
  /// Source: CH29 §6.1
  case mediaQuota = 31
  /// Files of this type are not taken.
  ///
  /// Source: CH29 §10
  case mediaTypeNotAllowed = 32
  /// It needs the network, and there is none.
  ///
  /// Source: CH28 §4; CH31 Degraded Mode Standard
  case needsNetwork = 33
  /// What it needs is not on the device, and the connection is too bad to fetch it.
  ///
  /// Source: CH28 §4
  case notOnDevice = 34
  /// An account is deleted with a good connection only.
  ///
  /// Source: CH28 §4
  case offlineDeletion = 35
  /// What is to be exported is not on the device.
  ///
  /// Source: CH28 §4
  case offlineExport = 36
  /// The flow is not on the device, or the plan was not checked lately.
  ///
  /// Source: CH28 §4
  case offlinePractice = 37
  /// A share link cannot be opened offline.
  ///
  /// Source: CH28 §4
  case offlineShareLink = 38
  /// Signing up and logging in need a network.
  ///
  /// Source: CH28 §4; CH07 §8.1
  case offlineSignIn = 39
  /// A Pro inbox is beyond its soft cap. It informs and stops nothing.
  case proInboxSoftCap = 40
  /// The action waits for a while.
  ///
  /// Source: CH30 Warning Ladder
  case safetyCooldown = 41
  /// What is risky is blocked until support releases it.
  ///
  /// Source: CH30 Warning Ladder
  case safetySecurityBlock = 42
  /// The feature is suspended for a day or more.
  ///
  /// Source: CH30 Warning Ladder
  case safetySuspended = 43
  /// Allowed after a short pause or a confirmation.
  ///
  /// Source: CH30 Warning Ladder
  case safetyWarning = 44
  /// The session has ended; the person logs in again.
  ///
  /// Source: CH28 §4; CH31 Error Dictionary
  case sessionOver = 45
  /// The text is too long.
  ///
  /// Source: CH29 §10
  case textFieldCap = 46
  /// A fact is missing, so the rules cannot decide whether it is allowed.
  case undecided = 47
  /// Uploads never travel with a share link.
  ///
  /// Source: CH29 §5.2
  case uploadStaysPrivate = 48

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.reasons, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.reasons, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The gates of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzGate: UInt16, CaseIterable, Sendable {
  /// An invitation to sign up. It never feels like an error and never offers to go on without an account.
  ///
  /// Source: CH07 §6.1; CH07 §6.3; CH08 §3.1
  case accountGate = 0
  /// No room left. The buttons make room, or upgrade where that helps; nothing is deleted without asking.
  ///
  /// Source: CH08 §3.2; CH29 §6.1; CH29 §6.2
  case capGate = 1
  /// Neither an account nor Pro would help. It says what prevents the action, and has a button if there is something to do.
  ///
  /// Source: CH31 Error Surfaces
  case noticeGate = 2
  /// Something that comes with Pro.
  ///
  /// Source: CH08 §3.1; CH08 §6
  case paywallGate = 3
  /// A limit against abuse that money does not lift. The warning ladder shows it.
  ///
  /// Source: CH08 §3.1
  case softCapGate = 4
  /// An offer in its place on the screen. How often it may interrupt is the setting `upsells_a_session`.
  ///
  /// Source: CH08 §3.1
  case upsellInline = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.gates, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.gates, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The buttons of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzButton: UInt16, CaseIterable, Sendable {
  /// Take the shared flow into the inbox.
  ///
  /// Source: CH29 §6.3; CH08 §4.3
  case acceptShared = 0
  /// Choose a move, or make one.
  ///
  /// Source: CH31 Empty States
  case addMove = 1
  /// From demo flows to an account.
  ///
  /// Source: CH07 §8.8
  case buildYours = 2
  /// Leave everything as it is.
  ///
  /// Source: CH29 §6.1
  case cancel = 3
  /// Go to the reminder time in the settings.
  ///
  /// Source: CH27 §6.2
  case changeReminderTime = 4
  /// Go on to logging in with an address.
  ///
  /// Source: CH07 §8.2
  case chooseEmailLogin = 5
  /// Go on to an account with an address.
  ///
  /// Source: CH07 §8.2
  case chooseEmailSignup = 6
  /// Clear the cache.
  ///
  /// Source: CH28 §13.1
  case clearCache = 7
  /// Log out, and clear what this device keeps, unsent work included.
  ///
  /// Source: CH07 §7.2; CH28 §15
  case clearOnDevice = 8
  /// Clear the thumbnails.
  ///
  /// Source: CH28 §13.1
  case clearThumbnails = 9
  /// Log in the other way once, so that both ways lead to one account.
  ///
  /// Source: CH07 §3.4
  case confirmAccount = 10
  /// Write to support.
  ///
  /// Source: CH28 §5.3; CH30 Warning Ladder
  case contactSupport = 11
  /// Sign up or log in with Apple.
  ///
  /// Source: CH07 §6.3
  case continueWithApple = 12
  /// Sign up or log in by email.
  ///
  /// Source: CH07 §6.3; CH07 §8.2
  case continueWithEmail = 13
  /// Sign up or log in with Google.
  ///
  /// Source: CH07 §6.3
  case continueWithGoogle = 14
  /// Copy what support needs to know, without anything that the person wrote.
  ///
  /// Source: CH28 §5.3; CH28 §17
  case copyDebugInfo = 15
  /// Make the account, once the form is complete.
  ///
  /// Source: CH07 §8.3
  case createAccount = 16
  /// Start a flow.
  ///
  /// Source: CH31 Empty States
  case createFlow = 17
  /// Set up a gameplan.
  ///
  /// Source: CH31 Empty States
  case createGameplan = 18
  /// Delete the import.
  ///
  /// Source: CH29 §6.3; CH30 Required UX Behaviors at Caps
  case deleteImport = 19
  /// Delete the uploads that are marked.
  ///
  /// Source: CH29 §6.1
  case deleteUploads = 20
  /// Leave, and forget what was typed. Never for anything that is kept as a draft.
  ///
  /// Source: CH31 Error Dictionary
  case discardChanges = 21
  /// Take the shared flow along as a copy.
  ///
  /// Source: CH07 §6.2; CH07 §9
  case duplicateShared = 22
  /// Choose what matters most.
  ///
  /// Source: CH27 §6.2; CH27 §7.2
  case editPriorities = 23
  /// Back to what was chosen for practice.
  ///
  /// Source: CH31 Error Dictionary
  case editSelection = 24
  /// Have the system ask.
  ///
  /// Source: CH27 §3.2
  case enableReminders = 25
  /// Take what was not sent yet out of the app as a file.
  ///
  /// Source: CH28 §16
  case exportDrafts = 26
  /// Ask for a link to set a new password.
  ///
  /// Source: CH07 §8.4
  case forgotPassword = 27
  /// Back to the screen before.
  ///
  /// Source: CH31 Global Error Components
  case goBack = 28
  /// Yes, do it; the question of the warning ladder is answered.
  ///
  /// Source: CH30 Warning Ladder
  case goOn = 29
  /// Look at demo flows.
  ///
  /// Source: CH07 §8.7
  case goalBrowse = 30
  /// Build a flow. A guest is asked to sign up.
  ///
  /// Source: CH07 §8.7
  case goalBuild = 31
  /// Practise. A guest is asked to sign up.
  ///
  /// Source: CH07 §8.7
  case goalPractice = 32
  /// Close it. There is nothing to do.
  ///
  /// Source: CH31 Error Dictionary
  case gotIt = 33
  /// Log in instead.
  ///
  /// Source: CH07 §8.3
  case haveAnAccount = 34
  /// Keep both versions, each as a thing of its own. It is chosen unless the person chooses otherwise.
  ///
  /// Source: CH28 §9.3
  case keepBoth = 35
  /// Stay, with everything that was typed.
  ///
  /// Source: CH31 Error Dictionary
  case keepEditing = 36
  /// Go on with this device's version; the other becomes a copy.
  ///
  /// Source: CH28 §9.3
  case keepMine = 37
  /// Log out, and leave on this device what is there; it waits for the same person.
  ///
  /// Source: CH28 §15
  case keepOnDevice = 38
  /// Go on with the server's version; this device's becomes a copy.
  ///
  /// Source: CH28 §9.3
  case keepTheirs = 39
  /// Read how sharing works.
  ///
  /// Source: CH31 Empty States
  case learnSharing = 40
  /// Log in to the account that is there.
  ///
  /// Source: CH07 §8.1
  case logIn = 41
  /// Log in again as the same person, with the provider of the last login first.
  ///
  /// Source: CH07 §7.1; CH28 §18
  case logInAgain = 42
  /// Log out. The moment `logged_out` says what that takes.
  ///
  /// Source: CH07 §7.2
  case logOut = 43
  /// Go to the library to delete a flow. To replace one is to delete it, with a confirmation, and then to save.
  ///
  /// Source: CH08 §7
  case manageFlows = 44
  /// Go to the inbox to delete an import or to save one.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case manageInbox = 45
  /// Go to the flows that are kept on this device.
  ///
  /// Source: CH28 §13.1
  case manageOfflineFlows = 46
  /// Go to the list of uploads, largest first.
  ///
  /// Source: CH29 §6.1
  case manageStorage = 47
  /// Go to Apple to change or cancel the subscription.
  ///
  /// Source: CH08 §8
  case manageSubscription = 48
  /// Leave the sheet. The system does not ask.
  ///
  /// Source: CH27 §3.2
  case noRemindersNow = 49
  /// Back to where the person was.
  ///
  /// Source: CH07 §6.3
  case notNow = 50
  /// Go to the system's settings for this app.
  ///
  /// Source: CH27 §3.3; CH31 Error Dictionary
  case openIosSettings = 51
  /// Go to Settings, Notifications.
  ///
  /// Source: CH31 Error Dictionary; CH27 §7.2
  case openNotificationSettings = 52
  /// Go to Settings, Notifications.
  ///
  /// Source: CH27 §6.1
  case openNotifications = 53
  /// Read the privacy policy.
  ///
  /// Source: CH07 §8.3; CH07 §10
  case openPrivacy = 54
  /// Go to Settings, Storage & Offline.
  ///
  /// Source: CH28 §13.1
  case openStorage = 55
  /// Go to the storage screen in Settings.
  ///
  /// Source: CH28 §5.3
  case openStorageManager = 56
  /// Go to Settings, Subscription.
  ///
  /// Source: CH08 §5.1
  case openSubscription = 57
  /// Read the terms.
  ///
  /// Source: CH07 §8.3; CH07 §10
  case openTerms = 58
  /// The switch that silences everything and leaves the system's permission alone.
  ///
  /// Source: CH27 §6.1
  case pauseAllNotifications = 59
  /// Begin practice. The label says what that takes.
  ///
  /// Source: CH08 §5.1
  case practise = 60
  /// Practise the import. On Free it has to be saved first.
  ///
  /// Source: CH08 §10; CH29 §7.3
  case practiseImport = 61
  /// Remove the uploads that were not sent yet.
  ///
  /// Source: CH28 §13.1
  case removePendingUploads = 62
  /// Send the confirmation mail again.
  ///
  /// Source: CH07 §6.4
  case resendVerification = 63
  /// Say what becomes of the moves that are missing.
  ///
  /// Source: CH31 Error Dictionary
  case resolveMoves = 64
  /// Ask the store again what was bought, whatever it says right now.
  ///
  /// Source: CH08 §6
  case restoreInSettings = 65
  /// Ask the store again what was bought.
  ///
  /// Source: CH08 §6
  case restorePurchases = 66
  /// Do the same once more.
  ///
  /// Source: CH28 §5.2; CH31 Error Surfaces
  case retry = 67
  /// Send what is waiting at once.
  ///
  /// Source: CH28 §5.3
  case retryNow = 68
  /// Go to the screen on which the person chooses the version to keep.
  ///
  /// Source: CH28 §9.2
  case reviewConflict = 69
  /// Save the import to the library. If the library is full, the app says so.
  ///
  /// Source: CH29 §7.2; CH07 §6.2
  case saveImport = 70
  /// Keep what was typed and go on.
  ///
  /// Source: CH07 §8.6
  case saveProfile = 71
  /// Save the import to the library first.
  ///
  /// Source: CH08 §7; CH29 §7.2
  case saveToLibrary = 72
  /// From the screen of the subscription to the paywall.
  ///
  /// Source: CH08 §5.1
  case seePro = 73
  /// Log in with what was typed.
  ///
  /// Source: CH07 §8.4
  case sendLogIn = 74
  /// From the word that the link is on its way back to logging in.
  ///
  /// Source: CH07 §8.5
  case sendLogInAgain = 75
  /// Have the link sent, once the form is complete.
  ///
  /// Source: CH07 §8.5
  case sendResetLink = 76
  /// From a link that needs an account to the sign-up sheet.
  ///
  /// Source: CH27 §7.1
  case signUpForThis = 77
  /// Go on without.
  ///
  /// Source: CH07 §8.6
  case skipProfile = 78
  /// Have no reminder about maintenance until the reminder time of tomorrow.
  ///
  /// Source: CH27 §6.2
  case snoozeADay = 79
  /// Set up a practice session.
  ///
  /// Source: CH31 Empty States
  case startSession = 80
  /// Begin a trial.
  ///
  /// Source: CH08 §6; CH31 Error Dictionary
  case startTrial = 81
  /// Take the mastery of this back a step.
  ///
  /// Source: CH31 Error Dictionary
  case stepBack = 82
  /// Open the sheet that says how sync is doing.
  ///
  /// Source: CH28 §5.1; CH28 §5.2
  case syncDetails = 83
  /// Load the screen once more, or start the same over.
  ///
  /// Source: CH31 Global Error Components
  case tryAgain = 84
  /// Look around as a guest. Never on a sheet that invites to sign up, for that would lead in a circle (CH07 §6.1).
  ///
  /// Source: CH07 §8.1
  case tryWithoutAccount = 85
  /// Undo the choice of the version.
  ///
  /// Source: CH28 §9.3
  case undoDecision = 86
  /// Go to the store, where the payment can be put right.
  ///
  /// Source: CH27 §4.2; CH08 §8
  case updateSubscription = 87
  /// Go to the purchase.
  ///
  /// Source: CH08 §7
  case upgradeToPro = 88
  /// From the reminder of unused credits to a session. It is the main button of that sheet.
  ///
  /// Source: CH27 §4.2; CH27 §7.2
  case useCredit = 89
  /// Ask again whether the address is confirmed.
  ///
  /// Source: CH07 §6.4
  case verifiedAlready = 90
  /// See what differs between the two versions.
  ///
  /// Source: CH28 §9.3
  case viewDifferences = 91

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.buttons, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.buttons, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The notices of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzNotice: UInt16, CaseIterable, Sendable {
  /// There is no network.
  ///
  /// Source: CH28 §5.1
  case connectionLost = 0
  /// There is no network. A guest has nothing that could sync, on the Welcome Gate or behind it.
  ///
  /// Source: CH07 §8.1
  case connectionLostToGuest = 1
  /// The network fails now and then.
  ///
  /// Source: CH28 §5.1
  case connectionUnstable = 2
  /// The network fails now and then. Nothing of a guest's is saved, so it is not said to be.
  ///
  /// Source: CH28 §4
  case connectionUnstableToGuest = 3
  /// How many practice credits are left, wherever practice begins.
  ///
  /// Source: CH08 §5; CH08 §5.1
  case creditsLeft = 4
  /// What the paywall says below its words, while no credit is left.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5.1
  case creditsUsedUp = 5
  /// Work was found after a crash.
  ///
  /// Source: CH28 §16
  case draftRecovered = 6
  /// The store could not be asked for too long; Free until it can.
  ///
  /// Source: CH31 Degraded Mode Standard
  case entitlementUnverified = 7
  /// An import that arrived at a full inbox is reported, and its link still opens it.
  ///
  /// Source: CH08 §3.2; CH30 Required UX Behaviors at Caps
  case importTurnedAway = 8
  /// Why the flow behind the link cannot be taken in right now. The link stays usable.
  ///
  /// Source: CH29 §6.3
  case inboxFull = 9
  /// What the screen for a full inbox says when nothing was rejected.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case noRoomForImports = 10
  /// The last payment failed.
  ///
  /// Source: CH27 §4.2; CH27 §6.3
  case paymentIssue = 11
  /// What is kept on this device takes more than its budget.
  ///
  /// Source: CH28 §13.2
  case pinnedOverBudget = 12
  /// Pro continues for a while although the store cannot be reached.
  ///
  /// Source: CH08 §1.2
  case planGrace = 13
  /// What Pro would add, in its place on the Practice tab. It interrupts once a session.
  ///
  /// Source: CH08 §3.1
  case practiceTeaser = 14
  /// A purchase waits for the store. It unlocks nothing yet.
  ///
  /// Source: CH08 §2; CH08 §8
  case purchaseInProgress = 15
  /// The person refused the permission of the system, and that is fine. Shown once.
  ///
  /// Source: CH27 §3.3; CH27 §7.2
  case remindersDeclined = 16
  /// What could not come, all in one, on the next opening.
  ///
  /// Source: CH27 §5.4
  case remindersMissed = 17
  /// The email address waits to be confirmed.
  ///
  /// Source: CH07 §6.4
  case verifyEmail = 18

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.notices, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.notices, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The errors of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzErrorCode: UInt16, CaseIterable, Sendable {
  /// The device is offline and the action needs the network. That it is offline is said by the banner of CH28, which stays.
  ///
  /// Source: CH31 Error Dictionary; CH28 §5.1
  case err001 = 0
  /// A request took too long.
  ///
  /// Source: CH31 Error Dictionary
  case err002 = 1
  /// The service is down and the screen cannot be shown.
  ///
  /// Source: CH31 Error Dictionary; CH31 Global Error Components
  case err003 = 2
  /// The session ended while the app was in use. At launch the screen for logging in again is shown instead.
  ///
  /// Source: CH31 Error Dictionary; CH07 §7.1
  case err010 = 3
  /// Apple or Google could not sign the person in. The sheet behind has the other providers.
  ///
  /// Source: CH31 Error Dictionary; CH07 §3
  case err011 = 4
  /// The email address is not confirmed.
  ///
  /// Source: CH31 Error Dictionary
  case err012 = 5
  /// A guest cannot save flows.
  ///
  /// Source: CH31 Error Dictionary
  case err020 = 6
  /// A guest cannot personalise the move library.
  ///
  /// Source: CH31 Error Dictionary
  case err021 = 7
  /// A Free library is full.
  ///
  /// Source: CH31 Error Dictionary; CH08 §7
  case err030 = 8
  /// This month's practice credits are used up.
  ///
  /// Source: CH31 Error Dictionary
  case err031 = 9
  /// A Free inbox is full.
  ///
  /// Source: CH31 Error Dictionary; CH30 Required UX Behaviors at Caps
  case err032 = 10
  /// The uploads of a person have reached their cap.
  ///
  /// Source: CH31 Error Dictionary; CH29 §6.1
  case err040 = 11
  /// An upload does not travel with a share link.
  ///
  /// Source: CH31 Error Dictionary
  case err041 = 12
  /// What was typed is not a link to a video. The message goes with the next edit.
  ///
  /// Source: CH31 Error Dictionary; CH31 Error Surfaces
  case err042 = 13
  /// The move has all its outgoing branches.
  ///
  /// Source: CH31 Error Dictionary
  case err050 = 14
  /// The connection would make a loop that is not allowed.
  ///
  /// Source: CH31 Error Dictionary
  case err051 = 15
  /// A form that keeps no draft, such as the profile, is left with changes in it. Flows and moves keep drafts and never ask.
  ///
  /// Source: CH31 Error Dictionary
  case err052 = 16
  /// A share link could not be made.
  ///
  /// Source: CH31 Error Dictionary; CH31 Retry Behavior Standard
  case err060 = 17
  /// The share link has expired or was taken back. Trying again would change nothing.
  ///
  /// Source: CH31 Error Dictionary
  case err061 = 18
  /// An import uses moves that the person does not have.
  ///
  /// Source: CH31 Error Dictionary
  case err062 = 19
  /// A Free account cannot practice from the inbox.
  ///
  /// Source: CH31 Error Dictionary; CH29 §7.3
  case err063 = 20
  /// A path that was chosen for practice is no longer there.
  ///
  /// Source: CH31 Error Dictionary
  case err070 = 21
  /// The timer was off and has been put right. It waits for the end of the session.
  ///
  /// Source: CH31 Error Dictionary; CH30 Accessibility & Fairness
  case err071 = 22
  /// The log of a session could not be sent, ever, or not even be kept here. Being offline is no reason for it.
  ///
  /// Source: CH31 Error Dictionary; CH28 §4
  case err072 = 23
  /// More to maintain than fits in the person's week.
  ///
  /// Source: CH31 Error Dictionary
  case err080 = 24
  /// What was marked as mastered does not go well.
  ///
  /// Source: CH31 Error Dictionary
  case err081 = 25
  /// The app may not look into the photo library.
  ///
  /// Source: CH31 Error Dictionary
  case err090 = 26
  /// The user asks for a reminder, and the system allows no notifications.
  ///
  /// Source: CH31 Error Dictionary
  case err091 = 27
  /// The account has been closed by us.
  ///
  /// Source: CH07 §8.4
  case errPhAccountDisabled = 28
  /// The person has taken back Sign in with Apple, so they are logged out.
  ///
  /// Source: CH07 §3.1
  case errPhAppleRevoked = 29
  /// The app may not use the camera or the microphone.
  case errPhCamera = 30
  /// The same thing was edited on two devices; both versions are kept.
  ///
  /// Source: CH28 §9.2
  case errPhConflict = 31
  /// The user opens a thing that has two versions.
  ///
  /// Source: CH28 §9.3
  case errPhConflictOpen = 32
  /// What is kept on the device cannot be read. The app opens on a screen that is safe.
  ///
  /// Source: CH31 Error Taxonomy
  case errPhCorrupt01 = 33
  /// An account cannot be deleted without a good connection.
  ///
  /// Source: CH28 §4
  case errPhDeletionOffline = 34
  /// What was typed is not an email address.
  ///
  /// Source: CH07 §8.3
  case errPhEmailFormat = 35
  /// The address has an account already.
  ///
  /// Source: CH07 §8.3; CH07 §10
  case errPhEmailInUse = 36
  /// A reset link was asked for an address without an account.
  ///
  /// Source: CH07 §8.5
  case errPhEmailNotFound = 37
  /// What is to be exported is not on this device, and there is no network.
  ///
  /// Source: CH28 §4
  case errPhExportOffline = 38
  /// The file is too large.
  case errPhFileSize = 39
  /// The file is of a type that is not taken.
  case errPhFileType = 40
  /// The handle is too short or too long, or has characters that handles do not have.
  ///
  /// Source: CH07 §4; CH07 §8.6
  case errPhHandleInvalid = 41
  /// The handle is taken.
  ///
  /// Source: CH07 §4; CH07 §8.6
  case errPhHandleTaken = 42
  /// The address belongs to an account that is entered another way. Nothing is merged before the person has shown that it is theirs.
  ///
  /// Source: CH07 §3.4
  case errPhLinkAccounts = 43
  /// All links of the move or flow are used.
  case errPhLinkCap = 44
  /// A share link cannot be opened offline.
  ///
  /// Source: CH28 §4
  case errPhLinkOffline = 45
  /// A link that was attached no longer leads anywhere. It can be edited or removed.
  ///
  /// Source: CH29 §5.1
  case errPhLinkUnavailable = 46
  /// Too many failed logins; the user can continue after a wait.
  ///
  /// Source: CH07 §10; CH07 §11
  case errPhLoginThrottled = 47
  /// The name has invisible characters, such as a line break.
  ///
  /// Source: CH07 §8.6
  case errPhNameInvalid = 48
  /// A flow or a demo is not on this device, and cannot be fetched right now.
  ///
  /// Source: CH28 §4
  case errPhNotOnDevice = 49
  /// The password is one that many people have.
  ///
  /// Source: CH07 §8.3
  case errPhPasswordCommon = 50
  /// The password is too short.
  ///
  /// Source: CH07 §8.3; CH07 §11
  case errPhPasswordShort = 51
  /// Practice cannot begin offline, for want of the flow or of a plan that was checked lately.
  ///
  /// Source: CH28 §4
  case errPhPracticeOffline = 52
  /// The store did not complete the purchase. The plan stays as it was.
  ///
  /// Source: CH08 §8
  case errPhPurchaseFailed = 53
  /// The flow is beyond the cap and can only be looked at and practiced.
  case errPhReadOnlyFlow = 54
  /// The store did not answer what had been bought.
  ///
  /// Source: CH08 §6; CH08 §8
  case errPhRestoreFailed = 55
  /// The account is held for its safety.
  ///
  /// Source: CH30 Warning Ladder; CH31 Error Taxonomy
  case errPhSec01 = 56
  /// A great many changes wait to be sent. Nothing is lost, and nothing is refused.
  ///
  /// Source: CH28 §5.3; CH28 §16
  case errPhSyncBacklog = 57
  /// A change waits for another that could not be sent.
  ///
  /// Source: CH28 §7.4; CH28 §5.3
  case errPhSyncBlocked = 58
  /// A change could not be sent, and waiting alone will not help.
  ///
  /// Source: CH28 §5.2; CH28 §7.3
  case errPhSyncError = 59
  /// Changes cannot be sent because the user is no longer logged in.
  ///
  /// Source: CH28 §18; CH28 §20
  case errPhSyncLoggedOut = 60
  /// The text is too long.
  case errPhTextCap = 61
  /// An upload has failed for good. The video stays on the device.
  ///
  /// Source: CH28 §10.2; CH28 §14
  case errPhUploadFailed = 62
  /// The address and the password do not belong together. It does not say which of the two is wrong.
  ///
  /// Source: CH07 §8.4
  case errPhWrongCredentials = 63

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.errors, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.errors, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The severities of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSeverity: UInt16, CaseIterable, Sendable {
  /// For information. Nothing is asked of anybody.
  ///
  /// Source: CH31 Error Taxonomy
  case s0 = 0
  /// A warning; the person can go on.
  ///
  /// Source: CH31 Error Taxonomy
  case s1 = 1
  /// The action failed; there is another way or another try.
  ///
  /// Source: CH31 Error Taxonomy; CH31 Logging Rules
  case s2 = 2
  /// The user cannot continue here until it is resolved.
  ///
  /// Source: CH31 Error Taxonomy; CH31 Logging Rules
  case s3 = 3
  /// A hard stop. The app continues with a safe screen, and keeps what support needs to know.
  ///
  /// Source: CH31 Error Taxonomy; CH31 Logging Rules
  case s4 = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.severities, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.severities, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The surfaces of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSurface: UInt16, CaseIterable, Sendable {
  /// Under the top bar, until dealt with.
  ///
  /// Source: CH31 Error Surfaces; CH31 Global Error Components
  case banner = 0
  /// The sheet for a full library, inbox or storage.
  ///
  /// Source: CH08 §3.1
  case capSheet = 1
  /// The two versions of a thing that was edited on two devices.
  ///
  /// Source: CH28 §9.3
  case conflictScreen = 2
  /// The sheet that invites to sign up.
  ///
  /// Source: CH07 §6.1
  case conversionSheet = 3
  /// The control looks unavailable and can still be tapped, to say why.
  ///
  /// Source: CH31 Error Dictionary
  case dimmedControl = 4
  /// In place of a list that is empty, with one thing to tap.
  ///
  /// Source: CH31 Error Surfaces; CH31 Global Error Components
  case emptyPanel = 5
  /// Instead of a screen that cannot be shown.
  ///
  /// Source: CH31 Error Surfaces; CH31 Global Error Components
  case fallbackScreen = 6
  /// The screen that says "Inbox full".
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case inboxFullScreen = 7
  /// A card among the contents of the screen; a warning with a pause or a question, and reminders about maintenance.
  ///
  /// Source: CH30 Warning Ladder; CH30 Accessibility & Fairness; CH27 §6.2
  case inlineCard = 8
  /// Under the field that it is about; gone on the next edit.
  ///
  /// Source: CH31 Error Surfaces
  case inlineField = 9
  /// A line of information in its place on the screen.
  ///
  /// Source: CH31 Error Dictionary
  case inlineInfo = 10
  /// A panel among the contents of the screen.
  ///
  /// Source: CH31 Error Dictionary
  case inlinePanel = 11
  /// A prompt in the flow of the screen; nothing waits for it.
  ///
  /// Source: CH31 Error Dictionary; CH08 §3.1
  case inlinePrompt = 12
  /// A screen of its own that appears before the requested one.
  ///
  /// Source: CH31 Error Dictionary
  case interstitial = 13
  /// The screen of the warning ladder.
  ///
  /// Source: CH30 UX Surfaces
  case limitScreen = 14
  /// In front of everything, with one or two buttons.
  ///
  /// Source: CH31 Error Surfaces
  case modal = 15
  /// Where Pro is explained and sold. What it was opened for decides the words.
  ///
  /// Source: CH08 §3.1
  case paywall = 16
  /// The head of the Practice tab.
  ///
  /// Source: CH08 §5.1
  case practiceHeader = 17
  /// The screen that a share link opens.
  ///
  /// Source: CH29 §6.3
  case receivingScreen = 18
  /// Next to the title of what is being edited.
  ///
  /// Source: CH28 §5.2
  case saveStatus = 19
  /// The screen of a security block, with what to do next. It stays until the block is released.
  ///
  /// Source: CH30 Warning Ladder
  case securityScreen = 20
  /// What the app says about itself; it stays while it is true, and users cannot dismiss it.
  ///
  /// Source: CH08 §1.2; CH28 §5.1
  case statusBanner = 21
  /// The sheet that says how sync is doing.
  ///
  /// Source: CH28 §5.3
  case syncSheet = 22
  /// A short line that goes away by itself. Of a text with a title it shows the title.
  ///
  /// Source: CH31 Error Surfaces
  case toast = 23

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.surfaces, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.surfaces, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The copy keys of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzCopyKey: UInt16, CaseIterable, Sendable {
  /// Some of your work has not been synced yet. Keep it on this device, or clear it.
  ///
  /// Source: CH28 §15
  case accountLogoutAsk = 0
  /// Keep on this device
  ///
  /// Source: CH28 §15
  case accountLogoutKeep = 1
  /// Handz saves your flows and drills across devices. Guests can browse, but saving requires an account.
  ///
  /// Source: CH07 §6.3
  case authConversion = 2
  /// Saving requires an account so your plans don't get lost.
  ///
  /// Source: CH07 §6.1
  case authConversionRepeatLine = 3
  /// Continue browsing
  ///
  /// Source: CH07 §6.1
  case authConversionSecondaryContinueBrowsing = 4
  /// Not now
  ///
  /// Source: CH07 §6.3
  case authConversionSecondaryNotNow = 5
  /// Log in with email
  ///
  /// Source: CH07 §8.2
  case authEmailChoiceLogin = 6
  /// Create account with email
  ///
  /// Source: CH07 §8.2
  case authEmailChoiceSignup = 7
  /// Forgot password?
  ///
  /// Source: CH07 §8.4
  case authEmailLoginForgot = 8
  /// Already have an account? Log in
  ///
  /// Source: CH07 §8.3
  case authEmailSignupLoginLink = 9
  /// Create account
  ///
  /// Source: CH07 §8.3
  case authEmailSignupPrimary = 10
  /// This email is already in use. Log in instead.
  ///
  /// Source: CH07 §8.3
  case authErrorEmailInUse = 11
  /// No account found for that email.
  ///
  /// Source: CH07 §8.5
  case authErrorEmailNotFound = 12
  /// Password must be at least {shortest} characters. At most 39 characters.
  ///
  /// Source: CH07 §8.3; CH07 §11
  case authErrorPasswordTooShort = 13
  /// Incorrect email or password.
  ///
  /// Source: CH07 §8.4
  case authErrorWrongCredentials = 14
  /// Send reset link
  ///
  /// Source: CH07 §8.5
  case authForgotPrimary = 15
  /// Create an account
  ///
  /// Source: CH27 §7.1
  case authGateCreateAccount = 16
  /// Privacy
  ///
  /// Source: CH07 §8.3; CH07 §10
  case authLegalPrivacy = 17
  /// Terms
  ///
  /// Source: CH07 §8.3; CH07 §10
  case authLegalTerms = 18
  /// Continue
  ///
  /// Source: CH07 §8.6
  case authProfileContinue = 19
  /// Skip
  ///
  /// Source: CH07 §8.6
  case authProfileSkip = 20
  /// Continue with Apple
  ///
  /// Source: CH07 §6.3
  case authProviderApple = 21
  /// Continue with Email
  ///
  /// Source: CH07 §6.3
  case authProviderEmail = 22
  /// Continue with Google
  ///
  /// Source: CH07 §6.3
  case authProviderGoogle = 23
  /// Check your email for a reset link.
  ///
  /// Source: CH07 §8.5
  case authResetSent = 24
  /// Resend
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerResend = 25
  /// Verify your email to protect your account.
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerText = 26
  /// I've verified
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerVerified = 27
  /// Try without account
  ///
  /// Source: CH07 §8.1
  case authWelcomeGuestCta = 28
  /// Log in
  ///
  /// Source: CH07 §8.1
  case authWelcomeLoginLink = 29
  /// You're offline. Sign-in requires internet.
  ///
  /// Source: CH07 §8.1
  case authWelcomeOffline = 30
  /// Nothing here yet
  ///
  /// Source: CH31 Error Surfaces
  case componentEmptyGeneric = 31
  /// Go back
  ///
  /// Source: CH31 Global Error Components
  case componentFullscreenGoBack = 32
  /// Try again
  ///
  /// Source: CH31 Global Error Components
  case componentFullscreenTryAgain = 33
  /// Credits: {remaining}/{limit} this month At most 41 characters.
  ///
  /// Source: CH08 §5
  case creditsCounter = 34
  /// Can't verify subscription — some Pro features may be locked until you reconnect.
  ///
  /// Source: CH31 Degraded Mode Standard
  case degradedEntitlementBanner = 35
  /// Offline — some actions are unavailable
  ///
  /// Source: CH31 Degraded Mode Standard
  case degradedOfflineBanner = 36
  /// Put moves in order, add branches, and see where they lead.
  case emptyEmpty01Body = 37
  /// Create Flow
  ///
  /// Source: CH31 Empty States
  case emptyEmpty01Cta = 38
  /// Start your first flow
  ///
  /// Source: CH31 Empty States
  case emptyEmpty01Title = 39
  /// Your moves are what flows are made of.
  case emptyEmpty02Body = 40
  /// Add Move
  ///
  /// Source: CH31 Empty States
  case emptyEmpty02Cta = 41
  /// Add a move to start building flows
  ///
  /// Source: CH31 Empty States
  case emptyEmpty02Title = 42
  /// Flows that others send you land here.
  case emptyEmpty03Body = 43
  /// Learn how sharing works
  ///
  /// Source: CH31 Empty States
  case emptyEmpty03Cta = 44
  /// No imports yet
  ///
  /// Source: CH31 Empty States
  case emptyEmpty03Title = 45
  /// Practice a flow, and it is listed here with the time it took.
  case emptyEmpty04Body = 46
  /// Start a session
  ///
  /// Source: CH31 Empty States
  case emptyEmpty04Cta = 47
  /// Your practice sessions will show up here
  ///
  /// Source: CH31 Empty States
  case emptyEmpty04Title = 48
  /// A gameplan says what to keep sharp, and how often.
  case emptyEmpty05Body = 49
  /// Create Gameplan
  ///
  /// Source: CH31 Empty States
  case emptyEmpty05Cta = 50
  /// Pick a gameplan to maintain
  ///
  /// Source: CH31 Empty States
  case emptyEmpty05Title = 51
  /// You're not connected. You can keep viewing saved content, but actions that require internet won't work.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr001 = 52
  /// Try again. If it keeps happening, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr002 = 53
  /// We're having trouble on our side. Try again in a bit.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr003 = 54
  /// Please log in again to continue.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr010 = 55
  /// Try again, or choose a different sign-in method.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr011 = 56
  /// Check your inbox for a verification link, then come back here.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr012 = 57
  /// Guest mode lets you explore, but saving flows requires an account.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr020 = 58
  /// To personalize your move library, create an account.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr021 = 59
  /// Free accounts can save up to {limit} flows. Upgrade to save more, or delete one to continue. At most 86 characters.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr030 = 60
  /// Use Practice Mode to drill your paths and track progress. Upgrade to Pro. At most 101 characters.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr031 = 61
  /// Free accounts can hold up to {limit} imports in Inbox. Delete one to make room. At most 75 characters.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr032 = 62
  /// You've hit your {limit} upload limit. Delete an upload to free space, or switch to links. At most 90 characters.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr040 = 63
  /// Uploaded videos don't travel with shared links. Use a link if you need others to see it.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr041 = 64
  /// That link doesn't look usable. Paste a direct URL to the video.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr042 = 65
  /// This move already has {limit} next options. Replace one or merge paths. At most 66 characters.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr050 = 66
  /// That connection would create an invalid loop. Try connecting to a different move.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr051 = 67
  /// You have unsaved changes. Do you want to keep editing or discard?
  ///
  /// Source: CH31 Error Dictionary
  case errorErr052 = 68
  /// Try again. If it keeps failing, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr060 = 69
  /// This share link has expired or was revoked.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr061 = 70
  /// This flow includes moves you don't have yet. Choose how you want to handle them.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr062 = 71
  /// To practice this, save it to your library first. Practice works on saved flows only.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr063 = 72
  /// One of your selected paths is missing. Edit your selection and try again.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr070 = 73
  /// We corrected the timer based on actual time passed.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr071 = 74
  /// Your session is stored on this device for now. We'll try again when you're back online.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr072 = 75
  /// At your current schedule, this plan may feel overwhelming. Consider narrowing to your top paths.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr080 = 76
  /// If this doesn't feel locked in, you can step it back. That updates your plan going forward.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr081 = 77
  /// Allow Photos access in Settings to upload videos from your library.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr090 = 78
  /// To receive reminders, turn on notifications in Settings.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr091 = 79
  /// Contact support to find out why, and what you can do.
  case errorErrPhAccountDisabled = 80
  /// Sign in with Apple was turned off for Handz. Nothing of yours was deleted.
  case errorErrPhAppleRevoked = 81
  /// Allow camera and microphone access in Settings to record a video.
  case errorErrPhCamera = 82
  /// What was saved to your account isn't affected. Contact support, and we will help you go on.
  case errorErrPhCorrupt01 = 83
  /// Nothing was deleted. Try again when you are back online.
  case errorErrPhDeletionOffline = 84
  /// That doesn't look like an email address.
  case errorErrPhEmailFormat = 85
  /// Some of it isn't on this device. Try again when you are back online.
  case errorErrPhExportOffline = 86
  /// Videos can be up to {limit} each. Trim it, or add a link instead. At most 66 characters.
  case errorErrPhFileSize = 87
  /// Uploads are for videos. For anything else, add a link.
  case errorErrPhFileType = 88
  /// Handles have {shortest} to {longest} characters: letters, digits and underscores. At most 65 characters.
  case errorErrPhHandleInvalid = 89
  /// Try another one, or skip it for now.
  case errorErrPhHandleTaken = 90
  /// This address belongs to one. Log in to it once, and both ways lead to the same account.
  case errorErrPhLinkAccounts = 91
  /// There is room for {limit} links here. Remove one to add another. At most 58 characters.
  case errorErrPhLinkCap = 92
  /// Open it again when you are back online.
  case errorErrPhLinkOffline = 93
  /// It has a character that can't be shown. Type it again.
  case errorErrPhNameInvalid = 94
  /// Open it once with a connection, or switch on Available offline.
  case errorErrPhNotOnDevice = 95
  /// Many people use this one, so it is easy to guess.
  case errorErrPhPasswordCommon = 96
  /// Offline practice needs the flow on this device and a plan we could check lately.
  case errorErrPhPracticeOffline = 97
  /// Your plan stays as it was. Try again, or come back later.
  case errorErrPhPurchaseFailed = 98
  /// Free accounts can edit up to {limit} flows. Upgrade to edit this one, or delete flows you no longer need. At most 99 characters.
  case errorErrPhReadOnlyFlow = 99
  /// The App Store didn't answer. Try again in a moment.
  case errorErrPhRestoreFailed = 100
  /// They are safe on this device. Connect to the internet to send them.
  case errorErrPhSyncBacklog = 101
  /// They build on a change that couldn't be sent. Everything is safe on this device.
  case errorErrPhSyncBlocked = 102
  /// Log in again to sync. Everything is safe on this device.
  case errorErrPhSyncLoggedOut = 103
  /// There is room for {limit} characters. Shorten it to save. At most 54 characters.
  case errorErrPhTextCap = 104
  /// The video is still on this device. Try again, or add a link instead.
  case errorErrPhUploadFailed = 105
  /// Log in
  case errorActionConfirmAccount = 106
  /// Discard
  case errorActionDiscard = 107
  /// Edit selection
  case errorActionEditSelection = 108
  /// OK
  case errorActionGotIt = 109
  /// Keep editing
  case errorActionKeepEditing = 110
  /// Notification settings
  case errorActionNotificationSettings = 111
  /// Choose
  case errorActionResolveMoves = 112
  /// Step back
  case errorActionStepBack = 113
  /// Guest mode is for exploring only.
  ///
  /// Source: CH08 §7
  case gateAccountSecondaryText = 114
  /// Create an account to save your work.
  ///
  /// Source: CH08 §7
  case gateAccountTitle = 115
  /// Manage flows
  ///
  /// Source: CH08 §7
  case gateActionManageFlows = 116
  /// Manage inbox
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case gateActionManageInbox = 117
  /// Save to Library
  ///
  /// Source: CH29 §7.2
  case gateActionSaveToLibrary = 118
  /// Start {trialDays}-day trial At most 22 characters.
  ///
  /// Source: CH31 Error Dictionary; CH08 §6
  case gateActionStartTrial = 119
  /// Update subscription
  ///
  /// Source: CH27 §4.2
  case gateActionUpdateSubscription = 120
  /// Upgrade to Pro
  ///
  /// Source: CH08 §7
  case gateActionUpgradeToPro = 121
  /// You're already logged in.
  case gateAlreadySignedIn = 122
  /// You can still look at every demo flow.
  case gateDemoPracticeOff = 123
  /// You've reached the Free limit ({limit} saved flows). At most 46 characters.
  ///
  /// Source: CH08 §7
  case gateFlowCapTitle = 124
  /// Your inbox holds {used} imports. Save or delete some to keep it easy to use. At most 89 characters.
  case gateInboxSoftCap = 125
  /// This practice uses 1 credit.
  ///
  /// Source: CH08 §7
  case gatePracticeCreditNotice = 126
  /// Practice is a Pro feature.
  ///
  /// Source: CH08 §7
  case gatePracticeExhausted = 127
  /// Save this flow to your library to practice it.
  ///
  /// Source: CH08 §7
  case gatePracticeInbox = 128
  /// Nothing was changed. Try again in a moment.
  case gateUndecided = 129
  /// Use links to share videos.
  ///
  /// Source: CH08 §7
  case gateUploadFree = 130
  /// Continue as guest
  ///
  /// Source: CH28 §12
  case guestBuilderContinue = 131
  /// Create account
  ///
  /// Source: CH28 §12
  case guestBuilderCreateAccount = 132
  /// Guest mode doesn't save your flows. Create an account to save.
  ///
  /// Source: CH28 §12
  case guestBuilderInterstitial = 133
  /// Create an account to build yours
  ///
  /// Source: CH07 §8.8
  case homeDemoCta = 134
  /// What is a flow?
  ///
  /// Source: CH07 §8.8
  case homeDemoExplainer = 135
  /// Delete import
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case inboxDelete = 136
  /// Inbox full ({limit}). Save or delete an item to accept new imports. At most 63 characters.
  ///
  /// Source: CH29 §6.3
  case inboxFullReceive = 137
  /// {count} new imports At most 31 characters.
  ///
  /// Source: CH27 §6.4
  case inboxUnread = 138
  /// Continue
  case ladderActionGoOn = 139
  /// {count} of {limit}. At most 45 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case ladderComponentCount = 140
  /// You can go on in {timeRemaining}. At most 31 characters.
  case ladderComponentCountdown = 141
  /// Deleting an upload makes room once it is confirmed.
  case ladderComponentFrees = 142
  /// Everything else works, and nothing is lost. If this is a mistake, contact support.
  case ladderComponentNext = 143
  /// Only the last {window} count. At most 34 characters.
  case ladderComponentReset = 144
  /// Support looks at what happened and can lift this early.
  case ladderComponentReview = 145
  /// Everything is saved on this device. It is sent when the pause is over.
  case ladderHeldNext = 146
  /// {thing} is paused for now. Try again in {timeRemaining}. At most 60 characters.
  case ladderLoginThrottled = 147
  /// Link sharing, importing, uploading and exporting are on hold. Everything else works, and nothing is lost.
  case ladderSecurityNext = 148
  /// Heads up — you're close to the limit for uploads ({used} of {limit}). At most 72 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case ladderStorageL1 = 149
  /// Your storage is almost full. Delete uploads you no longer need, or use links.
  case ladderStorageL2 = 150
  /// Everything you have stays, and links always work.
  case ladderStorageNext = 151
  /// Uploads stop when your storage is full.
  case ladderStorageWhy = 152
  /// Heads up — you're close to the limit for {thing} ({count} of {limit}). At most 102 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case ladderTemplateL1 = 153
  /// You're doing this a lot quickly. To keep Handz fast, we'll add a short cooldown ({cooldown}). At most 96 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case ladderTemplateL2 = 154
  /// Temporarily paused: {thing}. Try again in {timeRemaining}. At most 62 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  case ladderTemplateL3 = 155
  /// {thing} is suspended for {duration} due to unusual activity. If this is a mistake, contact support. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  case ladderTemplateL4 = 156
  /// We've put some actions on hold to keep this account safe. Nothing is lost. Contact support to get going again.
  case ladderTemplateL5 = 157
  /// Syncing edits
  case ladderThingHighFrequencyEdits = 158
  /// Importing
  case ladderThingImportAcceptance = 159
  /// Logging in
  case ladderThingLoginAttempts = 160
  /// Link sharing
  case ladderThingShareLinkCreation = 161
  /// Uploading
  case ladderThingVideoUploadChurn = 162
  /// {count} of {limit} next options. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitBranchesCount = 163
  /// What follows this move directly counts. What comes later does not.
  ///
  /// Source: CH30 UX Copy Rules
  case limitBranchesCounted = 164
  /// Replace one or merge paths.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  case limitBranchesNext = 165
  /// This move has all the next options it can have.
  ///
  /// Source: CH30 UX Copy Rules
  case limitBranchesWhat = 166
  /// This keeps flows easy to follow.
  ///
  /// Source: CH30 UX Copy Rules
  case limitBranchesWhy = 167
  /// {count} of {limit} saved. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentCount = 168
  /// Delete one flow, upgrade, or come back later.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentNext = 169
  /// Credits refresh monthly.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentResetCredits = 170
  /// Link limits reset daily.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentResetLinks = 171
  /// You've reached your Free plan limit for saved flows.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentWhat = 172
  /// This keeps Handz fast and prevents spam.
  ///
  /// Source: CH30 UX Copy Rules
  case limitComponentWhy = 173
  /// Create an account to save your work. It takes under a minute.
  ///
  /// Source: CH30 UX Copy Rules
  case limitGuestSaveWall = 174
  /// Inbox full
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case limitInboxFullTitle = 175
  /// Your inbox is full ({count} of {limit}). Delete items or save one to your library. At most 90 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitInboxFullFree = 176
  /// {count} of {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitInboxItemsCount = 177
  /// Imports in your inbox count. Those that you saved to your library do not.
  ///
  /// Source: CH30 UX Copy Rules
  case limitInboxItemsCounted = 178
  /// Delete an item, or save one to your library.
  ///
  /// Source: CH30 UX Copy Rules
  case limitInboxItemsNext = 179
  /// Your inbox has reached {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitInboxItemsWhat = 180
  /// {count} of {limit} links. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitLinksCount = 181
  /// Links on this move or flow count. Uploads do not.
  ///
  /// Source: CH30 UX Copy Rules
  case limitLinksCounted = 182
  /// Remove one to add another.
  ///
  /// Source: CH30 UX Copy Rules
  case limitLinksNext = 183
  /// This item has all the links it can have.
  ///
  /// Source: CH30 UX Copy Rules
  case limitLinksWhat = 184
  /// Uploads count, and deleted ones until their cleanup is done. Links do not.
  ///
  /// Source: CH30 UX Copy Rules; CH29 §5.3
  case limitMediaCounted = 185
  /// Delete an upload to free space, or switch to links.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  case limitMediaNext = 186
  /// You've reached your upload limit.
  ///
  /// Source: CH30 UX Copy Rules
  case limitMediaWhat = 187
  /// This keeps uploads fast for everybody.
  ///
  /// Source: CH30 UX Copy Rules
  case limitMediaWhy = 188
  /// Free plan includes {limit} saved flows At most 32 characters.
  ///
  /// Source: CH30 Accessibility & Fairness
  case limitNoShameExample = 189
  /// Starting a practice session takes a credit. Going on with it, and looking at flows, does not.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  case limitPracticeCreditsCounted = 190
  /// Upgrade, or come back when your credits refresh.
  ///
  /// Source: CH30 UX Copy Rules
  case limitPracticeCreditsNext = 191
  /// You've used this month's practice credits.
  ///
  /// Source: CH30 UX Copy Rules
  case limitPracticeCreditsWhat = 192
  /// Practice is a Pro feature, and credits let you try it.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  case limitPracticeCreditsWhy = 193
  /// Practice is a Pro feature. You've used your monthly credits. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitPracticePaywall = 194
  /// Practice requires a saved flow
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case limitPracticeRequiresSaved = 195
  /// Flows in your library count. Drafts, imports in your inbox and deleted flows do not.
  ///
  /// Source: CH30 UX Copy Rules
  case limitSavedFlowsCounted = 196
  /// {count} of {limit} links today. At most 38 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitShareLinksCount = 197
  /// Links that you make count. How often they are opened does not.
  ///
  /// Source: CH30 UX Copy Rules
  case limitShareLinksCounted = 198
  /// {count} of {limit} characters. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitTextCount = 199
  /// Every character counts, spaces too.
  ///
  /// Source: CH30 UX Copy Rules
  case limitTextCounted = 200
  /// Shorten it to save.
  ///
  /// Source: CH30 UX Copy Rules
  case limitTextNext = 201
  /// This text is too long.
  ///
  /// Source: CH30 UX Copy Rules
  case limitTextWhat = 202
  /// {size} of {limit}. At most 21 characters.
  ///
  /// Source: CH30 UX Copy Rules
  case limitUploadFileCount = 203
  /// The size of the file counts, not how long it plays.
  ///
  /// Source: CH30 UX Copy Rules
  case limitUploadFileCounted = 204
  /// Trim it, or add a link instead.
  ///
  /// Source: CH30 UX Copy Rules
  case limitUploadFileNext = 205
  /// This video is too large.
  ///
  /// Source: CH30 UX Copy Rules
  case limitUploadFileWhat = 206
  /// Link unavailable
  ///
  /// Source: CH29 §5.1
  case mediaLinkUnavailable = 207
  /// Delete
  ///
  /// Source: CH29 §6.1
  case mediaManageDelete = 208
  /// Pending Upload
  ///
  /// Source: CH28 §10.1
  case mediaPendingLabel = 209
  /// Waiting for connection
  ///
  /// Source: CH28 §10.1
  case mediaPendingWaiting = 210
  /// Uploaded videos stay private and won't be included when you share.
  ///
  /// Source: CH28 §10.3
  case mediaPrivateLabel = 211
  /// We couldn't open that link.
  case navigationLinkUnknown = 212
  /// Payment issue. Update your subscription to keep Pro features.
  ///
  /// Source: CH27 §4.2
  case notifNBillingPaymentFailedBody = 213
  /// Your trial ends soon. Keep practicing without interruptions.
  ///
  /// Source: CH27 §4.2
  case notifNBillingTrialEndBody = 214
  /// New gameplan received.
  ///
  /// Source: CH27 §4.2
  case notifNInboxNewImportBody = 215
  /// {senderName} sent {flowName}. At most 67 characters.
  ///
  /// Source: CH27 §4.2
  case notifNInboxNewImportExpanded = 216
  /// You have new imports waiting
  ///
  /// Source: CH27 §10.2
  case notifNInboxNewImportSummary = 217
  /// Maintenance due: {count} item(s). Keep your reactions sharp. At most 72 characters.
  ///
  /// Source: CH27 §4.2; CH27 §6.1
  case notifNMaintDueTodayBody = 218
  /// You've got {count} overdue item(s). Want to reschedule? At most 67 characters.
  ///
  /// Source: CH27 §4.2
  case notifNMaintOverdueBody = 219
  /// Checkpoint: {planName}. Review what to maintain next. At most 73 characters.
  ///
  /// Source: CH27 §4.2
  case notifNMasteryCheckpointBody = 220
  /// You've reached a checkpoint. Review what to maintain next.
  ///
  /// Source: CH27 §4.3
  case notifNMasteryCheckpointLockscreen = 221
  /// Too much to maintain? Let's prioritize your top paths.
  ///
  /// Source: CH27 §4.2
  case notifNMasteryMaintOverloadBody = 222
  /// You have {creditsLeft} practice credit(s) left this month. Want to use one? At most 81 characters.
  ///
  /// Source: CH27 §4.2
  case notifNPracticeCreditExpiryBody = 223
  /// Time to practice: {sessionName}. At most 49 characters.
  ///
  /// Source: CH27 §4.2
  case notifNPracticeScheduledBody = 224
  /// Time to practice.
  ///
  /// Source: CH27 §4.3
  case notifNPracticeScheduledLockscreen = 225
  /// Keep the streak alive? One quick set is enough.
  ///
  /// Source: CH27 §4.2
  case notifNPracticeStreakNudgeBody = 226
  /// A few training reminders are waiting. See what's next.
  ///
  /// Source: CH27 §10.3
  case notifBatchPlanSummary = 227
  /// Account & Security
  ///
  /// Source: CH27 §4.1
  case notifCategoryAccountSecurity = 228
  /// Billing (Transactional)
  ///
  /// Source: CH27 §4.1
  case notifCategoryBilling = 229
  /// Inbox & Sharing
  ///
  /// Source: CH27 §4.1
  case notifCategoryInbox = 230
  /// Maintenance Reminders
  ///
  /// Source: CH27 §4.1
  case notifCategoryMaintenance = 231
  /// Mastery Updates
  ///
  /// Source: CH27 §4.1
  case notifCategoryMastery = 232
  /// Practice Reminders
  ///
  /// Source: CH27 §4.1
  case notifCategoryPractice = 233
  /// Saved items and reminders need an account.
  ///
  /// Source: CH27 §7.1
  case notifDeeplinkAccountRequired = 234
  /// That item is no longer available.
  ///
  /// Source: CH27 §7.1
  case notifDeeplinkDeletedToast = 235
  /// No problem — you can still use Handz. You can enable reminders later in Settings.
  ///
  /// Source: CH27 §3.3
  case notifDeniedBanner = 236
  /// Change reminder time
  ///
  /// Source: CH27 §6.2
  case notifMaintChangeTime = 237
  /// Edit priorities
  ///
  /// Source: CH27 §6.2
  case notifMaintEditPriorities = 238
  /// Snooze {days} days At most 18 characters.
  ///
  /// Source: CH27 §6.2
  case notifMaintSnooze1d = 239
  /// A few reminders came up while you were away. See what's due.
  ///
  /// Source: CH27 §5.4
  case notifMissedSummary = 240
  /// How often
  ///
  /// Source: CH27 §6.2
  case notifPlanCadence = 241
  /// Maintenance reminders for this plan
  ///
  /// Source: CH27 §6.2
  case notifPlanMaintenanceToggle = 242
  /// This time is inside your quiet hours. The reminder comes when they end.
  ///
  /// Source: CH27 §5.2
  case notifPracticeInQuiet = 243
  /// Remind me
  ///
  /// Source: CH27 §6.2
  case notifPracticeRemindMe = 244
  /// Max per day
  ///
  /// Source: CH27 §6.1
  case notifSettingsMaxPerDay = 245
  /// More reminders can feel spammy. You can change this anytime.
  ///
  /// Source: CH27 §10.3
  case notifSettingsMaxPerDayNote = 246
  /// Open iOS Settings
  ///
  /// Source: CH27 §3.3; CH27 §6.1
  case notifSettingsOpenIosSettings = 247
  /// Pause all notifications
  ///
  /// Source: CH27 §6.1
  case notifSettingsPauseAll = 248
  /// Quiet hours
  ///
  /// Source: CH27 §6.1
  case notifSettingsQuietHours = 249
  /// This time is inside your quiet hours. Reminders come when they end.
  ///
  /// Source: CH27 §5.1; CH27 §5.2
  case notifSettingsReminderInQuiet = 250
  /// Daily reminder time
  ///
  /// Source: CH27 §6.1
  case notifSettingsReminderTime = 251
  /// Enabled
  ///
  /// Source: CH27 §6.1
  case notifSettingsStatusEnabled = 252
  /// Off in iOS Settings
  ///
  /// Source: CH27 §6.1
  case notifSettingsStatusOff = 253
  /// Notifications are off at the system level.
  ///
  /// Source: CH27 §3.3
  case notifSettingsSystemOffLine = 254
  /// Notifications
  ///
  /// Source: CH27 §6.1
  case notifSettingsTitle = 255
  /// Training days
  ///
  /// Source: CH27 §6.1
  case notifSettingsTrainingDays = 256
  /// For {time} At most 17 characters.
  ///
  /// Source: CH27 §5.1
  case notifSnoozeLong = 257
  /// For {time} At most 17 characters.
  ///
  /// Source: CH27 §5.1
  case notifSnoozeShort = 258
  /// Until tomorrow
  ///
  /// Source: CH27 §5.1
  case notifSnoozeTomorrow = 259
  /// Handz can remind you when it's time to maintain your gameplans and keep reactions sharp. You control timing and can turn this off anytime.
  ///
  /// Source: CH27 §3.2
  case notifSoftPrompt = 260
  /// Enable Reminders
  ///
  /// Source: CH27 §3.2
  case notifSoftPromptEnable = 261
  /// Not Now
  ///
  /// Source: CH27 §3.2
  case notifSoftPromptNotNow = 262
  /// Overdue items
  ///
  /// Source: CH27 §4.2
  case notifTypeOverdue = 263
  /// Streak reminders
  ///
  /// Source: CH27 §4.2
  case notifTypeStreak = 264
  /// Browse examples
  ///
  /// Source: CH07 §8.7
  case onboardingGoalsBrowse = 265
  /// Build a gameplan
  ///
  /// Source: CH07 §8.7
  case onboardingGoalsBuild = 266
  /// Practice a gameplan
  ///
  /// Source: CH07 §8.7
  case onboardingGoalsPractice = 267
  /// What do you want to do?
  ///
  /// Source: CH07 §5.1
  case onboardingGoalsQuestion = 268
  /// Pro has no credit limits and unlocks all of Practice.
  ///
  /// Source: CH08 §5.1
  case paywallExplains = 269
  /// Can't verify subscription right now. Some Pro features may pause if this continues.
  ///
  /// Source: CH08 §1.2
  case planGraceBanner = 270
  /// Your purchase is being confirmed. Your plan changes as soon as it is.
  ///
  /// Source: CH08 §8
  case planPurchaseInProgress = 271
  /// Practice (1 credit)
  ///
  /// Source: CH08 §5.1
  case practiceCtaCredit = 272
  /// Practice
  case practiceCtaPlain = 273
  /// Practice (Pro)
  ///
  /// Source: CH08 §5.1
  case practiceCtaPro = 274
  /// Try again later
  ///
  /// Source: CH31 Retry Behavior Standard
  case retryTryAgainLater = 275
  /// Clear cache
  ///
  /// Source: CH07 §7.2
  case settingsClearCacheChoice = 276
  /// Log out
  ///
  /// Source: CH07 §7.2
  case settingsLogOut = 277
  /// Restore Purchases
  ///
  /// Source: CH07 §10
  case settingsRestorePurchases = 278
  /// This flow contains private uploads that are not shared.
  ///
  /// Source: CH29 §7.1
  case shareRecipientDisclosure = 279
  /// Uploads won't be shared. Add links if you want recipients to see media.
  ///
  /// Source: CH29 §5.2
  case shareUploadsDisclosure = 280
  /// Add to Inbox
  ///
  /// Source: CH29 §6.3
  case shareViewAccept = 281
  /// Duplicate
  ///
  /// Source: CH07 §6.2
  case shareViewDuplicate = 282
  /// Cancel
  ///
  /// Source: CH29 §6.1
  case storageCapCancel = 283
  /// Manage Storage
  ///
  /// Source: CH29 §6.1
  case storageCapManage = 284
  /// Upgrade
  ///
  /// Source: CH29 §6.1
  case storageCapUpgrade = 285
  /// {used} of {limit} used, {left} left. This file: {size}. At most 62 characters.
  ///
  /// Source: CH29 §6.1
  case storageCapUsage = 286
  /// Your work stays. What is cleared is downloaded again when you need it.
  case storageClearCacheAsk = 287
  /// They are made again when you look at your videos.
  case storageClearThumbnailsAsk = 288
  /// Local cache size (non-media)
  ///
  /// Source: CH28 §13.1
  case storageManagerCacheSize = 289
  /// Clear cache
  ///
  /// Source: CH28 §13.1
  case storageManagerClearCache = 290
  /// Clear thumbnails
  ///
  /// Source: CH28 §13.1
  case storageManagerClearThumbs = 291
  /// Manage offline flows
  ///
  /// Source: CH28 §13.1
  case storageManagerManageOffline = 292
  /// Storage & Offline
  ///
  /// Source: CH28 §13.1
  case storageManagerPath = 293
  /// Offline media pending uploads
  ///
  /// Source: CH28 §13.1
  case storageManagerPendingUploads = 294
  /// Pinned for offline
  ///
  /// Source: CH28 §13.1
  case storageManagerPinned = 295
  /// Remove pending uploads
  ///
  /// Source: CH28 §13.1
  case storageManagerRemovePending = 296
  /// Cached thumbnails
  ///
  /// Source: CH28 §13.1
  case storageManagerThumbnails = 297
  /// Media Storage
  ///
  /// Source: CH29 §5.3
  case storageMeter = 298
  /// {used} of {limit} used, {left} left. At most 41 characters.
  ///
  /// Source: CH29 §5.3
  case storageMeterUsage = 299
  /// Pending cleanup
  ///
  /// Source: CH29 §5.3
  case storagePendingCleanup = 300
  /// These flows take more space than planned. Remove some to keep the app fast.
  ///
  /// Source: CH28 §13.2
  case storagePinnedOver = 301
  /// The videos are taken off your moves and flows. They stay in your photo library.
  case storageRemovePendingAsk = 302
  /// Manage subscription
  ///
  /// Source: CH08 §8
  case subscriptionManage = 303
  /// Your plan: Pro
  ///
  /// Source: CH08 §5.1
  case subscriptionPlan = 304
  /// Renews on {date}. At most 21 characters.
  ///
  /// Source: CH08 §5.1
  case subscriptionRenews = 305
  /// Subscription
  ///
  /// Source: CH08 §5.1
  case subscriptionTitle = 306
  /// Your trial ends on {date}. Then Pro begins. At most 47 characters.
  ///
  /// Source: CH08 §5.1; CH08 §6
  case subscriptionTrialEnds = 307
  /// Connection is unstable — saving locally.
  ///
  /// Source: CH28 §5.1; CH28 §20
  case syncBannerDegraded = 308
  /// Details
  ///
  /// Source: CH28 §5.1
  case syncBannerDetails = 309
  /// Connection is unstable. Some content may not load.
  case syncBannerGuestDegraded = 310
  /// Offline — changes will sync when you're back online.
  ///
  /// Source: CH28 §5.1; CH28 §20
  case syncBannerOffline = 311
  /// We found edits from another device. Review your conflict copy.
  ///
  /// Source: CH28 §9.2
  case syncConflictBanner = 312
  /// {originalName} (Conflict Copy — {date}) At most 129 characters.
  ///
  /// Source: CH28 §9.2
  case syncConflictCopyName = 313
  /// Keep Both
  ///
  /// Source: CH28 §9.3
  case syncConflictKeepBoth = 314
  /// Keep Mine
  ///
  /// Source: CH28 §9.3
  case syncConflictKeepMine = 315
  /// Keep Theirs
  ///
  /// Source: CH28 §9.3
  case syncConflictKeepTheirs = 316
  /// Review
  case syncConflictReview = 317
  /// Undo this decision
  ///
  /// Source: CH28 §9.3
  case syncConflictUndo = 318
  /// View differences
  ///
  /// Source: CH28 §9.3
  case syncConflictViewDiff = 319
  /// Pending Delete
  ///
  /// Source: CH28 §11.2
  case syncDeletePendingLabel = 320
  /// Recently Deleted
  ///
  /// Source: CH28 §11.2
  case syncDeleteRecentlyDeleted = 321
  /// Available offline
  ///
  /// Source: CH28 §13.2
  case syncPinLabel = 322
  /// Recovered draft
  ///
  /// Source: CH28 §16
  case syncRecoveredDraft = 323
  /// Online
  ///
  /// Source: CH28 §5.3
  case syncSheetConnection = 324
  /// Copy debug info
  ///
  /// Source: CH28 §5.3
  case syncSheetCopyDebug = 325
  /// Export drafts
  ///
  /// Source: CH28 §16
  case syncSheetExportDrafts = 326
  /// Last synced {ago} ago. At most 30 characters.
  ///
  /// Source: CH28 §5.3
  case syncSheetLastSynced = 327
  /// {count} changes wait to be sent. At most 44 characters.
  ///
  /// Source: CH28 §5.3
  case syncSheetPending = 328
  /// Retry now
  ///
  /// Source: CH28 §5.3
  case syncSheetRetryNow = 329
  /// Open storage manager
  ///
  /// Source: CH28 §5.3
  case syncSheetStorageManager = 330
  /// Contact support
  ///
  /// Source: CH28 §5.3; CH30 Warning Ladder
  case syncSheetSupport = 331
  /// Sync error
  ///
  /// Source: CH28 §5.2
  case syncStatusError = 332
  /// Retry
  ///
  /// Source: CH28 §5.2
  case syncStatusRetry = 333
  /// Saved
  ///
  /// Source: CH28 §5.2
  case syncStatusSaved = 334
  /// Saved locally
  ///
  /// Source: CH28 §5.2
  case syncStatusSavedLocally = 335
  /// Saving...
  ///
  /// Source: CH28 §5.2
  case syncStatusSaving = 336

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.copy, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.copy, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The telemetry events of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzTelemetryEvent: UInt16, CaseIterable, Sendable {
  /// A level stopped an action.
  ///
  /// Source: CH30 Telemetry Requirements
  case actionBlocked = 0
  /// The server's configuration could not be loaded. Logged once a session, and never shown as an error.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configFallbackUsed = 1
  /// It is over.
  ///
  /// Source: CH30 Telemetry Requirements
  case cooldownEnded = 2
  /// A pause, a block or a suspension began.
  ///
  /// Source: CH30 Telemetry Requirements
  case cooldownStarted = 3
  /// A practice credit was used.
  ///
  /// Source: CH08 §9
  case creditSpent = 4
  /// The plan allows less than the one before, because a subscription, a trial or the grace after them ended.
  ///
  /// Source: CH08 §9
  case downgradeDetected = 5
  /// The app knows the plan and its limits.
  ///
  /// Source: CH08 §9
  case entitlementSnapshotLoaded = 6
  /// An error of severity S2 or more was shown.
  ///
  /// Source: CH31 Logging Rules
  case errorShown = 7
  /// A refusal was shown.
  ///
  /// Source: CH08 §9
  case gateShown = 8
  /// A person was shown a level.
  ///
  /// Source: CH30 Telemetry Requirements
  case ladderLevelShown = 9
  /// A vector changed its level. Always logged, on the server.
  ///
  /// Source: CH30 Warning Ladder
  case ladderLog = 10
  /// Something that a vector counts happened.
  ///
  /// Source: CH30 Telemetry Requirements
  case limitCounterIncremented = 11
  /// The store refused a purchase, or the person left it.
  ///
  /// Source: CH08 §9
  case purchaseFailed = 12
  /// The person went to the store.
  ///
  /// Source: CH08 §9
  case purchaseStarted = 13
  /// The store confirmed a purchase.
  ///
  /// Source: CH08 §9
  case purchaseSuccess = 14
  /// A retry succeeded after an error.
  ///
  /// Source: CH31 Logging Rules
  case recovered = 15
  /// The person asked the store what they had bought.
  ///
  /// Source: CH08 §9
  case restoreClicked = 16
  /// The store found nothing to restore, or could not be asked.
  ///
  /// Source: CH08 §9
  case restoreFailed = 17
  /// The store found a purchase to restore.
  ///
  /// Source: CH08 §9
  case restoreSuccess = 18
  /// An account was blocked for its security. Kept in the audit log, without exception.
  ///
  /// Source: CH30 Warning Ladder
  case securityAudit = 19
  /// How much of the storage is used.
  ///
  /// Source: CH28 §17
  case storageUsed = 20
  /// The person decided about a conflict.
  ///
  /// Source: CH28 §17
  case syncConflictResolved = 21
  /// How many changes were given up on.
  ///
  /// Source: CH28 §17
  case syncPermanentFailures = 22
  /// How much waits to be sent.
  ///
  /// Source: CH28 §17
  case syncQueueLength = 23
  /// How often changes are tried again.
  ///
  /// Source: CH28 §17
  case syncRetries = 24
  /// How long changes take to arrive.
  ///
  /// Source: CH28 §17
  case syncTime = 25
  /// The store began a trial.
  ///
  /// Source: CH08 §9
  case trialStarted = 26
  /// The person tapped Upgrade.
  ///
  /// Source: CH08 §9
  case upgradeClicked = 27
  /// The person tapped Upgrade where a limit was shown. It goes out besides upgrade_clicked.
  ///
  /// Source: CH30 Telemetry Requirements
  case upgradeCtaClicked = 28
  /// An upload ended, well or not.
  ///
  /// Source: CH28 §17
  case uploadFinished = 29
  /// How large uploads are on average. Nothing about what is in them.
  ///
  /// Source: CH28 §17
  case uploadSize = 30
  /// The person deleted something to make room.
  ///
  /// Source: CH30 Telemetry Requirements
  case userDeletedItemToResolveLimit = 31

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.events, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.events, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The snapshot fields of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSnapshotField: UInt16, CaseIterable, Sendable {
  /// Outgoing branches of one move.
  ///
  /// Source: CH08 §2
  case branchCapPerMove = 0
  /// Whether share links can be made. The email address may still have to be confirmed.
  ///
  /// Source: CH08 Build Prompt
  case canCreateShareLinks = 1
  /// Whether anything may be kept.
  ///
  /// Source: CH08 §2
  case canPersist = 2
  /// Whether a saved flow can be practiced right now.
  ///
  /// Source: CH08 §2
  case canPractice = 3
  /// Whether an import can be practiced before it is saved.
  ///
  /// Source: CH08 §2
  case canPracticeInboxItems = 4
  /// Whether videos can be uploaded.
  ///
  /// Source: CH08 §2
  case canUploadMedia = 5
  /// Every reason that can refuse something on this plan.
  ///
  /// Source: CH08 §2
  case gatingReasonCodes = 6
  /// Imports in the inbox.
  ///
  /// Source: CH08 §2
  case inboxCap = 7
  /// All uploads together; 0 where there are none.
  ///
  /// Source: CH08 §2
  case mediaCapBytes = 8
  /// The plan in force.
  ///
  /// Source: CH08 §2
  case planState = 9
  /// Credits left; null on a plan that does not use them.
  ///
  /// Source: CH08 §2
  case practiceCredits = 10
  /// Flows in the library; null is unlimited.
  ///
  /// Source: CH08 §2
  case savedFlowCap = 11

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.snapshot, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.snapshot, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The settings of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSetting: UInt16, CaseIterable, Sendable {
  /// How long after the last touch a flow is written to the device, in milliseconds. Amount: 250 (count).
  ///
  /// Source: CH28 §6.2
  case autosaveFlowMilliseconds = 0
  /// How long after the last change of a field a move is written to the device, in milliseconds. Amount: 500 (count).
  ///
  /// Source: CH28 §6.2
  case autosaveMoveMilliseconds = 1
  /// So many bad requests within the window are a bad connection. With one, the banner would flicker. Amount: 2 (count).
  ///
  /// Source: CH28 §2
  case badRequestsToDegraded = 2
  /// How long the banner stays when the connection is good again. Amount: 5 (seconds).
  ///
  /// Source: CH28 §5.1
  case bannerAfterReturn = 3
  /// Notifications of the same batch that would fire within this time become one. Amount: 900 (seconds).
  ///
  /// Source: CH27 §5.2
  case batchWindow = 4
  /// How many of them are kept for billing. Amount: 1 (count).
  case billingSlots = 5
  /// In this much time there is one notification at most. What meets another one goes into the summary. Amount: 60 (seconds).
  ///
  /// Source: CH27 §10.2
  case burstWindow = 6
  /// How far two clocks may differ before we take one of them for set back. Amount: 300 (seconds).
  case clockTolerance = 7
  /// How long what became of a request says something about the connection. Amount: 30 (seconds).
  ///
  /// Source: CH28 §2
  case connectionWindow = 8
  /// The name of a flow or move inside the name of its conflict copy. Amount: 100 (count).
  case copiedNameLength = 9
  /// How many reminders a day the app tries not to exceed. It is the lowest that can be chosen, too. Amount: 2 (count).
  ///
  /// Source: CH27 §5.1; CH27 §10.3
  case dailyMaximum = 10
  /// The highest daily maximum that can be chosen. Amount: 4 (count).
  ///
  /// Source: CH27 §6.1
  case dailyMaximumHighest = 11
  /// When the daily reminders come, by the clock of where the person is. Amount: 1140 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  case dailyReminderTime = 12
  /// A date such as 2026-01-31. Amount: 10 (count).
  case dateLength = 13
  /// How long a deleted thing can be found under "Recently Deleted", and its tombstone is kept so that other devices delete it, too. Amount: 2592000 (seconds).
  ///
  /// Source: CH28 §11.2
  case deletedThingsStay = 14
  /// Within this time of a block, the next one of the same level is twice as long. 0s is off. Amount: 0 (seconds).
  ///
  /// Source: CH30 Warning Ladder
  case escalationMemory = 15
  /// So many failures in a row are no connection. Amount: 3 (count).
  ///
  /// Source: CH28 §2
  case failuresToOffline = 16
  /// So many good requests in a row are a good connection again. Amount: 2 (count).
  ///
  /// Source: CH28 §2
  case goodRequestsToOnline = 17
  /// How long Pro continues after the last time the store confirmed it. Amount: 259200 (seconds).
  ///
  /// Source: CH08 §1.2
  case graceWindow = 18
  /// The most characters of a handle. Amount: 20 (count).
  ///
  /// Source: CH07 §4
  case handleLongest = 19
  /// The fewest characters of a handle. Amount: 3 (count).
  ///
  /// Source: CH07 §4
  case handleShortest = 20
  /// How much of the past is kept on the device, of sessions and of notifications. Amount: 7776000 (seconds).
  ///
  /// Source: CH28 §8.1
  case historyKeptHere = 21
  /// How often a category is opened for nothing before the app suggests to switch it off. Amount: 5 (count).
  ///
  /// Source: CH27 §10.3
  case ignoredOpensAtMost = 22
  /// How far back that counts. Amount: 1209600 (seconds).
  ///
  /// Source: CH27 §10.3
  case ignoredWindow = 23
  /// How long an import waits in the inbox before it expires. 0s is forever. Amount: 0 (seconds).
  ///
  /// Source: CH27 §11
  case importExpiry = 24
  /// An import with a larger payload is fetched when it is opened, and not before. Amount: 256000 (bytes).
  ///
  /// Source: CH28 §8.1
  case largestCachedImport = 25
  /// How many of the largest uploads the storage meter names. Amount: 5 (count).
  ///
  /// Source: CH29 §5.3
  case largestUploads = 26
  /// A user who has not opened Maintenance for this long counts as away from it. Amount: 172800 (seconds).
  ///
  /// Source: CH27 §4.2
  case maintenanceAway = 27
  /// A notification's text is shorter than this many characters, with names at their longest. Amount: 90 (count).
  ///
  /// Source: CH27 §4.3
  case notificationLength = 28
  /// How many notifications a day there are at most, all categories together. Amount: 10 (times per day).
  ///
  /// Source: CH27 §10.2
  case notificationsADay = 29
  /// How long an accepted overload is not mentioned again. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §4.2
  case overloadPause = 30
  /// The fewest characters of a password. Amount: 8 (count).
  ///
  /// Source: CH07 §8.3
  case passwordShortest = 31
  /// How many notifications are left with the system at a time. iOS drops some beyond its own number. Amount: 60 (count).
  ///
  /// Source: CH27 §5.2
  case pendingAtMost = 32
  /// How much the flows that are available offline may take on the device. Amount: 500000000 (bytes).
  ///
  /// Source: CH28 §13.2
  case pinnedBudget = 33
  /// Coming back to the app, news is fetched when the last is older than this. Amount: 300 (seconds).
  ///
  /// Source: CH28 §8
  case pullAfter = 34
  /// How many things are fetched at once. Amount: 200 (count).
  ///
  /// Source: CH28 §8
  case pullPage = 35
  /// How large a part that is fetched may be. Amount: 1000000 (bytes).
  ///
  /// Source: CH28 §8
  case pullPageSize = 36
  /// After so many failures in a row the thing shows "Sync error"; before that, a toast is enough. Amount: 5 (count).
  ///
  /// Source: CH28 §7.3
  case queueFailuresThatPersist = 37
  /// How long a change that could not be sent waits for its second try. Amount: 2 (seconds).
  ///
  /// Source: CH28 §7.3
  case queueFirstWait = 38
  /// No wait is longer. Amount: 300 (seconds).
  ///
  /// Source: CH28 §7.3
  case queueLongestWait = 39
  /// Of so many changes that have arrived the ids are kept, so that one that is added again is known. Amount: 1000 (count).
  ///
  /// Source: CH28 §16
  case queueRemembers = 40
  /// With more than so many changes waiting there is a warning. Amount: 500 (count).
  ///
  /// Source: CH28 §5.3; CH28 §16
  case queueSoftCap = 41
  /// How many times longer each wait is than the one before. Amount: 2 (count).
  ///
  /// Source: CH28 §7.3
  case queueWaitFactor = 42
  /// How much of a wait is chance. With all of it there might be no wait at all, which CH28 forbids. Amount: 50 (percent).
  ///
  /// Source: CH28 §7.3
  case queueWaitJitter = 43
  /// From this minute on things are delivered again, those that waited included. The same time as the start means no quiet hours. Amount: 420 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  case quietHoursEnd = 44
  /// From this minute on nothing is delivered. Amount: 1320 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  case quietHoursStart = 45
  /// How often reading is tried again at once, before it is tried ever more slowly. Amount: 3 (count).
  ///
  /// Source: CH31 Retry Behavior Standard
  case rapidRetries = 46
  /// The time that "Remind me" proposes for a planned session, from now on. Amount: 3600 (seconds).
  ///
  /// Source: CH27 §6.2
  case remindMeAfter = 47
  /// How long a request may take before ERR-002. Amount: 15 (seconds).
  ///
  /// Source: CH31 Error Dictionary
  case requestTimeout = 48
  /// The wait after the last try that comes at once. Amount: 2 (seconds).
  ///
  /// Source: CH31 Retry Behavior Standard
  case retryFirstWait = 49
  /// No wait is longer. Amount: 300 (seconds).
  ///
  /// Source: CH31 Retry Behavior Standard
  case retryLongestWait = 50
  /// How many times longer each wait is than the one before. Amount: 2 (count).
  ///
  /// Source: CH31 Retry Behavior Standard
  case retryWaitFactor = 51
  /// How much of a wait is chance. Amount: 50 (percent).
  ///
  /// Source: CH31 Retry Behavior Standard
  case retryWaitJitter = 52
  /// How far ahead they are planned when all together would be too many. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §5.2
  case scheduleHorizon = 53
  /// What an address that is not confirmed adds to the badge. Amount: 0 (count).
  ///
  /// Source: CH27 §8.1
  case securityBadge = 54
  /// How long an address may wait before it adds to the badge. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §8.1
  case securityBadgeAfter = 55
  /// How long after its last activity a session that began without a credit continues without one, whatever the plan is then. Amount: 86400 (seconds).
  case sessionStaysCovered = 56
  /// How many characters of a name a notification shows. Amount: 30 (count).
  ///
  /// Source: CH27 §4.3
  case shownNameLength = 57
  /// How long a sign of automation or fraud counts after it was last seen. Amount: 1800 (seconds).
  ///
  /// Source: CH30 Suspicious-Activity Signals
  case signalLifetime = 58
  /// A request that takes longer is a bad one. Amount: 5 (seconds).
  ///
  /// Source: CH28 §2
  case slowRequest = 59
  /// The longer snooze. Amount: 3600 (seconds).
  ///
  /// Source: CH27 §5.1
  case snoozeLong = 60
  /// The shortest snooze. Amount: 900 (seconds).
  ///
  /// Source: CH27 §5.1
  case snoozeShort = 61
  /// The longest snooze, to the reminder time of that day. Amount: 86400 (seconds).
  ///
  /// Source: CH27 §5.1; CH27 §6.2
  case snoozeTomorrow = 62
  /// How long the sheet about reminders does not come back. Amount: 2592000 (seconds).
  ///
  /// Source: CH27 §9.1
  case softPromptInterval = 63
  /// How often the sheet is shown in all. Amount: 2 (count).
  case softPromptsAtMost = 64
  /// How many digits a handle has that the app makes up, after `user_`. Amount: 6 (count).
  ///
  /// Source: CH07 §4
  case temporaryHandleDigits = 65
  /// How far the timer of a session may be off before ERR-071. Amount: 2 (seconds).
  ///
  /// Source: CH31 Error Dictionary
  case timerDrift = 66
  /// The same toast twice within this time is one. Amount: 5 (seconds).
  ///
  /// Source: CH31 Global Error Components
  case toastMergeWindow = 67
  /// How many toasts there are on the screen; the others wait their turn. Amount: 1 (count).
  ///
  /// Source: CH31 Global Error Components
  case toastsAtATime = 68
  /// Whether training days named during onboarding are filled in beforehand, 1 or 0. Without them there are none. Amount: 0 (count).
  ///
  /// Source: CH27 §5.1; CH27 §11
  case trainingDaysPreset = 69
  /// How long a trial lasts. The store ends it; this is the number that we tell people. Amount: 604800 (seconds).
  ///
  /// Source: CH08 §6
  case trialLength = 70
  /// How many steps can be undone. Amount: 50 (count).
  ///
  /// Source: CH28 §11.1
  case undoDepth = 71
  /// Whether the app has a list of recent notifications, 1 or 0. Amount: 0 (count).
  ///
  /// Source: CH27 §8.2; CH27 §11
  case updatesFeed = 72
  /// How often an offer in its place on the screen may interrupt, unless the person asks for more. Amount: 1 (count).
  ///
  /// Source: CH08 §3.1
  case upsellsASession = 73

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.settings, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.settings, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }

  /// The unit of a setting.
  public enum Unit: Sendable {
    /// Count.
    case count
    /// Seconds.
    case seconds
    /// Bytes.
    case bytes
    /// Percent.
    case percent
    /// Minutes since midnight.
    case timeOfDay
    /// Times per day.
    case perDay
  }

  /// The unit of the amount.
  public var unit: Unit {
    switch self {
    case .autosaveFlowMilliseconds: .count
    case .autosaveMoveMilliseconds: .count
    case .badRequestsToDegraded: .count
    case .bannerAfterReturn: .seconds
    case .batchWindow: .seconds
    case .billingSlots: .count
    case .burstWindow: .seconds
    case .clockTolerance: .seconds
    case .connectionWindow: .seconds
    case .copiedNameLength: .count
    case .dailyMaximum: .count
    case .dailyMaximumHighest: .count
    case .dailyReminderTime: .timeOfDay
    case .dateLength: .count
    case .deletedThingsStay: .seconds
    case .escalationMemory: .seconds
    case .failuresToOffline: .count
    case .goodRequestsToOnline: .count
    case .graceWindow: .seconds
    case .handleLongest: .count
    case .handleShortest: .count
    case .historyKeptHere: .seconds
    case .ignoredOpensAtMost: .count
    case .ignoredWindow: .seconds
    case .importExpiry: .seconds
    case .largestCachedImport: .bytes
    case .largestUploads: .count
    case .maintenanceAway: .seconds
    case .notificationLength: .count
    case .notificationsADay: .perDay
    case .overloadPause: .seconds
    case .passwordShortest: .count
    case .pendingAtMost: .count
    case .pinnedBudget: .bytes
    case .pullAfter: .seconds
    case .pullPage: .count
    case .pullPageSize: .bytes
    case .queueFailuresThatPersist: .count
    case .queueFirstWait: .seconds
    case .queueLongestWait: .seconds
    case .queueRemembers: .count
    case .queueSoftCap: .count
    case .queueWaitFactor: .count
    case .queueWaitJitter: .percent
    case .quietHoursEnd: .timeOfDay
    case .quietHoursStart: .timeOfDay
    case .rapidRetries: .count
    case .remindMeAfter: .seconds
    case .requestTimeout: .seconds
    case .retryFirstWait: .seconds
    case .retryLongestWait: .seconds
    case .retryWaitFactor: .count
    case .retryWaitJitter: .percent
    case .scheduleHorizon: .seconds
    case .securityBadge: .count
    case .securityBadgeAfter: .seconds
    case .sessionStaysCovered: .seconds
    case .shownNameLength: .count
    case .signalLifetime: .seconds
    case .slowRequest: .seconds
    case .snoozeLong: .seconds
    case .snoozeShort: .seconds
    case .snoozeTomorrow: .seconds
    case .softPromptInterval: .seconds
    case .softPromptsAtMost: .count
    case .temporaryHandleDigits: .count
    case .timerDrift: .seconds
    case .toastMergeWindow: .seconds
    case .toastsAtATime: .count
    case .trainingDaysPreset: .count
    case .trialLength: .seconds
    case .undoDepth: .count
    case .updatesFeed: .count
    case .upsellsASession: .count
    }
  }

  /// The amount, as an integer in its unit.
  public var amount: Int { Int(Handz.rules.bundle.integer(.settings, Int(rawValue), 2)) }
}

/// The routes of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzRoute: UInt16, CaseIterable, Sendable {
  /// The sign-up sheet. Closing it leads to where a guest may be, and nowhere else.
  ///
  /// Source: CH07 §6.1; CH07 §6.2; CH07 §10
  case authConversion = 0
  /// Sign up by email, or log in by email.
  ///
  /// Source: CH07 §8.2
  case authEmailChoice = 1
  /// Logging in with an address and a password.
  ///
  /// Source: CH07 §8.4
  case authEmailLogin = 2
  /// An account with an address and a password. A user who came from a gate goes back to what they were doing instead.
  ///
  /// Source: CH07 §8.3
  case authEmailSignup = 3
  /// Asks for the address that a reset link goes to.
  ///
  /// Source: CH07 §8.5
  case authForgotPassword = 4
  /// Logging in again, with the provider of the last login first.
  ///
  /// Source: CH07 §7.1; CH07 §3.1
  case authReauth = 5
  /// Says that the reset link is on its way.
  ///
  /// Source: CH07 §8.5
  case authResetSent = 6
  /// The Welcome Gate. Three ways to sign up, Log in, and a look around without an account.
  ///
  /// Source: CH07 §8.1; CH07 §7.2; CH07 §10
  case authWelcome = 7
  /// What differs between the two versions.
  ///
  /// Source: CH28 §9.3
  case conflictDiff = 8
  /// The same thing was edited on two devices; the person chooses the version to keep.
  ///
  /// Source: CH28 §9.3
  case conflictResolve = 9
  /// The list that a summary of several reminders belongs to.
  ///
  /// Source: CH27 §10.3
  case dashboard = 10
  /// Takes the place of a screen that cannot be shown.
  ///
  /// Source: CH31 Error Surfaces; CH31 Global Error Components
  case fallback = 11
  /// The flow builder with a new flow.
  ///
  /// Source: CH07 §8.7; CH07 §9; CH28 §5.2
  case flowCreate = 12
  /// One flow of the library.
  ///
  /// Source: CH08 §5.1
  case flowDetail = 13
  /// One demo flow, to look at.
  ///
  /// Source: CH07 §8.8; CH07 §5.1
  case flowDetailDemo = 14
  /// What CH08 calls the account gate. It shows the sign-up sheet.
  ///
  /// Source: CH08 §3.1; CH08 Build Prompt
  case gateAccount = 15
  /// Tells a guest who followed a link that what it names belongs to an account.
  ///
  /// Source: CH27 §7.1
  case gateAccountRequired = 16
  /// The sheet for a full library, inbox or storage.
  ///
  /// Source: CH08 §3.1; CH08 Build Prompt
  case gateCap = 17
  /// The page of CH28 before a guest builds. Waived; the sign-up sheet is shown at once, so nothing leads here.
  ///
  /// Source: CH28 §12
  case gateGuestBuilder = 18
  /// Sharing and export wait until the address is confirmed.
  ///
  /// Source: CH31 Error Dictionary; CH07 §6.4
  case gateVerifyEmail = 19
  /// How sharing works, in a few lines.
  ///
  /// Source: CH31 Empty States
  case helpSharing = 20
  /// The home of the app, with its tabs.
  ///
  /// Source: CH07 §8.4; CH07 §7.1
  case home = 21
  /// What a guest sees of the app, demo flows above all, and the way to an account.
  ///
  /// Source: CH07 §8.8
  case homeDemo = 22
  /// An import uses moves that the person does not have; they choose what becomes of those.
  ///
  /// Source: CH31 Error Dictionary
  case importResolver = 23
  /// Flows that others have sent; a link may point at one of them.
  ///
  /// Source: CH27 §7.2; CH27 §6.4; CH29 §7.2; CH08 §10
  case inbox = 24
  /// There is no room for another import. The link stays usable.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case inboxFull = 25
  /// The privacy policy, which every screen that creates an account links to.
  ///
  /// Source: CH07 §8.3; CH07 §10
  case legalPrivacy = 26
  /// The terms, which every screen that creates an account links to.
  ///
  /// Source: CH07 §8.3; CH07 §10
  case legalTerms = 27
  /// The saved flows and moves of a person.
  ///
  /// Source: CH07 §6.2
  case library = 28
  /// The demo flows and demo moves, to look at.
  ///
  /// Source: CH07 §8.7; CH07 §5.1
  case libraryDemo = 29
  /// A limit against abuse, for how long, and what one can do.
  ///
  /// Source: CH30 UX Surfaces
  case limit = 30
  /// The account is held until the person has been in touch.
  ///
  /// Source: CH30 Warning Ladder
  case limitSecurity = 31
  /// What is due, what is overdue, and what is too much; a link says which of the three.
  ///
  /// Source: CH27 §7.2; CH27 §6.2
  case maintenance = 32
  /// Setting up a gameplan.
  ///
  /// Source: CH31 Empty States; CH27 §6.2
  case masteryCreate = 33
  /// One gameplan and how well it is kept up.
  ///
  /// Source: CH27 §7.2
  case masteryPlan = 34
  /// The uploads, largest first, to make room.
  ///
  /// Source: CH29 §6.1
  case mediaManage = 35
  /// Choosing or making a move to build with.
  ///
  /// Source: CH31 Empty States
  case moveAdd = 36
  /// The editor of a custom move.
  ///
  /// Source: CH28 §6.2; CH07 §9; CH28 §5.2; CH30 Required UX Behaviors at Caps
  case moveEdit = 37
  /// Asks whether reminders are welcome, before the system asks.
  ///
  /// Source: CH27 §3.1; CH27 §3.2
  case notificationsSoftPrompt = 38
  /// What would you like to do? Guests are asked too; a card that needs an account shows them the sign-up sheet.
  ///
  /// Source: CH07 §8.7; CH07 §5.1
  case onboardingGoalsRouter = 39
  /// A name, a handle and a picture, all of them optional. Home offers it to those who signed up another way.
  ///
  /// Source: CH07 §8.6
  case onboardingProfileSetup = 40
  /// What Pro is and what it costs. It knows what it was opened for.
  ///
  /// Source: CH27 §7.2; CH08 §3.1
  case paywall = 41
  /// The Practice tab.
  ///
  /// Source: CH27 §7.2; CH08 §5.1
  case practice = 42
  /// A session on a demo flow, if the app has that.
  ///
  /// Source: CH07 §5.1
  case practiceDemo = 43
  /// The running session with its timer. Nothing that can wait interrupts it.
  ///
  /// Source: CH28 §6.2; CH30 Accessibility & Fairness
  case practiceSessionRun = 44
  /// What to practice, before the timer runs. A link to a scheduled session opens it filled in.
  ///
  /// Source: CH07 §8.7; CH27 §7.2; CH27 §6.2
  case practiceSetup = 45
  /// What is being deleted and can still be brought back.
  ///
  /// Source: CH28 §11.2
  case recentlyDeleted = 46
  /// Settings.
  ///
  /// Source: CH27 §6.1; CH07 §7.2
  case settings = 47
  /// What is sent and when, and whether the system allows it.
  ///
  /// Source: CH27 §6.1; CH27 §7.2
  case settingsNotifications = 48
  /// The flows that are kept on this device on purpose.
  ///
  /// Source: CH28 §13.1; CH28 §13.2
  case settingsOfflineFlows = 49
  /// What the app keeps on this device, and how to clear it.
  ///
  /// Source: CH28 §13.1
  case settingsStorageOffline = 50
  /// The plan, its limits with what is used of them, and the way to the store.
  ///
  /// Source: CH08 §5.1; CH08 §8; CH30 UX Surfaces
  case settingsSubscription = 51
  /// Making a link to a flow. It says that uploads stay behind.
  ///
  /// Source: CH29 §5.2
  case shareCreate = 52
  /// What a share link opens, for everybody. Taking the flow along needs an account.
  ///
  /// Source: CH29 §6.3; CH07 §9
  case shareView = 53
  /// Writing to support.
  ///
  /// Source: CH28 §5.3
  case support = 54
  /// How sync is doing and what is waiting.
  ///
  /// Source: CH28 §5.3; CH28 §16
  case syncStatus = 55
  /// The feed of what has happened, if the app has one.
  ///
  /// Source: CH27 §8.2
  case updates = 56

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.routes, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.routes, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The deep links of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzDeepLinkType: UInt16, CaseIterable, Sendable {
  /// The inbox, no import in particular.
  case inbox = 0
  /// One import in the inbox.
  ///
  /// Source: CH27 §7.2
  case inboxItem = 1
  /// What is due today. The summary of several reminders opens this one too.
  ///
  /// Source: CH27 §7.2
  case maintenanceDueToday = 2
  /// What is overdue.
  ///
  /// Source: CH27 §7.2
  case maintenanceOverdue = 3
  /// More than fits in a week, and a way to choose.
  ///
  /// Source: CH27 §7.2
  case maintenanceOverload = 4
  /// One gameplan.
  ///
  /// Source: CH27 §7.2
  case masteryPlan = 5
  /// Credits are left and will soon be gone.
  ///
  /// Source: CH27 §7.2
  case paywallCredits = 6
  /// The last payment failed.
  ///
  /// Source: CH27 §7.2
  case paywallPaymentFailed = 7
  /// The trial ends soon.
  ///
  /// Source: CH27 §7.2
  case paywallTrialEnding = 8
  /// The Practice tab.
  ///
  /// Source: CH27 §7.2
  case practice = 9
  /// A scheduled session, ready to start.
  ///
  /// Source: CH27 §7.2
  case practiceSession = 10
  /// What is sent and when.
  ///
  /// Source: CH27 §7.2
  case settingsNotifications = 11

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.deepLinks, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.deepLinks, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The notification categories of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzNotificationCategory: UInt16, CaseIterable, Sendable {
  /// The address, the password, the end of the account. Email tells about them first, so no notification belongs here yet.
  ///
  /// Source: CH27 §4.1; CH27 §6.3; CH27 §10
  case accountSecurity = 0
  /// The end of a trial and failed payments. Nothing here advertises.
  ///
  /// Source: CH27 §4.1; CH27 §6.3; CH27 §10
  case billing = 1
  /// Imports that arrive.
  ///
  /// Source: CH27 §4.1; CH27 §6.1
  case inbox = 2
  /// Reminders to keep up what has been mastered.
  ///
  /// Source: CH27 §4.1; CH27 §6.1
  case maintenance = 3
  /// Milestones and checkpoints of a plan. They mark progress and judge nothing.
  ///
  /// Source: CH27 §4.1; CH27 §6.1
  case mastery = 4
  /// Reminders of planned sessions, streaks and credits.
  ///
  /// Source: CH27 §4.1; CH27 §6.1; CH27 §7.1
  case practice = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.notificationCategories, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.notificationCategories, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The notifications of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzNotificationType: UInt16, CaseIterable, Sendable {
  /// The last payment failed. The app shows it at its next opening, whether or not a push arrived.
  ///
  /// Source: CH27 §4.2; CH27 §6.3; CH27 §10.2
  case billingPaymentFailed = 0
  /// The trial ends soon. Planned at the moment it begins.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case billingTrialEnd = 1
  /// An import has arrived. Without a push there is a banner in the app and the badge.
  ///
  /// Source: CH27 §4.2; CH27 §6.4; CH27 §10.2
  case inboxNewImport = 2
  /// Something is due today.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case maintDueToday = 3
  /// Something is overdue, and the person has not looked at Maintenance for a while.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case maintOverdue = 4
  /// A mastery plan reaches one of its checkpoints.
  ///
  /// Source: CH27 §4.2
  case masteryCheckpoint = 5
  /// There is more to maintain than the person wants to do in a week.
  ///
  /// Source: CH27 §4.2
  case masteryMaintOverload = 6
  /// There are credits left, and new ones come soon.
  ///
  /// Source: CH27 §4.2
  case practiceCreditExpiry = 7
  /// A session that the person has planned begins.
  ///
  /// Source: CH27 §4.2
  case practiceScheduled = 8
  /// A streak ends today unless the person practices.
  ///
  /// Source: CH27 §4.2
  case practiceStreakNudge = 9

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.notifications, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.notifications, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The ladder levels of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzLadderLevel: UInt16, CaseIterable, Sendable {
  /// No warning applies. Events are counted, and users see nothing.
  ///
  /// Source: CH30 Warning Ladder
  case l0 = 0
  /// A friendly word that a limit is near. Nothing slows down.
  ///
  /// Source: CH30 Warning Ladder; CH30 UX Surfaces
  case l1 = 1
  /// A warning with a short pause, or a question whether to go on. A user who continues reaches the goal.
  ///
  /// Source: CH30 Warning Ladder; CH30 UX Surfaces
  case l2 = 2
  /// The action waits for a while. Everything else works.
  ///
  /// Source: CH30 Warning Ladder; CH30 UX Surfaces
  case l3 = 3
  /// The feature is suspended for a day or more. What the person has made can still be looked at.
  ///
  /// Source: CH30 Warning Ladder; CH30 UX Surfaces
  case l4 = 4
  /// What is risky is blocked until the person has been in touch with support. Always in the audit log.
  ///
  /// Source: CH30 Warning Ladder
  case l5 = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.ladderLevels, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.ladderLevels, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The ladder vectors of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzLadderVector: UInt16, CaseIterable, Sendable {
  /// Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case highFrequencyEdits = 0
  /// Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case importAcceptance = 1
  /// Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case loginAttempts = 2
  /// Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case shareLinkCreation = 3
  /// Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case videoUploadChurn = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.ladder, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.ladder, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The signals of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSignal: UInt16, CaseIterable, Sendable {
  /// Unusually large flows, or repeated attempts at making one. A big gameplan is large as well, so it weighs little.
  ///
  /// Source: CH30 Suspicious-Activity Signals
  case hugeFlows = 0
  /// Actions at a rate beyond what hands can do.
  ///
  /// Source: CH30 Suspicious-Activity Signals
  case implausibleRate = 1
  /// Accepting imports in quick succession and deleting them at once.
  ///
  /// Source: CH30 Suspicious-Activity Signals
  case importAndDelete = 2
  /// Many new accounts from one device or session within a short time. A gym's shared tablet looks like this too.
  ///
  /// Source: CH30 Suspicious-Activity Signals
  case manyNewAccounts = 3
  /// Trying again and again what is blocked.
  ///
  /// Source: CH30 Suspicious-Activity Signals; CH30 Limit Catalog
  case repeatedFailures = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.signals, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.signals, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The empty states of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzEmptyState: UInt16, CaseIterable, Sendable {
  /// No flow yet. The builder opens with the choice of moves.
  ///
  /// Source: CH31 Empty States
  case empty01 = 0
  /// No move of one's own yet.
  ///
  /// Source: CH31 Empty States
  case empty02 = 1
  /// Nothing in the inbox.
  ///
  /// Source: CH31 Empty States
  case empty03 = 2
  /// No session practiced yet. A user who still has a credit is entitled to one.
  ///
  /// Source: CH31 Empty States
  case empty04 = 3
  /// No gameplan to maintain.
  ///
  /// Source: CH31 Empty States
  case empty05 = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.emptyStates, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.emptyStates, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The records of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzRecord: UInt16, CaseIterable, Sendable {
  /// The state of one device. Logging out cancels everything that is pending in the system.
  ///
  /// Source: CH27 §5.3; CH27 §9.1
  case notificationDevice = 0
  /// One row for each notification that was planned, sent or suppressed. A trigger whose conditions do not hold leaves none. The fields of its context are what it is about, and what tells it from others of its type.
  ///
  /// Source: CH27 §9.2
  case notificationEventLog = 1
  /// What a person has chosen about notifications, the same on all their devices.
  ///
  /// Source: CH27 §9.1
  case notificationPreferences = 2
  /// Whether and how often one mastery plan reminds.
  ///
  /// Source: CH27 §6.2
  case planReminder = 3
  /// What is kept about a person with an account; a guest has none. Only the name travels, with what the person shares.
  ///
  /// Source: CH07 §4; CH29 §4
  case profile = 4
  /// One change on its way to the server.
  ///
  /// Source: CH28 §7.2
  case syncOperation = 5
  /// What is kept about one uploaded file. None of it travels with a share link.
  ///
  /// Source: CH29 §5.2
  case upload = 6

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.records, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.records, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The tables of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzTable: UInt16, CaseIterable, Sendable {
  /// The address of the account. Apple sends it only with the first sign-in, so it is stored, and the user is not asked for it again.
  ///
  /// Source: CH07 §3.1; CH07 §3.2
  case accountAddress = 0
  /// Where the person is afterward. `resume` is exactly where they were before the sign-up sheet.
  ///
  /// Source: CH07 §8.3; CH07 §9; CH07 §11
  case afterSigningIn = 1
  /// Whether something on the storage screen is cleared now, or asked about first.
  ///
  /// Source: CH28 §13.1
  case clearing = 2
  /// What to do when the server's configuration could not be loaded. The last good one stays, or the built-in one; users see nothing of it.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configurationFailed = 3
  /// Whether the app, and never a notification, suggests to switch a category off.
  ///
  /// Source: CH27 §10.3
  case ignoredCategory = 4
  /// The screen that the app opens on. A session that cannot be renewed names its person, so that only this person logs in again.
  ///
  /// Source: CH07 §7.1; CH07 §8.1
  case launch = 5
  /// What becomes of what this device keeps. A draft beyond the cap stays in every case.
  ///
  /// Source: CH07 §7.2; CH28 §15
  case loggingOut = 6
  /// Whether to ask for permission to send notifications now, and how. Only a tap on Enable Reminders leads to the system's question.
  ///
  /// Source: CH27 §3.1; CH27 §3.2; CH27 §3.3
  case notificationPermission = 7
  /// Which of its three labels the button has that begins practice. A guest's has none of them; it leads to the sign-up sheet.
  ///
  /// Source: CH08 §5.1
  case practiceLabel = 8
  /// Whose account it is. Asked once Apple, Google or the password has said yes, and for every sign-up by email. `link` adds this way in to the account that has the address; `confirm` asks the person to show first that it is theirs (ERR-PH-LINK-ACCOUNTS). Nothing is ever put together by guessing.
  ///
  /// Source: CH07 §3.1; CH07 §3.2; CH07 §3.4; CH07 §8.3
  case signingIn = 9

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.decisionTables, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.decisionTables, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The downgrade rules of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzDowngradeRule: UInt16, CaseIterable, Sendable {
  /// A conflict copy is a flow like any other, and read-only beyond the cap.
  ///
  /// Source: CH28 §9.2; CH08 §6
  case conflictCopies = 0
  /// Custom moves and changes to default ones stay, and can be edited on every plan with an account.
  ///
  /// Source: CH08 §4.1; CH29 §4
  case customMoves = 1
  /// Flows that were never saved stay on the device. They take no slot, and nothing offers to discard them.
  ///
  /// Source: CH28 §6.1; CH30 Global Principles
  case drafts = 2
  /// The most recently edited flows, as many as the plan has room for, stay as they are. The others can be looked at, practiced with credits and deleted. A deleted flow frees its slot at once; one restored over the cap comes back read-only.
  ///
  /// Source: CH08 §6; CH08 §10
  case flows = 3
  /// Folders stay, with whatever is in them.
  ///
  /// Source: CH28 §7.1
  case folders = 4
  /// Imports beyond the limit can be looked at, saved while there is a slot, and deleted. New ones wait until there is room.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  case inboxItems = 5
  /// Links on moves and flows stay. The limit is the same on both plans.
  ///
  /// Source: CH29 §5.1
  case linkAttachments = 6
  /// Mastery and maintenance plans stay as they are.
  ///
  /// Source: CH29 §4
  case masteryPlans = 7
  /// Notes and transition details stay. The limit is the same on both plans; one that is longer stays as it is until it is edited.
  ///
  /// Source: CH29 §4
  case notes = 8
  /// Past sessions and streaks stay, and can be looked at.
  ///
  /// Source: CH08 §4.1; CH08 §6
  case practiceLogs = 9
  /// Reminder times and switches stay, also those that mean nothing on Free.
  ///
  /// Source: CH27 §9.1
  case preferences = 10
  /// Name, handle and picture stay.
  ///
  /// Source: CH07 §4
  case profile = 11
  /// Planned sessions stay in the plan. Each costs a credit when it begins, as practice on Free does.
  ///
  /// Source: CH08 §5
  case scheduledSessions = 12
  /// Links that are out go on working and can be revoked.
  ///
  /// Source: CH08 §4.3
  case shareLinks = 13
  /// Uploads stay, can be watched and can be deleted. New ones come with Pro.
  ///
  /// Source: CH08 §4.5; CH29 §2
  case uploads = 14

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.downgrade, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.downgrade, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The payloads of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzPayload: UInt16, CaseIterable, Sendable {
  /// What a share link resolves to. An import keeps the markers, so that the recipient sees that media is missing by design.
  ///
  /// Source: CH29 §7.1; CH29 §5.1; CH29 §5.2
  case flowShare = 0

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.payloads, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.payloads, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The events of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzEvent: UInt16, CaseIterable, Sendable {
  /// A practice session began and took a credit. Coming back to the same session takes no second one.
  ///
  /// Source: CH08 §5
  case creditSpent = 0
  /// A change reached the server, however it was made.
  ///
  /// Source: CH30 Limit Catalog
  case editReceived = 1
  /// A shared flow was taken in, into the inbox or straight into the library: once for each import, by whichever way. Moving it to the library later is no second one.
  ///
  /// Source: CH30 Limit Catalog
  case importAccepted = 2
  /// A login failed. It counts on the device, regardless of who is logged in.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case loginFailed = 3
  /// A share link was made.
  ///
  /// Source: CH30 Limit Catalog
  case shareLinkCreated = 4
  /// An upload was refused for its size, its type or for lack of room. An upload that a bad connection ended does not count.
  ///
  /// Source: CH30 Limit Catalog
  case uploadRefused = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.countedEvents, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.countedEvents, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The notification batches of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzNotificationBatch: UInt16, CaseIterable, Sendable {
  /// Reminders that could not come, on the next opening.
  ///
  /// Source: CH27 §5.4
  case missedReminders = 0
  /// The imports of a day that there was no room for.
  ///
  /// Source: CH27 §10.2
  case newImports = 1
  /// Reminders about maintenance and mastery that come close together, and all reminders of the same minute.
  ///
  /// Source: CH27 §5.2; CH27 §10.3
  case planSummary = 2

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.notificationBatches, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.notificationBatches, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The operations of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzOperation: UInt16, CaseIterable, Sendable {
  /// Something was practiced, or a session is summed up.
  ///
  /// Source: CH28 §7.1; CH28 §7.4; CH28 §4
  case appendLog = 0
  /// A thing goes. Until that is sent it waits under "Recently Deleted" and can be restored.
  ///
  /// Source: CH28 §7.1; CH28 §11.2; CH28 §16; CH29 §5.3
  case delete = 1
  /// An import is accepted, saved to the library or dismissed.
  ///
  /// Source: CH28 §7.1; CH28 §4
  case inboxOp = 2
  /// A share link is made or revoked.
  ///
  /// Source: CH28 §7.1; CH28 §4
  case linkOp = 3
  /// A video on the device goes to the storage, and is then attached to the latest draft of what it belongs to.
  ///
  /// Source: CH28 §7.1; CH28 §7.4; CH28 §10.1; CH28 §10.2
  case uploadMedia = 4
  /// A thing is new, or has changed.
  ///
  /// Source: CH28 §7.1; CH28 §6; CH28 §9.1; CH28 §16
  case upsert = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.operations, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.operations, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The offline rows of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzOfflineRow: UInt16, CaseIterable, Sendable {
  /// Deleting the account. Only with a connection that is sure to carry the answer.
  ///
  /// Source: CH28 §4
  case accountDelete = 0
  /// Logging in.
  ///
  /// Source: CH28 §4
  case authLogIn = 1
  /// Changing what belongs to the account, such as the address or the subscription.
  ///
  /// Source: CH28 §4
  case authManageAccount = 2
  /// Creating an account.
  ///
  /// Source: CH28 §4
  case authSignUp = 3
  /// Using the app with an account.
  ///
  /// Source: CH28 §4
  case authUseApp = 4
  /// Exporting one's data.
  ///
  /// Source: CH28 §4
  case exportRun = 5
  /// Beginning a flow.
  ///
  /// Source: CH28 §4
  case flowBuilderCreate = 6
  /// Changing a flow. Offline it must be on the device.
  ///
  /// Source: CH28 §4
  case flowBuilderEdit = 7
  /// Looking at demo flows and demo moves.
  ///
  /// Source: CH28 §4
  case guestBrowseDemo = 8
  /// Trying out the builder without an account.
  ///
  /// Source: CH28 §4
  case guestSandboxBuild = 9
  /// Saving without an account.
  ///
  /// Source: CH28 §4
  case guestSave = 10
  /// Deleting an import from the inbox.
  ///
  /// Source: CH28 §7.1; CH29 §6.3
  case inboxDismiss = 11
  /// Looking for new imports.
  ///
  /// Source: CH28 §4
  case inboxFetchNew = 12
  /// Opening a share link.
  ///
  /// Source: CH28 §4
  case inboxResolveShareLink = 13
  /// Taking a flow in, or putting it into the library.
  ///
  /// Source: CH28 §4
  case inboxSaveToLibrary = 14
  /// Looking at imports.
  ///
  /// Source: CH28 §4
  case inboxView = 15
  /// Deleting a flow or a move. It waits under "Recently Deleted" until it is sent.
  ///
  /// Source: CH28 §4; CH28 §11.2
  case libraryDelete = 16
  /// Deleting an upload. It waits under "Recently Deleted" until it is sent; the room is free once the storage confirms it.
  ///
  /// Source: CH28 §7.1; CH28 §11.2; CH29 §5.3
  case mediaDelete = 17
  /// Playing a linked video.
  ///
  /// Source: CH28 §13.2
  case mediaPlayLink = 18
  /// Sharing media. Links go along with a share link, uploads never do.
  ///
  /// Source: CH28 §4
  case mediaShare = 19
  /// Uploading a video. Offline it is attached here, and goes out when the connection allows.
  ///
  /// Source: CH28 §4; CH28 §10.1
  case mediaUpload = 20
  /// Creating and changing custom moves.
  ///
  /// Source: CH28 §4
  case movesCreateEdit = 21
  /// Looking at moves and searching them.
  ///
  /// Source: CH28 §4
  case movesView = 22
  /// Keeping the log of a session.
  ///
  /// Source: CH28 §4
  case practiceLog = 23
  /// Starting a session. Offline, the plan must have been verified recently, so that the user has the credit that is taken.
  ///
  /// Source: CH28 §4
  case practiceStart = 24
  /// Making a share link, or taking one back.
  ///
  /// Source: CH28 §4
  case shareLinksCreateRevoke = 25

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.offline, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.offline, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The retry rules of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzRetryRule: UInt16, CaseIterable, Sendable {
  /// Signing in and buying. Apple, Google and the store have screens of their own, so only the person opens them again.
  case asked = 0
  /// Creating something. Only when the server knows the request again, so that nothing is made twice.
  ///
  /// Source: CH31 Retry Behavior Standard
  case create = 1
  /// Work that waits in the sync queue. Never in a tight loop, not even the first time.
  ///
  /// Source: CH28 §7.3
  case queued = 2
  /// Reading. At once a few times, then ever more slowly, without end.
  ///
  /// Source: CH31 Retry Behavior Standard
  case read = 3

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.retries, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.retries, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The providers of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzProvider: UInt16, CaseIterable, Sendable {
  /// Sign in with Apple.
  ///
  /// Source: CH07 §3; CH07 §3.1
  case apple = 0
  /// An address and a password.
  ///
  /// Source: CH07 §3; CH07 §3.3
  case email = 1
  /// Sign in with Google.
  ///
  /// Source: CH07 §3; CH07 §3.2
  case google = 2

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.providers, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.providers, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The tasks of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzTask: UInt16, CaseIterable, Sendable {
  /// Ask the server the short question whether anything has changed; when it has, that is the moment `news_found`.
  ///
  /// Source: CH28 §8
  case askForNews = 0
  /// Take back everything that waits with the system, so that no name of a plan shows up on a lock screen.
  ///
  /// Source: CH27 §5.2
  case cancelNotifications = 1
  /// Take the number off the app's icon.
  ///
  /// Source: CH27 §5.2
  case clearBadge = 2
  /// Take the tokens of the session out of the keychain.
  ///
  /// Source: CH07 §7.2; CH28 §15
  case clearTokens = 3
  /// Write every draft to the device, before the system stops the app.
  ///
  /// Source: CH28 §6.2; CH28 §14
  case flushDrafts = 4
  /// Keep the address that came with the first sign-in; a later one comes without.
  ///
  /// Source: CH07 §3.1
  case keepAddress = 5
  /// Keep ids, numbers and the incident for Copy debug info, and nothing that anybody wrote.
  ///
  /// Source: CH31 Error Taxonomy; CH28 §17
  case keepDiagnostics = 6
  /// Stop what is being sent or fetched and can wait.
  ///
  /// Source: CH28 §14
  case pauseTransfers = 7
  /// Store the sync queue as it is.
  ///
  /// Source: CH28 §14
  case persistQueue = 8
  /// Plan again what should be pending.
  ///
  /// Source: CH27 §5.2
  case planNotifications = 9
  /// Fetch what has changed since the last time, in bounded parts.
  ///
  /// Source: CH28 §8; CH28 §14
  case pullChanges = 10
  /// Fetch it without disturbing what is being edited; only a conflict is spoken of.
  ///
  /// Source: CH28 §8
  case pullInBackground = 11
  /// Find out how good the connection is.
  ///
  /// Source: CH28 §14
  case recheckConnection = 12
  /// Look for interrupted work, and offer it if there is some.
  ///
  /// Source: CH28 §16
  case recoverDrafts = 13
  /// Start again with the next screen, with nothing behind it, so that no screen leads back.
  ///
  /// Source: CH07 §7.2; CH07 §11
  case resetNavigation = 14
  /// Try to renew the session in silence.
  ///
  /// Source: CH07 §7.1
  case restoreSession = 15
  /// Go on sending what waits.
  ///
  /// Source: CH28 §14
  case resumeQueue = 16
  /// Send nothing more for this person.
  ///
  /// Source: CH28 §15
  case stopQueue = 17

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.tasks, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.tasks, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The moments of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzMoment: UInt16, CaseIterable, Sendable {
  /// The account is deleted. Nothing of it stays, here or in the cloud, but what the table of storage says and why.
  ///
  /// Source: CH29 §3
  case accountDeleted = 0
  /// The app leaves the screen; the system may stop it at any time, and nothing relies on work behind the scenes.
  ///
  /// Source: CH28 §14; CH28 §6.2
  case background = 1
  /// The person clears the cache. Drafts, unsent work and what was pinned stay; the rest comes back when there is a network.
  ///
  /// Source: CH28 §13.1
  case cacheCleared = 2
  /// The server's configuration could not be loaded.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configFailed = 3
  /// The person decided about two versions. The event says how, which no button knows before the tap.
  ///
  /// Source: CH28 §9.3; CH28 §17
  case conflictDecided = 4
  /// The provider says that the person took back the login. They are logged out at once, and log in again as the same person; what this device keeps waits for them.
  ///
  /// Source: CH07 §3.1
  case credentialRevoked = 5
  /// The app is back on the screen.
  ///
  /// Source: CH28 §14; CH28 §8
  case foreground = 6
  /// The person leaves a form that keeps no draft.
  ///
  /// Source: CH31 Error Dictionary
  case formLeft = 7
  /// A guest closes the app, or signs up. Nothing of what they looked at is worth keeping.
  ///
  /// Source: CH07 §5.3; CH29 §2
  case guestLeft = 8
  /// The app is started.
  ///
  /// Source: CH07 §7.1; CH28 §8; CH28 §16
  case launch = 9
  /// A link that was attached has been tried.
  ///
  /// Source: CH29 §5.1
  case linkChecked = 10
  /// The person logs out. With work that was not sent yet they are asked first, and nothing is done until they have answered. Afterwards no way leads back to a screen of theirs.
  ///
  /// Source: CH07 §7.2; CH28 §15
  case loggedOut = 11
  /// What was marked as mastered has been practiced.
  ///
  /// Source: CH31 Error Dictionary
  case masteryChecked = 12
  /// The person leads a branch to a move.
  ///
  /// Source: CH31 Error Dictionary
  case moveConnected = 13
  /// The server says that there is something new. It comes in parts of at most `pull_page` things and `pull_page_size`.
  ///
  /// Source: CH28 §8
  case newsFound = 14
  /// The person removes the uploads that were not sent yet.
  ///
  /// Source: CH28 §13.1
  case pendingUploadsRemoved = 15
  /// The person asks for a reminder.
  ///
  /// Source: CH31 Error Dictionary
  case reminderSwitchedOn = 16
  /// A request came back, or took too long. What an action has an error of its own for, such as a share link, goes by that one.
  ///
  /// Source: CH31 Error Dictionary
  case requestEnded = 17
  /// A reset link was asked for, and the server has looked the address up.
  ///
  /// Source: CH07 §8.5
  case resetRefused = 18
  /// The log of a session could not be sent, or not be kept. Without a network it only waits.
  ///
  /// Source: CH31 Error Dictionary; CH28 §4
  case sessionLogFailed = 19
  /// The paths that were chosen for practice have been looked up, before the timer runs.
  ///
  /// Source: CH31 Error Dictionary
  case sessionPrepared = 20
  /// The server says what a share link leads to.
  ///
  /// Source: CH31 Error Dictionary
  case shareLinkAnswered = 21
  /// A share link could not be made, although it was allowed.
  ///
  /// Source: CH31 Error Dictionary
  case shareLinkFailed = 22
  /// The sign-in failed. What the user typed stays.
  ///
  /// Source: CH07 §3.4; CH07 §8.3; CH07 §8.4; CH31 Error Dictionary
  case signInFailed = 23
  /// A user signed up or logged in.
  ///
  /// Source: CH07 §8.3; CH07 §3.1
  case signedIn = 24
  /// The app knows the plan and its limits, at launch and whenever they change.
  ///
  /// Source: CH08 §9
  case snapshotLoaded = 25
  /// What the device keeps cannot be read.
  ///
  /// Source: CH31 Error Taxonomy
  case storageUnreadable = 26
  /// The store ended a purchase or a restore, well or not.
  ///
  /// Source: CH08 §8; CH08 §9
  case storeAnswered = 27
  /// The person clears the thumbnails.
  ///
  /// Source: CH28 §13.1
  case thumbnailsCleared = 28
  /// The timer of a session was compared with the time that has passed, and put right.
  ///
  /// Source: CH31 Error Dictionary
  case timerChecked = 29
  /// An upload ended, well or not.
  ///
  /// Source: CH28 §10.2; CH28 §17
  case uploadEnded = 30
  /// The person wants to choose a video, or to make one.
  ///
  /// Source: CH31 Error Dictionary
  case videoChosen = 31

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.moments, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.moments, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The data types of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzDataType: UInt16, CaseIterable, Sendable {
  /// What undoes a decision about two versions, until something of it is sent. Only whose it is can do that.
  ///
  /// Source: CH28 §9.3; CH28 §15
  case conflictUndos = 0
  /// What somebody did, as far as a limit or the warning ladder counts it. The server has everybody's; a device has its own people's, and the failed logins of all.
  ///
  /// Source: CH08 §5; CH30 Limit Catalog; CH28 §15
  case countedEvents = 1
  /// Moves that the person made, and changes to default ones.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case customMoves = 2
  /// The catalog of moves. It comes with the app, and the cloud has it for search.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case defaultMoves = 3
  /// Demo flows and demo moves. At least one flow comes with the app.
  ///
  /// Source: CH07 §5.1; CH28 §12
  case demoContent = 4
  /// Logs for support, without anything that a person wrote.
  ///
  /// Source: CH28 §15
  case diagnostics = 5
  /// What is being edited, also before the first save. A guest has none.
  ///
  /// Source: CH29 §3; CH28 §6.1; CH28 §15
  case drafts = 6
  /// Drafts of flows that the plan has no room for.
  ///
  /// Source: CH30 Global Principles
  case draftsBeyondCap = 7
  /// The plan as the store last said it, so that the app can decide without a network.
  ///
  /// Source: CH29 §4
  case entitlements = 8
  /// Files that the person had made from their data. They leave by the system's own sheet.
  ///
  /// Source: CH29 §4
  case exports = 9
  /// Saved flows with what is in them; conflict copies are flows, too.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case flows = 10
  /// Folders, and what is in which.
  ///
  /// Source: CH28 §8.1; CH28 §7.1
  case folders = 11
  /// What a guest looked at last. It can be deleted at any time, because no user wrote it.
  ///
  /// Source: CH07 §5.3
  case guestView = 12
  /// The flows that imports are about. A large one is fetched when it is looked at.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case inboxContents = 13
  /// What is in the inbox, who sent it, and since when.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case inboxItems = 14
  /// Addresses of videos on moves and flows.
  ///
  /// Source: CH29 §4; CH29 §5.1
  case linkAttachments = 15
  /// Notes, and the details of transitions, stored with their flow.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case notes = 16
  /// The state of this device, such as the system's permission and its time zone.
  ///
  /// Source: CH27 §9.1
  case notificationDevice = 17
  /// What was planned, sent or suppressed.
  ///
  /// Source: CH27 §9.2; CH28 §15
  case notificationLog = 18
  /// Files that wait to be uploaded.
  ///
  /// Source: CH29 §3; CH28 §10.1; CH28 §13.1
  case pendingUploads = 19
  /// Which flows are kept on this device on purpose, and all of their details. Playing a linked video takes a network all the same.
  ///
  /// Source: CH28 §13.2
  case pinnedFlows = 20
  /// Past sessions and streaks, as references to what was practiced. The device has the latest part.
  ///
  /// Source: CH29 §4; CH28 §8.1
  case practiceLogs = 21
  /// What the person has chosen about notifications.
  ///
  /// Source: CH27 §9.1; CH29 §3; CH28 §15
  case preferences = 22
  /// Who the person is. Nothing of their training is in it.
  ///
  /// Source: CH29 §4; CH07 §4
  case profile = 23
  /// Links that the person made, and what they resolve to.
  ///
  /// Source: CH29 §3; CH28 §15
  case shareLinks = 24
  /// What share links showed, kept so as not to be fetched twice. Guests see them, too; the users of this device did not write them.
  ///
  /// Source: CH29 §3
  case sharePreviews = 25
  /// Changes that wait to be sent. Only their owner's login sends them, and only their owner sees them.
  ///
  /// Source: CH28 §7.2; CH28 §15
  case syncQueue = 26
  /// Small pictures and computed lists, made on the device.
  ///
  /// Source: CH29 §3; CH28 §13.1; CH28 §15
  case thumbnails = 27
  /// The tokens of the session.
  ///
  /// Source: CH07 §7.1; CH28 §15
  case tokens = 28
  /// Mastery and maintenance plans, and planned sessions.
  ///
  /// Source: CH29 §4
  case trainingPlans = 29
  /// Uploaded files.
  ///
  /// Source: CH29 §4; CH29 §5.2
  case uploads = 30

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.dataTypes, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.dataTypes, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The fields of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzField: UInt16, CaseIterable, Sendable {
  /// The password of an account that is there already. Anything may have been one, so only nothing is refused.
  ///
  /// Source: CH07 §8.4
  case currentPassword = 0
  /// The name under what a person shares. Any letters of any script; no document gives a length.
  ///
  /// Source: CH07 §4; CH07 §8.6
  case displayName = 1
  /// The address that an account is logged in to with. It is checked for its form; whose it is only the link in an email shows.
  ///
  /// Source: CH07 §3.3; CH07 §8.3; CH07 §8.4; CH07 §8.5
  case email = 2
  /// The name that others find a person by. The same in capitals is the same handle.
  ///
  /// Source: CH07 §4; CH07 §8.6
  case handle = 3
  /// The address of a video that is attached to a flow or a move. The field does not test whether the address still leads to a video: a dead link blocks nothing.
  ///
  /// Source: CH29 §5.1; CH31 Error Dictionary
  case link_ = 4
  /// A new password. Every character counts, spaces too, and nothing is put right for the person. There is no longest.
  ///
  /// Source: CH07 §8.3
  case password = 5

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.fields, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.fields, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The word lists of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzWordList: UInt16, CaseIterable, Sendable {
  /// Passwords of eight characters or more that many people have: rows of keys, counted numbers, the word itself, names, teams, seasons with a year. A short list of ours until product names a source. Capitals make no difference.
  ///
  /// Source: CH07 §8.3
  case commonPasswords = 0

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.wordLists, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.wordLists, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The forms of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzForm: UInt16, CaseIterable, Sendable {
  /// A link to a video.
  ///
  /// Source: CH29 §5.1
  case addLink = 0
  /// Logging in with an address and a password.
  ///
  /// Source: CH07 §8.4
  case emailLogin = 1
  /// An account with an address and a password.
  ///
  /// Source: CH07 §8.3; CH07 §11
  case emailSignup = 2
  /// Where a reset link is sent to.
  ///
  /// Source: CH07 §8.5
  case forgotPassword = 3
  /// A name and a handle, both of them optional.
  ///
  /// Source: CH07 §8.6
  case profileSetup = 4

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.forms, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.forms, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The remotely overridable values of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzRemoteOverridable: UInt16, CaseIterable, Sendable {
  /// `ladder/high_frequency_edits/levels/L2/at/free`: a number from 900 to 6000. Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL2AtFree = 0
  /// `ladder/high_frequency_edits/levels/L2/at/pro`: a number from 900 to 6000. Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL2AtPro = 1
  /// `ladder/high_frequency_edits/levels/L2/pause`: a number from 5 to 900 (seconds). Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL2Pause = 2
  /// `ladder/high_frequency_edits/levels/L3/at/free`: a number from 1800 to 12000. Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL3AtFree = 3
  /// `ladder/high_frequency_edits/levels/L3/at/pro`: a number from 1800 to 12000. Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL3AtPro = 4
  /// `ladder/high_frequency_edits/levels/L3/block`: a number from 900 to 3600 (seconds). Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsLevelsL3Block = 5
  /// `ladder/high_frequency_edits/switched_on`: a switch. Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsSwitchedOn = 6
  /// `ladder/high_frequency_edits/window`: a number from 60 to 600 (seconds). Changes that reach the server faster than hands make them. Automatic retries and replays do not count.
  ///
  /// Source: CH30 Limit Catalog; CH30 Placeholder Thresholds; CH30 Accessibility & Fairness; CH28 §3
  case ladderHighFrequencyEditsWindow = 7
  /// `ladder/import_acceptance/levels/L2/at/free`: a number from 15 to 200. Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL2AtFree = 8
  /// `ladder/import_acceptance/levels/L2/at/pro`: a number from 40 to 600. Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL2AtPro = 9
  /// `ladder/import_acceptance/levels/L2/pause`: a number from 5 to 900 (seconds). Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL2Pause = 10
  /// `ladder/import_acceptance/levels/L3/at/free`: a number from 30 to 400. Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL3AtFree = 11
  /// `ladder/import_acceptance/levels/L3/at/pro`: a number from 80 to 1200. Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL3AtPro = 12
  /// `ladder/import_acceptance/levels/L3/block`: a number from 900 to 3600 (seconds). Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceLevelsL3Block = 13
  /// `ladder/import_acceptance/switched_on`: a switch. Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceSwitchedOn = 14
  /// `ladder/import_acceptance/window`: a number from 600 to 3600 (seconds). Taking shared flows into the inbox or the library in bursts, to get round the flow limit or to burden the app.
  ///
  /// Source: CH30 Limit Catalog; CH29 §9
  case ladderImportAcceptanceWindow = 15
  /// `ladder/login_attempts/levels/L3/at/free`: a number from 3 to 20. Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsLevelsL3AtFree = 16
  /// `ladder/login_attempts/levels/L3/at/guest`: a number from 3 to 20. Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsLevelsL3AtGuest = 17
  /// `ladder/login_attempts/levels/L3/at/pro`: a number from 3 to 20. Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsLevelsL3AtPro = 18
  /// `ladder/login_attempts/levels/L3/block`: a number from 900 to 3600 (seconds). Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsLevelsL3Block = 19
  /// `ladder/login_attempts/switched_on`: a switch. Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsSwitchedOn = 20
  /// `ladder/login_attempts/window`: a number from 300 to 3600 (seconds). Failed logins to one account from one device, so that passwords cannot be guessed and no stranger can lock a person out.
  ///
  /// Source: CH07 §10; CH07 Acceptance Tests
  case ladderLoginAttemptsWindow = 21
  /// `ladder/share_link_creation/levels/L1/at/free`: a number from 6 to 50. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL1AtFree = 22
  /// `ladder/share_link_creation/levels/L1/at/pro`: a number from 35 to 500. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL1AtPro = 23
  /// `ladder/share_link_creation/levels/L2/at/free`: a number from 8 to 80. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL2AtFree = 24
  /// `ladder/share_link_creation/levels/L2/at/pro`: a number from 40 to 600. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL2AtPro = 25
  /// `ladder/share_link_creation/levels/L2/pause`: a number from 5 to 900 (seconds). Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL2Pause = 26
  /// `ladder/share_link_creation/levels/L3/at/free`: a number from 12 to 150. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL3AtFree = 27
  /// `ladder/share_link_creation/levels/L3/at/pro`: a number from 60 to 900. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL3AtPro = 28
  /// `ladder/share_link_creation/levels/L3/block`: a number from 900 to 3600 (seconds). Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL3Block = 29
  /// `ladder/share_link_creation/levels/L4/at/free`: a number from 24 to 500. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL4AtFree = 30
  /// `ladder/share_link_creation/levels/L4/at/pro`: a number from 120 to 2000. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL4AtPro = 31
  /// `ladder/share_link_creation/levels/L4/suspend`: a number from 86400 to 259200 (seconds). Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL4Suspend = 32
  /// `ladder/share_link_creation/levels/L5/after/times`: a number from 2 to 5. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL5AfterTimes = 33
  /// `ladder/share_link_creation/levels/L5/after/within`: a number from 604800 to 7776000 (seconds). Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationLevelsL5AfterWithin = 34
  /// `ladder/share_link_creation/switched_on`: a switch. Making share links, which can be misused to spread spam.
  ///
  /// Source: CH30 Limit Catalog; CH30 Warning Ladder; CH29 §9
  case ladderShareLinkCreationSwitchedOn = 35
  /// `ladder/video_upload_churn/levels/L1/at_share`: a number from 60 to 90 (percent). Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL1AtShare = 36
  /// `ladder/video_upload_churn/levels/L2/at_share`: a number from 85 to 99 (percent). Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL2AtShare = 37
  /// `ladder/video_upload_churn/levels/L3/at/pro`: a number from 4 to 50. Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL3AtPro = 38
  /// `ladder/video_upload_churn/levels/L3/block`: a number from 900 to 3600 (seconds). Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL3Block = 39
  /// `ladder/video_upload_churn/levels/L4/after/times`: a number from 2 to 10. Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL4AfterTimes = 40
  /// `ladder/video_upload_churn/levels/L4/suspend`: a number from 86400 to 259200 (seconds). Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnLevelsL4Suspend = 41
  /// `ladder/video_upload_churn/switched_on`: a switch. Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnSwitchedOn = 42
  /// `ladder/video_upload_churn/window`: a number from 600 to 86400 (seconds). Uploading over and over what is refused, to find out where the storage cap is. An upload counts when it is refused for its size, its type or for lack of room; one that a bad connection ended does not.
  ///
  /// Source: CH30 Limit Catalog; CH30 Required UX Behaviors at Caps
  case ladderVideoUploadChurnWindow = 43
  /// `limits/inbox_items/plans/pro`: one of 50, 200, or unlimited. Imports waiting in the inbox.
  ///
  /// Source: CH08 §3.2; CH29 §6.3; CH29 §10
  case limitsInboxItemsPlansPro = 44
  /// `limits/practice_credits/plans/free`: a number from 3 to 10. Practice sessions that a Free account may start each month.
  ///
  /// Source: CH08 §5; CH30 Implementation Rules
  case limitsPracticeCreditsPlansFree = 45
  /// `limits/share_links_daily/plans/free`: a number from 5 to 100. Share links made in a day. Exceeding it does not slow users down; the warning ladder does that.
  ///
  /// Source: CH08 §4.3; CH30 Limit Catalog
  case limitsShareLinksDailyPlansFree = 46
  /// `limits/share_links_daily/plans/pro`: a number from 30 to 1000. Share links made in a day. Exceeding it does not slow users down; the warning ladder does that.
  ///
  /// Source: CH08 §4.3; CH30 Limit Catalog
  case limitsShareLinksDailyPlansPro = 47
  /// `notifications/N-BILLING-PAYMENT-FAILED/switched_on`: a switch. The last payment failed. The app shows it at its next opening, whether or not a push arrived.
  ///
  /// Source: CH27 §4.2; CH27 §6.3; CH27 §10.2
  case notificationsNBillingPaymentFailedSwitchedOn = 48
  /// `notifications/N-BILLING-TRIAL-END/switched_on`: a switch. The trial ends soon. Planned at the moment it begins.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case notificationsNBillingTrialEndSwitchedOn = 49
  /// `notifications/N-INBOX-NEW-IMPORT/switched_on`: a switch. An import has arrived. Without a push there is a banner in the app and the badge.
  ///
  /// Source: CH27 §4.2; CH27 §6.4; CH27 §10.2
  case notificationsNInboxNewImportSwitchedOn = 50
  /// `notifications/N-MAINT-DUE-TODAY/switched_on`: a switch. Something is due today.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case notificationsNMaintDueTodaySwitchedOn = 51
  /// `notifications/N-MAINT-OVERDUE/switched_on`: a switch. Something is overdue, and the person has not looked at Maintenance for a while.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case notificationsNMaintOverdueSwitchedOn = 52
  /// `notifications/N-MASTERY-CHECKPOINT/switched_on`: a switch. A mastery plan reaches one of its checkpoints.
  ///
  /// Source: CH27 §4.2
  case notificationsNMasteryCheckpointSwitchedOn = 53
  /// `notifications/N-MASTERY-MAINT-OVERLOAD/switched_on`: a switch. There is more to maintain than the person wants to do in a week.
  ///
  /// Source: CH27 §4.2
  case notificationsNMasteryMaintOverloadSwitchedOn = 54
  /// `notifications/N-PRACTICE-CREDIT-EXPIRY/switched_on`: a switch. There are credits left, and new ones come soon.
  ///
  /// Source: CH27 §4.2
  case notificationsNPracticeCreditExpirySwitchedOn = 55
  /// `notifications/N-PRACTICE-SCHEDULED/switched_on`: a switch. A session that the person has planned begins.
  ///
  /// Source: CH27 §4.2
  case notificationsNPracticeScheduledSwitchedOn = 56
  /// `notifications/N-PRACTICE-STREAK-NUDGE/switched_on`: a switch. A streak ends today unless the person practices.
  ///
  /// Source: CH27 §4.2
  case notificationsNPracticeStreakNudgeSwitchedOn = 57

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.remoteOverridables, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.remoteOverridables, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

/// The locked values of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzLockedValue: UInt16, CaseIterable, Sendable {
  /// `capabilities/media.share_upload/plans/free`, which the lock `LK-06` protects. An upload never travels with a share link.
  ///
  /// Source: CH29 §2; CH29 §5.2
  case capabilitiesMediaShareUploadPlansFree = 0
  /// `capabilities/media.share_upload/plans/pro`, which the lock `LK-06` protects. An upload never travels with a share link.
  ///
  /// Source: CH29 §2; CH29 §5.2
  case capabilitiesMediaShareUploadPlansPro = 1
  /// `capabilities/media.upload/plans/free`, which the lock `LK-05` protects. Uploads come with Pro and trial only.
  ///
  /// Source: CH08 §3.2; CH29 §5.2
  case capabilitiesMediaUploadPlansFree = 2
  /// `capabilities/practice.inbox_item/plans/free`, which the lock `LK-08` protects. A Free account looks at its inbox and does not practice from it.
  ///
  /// Source: CH08 §3.2; CH29 §4; CH29 §7.3
  case capabilitiesPracticeInboxItemPlansFree = 3
  /// `capabilities/practice.saved_flow/plans/free`, which the lock `LK-10` protects. Practice is Pro; a Free account pays with its monthly credits, for saved flows only.
  ///
  /// Source: CH08 §3.2
  case capabilitiesPracticeSavedFlowPlansFree = 4
  /// `limits/branches_per_move/plans/free`, which the lock `LK-11` protects. How many outgoing branches a move may have, the same on every plan.
  ///
  /// Source: CH08 §2
  case limitsBranchesPerMovePlansFree = 5
  /// `limits/branches_per_move/plans/guest`, which the lock `LK-11` protects. How many outgoing branches a move may have, the same on every plan.
  ///
  /// Source: CH08 §2
  case limitsBranchesPerMovePlansGuest = 6
  /// `limits/branches_per_move/plans/pro`, which the lock `LK-11` protects. How many outgoing branches a move may have, the same on every plan.
  ///
  /// Source: CH08 §2
  case limitsBranchesPerMovePlansPro = 7
  /// `limits/inbox_items/plans/free`, which the lock `LK-03` protects. How many imports a Free inbox holds.
  ///
  /// Source: CH08 §3.2; CH29 §2
  case limitsInboxItemsPlansFree = 8
  /// `limits/media_bytes/plans/pro`, which the lock `LK-04` protects. How much all uploads of a Pro account may take together.
  ///
  /// Source: CH29 §2; CH29 §5
  case limitsMediaBytesPlansPro = 9
  /// `limits/saved_flows/plans/free`, which the lock `LK-02` protects. How many flows a Free account saves.
  ///
  /// Source: CH08 §3.2; CH29 §2
  case limitsSavedFlowsPlansFree = 10
  /// `payloads/flow_share/parts/default_move/travels`, which the lock `LK-12` protects. Default moves come without descriptions; of one, only its place in the catalog travels.
  ///
  /// Source: CH29 §4
  case payloadsFlowSharePartsDefaultMoveTravels = 11
  /// `payloads/flow_share/parts/link/travels`, which the lock `LK-07` protects. Links go along with a share link.
  ///
  /// Source: CH29 §2; CH29 §5.1
  case payloadsFlowSharePartsLinkTravels = 12
  /// `payloads/flow_share/parts/upload/marker`, which the lock `LK-06` protects. An upload never travels with a share link.
  ///
  /// Source: CH29 §2; CH29 §5.2
  case payloadsFlowSharePartsUploadMarker = 13

  /// The name in the rules.
  public var name: String { Handz.rules.bundle.name(.locked, Int(rawValue)) }

  /// Creates the id with a name; nil if the rules do not have this name.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.locked, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }

  /// Creates the id with an ordinal from a result of these rules.
  public init(ordinal: Int) {
    guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure("the result belongs to other rules") }
    self = id
  }
}

