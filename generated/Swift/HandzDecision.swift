// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

/// A decision: an action is allowed or denied.
public enum HandzDecision: Sendable {
  /// The action is allowed. The details contain notices, counted events, and telemetry.
  case allowed(HandzDetails)
  /// The action is denied. Show the gate with the copy and the buttons in the details.
  case denied(gate: HandzGate, reason: HandzReason, HandzDetails)

  /// Creates a decision from a result of the runtime.
  public init(_ presented: PresentedDecision) {
    let details = HandzDetails(presented)
    guard !presented.isAllowed else {
      self = .allowed(details)
      return
    }
    guard let gate = presented.gate, let reason = presented.reason
    else { fatalError("checked rules have a reason and a gate for every denial") }
    self = .denied(gate: HandzGate(ordinal: gate), reason: HandzReason(ordinal: reason), details)
  }

  /// Whether the action is allowed.
  public var isAllowed: Bool { if case .allowed = self { true } else { false } }

  /// The details of the decision, whether it allows or denies the action.
  public var details: HandzDetails {
    switch self {
    case .allowed(let details): details
    case .denied(_, _, let details): details
    }
  }
}

/// Everything that the app shows, logs, and does after a decision.
public struct HandzDetails: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedDecision

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedDecision) { self.presented = presented }

  /// The effective plan; nil if it is unknown.
  public var plan: HandzPlan? { presented.plan.map { HandzPlan(ordinal: $0) } }

  /// How the action is performed with the current connection; nil if the connection does not matter or the action is denied.
  public var mode: ModeKind? { presented.mode }

  /// The error that a denial is logged as.
  public var error: HandzErrorCode? { presented.error.map { HandzErrorCode(ordinal: $0) } }

  /// The surfaces that show the gate.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The copy of a denial.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// Additional lines below the copy.
  public var lines: [HandzShownCopy] { presented.lines.map { HandzShownCopy($0) } }

  /// The messages of the limit that denies the action.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The buttons.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The button that closes the gate without an action.
  public var dismiss: HandzShownButton? { presented.dismiss.map { HandzShownButton($0) } }

  /// The notices for the user, if the action is allowed.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// The effects that the app has to perform.
  public var effects: [HandzEffect] { presented.effects.map { HandzEffect(ordinal: $0) } }

  /// The limit that the action uses one of.
  public var spends: HandzLimit? { presented.spends.map { HandzLimit(ordinal: $0) } }

  /// The limits that are shown with the decision.
  public var limits: [HandzLimitStatus] { presented.limits.map { HandzLimitStatus($0) } }

  /// The telemetry events to log.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }

  /// The status of the warning ladder; nil without a level or without a history.
  public var status: HandzLadderStatus? { presented.status.map { HandzLadderStatus($0) } }

  /// The level changes that the action caused.
  public var changes: [HandzLadderChange] { (presented.changes ?? []).map { HandzLadderChange($0) } }

  /// The events that the action counted.
  public var counted: [HandzEvent] { (presented.counted ?? []).map { HandzEvent(ordinal: $0) } }

  /// Whether the user returns to the action after signing up.
  public var resumes: Bool { presented.resumes }

  /// What the user returns to after signing up; nil if the user does not return.
  public var resume: HandzResume? { presented.resume.map { HandzResume($0) } }

  /// The reason why the rules cannot decide; nil if they can. The decision is then the declared safe denial.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// A button with its label and its state.
public struct HandzShownButton: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedButton

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedButton) { self.presented = presented }

  /// The button.
  public var id: HandzButton { HandzButton(ordinal: presented.id) }

  /// The label of the button.
  public var label: String { presented.label }

  /// Whether the user can tap the button now.
  public var isEnabled: Bool { presented.isEnabled }

  /// Whether the button is the primary one.
  public var isProminent: Bool { presented.isProminent }

  /// The action that the button performs; nil if it only navigates.
  public var action: HandzAction? { presented.action.map { HandzAction(ordinal: $0) } }

  /// The screen that the button opens; nil if it opens none.
  public var destination: HandzRoute? { presented.destination.map { HandzRoute(ordinal: $0) } }

  /// The events to log when the user taps the button.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }

  /// On a screen: why the action of the button is denied; nil if it is not.
  public var denial: HandzDenial? { presented.denial.map { HandzDenial($0) } }
}

