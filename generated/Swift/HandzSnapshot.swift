// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesRuntime

/// The snapshot, which contains what all screens need to know about the plan. An optional field is nil if it is null or a fact that it needs is missing.
public struct HandzSnapshot: Sendable, Equatable {
  /// Outgoing branches of one move.
  ///
  /// Source: CH08 §2
  public let branchCapPerMove: Int?
  /// Whether share links can be made. The email address may still have to be confirmed.
  ///
  /// Source: CH08 Build Prompt
  public let canCreateShareLinks: Bool
  /// Whether anything may be kept.
  ///
  /// Source: CH08 §2
  public let canPersist: Bool
  /// Whether a saved flow can be practiced right now.
  ///
  /// Source: CH08 §2
  public let canPractice: Bool?
  /// Whether an import can be practiced before it is saved.
  ///
  /// Source: CH08 §2
  public let canPracticeInboxItems: Bool
  /// Whether videos can be uploaded.
  ///
  /// Source: CH08 §2
  public let canUploadMedia: Bool
  /// Every reason that can refuse something on this plan.
  ///
  /// Source: CH08 §2
  public let gatingReasonCodes: [HandzReason]
  /// Imports in the inbox.
  ///
  /// Source: CH08 §2
  public let inboxCap: Int?
  /// All uploads together; 0 where there are none.
  ///
  /// Source: CH08 §2
  public let mediaCapBytes: Int?
  /// The plan in force.
  ///
  /// Source: CH08 §2
  public let planState: HandzPlan
  /// Credits left; null on a plan that does not use them.
  ///
  /// Source: CH08 §2
  public let practiceCredits: Int?
  /// Flows in the library; null is unlimited.
  ///
  /// Source: CH08 §2
  public let savedFlowCap: Int?

  init(_ presented: PresentedSnapshot) {
    branchCapPerMove = presented.fields[0].int
    canCreateShareLinks = presented.fields[1].bool!
    canPersist = presented.fields[2].bool!
    canPractice = presented.fields[3].bool
    canPracticeInboxItems = presented.fields[4].bool!
    canUploadMedia = presented.fields[5].bool!
    gatingReasonCodes = presented.fields[6].reasons.map { HandzReason(ordinal: $0) }
    inboxCap = presented.fields[7].int
    mediaCapBytes = presented.fields[8].int
    planState = HandzPlan(ordinal: presented.fields[9].choice!)
    practiceCredits = presented.fields[10].int
    savedFlowCap = presented.fields[11].int
  }
}
