// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

/// A decision in the types of these rules.
public enum HandzDecision: Sendable {
  /// Go on; the details say what is told, counted and logged.
  case allowed(HandzDetails)
  /// Show the gate; the details say with which words and ways on.
  case refused(gate: HandzGate, reason: HandzReason, HandzDetails)

  public init(_ presented: PresentedDecision) {
    let details = HandzDetails(presented)
    guard !presented.isAllowed else {
      self = .allowed(details)
      return
    }
    guard let gate = presented.gateType, let reason = presented.reasonCode
    else { fatalError("checked rules give every refusal a reason and a gate") }
    self = .refused(gate: HandzGate(ordinal: gate), reason: HandzReason(ordinal: reason), details)
  }

  public var isAllowed: Bool { if case .allowed = self { true } else { false } }

  /// What is told, counted and logged either way.
  public var details: HandzDetails {
    switch self {
    case .allowed(let details): details
    case .refused(_, _, let details): details
    }
  }
}

/// Everything that a caller shows, logs and does.
public struct HandzDetails: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedDecision

  public init(_ presented: PresentedDecision) { self.presented = presented }

  /// The plan in force; nil when it is unknown.
  public var plan: HandzPlan? { presented.plan.map { HandzPlan(ordinal: $0) } }

  /// How it is carried out on the connection of the moment; nil where that makes no difference, and for what is refused.
  public var mode: ModeKind? { presented.mode }

  /// The error that a refusal is logged as.
  public var error: HandzError? { presented.error.map { HandzError(ordinal: $0) } }

  /// Where it is shown.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The words of a refusal.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// Further lines under the words.
  public var lines: [HandzShownCopy] { presented.lines.map { HandzShownCopy($0) } }

  /// What the limit says that refused, part by part.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The button that leaves without doing anything.
  public var dismiss: HandzShownButton? { presented.dismiss.map { HandzShownButton($0) } }

  /// What the person reads although the action is allowed.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// What the caller has to do.
  public var effects: [HandzEffect] { presented.effects.map { HandzEffect(ordinal: $0) } }

  /// The limit that doing it takes one away from.
  public var spends: HandzLimit? { presented.spends.map { HandzLimit(ordinal: $0) } }

  /// The limits that are shown with it.
  public var limits: [HandzLimitStatus] { presented.limits.map { HandzLimitStatus($0) } }

  /// What is logged.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }

  /// The status of the warning ladder; nil when nothing is the matter or no history was given.
  public var status: HandzLadderStatus? { presented.status.map { HandzLadderStatus($0) } }

  /// Changes of level that came of doing it.
  public var changes: [HandzLadderChange] { (presented.changes ?? []).map { HandzLadderChange($0) } }

  /// The events that doing it counted.
  public var counted: [HandzEvent] { (presented.counted ?? []).map { HandzEvent(ordinal: $0) } }

  /// Whether the person comes back to the action after signing up.
  public var resumes: Bool { presented.resumes }

  /// What they come back to; nil when they do not.
  public var resume: HandzResume? { presented.resume.map { HandzResume($0) } }

  /// Why the rules could not decide; the rest is then the declared safe answer.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// A button with its label, whether it can be tapped now, and whether it stands in front of the others.
public struct HandzShownButton: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedButton

  public init(_ presented: PresentedButton) { self.presented = presented }

  /// Which button it is.
  public var id: HandzButton { HandzButton(ordinal: presented.id) }

  /// What is on it.
  public var label: String { presented.label }

  /// Whether it can be tapped now.
  public var isEnabled: Bool { presented.isEnabled }

  /// Whether it stands in front of the others.
  public var isProminent: Bool { presented.isProminent }

  /// The action that tapping it does; nil where it only leads somewhere.
  public var action: HandzAction? { presented.action.map { HandzAction(ordinal: $0) } }
}

/// What a person reads.
public struct HandzShownNotice: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedNotice

  public init(_ presented: PresentedNotice) { self.presented = presented }

  /// Nil for a reason that informs.
  public var notice: HandzNotice? { if case .notice(let ordinal) = presented.id { HandzNotice(ordinal: ordinal) } else { nil } }

  /// Nil for a notice.
  public var reason: HandzReason? { if case .reason(let ordinal) = presented.id { HandzReason(ordinal: ordinal) } else { nil } }

  /// Its words.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// Where it is shown.
  public var surface: HandzSurface? { presented.surface.map { HandzSurface(ordinal: $0) } }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// What the limit says that is full, part by part.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The notice's or the reason's name.
  public var name: String { notice?.name ?? reason?.name ?? "" }
}

/// One part of what a limit or a level of the warning ladder says.
public struct HandzShownPart: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedPart

  public init(_ presented: PresentedPart) { self.presented = presented }

  /// Which part it is.
  public var part: PresentedPart.Part { presented.part }

  /// Its words.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }
}

/// Where a person stands with a limit, in numbers.
public struct HandzLimitStatus: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedLimit

  public init(_ presented: PresentedLimit) { self.presented = presented }

  /// Which limit it is.
  public var id: HandzLimit { HandzLimit(ordinal: presented.id) }

  /// What is counted.
  public var unit: UnitKind { presented.unit }

  /// How much is used; nil when that is unknown.
  public var used: Int? { presented.used.map { Int($0) } }

  /// Nil when unlimited.
  public var limit: Int? { presented.limit.map { Int($0) } }

  /// Nil when unlimited, or when it is unknown how much is used.
  public var remaining: Int? { presented.remaining.map { Int($0) } }

  /// How much the attempted action would add; nil when it adds one, or the amount is unknown.
  public var adds: Int? { presented.adds.map { Int($0) } }

  /// Whether going over only warns.
  public var isSoft: Bool { presented.isSoft }

  /// The rule by which it starts again; nil when it never does.
  public var resets: HandzReset? { presented.resets.map { HandzReset(ordinal: $0) } }

  /// When it does next.
  public var resetsAt: Timestamp? { presented.resetsAt.map { Timestamp(seconds: $0) } }
}

/// An event that is logged. A parameter is nil when it is null, and when a fact that it needs was not given.
public enum HandzLoggedEvent: Sendable, Equatable {
  /// A level stopped an action.
  ///
  /// Source: CH30 Telemetry Requirements
  case actionBlocked(vector: HandzLadderVector?, reason: HandzReason?, plan: HandzPlan?, level: HandzLadderLevel?)
  /// The server's configuration could not be had. Once a session, and not an error that is shown.
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
  /// The plan may less than the one before, be it that a subscription, a trial or the grace after them ended.
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

  /// Which event it is.
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

/// Why the rules could not decide.
public struct HandzFailure: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedFailure

  public init(_ presented: PresentedFailure) { self.presented = presented }

  /// What went wrong.
  public var code: PresentedFailure.Code { presented.code }

  /// The fact that is missing or unfit, when that is why.
  public var fact: HandzFact? { presented.fact.map { HandzFact(ordinal: $0) } }
}