/// Why the action of a button on a screen is denied.
public struct HandzDenial: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedDenial

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedDenial) { self.presented = presented }

  /// The reason.
  public var reason: HandzReason { HandzReason(ordinal: presented.reason!) }

  /// The gate to show.
  public var gate: HandzGate { HandzGate(ordinal: presented.gate!) }

  /// The copy that explains the denial; nil if there is none.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// The reason why the rules cannot decide; nil if they can.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// A notice for the user.
public struct HandzShownNotice: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedNotice

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedNotice) { self.presented = presented }

  /// The notice; nil for a reason that informs.
  public var notice: HandzNotice? { if case .notice(let ordinal) = presented.id { HandzNotice(ordinal: ordinal) } else { nil } }

  /// The reason; nil for a notice.
  public var reason: HandzReason? { if case .reason(let ordinal) = presented.id { HandzReason(ordinal: ordinal) } else { nil } }

  /// The copy of the notice.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// The surface that shows the notice.
  public var surface: HandzSurface? { presented.surface.map { HandzSurface(ordinal: $0) } }

  /// The buttons.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The messages of the limit that is full.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The name of the notice or the reason.
  public var name: String {
    switch presented.id {
    case .notice(let ordinal): HandzNotice(ordinal: ordinal).name
    case .reason(let ordinal): HandzReason(ordinal: ordinal).name
    }
  }
}

/// One message of a limit or of a level of the warning ladder.
public struct HandzShownPart: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedPart

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedPart) { self.presented = presented }

  /// The kind of the message.
  public var part: PresentedPart.Part { presented.part }

  /// The copy of the message.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }
}

/// The use of a limit in numbers.
public struct HandzLimitStatus: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedLimit

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedLimit) { self.presented = presented }

  /// The limit.
  public var id: HandzLimit { HandzLimit(ordinal: presented.id) }

  /// The unit of the numbers.
  public var unit: UnitKind { presented.unit }

  /// The used amount; nil if it is unknown.
  public var used: Int? { presented.used.map { Int($0) } }

  /// The maximum; nil if it is unlimited.
  public var limit: Int? { presented.limit.map { Int($0) } }

  /// The remaining amount; nil if it is unlimited or the used amount is unknown.
  public var remaining: Int? { presented.remaining.map { Int($0) } }

  /// The amount that the action adds; nil if it adds one or the amount is unknown.
  public var adds: Int? { presented.adds.map { Int($0) } }

  /// Whether exceeding the limit only warns.
  public var isSoft: Bool { presented.isSoft }

  /// The reset rule of the limit; nil if it never resets.
  public var resets: HandzReset? { presented.resets.map { HandzReset(ordinal: $0) } }

  /// The time of the next reset; nil if it is unknown.
  public var resetsAt: Timestamp? { presented.resetsAt }
}

