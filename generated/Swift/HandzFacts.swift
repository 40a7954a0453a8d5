// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

/// The values of `auth.provider`.
public enum HandzAuthProvider: Int, CaseIterable, Sendable {
  case apple = 0
  case google = 1
  case email = 2
}

/// The values of `practice.source`.
public enum HandzPracticeSource: Int, CaseIterable, Sendable {
  case savedFlow = 0
  case inboxItem = 1
}

/// The values of `subscription.status`.
public enum HandzSubscriptionStatus: Int, CaseIterable, Sendable {
  case none = 0
  case active = 1
  case trial = 2
  case billingIssue = 3
  case expired = 4
  case unverifiable = 5
}

/// The values of `upload.type`.
public enum HandzUploadType: Int, CaseIterable, Sendable {
  case video = 0
  case gif = 1
  case other = 2
}

/// What the caller knows. A fact that is nil is not given: the rules then use its default, or say that it is missing.
public struct HandzFacts: Sendable {
  /// Whether the person has confirmed the address they signed up with.
  ///
  /// Source: CH07 §6.4
  public var authEmailVerified: Bool?
  /// How the person signed in; null for a guest.
  ///
  /// Source: CH07 §3
  public var authProvider: OrNull<HandzAuthProvider>?
  /// Whether somebody is logged in on this device.
  ///
  /// Source: CH08 §2
  public var authSignedIn: Bool?
  /// Whether the person has said "Not now" to the sign-up sheet before.
  ///
  /// Source: CH07 §6.1
  public var conversionDismissedBefore: Bool?
  /// Practice credits left this month; null on a plan that does not use them.
  ///
  /// Source: CH08 §5
  public var creditsLeft: OrNull<Int>?
  /// The flow in question.
  ///
  /// Source: CH08 §9
  public var flowId: String?
  /// Whether the flow has been saved before. One that nobody vouches for counts as new, so that it meets the cap.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public var flowInLibrary: Bool?
  /// Whether this is one of the flows beyond the cap: not among the most recently edited that the plan has room for, restored over the cap, or a conflict copy.
  ///
  /// Source: CH08 §6
  public var flowReadOnly: Bool?
  /// The time, as the server last told it plus the time that has passed since; never the device's own clock.
  ///
  /// Source: CH28 §16
  public var now: Timestamp?
  /// The plan in force; nil lets the rules find it.
  public var plan: HandzPlan?
  /// Where the practised flow is.
  ///
  /// Source: CH08 §5
  public var practiceSource: HandzPracticeSource?
  /// Whether this very session has used its credit already, so that coming back to it costs nothing.
  ///
  /// Source: CH08 §5
  public var sessionCreditSpent: Bool?
  /// The practice session; a credit is spent once for each.
  ///
  /// Source: CH08 §9
  public var sessionId: String?
  /// Whether a purchase waits for the store's confirmation.
  ///
  /// Source: CH08 §2
  public var subscriptionPurchasePending: Bool?
  /// What the store says. `billing_issue` means that a payment failed and the store still grants the subscription; once it stops, the status is `expired`. `unverifiable` means that the store cannot be asked.
  ///
  /// Source: CH08 §2
  public var subscriptionStatus: HandzSubscriptionStatus?
  /// Length of the note or detail that is being saved, in characters.
  ///
  /// Source: CH29 §10
  public var textLength: Int?
  /// Whether the store would give this person a trial.
  ///
  /// Source: CH08 §6
  public var trialEligible: Bool?
  /// Size of the file to upload.
  ///
  /// Source: CH29 §5.2
  public var uploadSizeBytes: Int?
  /// What the file to upload is.
  ///
  /// Source: CH29 §10
  public var uploadType: HandzUploadType?
  /// Branches that leave the move in question.
  ///
  /// Source: CH08 §4.2
  public var usageBranchesOnMove: Int?
  /// Imports in the inbox.
  ///
  /// Source: CH29 §4
  public var usageInboxItems: Int?
  /// Links on the move or flow in question.
  ///
  /// Source: CH29 §10
  public var usageLinksOnItem: Int?
  /// Size of all uploads, as the storage itself counts them.
  ///
  /// Source: CH29 §5.3; CH29 §13
  public var usageMediaBytes: Int?
  /// Size of deleted uploads whose deletion the storage has not confirmed yet.
  ///
  /// Source: CH29 §5.3
  public var usageMediaPendingCleanupBytes: Int?
  /// Flows in the library. A flow on its way out no longer counts, a draft that was never saved does not count yet.
  ///
  /// Source: CH29 §4
  public var usageSavedFlows: Int?
  /// Share links made since the daily reset.
  ///
  /// Source: CH30 Implementation Rules
  public var usageShareLinksToday: Int?
  /// When the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  public var verifiedAt: OrNull<Timestamp>?
  /// The plan when the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  public var verifiedPlan: OrNull<HandzPlan>?

  public init() {}

  /// Puts the facts into a frame.
  public func fill(_ frame: Frame) {
    frame.clear()
    if let value = authEmailVerified { frame.set(0, .bool(value)) }
    if let value = authProvider { if case .value(let given) = value { frame.set(1, .enumeration(Int(given.rawValue))) } else { frame.set(1, .null) } }
    if let value = authSignedIn { frame.set(2, .bool(value)) }
    if let value = conversionDismissedBefore { frame.set(3, .bool(value)) }
    if let value = creditsLeft { if case .value(let given) = value { frame.set(4, .int(Int64(given))) } else { frame.set(4, .null) } }
    if let value = flowId { frame.setText(9, value.utf8) }
    if let value = flowInLibrary { frame.set(10, .bool(value)) }
    if let value = flowReadOnly { frame.set(11, .bool(value)) }
    if let value = now { frame.set(12, value.value) }
    if let value = plan { frame.set(13, .enumeration(Int(value.rawValue))) }
    if let value = practiceSource { frame.set(14, .enumeration(Int(value.rawValue))) }
    if let value = sessionCreditSpent { frame.set(15, .bool(value)) }
    if let value = sessionId { frame.setText(16, value.utf8) }
    if let value = subscriptionPurchasePending { frame.set(18, .bool(value)) }
    if let value = subscriptionStatus { frame.set(19, .enumeration(Int(value.rawValue))) }
    if let value = textLength { frame.set(20, .int(Int64(value))) }
    if let value = trialEligible { frame.set(21, .bool(value)) }
    if let value = uploadSizeBytes { frame.set(22, .int(Int64(value))) }
    if let value = uploadType { frame.set(23, .enumeration(Int(value.rawValue))) }
    if let value = usageBranchesOnMove { frame.set(24, .int(Int64(value))) }
    if let value = usageInboxItems { frame.set(25, .int(Int64(value))) }
    if let value = usageLinksOnItem { frame.set(26, .int(Int64(value))) }
    if let value = usageMediaBytes { frame.set(27, .int(Int64(value))) }
    if let value = usageMediaPendingCleanupBytes { frame.set(28, .int(Int64(value))) }
    if let value = usageSavedFlows { frame.set(29, .int(Int64(value))) }
    if let value = usageShareLinksToday { frame.set(30, .int(Int64(value))) }
    if let value = verifiedAt { if case .value(let given) = value { frame.set(31, given.value) } else { frame.set(31, .null) } }
    if let value = verifiedPlan { if case .value(let given) = value { frame.set(32, .enumeration(Int(given.rawValue))) } else { frame.set(32, .null) } }
  }
}
