// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// A notification with its values, for previews of a type. The planner creates the notifications that are delivered.
public enum HandzNotification: Sendable, Equatable {
  /// The last payment failed. The app shows it at its next opening, whether or not a push arrived.
  ///
  /// Source: CH27 §4.2; CH27 §6.3; CH27 §10.2
  case billingPaymentFailed
  /// The trial ends soon. Planned at the moment it begins.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case billingTrialEnd
  /// An import has arrived. Without a push there is a banner in the app and the badge.
  ///
  /// Source: CH27 §4.2; CH27 §6.4; CH27 §10.2
  case inboxNewImport(import: LinkID, senderName: String, flowName: String)
  /// Something is due today.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case maintDueToday(count: Int)
  /// Something is overdue, and the person has not looked at Maintenance for a while.
  ///
  /// Source: CH27 §4.2; CH27 §10.2
  case maintOverdue(count: Int)
  /// A mastery plan reaches one of its checkpoints.
  ///
  /// Source: CH27 §4.2
  case masteryCheckpoint(masteryPlan: LinkID, planName: String)
  /// There is more to maintain than the person wants to do in a week.
  ///
  /// Source: CH27 §4.2
  case masteryMaintOverload
  /// There are credits left, and new ones come soon.
  ///
  /// Source: CH27 §4.2
  case practiceCreditExpiry(creditsLeft: Int?)
  /// A session that the person has planned begins.
  ///
  /// Source: CH27 §4.2
  case practiceScheduled(session: LinkID, sessionName: String)
  /// A streak ends today unless the person practices.
  ///
  /// Source: CH27 §4.2
  case practiceStreakNudge

  /// The type of the notification.
  public var type: HandzNotificationType {
    switch self {
    case .billingPaymentFailed: .billingPaymentFailed
    case .billingTrialEnd: .billingTrialEnd
    case .inboxNewImport: .inboxNewImport
    case .maintDueToday: .maintDueToday
    case .maintOverdue: .maintOverdue
    case .masteryCheckpoint: .masteryCheckpoint
    case .masteryMaintOverload: .masteryMaintOverload
    case .practiceCreditExpiry: .practiceCreditExpiry
    case .practiceScheduled: .practiceScheduled
    case .practiceStreakNudge: .practiceStreakNudge
    }
  }

  /// The category of the notification in the settings.
  public var category: HandzNotificationCategory { type.category }

  /// The link that a tap opens.
  public var link: HandzDeepLink {
    switch self {
    case .billingPaymentFailed: .paywallPaymentFailed
    case .billingTrialEnd: .paywallTrialEnding
    case .inboxNewImport(let `import`, _, _): .inboxItem(highlight: `import`)
    case .maintDueToday: .maintenanceDueToday
    case .maintOverdue: .maintenanceOverdue
    case .masteryCheckpoint(let masteryPlan, _): .masteryPlan(id: masteryPlan)
    case .masteryMaintOverload: .maintenanceOverload
    case .practiceCreditExpiry: .paywallCredits
    case .practiceScheduled(let session, _): .practiceSession(id: session)
    case .practiceStreakNudge: .practice
    }
  }

  /// Returns the copy. `previews` is whether the user allows previews. If it is false, the copy contains no personal data.
  public func content(previews: Bool, in tag: String? = nil) -> HandzShownCopy {
    switch self {
    case .billingPaymentFailed: HandzCopy.notifNBillingPaymentFailedBody(in: tag)
    case .billingTrialEnd: HandzCopy.notifNBillingTrialEndBody(in: tag)
    case .inboxNewImport(_, let senderName, let flowName): previews ? HandzCopy.notifNInboxNewImportExpanded(senderName: senderName, flowName: flowName, in: tag) : HandzCopy.notifNInboxNewImportBody(in: tag)
    case .maintDueToday(let count): HandzCopy.notifNMaintDueTodayBody(count: count, in: tag)
    case .maintOverdue(let count): HandzCopy.notifNMaintOverdueBody(count: count, in: tag)
    case .masteryCheckpoint(_, let planName): previews ? HandzCopy.notifNMasteryCheckpointBody(planName: planName, in: tag) : HandzCopy.notifNMasteryCheckpointLockscreen(in: tag)
    case .masteryMaintOverload: HandzCopy.notifNMasteryMaintOverloadBody(in: tag)
    case .practiceCreditExpiry(let creditsLeft): HandzCopy.notifNPracticeCreditExpiryBody(creditsLeft: creditsLeft, in: tag)
    case .practiceScheduled(_, let sessionName): previews ? HandzCopy.notifNPracticeScheduledBody(sessionName: sessionName, in: tag) : HandzCopy.notifNPracticeScheduledLockscreen(in: tag)
    case .practiceStreakNudge: HandzCopy.notifNPracticeStreakNudgeBody(in: tag)
    }
  }
}

extension HandzNotificationType {
  /// The category of the notification in the settings.
  public var category: HandzNotificationCategory {
    switch self {
    case .billingPaymentFailed: .billing
    case .billingTrialEnd: .billing
    case .inboxNewImport: .inbox
    case .maintDueToday: .maintenance
    case .maintOverdue: .maintenance
    case .masteryCheckpoint: .mastery
    case .masteryMaintOverload: .mastery
    case .practiceCreditExpiry: .practice
    case .practiceScheduled: .practice
    case .practiceStreakNudge: .practice
    }
  }
}

extension HandzNotificationCategory {
  /// The label of the switch in the settings.
  public var label: HandzShownCopy { label(in: nil) }

  /// Returns the label in a language, given as a BCP 47 tag.
  public func label(in tag: String?) -> HandzShownCopy {
    switch self {
    case .accountSecurity: HandzShownCopy(Handz.rules.render(copy: 228, with: [], in: tag))
    case .billing: HandzShownCopy(Handz.rules.render(copy: 229, with: [], in: tag))
    case .inbox: HandzShownCopy(Handz.rules.render(copy: 230, with: [], in: tag))
    case .maintenance: HandzShownCopy(Handz.rules.render(copy: 231, with: [], in: tag))
    case .mastery: HandzShownCopy(Handz.rules.render(copy: 232, with: [], in: tag))
    case .practice: HandzShownCopy(Handz.rules.render(copy: 233, with: [], in: tag))
    }
  }
}