/// A telemetry event to log. A parameter is nil if it is null or a fact that it needs is missing.
public enum HandzLoggedEvent: Sendable, Equatable {
  /// A level stopped an action.
  ///
  /// Source: CH30 Telemetry Requirements
  case actionBlocked(vector: HandzLadderVector?, reason: HandzReason?, plan: HandzPlan?, level: HandzLadderLevel?)
  /// The server's configuration could not be loaded. Logged once a session, and never shown as an error.
  ///
  /// Source: CH31 Degraded Mode Standard
  case configFallbackUsed(inForce: HandzFacts.ConfigInForce?)
  /// It is over.
  ///
  /// Source: CH30 Telemetry Requirements
  case cooldownEnded(vector: HandzLadderVector?, level: HandzLadderLevel?)
  /// A pause, a block or a suspension began.
  ///
  /// Source: CH30 Telemetry Requirements
  case cooldownStarted(vector: HandzLadderVector?, level: HandzLadderLevel?)
  /// A practice credit was used.
  ///
  /// Source: CH08 §9
  case creditSpent(flowId: String?, sessionId: String?)
  /// The plan allows less than the one before, because a subscription, a trial or the grace after them ended.
  ///
  /// Source: CH08 §9
  case downgradeDetected(previousPlan: HandzPlan?, newPlan: HandzPlan?, hasOverCapFlows: Bool?)
  /// The app knows the plan and its limits.
  ///
  /// Source: CH08 §9
  case entitlementSnapshotLoaded(planState: HandzPlan?, creditsRemaining: Int?, savedFlowCap: Int?, inboxCap: Int?, mediaCapBytes: Int?, branchCapPerMove: Int?)
  /// An error of severity S2 or more was shown.
  ///
  /// Source: CH31 Logging Rules
  case errorShown(errorId: String?, surface: String?, screenId: String?, actionAttempted: HandzAction?, planState: HandzPlan?, networkStatus: HandzFacts.NetworkBefore?, timestamp: Timestamp?, failureCode: Int?, field: String?, fieldLength: Int?, incidentId: String?)
  /// A refusal was shown.
  ///
  /// Source: CH08 §9
  case gateShown(reasonCode: HandzReason?, planState: HandzPlan?, surface: HandzEntryPoint?)
  /// A person was shown a level.
  ///
  /// Source: CH30 Telemetry Requirements
  case ladderLevelShown(vector: HandzLadderVector?, level: HandzLadderLevel?, plan: HandzPlan?)
  /// A vector changed its level. Always logged, on the server.
  ///
  /// Source: CH30 Warning Ladder
  case ladderLog(vector: HandzLadderVector?, level: HandzLadderLevel?, timestamp: Timestamp?, session: String?, count: Int?, plan: HandzPlan?)
  /// Something that a vector counts happened.
  ///
  /// Source: CH30 Telemetry Requirements
  case limitCounterIncremented(vector: HandzLadderVector?, plan: HandzPlan?, count: Int?, window: Swift.Duration?)
  /// The store refused a purchase, or the person left it.
  ///
  /// Source: CH08 §9
  case purchaseFailed
  /// The person went to the store.
  ///
  /// Source: CH08 §9
  case purchaseStarted
  /// The store confirmed a purchase.
  ///
  /// Source: CH08 §9
  case purchaseSuccess
  /// A retry succeeded after an error.
  ///
  /// Source: CH31 Logging Rules
  case recovered(incidentId: String?)
  /// The person asked the store what they had bought.
  ///
  /// Source: CH08 §9
  case restoreClicked
  /// The store found nothing to restore, or could not be asked.
  ///
  /// Source: CH08 §9
  case restoreFailed
  /// The store found a purchase to restore.
  ///
  /// Source: CH08 §9
  case restoreSuccess
  /// An account was blocked for its security. Kept in the audit log, without exception.
  ///
  /// Source: CH30 Warning Ladder
  case securityAudit(vector: HandzLadderVector?, timestamp: Timestamp?, session: String?, count: Int?, plan: HandzPlan?)
  /// How much of the storage is used.
  ///
  /// Source: CH28 §17
  case storageUsed(share: HandzFacts.StorageUsedShare?)
  /// The person decided about a conflict.
  ///
  /// Source: CH28 §17
  case syncConflictResolved(conflicts: Int?, choice: HandzFacts.SyncConflictChoice?)
  /// How many changes were given up on.
  ///
  /// Source: CH28 §17
  case syncPermanentFailures(failures: Int?)
  /// How much waits to be sent.
  ///
  /// Source: CH28 §17
  case syncQueueLength(length: HandzFacts.SyncQueueLength?)
  /// How often changes are tried again.
  ///
  /// Source: CH28 §17
  case syncRetries(retries: Int?)
  /// How long changes take to arrive.
  ///
  /// Source: CH28 §17
  case syncTime(average: Swift.Duration?)
  /// The store began a trial.
  ///
  /// Source: CH08 §9
  case trialStarted
  /// The person tapped Upgrade.
  ///
  /// Source: CH08 §9
  case upgradeClicked(surface: HandzEntryPoint?, planState: HandzPlan?)
  /// The person tapped Upgrade where a limit was shown. It goes out besides upgrade_clicked.
  ///
  /// Source: CH30 Telemetry Requirements
  case upgradeCtaClicked(reason: HandzReason?, plan: HandzPlan?)
  /// An upload ended, well or not.
  ///
  /// Source: CH28 §17
  case uploadFinished(outcome: HandzFacts.UploadOutcome?)
  /// How large uploads are on average. Nothing about what is in them.
  ///
  /// Source: CH28 §17
  case uploadSize(averageBytes: Int?)
  /// The person deleted something to make room.
  ///
  /// Source: CH30 Telemetry Requirements
  case userDeletedItemToResolveLimit(item: HandzFacts.ResolvedItem?)

  /// The id of the event.
  public var id: HandzTelemetryEvent {
    switch self {
    case .actionBlocked: .actionBlocked
    case .configFallbackUsed: .configFallbackUsed
    case .cooldownEnded: .cooldownEnded
    case .cooldownStarted: .cooldownStarted
    case .creditSpent: .creditSpent
    case .downgradeDetected: .downgradeDetected
    case .entitlementSnapshotLoaded: .entitlementSnapshotLoaded
    case .errorShown: .errorShown
    case .gateShown: .gateShown
    case .ladderLevelShown: .ladderLevelShown
    case .ladderLog: .ladderLog
    case .limitCounterIncremented: .limitCounterIncremented
    case .purchaseFailed: .purchaseFailed
    case .purchaseStarted: .purchaseStarted
    case .purchaseSuccess: .purchaseSuccess
    case .recovered: .recovered
    case .restoreClicked: .restoreClicked
    case .restoreFailed: .restoreFailed
    case .restoreSuccess: .restoreSuccess
    case .securityAudit: .securityAudit
    case .storageUsed: .storageUsed
    case .syncConflictResolved: .syncConflictResolved
    case .syncPermanentFailures: .syncPermanentFailures
    case .syncQueueLength: .syncQueueLength
    case .syncRetries: .syncRetries
    case .syncTime: .syncTime
    case .trialStarted: .trialStarted
    case .upgradeClicked: .upgradeClicked
    case .upgradeCtaClicked: .upgradeCtaClicked
    case .uploadFinished: .uploadFinished
    case .uploadSize: .uploadSize
    case .userDeletedItemToResolveLimit: .userDeletedItemToResolveLimit
    }
  }

  /// Creates an event from a result of the runtime.
  public init(_ presented: PresentedEvent) {
    let values = presented.parameters
    switch HandzTelemetryEvent(ordinal: presented.event) {
    case .actionBlocked: self = .actionBlocked(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, reason: values[1].text.flatMap { HandzReason(name: $0) }, plan: values[2].choice.map { HandzPlan(ordinal: $0) }, level: values[3].text.flatMap { HandzLadderLevel(name: $0) })
    case .configFallbackUsed: self = .configFallbackUsed(inForce: values[0].choice.map { HandzFacts.ConfigInForce(ordinal: $0) })
    case .cooldownEnded: self = .cooldownEnded(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, level: values[1].text.flatMap { HandzLadderLevel(name: $0) })
    case .cooldownStarted: self = .cooldownStarted(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, level: values[1].text.flatMap { HandzLadderLevel(name: $0) })
    case .creditSpent: self = .creditSpent(flowId: values[0].text, sessionId: values[1].text)
    case .downgradeDetected: self = .downgradeDetected(previousPlan: values[0].choice.map { HandzPlan(ordinal: $0) }, newPlan: values[1].choice.map { HandzPlan(ordinal: $0) }, hasOverCapFlows: values[2].bool)
    case .entitlementSnapshotLoaded: self = .entitlementSnapshotLoaded(planState: values[0].choice.map { HandzPlan(ordinal: $0) }, creditsRemaining: values[1].int, savedFlowCap: values[2].int, inboxCap: values[3].int, mediaCapBytes: values[4].int, branchCapPerMove: values[5].int)
    case .errorShown: self = .errorShown(errorId: values[0].text, surface: values[1].text, screenId: values[2].text, actionAttempted: values[3].text.flatMap { HandzAction(name: $0) }, planState: values[4].choice.map { HandzPlan(ordinal: $0) }, networkStatus: values[5].choice.map { HandzFacts.NetworkBefore(ordinal: $0) }, timestamp: values[6].timestamp, failureCode: values[7].int, field: values[8].text, fieldLength: values[9].int, incidentId: values[10].text)
    case .gateShown: self = .gateShown(reasonCode: values[0].text.flatMap { HandzReason(name: $0) }, planState: values[1].choice.map { HandzPlan(ordinal: $0) }, surface: values[2].text.flatMap { HandzEntryPoint(name: $0) })
    case .ladderLevelShown: self = .ladderLevelShown(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, level: values[1].text.flatMap { HandzLadderLevel(name: $0) }, plan: values[2].choice.map { HandzPlan(ordinal: $0) })
    case .ladderLog: self = .ladderLog(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, level: values[1].text.flatMap { HandzLadderLevel(name: $0) }, timestamp: values[2].timestamp, session: values[3].text, count: values[4].int, plan: values[5].choice.map { HandzPlan(ordinal: $0) })
    case .limitCounterIncremented: self = .limitCounterIncremented(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, plan: values[1].choice.map { HandzPlan(ordinal: $0) }, count: values[2].int, window: values[3].duration)
    case .purchaseFailed: self = .purchaseFailed
    case .purchaseStarted: self = .purchaseStarted
    case .purchaseSuccess: self = .purchaseSuccess
    case .recovered: self = .recovered(incidentId: values[0].text)
    case .restoreClicked: self = .restoreClicked
    case .restoreFailed: self = .restoreFailed
    case .restoreSuccess: self = .restoreSuccess
    case .securityAudit: self = .securityAudit(vector: values[0].text.flatMap { HandzLadderVector(name: $0) }, timestamp: values[1].timestamp, session: values[2].text, count: values[3].int, plan: values[4].choice.map { HandzPlan(ordinal: $0) })
    case .storageUsed: self = .storageUsed(share: values[0].choice.map { HandzFacts.StorageUsedShare(ordinal: $0) })
    case .syncConflictResolved: self = .syncConflictResolved(conflicts: values[0].int, choice: values[1].choice.map { HandzFacts.SyncConflictChoice(ordinal: $0) })
    case .syncPermanentFailures: self = .syncPermanentFailures(failures: values[0].int)
    case .syncQueueLength: self = .syncQueueLength(length: values[0].choice.map { HandzFacts.SyncQueueLength(ordinal: $0) })
    case .syncRetries: self = .syncRetries(retries: values[0].int)
    case .syncTime: self = .syncTime(average: values[0].duration)
    case .trialStarted: self = .trialStarted
    case .upgradeClicked: self = .upgradeClicked(surface: values[0].text.flatMap { HandzEntryPoint(name: $0) }, planState: values[1].choice.map { HandzPlan(ordinal: $0) })
    case .upgradeCtaClicked: self = .upgradeCtaClicked(reason: values[0].text.flatMap { HandzReason(name: $0) }, plan: values[1].choice.map { HandzPlan(ordinal: $0) })
    case .uploadFinished: self = .uploadFinished(outcome: values[0].choice.map { HandzFacts.UploadOutcome(ordinal: $0) })
    case .uploadSize: self = .uploadSize(averageBytes: values[0].int)
    case .userDeletedItemToResolveLimit: self = .userDeletedItemToResolveLimit(item: values[0].choice.map { HandzFacts.ResolvedItem(ordinal: $0) })
    }
  }
}

/// The reason why the rules cannot decide.
public struct HandzFailure: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedFailure

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedFailure) { self.presented = presented }

  /// The kind of the failure.
  public var code: PresentedFailure.Code { presented.code }

  /// The fact that is missing or invalid; nil if the failure has another cause.
  public var fact: HandzFact? { presented.fact.map { HandzFact(ordinal: $0) } }
}
