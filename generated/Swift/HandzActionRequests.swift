// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

/// An action with the facts that its decision depends on, for decisions without a history. The plan is in `HandzFacts`.
public struct HandzActionRequest: Sendable {
  let action: HandzAction
  let fill: @Sendable (Frame) -> Void

  /// The person continues with Apple, Google or email, to a new or an existing account. Only the provider knows which.
  ///
  /// Source: CH07 §3; CH07 §6.3
  public static var accountContinue: Self { Self(action: .accountContinue) { _ in } }

  /// The person creates an account.
  ///
  /// Source: CH07 §3
  public static var accountCreate: Self { Self(action: .accountCreate) { _ in } }

  /// The person deletes their account and everything in it.
  ///
  /// Source: CH28 §4; CH29 §9
  public static var accountDelete: Self { Self(action: .accountDelete) { _ in } }

  /// The person logs in.
  ///
  /// Source: CH07 §3
  public static var accountLogIn: Self { Self(action: .accountLogIn) { _ in } }

  /// The person changes what belongs to the account, such as the address or the password.
  ///
  /// Source: CH28 §4
  public static var accountManage: Self { Self(action: .accountManage) { _ in } }

  /// The person has a link sent to set a new password.
  ///
  /// Source: CH07 §8.5
  public static var accountResetPassword: Self { Self(action: .accountResetPassword) { _ in } }

  /// The app continues with the account that is logged in, without a request.
  ///
  /// Source: CH28 §4; CH07 §7.1
  public static var appUse: Self { Self(action: .appUse) { _ in } }

  /// The person looks at demo flows and demo moves.
  ///
  /// Source: CH07 §5.1
  public static var demoBrowse: Self { Self(action: .demoBrowse) { _ in } }

  /// The person starts a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  public static var demoPractice: Self { Self(action: .demoPractice) { _ in } }

  /// The person takes what was not sent yet out of the app as a file. It needs no network and no confirmed address, so that the data is never trapped.
  ///
  /// Source: CH28 §16; CH30 Global Principles
  public static var draftsExport: Self { Self(action: .draftsExport) { _ in } }

  /// The person exports their data.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  public static func exportRun(authProvider: OrNull<HandzFacts.AuthProvider>, authEmailVerified: Bool) -> Self {
    Self(action: .exportRun) {
      frame in
      if case .value(let given) = authProvider { frame.set(7, .enumeration(Int(given.rawValue))) } else { frame.set(7, .null) }
      frame.set(4, .bool(authEmailVerified))
    }
  }

  /// The person adds an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  public static func flowAddBranch(usageSavedFlows: Int, flowReadOnly: Bool, usageBranchesOnMove: Int) -> Self {
    Self(action: .flowAddBranch) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(169, .int(Int64(usageBranchesOnMove)))
    }
  }

  /// The person puts the first move on an empty canvas.
  ///
  /// Source: CH07 §6.2; CH08 §6
  public static func flowAddFirstNode(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowAddFirstNode) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person taps Create New Flow.
  ///
  /// Source: CH07 §6.2; CH07 §9
  public static var flowCreateNew: Self { Self(action: .flowCreateNew) { _ in } }

  /// The person deletes a flow from their library. A read-only one can always be deleted, because that makes room.
  ///
  /// Source: CH08 §6; CH29 §6.2
  public static var flowDelete: Self { Self(action: .flowDelete) { _ in } }

  /// The person changes a flow that is in their library.
  ///
  /// Source: CH08 §4.2; CH08 §6
  public static func flowEditExisting(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowEditExisting) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person leaves a path without an end.
  ///
  /// Source: CH08 §4.2
  public static func flowLeaveDangling(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowLeaveDangling) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person leads a branch to a move that is already there.
  ///
  /// Source: CH08 §4.2
  public static func flowMerge(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowMerge) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person moves a node, or puts another one at the root.
  ///
  /// Source: CH08 §4.2
  public static func flowReorder(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowReorder) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person takes a flow back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1; CH08 §6
  public static func flowRevert(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowRevert) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person taps Save or Done on a flow, new or existing.
  ///
  /// Source: CH07 §6.2; CH08 §3.2
  public static func flowSave(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowSave) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The app keeps an unfinished flow on the device.
  ///
  /// Source: CH08 §4.2; CH07 §5.3
  public static var flowSaveDraft: Self { Self(action: .flowSaveDraft) { _ in } }

  /// The person saves changes to a flow in their library.
  ///
  /// Source: CH07 §6.2; CH08 §3.1
  public static func flowSaveEdits(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowSaveEdits) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person saves a flow for the first time.
  ///
  /// Source: CH08 §3.2
  public static func flowSaveNew(usageSavedFlows: Int) -> Self {
    Self(action: .flowSaveNew) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person takes a shared flow into their inbox. If the inbox is full, the app says so, and the link stays usable.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  public static func inboxAcceptImport(usageInboxItems: Int) -> Self {
    Self(action: .inboxAcceptImport) {
      frame in
      frame.set(170, .int(Int64(usageInboxItems)))
    }
  }

  /// The person deletes an import from their inbox.
  ///
  /// Source: CH29 §6.3; CH30 Required UX Behaviors at Caps
  public static var inboxDeleteItem: Self { Self(action: .inboxDeleteItem) { _ in } }

  /// The app looks for new imports.
  ///
  /// Source: CH28 §4
  public static var inboxFetchNew: Self { Self(action: .inboxFetchNew) { _ in } }

  /// The person saves an import to their library, which takes it out of the inbox.
  ///
  /// Source: CH07 §6.2; CH29 §7.2
  public static func inboxMoveToLibrary(usageSavedFlows: Int) -> Self {
    Self(action: .inboxMoveToLibrary) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person looks at their imports.
  ///
  /// Source: CH28 §4
  public static var inboxView: Self { Self(action: .inboxView) { _ in } }

  /// The person attaches a link to a move or a flow.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  public static func mediaAttachLink(usageSavedFlows: Int, flowReadOnly: Bool, usageLinksOnItem: Int) -> Self {
    Self(action: .mediaAttachLink) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(171, .int(Int64(usageLinksOnItem)))
    }
  }

  /// The person deletes an upload. On every plan, for that is how room is made.
  ///
  /// Source: CH29 §5.3; CH29 §6.1; CH28 §7.1
  public static var mediaDeleteUpload: Self { Self(action: .mediaDeleteUpload) { _ in } }

  /// The person plays a linked video. The link is on the device, the video never is.
  ///
  /// Source: CH28 §13.2
  public static var mediaPlayLink: Self { Self(action: .mediaPlayLink) { _ in } }

  /// The person tries to send an upload along with a share link.
  ///
  /// Source: CH29 §5.2
  public static var mediaShareUpload: Self { Self(action: .mediaShareUpload) { _ in } }

  /// The person uploads a file. Everything is checked before the upload begins.
  ///
  /// Source: CH08 §4.5; CH29 §5.2; CH29 §6.1
  public static func mediaUpload(uploadType: HandzFacts.UploadType, uploadSizeBytes: Int, usageMediaBytes: Int, usageMediaPendingCleanupBytes: Int) -> Self {
    Self(action: .mediaUpload) {
      frame in
      frame.set(167, .enumeration(Int(uploadType.rawValue)))
      frame.set(166, .int(Int64(uploadSizeBytes)))
      frame.set(172, .int(Int64(usageMediaBytes)))
      frame.set(173, .int(Int64(usageMediaPendingCleanupBytes)))
    }
  }

  /// The person taps Create Move.
  ///
  /// Source: CH07 §6.2
  public static var moveCreate: Self { Self(action: .moveCreate) { _ in } }

  /// The person deletes a custom move.
  ///
  /// Source: CH08 §4.1
  public static var moveDelete: Self { Self(action: .moveDelete) { _ in } }

  /// The person takes a move back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1
  public static var moveRevert: Self { Self(action: .moveRevert) { _ in } }

  /// The person saves a custom move.
  ///
  /// Source: CH07 §6.2
  public static var moveSave: Self { Self(action: .moveSave) { _ in } }

  /// The person looks at moves, or searches them. A guest sees those of the demo.
  ///
  /// Source: CH28 §4
  public static var moveView: Self { Self(action: .moveView) { _ in } }

  /// The session is over and its log is kept.
  ///
  /// Source: CH08 §3.1; CH08 §4.4
  public static var practiceSaveLog: Self { Self(action: .practiceSaveLog) { _ in } }

  /// The person starts a practice session. A flow that a downgrade made read-only may be practiced too.
  ///
  /// Source: CH08 §5; CH29 §7.3; CH30 Required UX Behaviors at Caps
  public static func practiceStart(practiceSource: HandzFacts.PracticeSource, now: Timestamp, creditsLeft: OrNull<Int>, verifiedAt: OrNull<Timestamp>) -> Self {
    Self(action: .practiceStart) {
      frame in
      frame.set(102, .enumeration(Int(practiceSource.rawValue)))
      frame.set(94, now.value)
      if case .value(let given) = creditsLeft { frame.set(21, .int(Int64(given))) } else { frame.set(21, .null) }
      if case .value(let given) = verifiedAt { frame.set(180, given.value) } else { frame.set(180, .null) }
    }
  }

  /// The person looks at past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  public static var practiceViewHistory: Self { Self(action: .practiceViewHistory) { _ in } }

  /// The person asks the store again what they have bought. Nothing may prevent it, not even a missing login.
  ///
  /// Source: CH08 §6; CH07 §10
  public static var purchasesRestore: Self { Self(action: .purchasesRestore) { _ in } }

  /// The person buys Pro.
  ///
  /// Source: CH08 §8; CH28 §4
  public static var purchasesUpgrade: Self { Self(action: .purchasesUpgrade) { _ in } }

  /// The person makes an unlisted link to their flow.
  ///
  /// Source: CH08 §4.3; CH07 §6.4
  public static func shareCreateLink(authProvider: OrNull<HandzFacts.AuthProvider>, authEmailVerified: Bool) -> Self {
    Self(action: .shareCreateLink) {
      frame in
      if case .value(let given) = authProvider { frame.set(7, .enumeration(Int(given.rawValue))) } else { frame.set(7, .null) }
      frame.set(4, .bool(authEmailVerified))
    }
  }

  /// The person copies a shared flow into their library.
  ///
  /// Source: CH07 §6.2; CH07 §9
  public static func shareDuplicate(usageSavedFlows: Int) -> Self {
    Self(action: .shareDuplicate) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person opens a share link and looks at the flow.
  ///
  /// Source: CH08 §4.3
  public static var shareOpenLink: Self { Self(action: .shareOpenLink) { _ in } }

  /// The person takes a share link back.
  ///
  /// Source: CH28 §4; CH29 §9
  public static var shareRevokeLink: Self { Self(action: .shareRevokeLink) { _ in } }

  /// The person goes to the store to change or cancel the subscription.
  ///
  /// Source: CH08 §8
  public static var subscriptionManage: Self { Self(action: .subscriptionManage) { _ in } }

  /// The person saves a note or the details of a transition.
  ///
  /// Source: CH07 §6.2; CH29 §4
  public static func textSaveNote(usageSavedFlows: Int, flowReadOnly: Bool, textLength: Int) -> Self {
    Self(action: .textSaveNote) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(157, .int(Int64(textLength)))
    }
  }
}

/// An action with the facts that its decision depends on, for decisions with a history. The history counts the other facts, and each call takes the current time.
public struct HandzCountedActionRequest: Sendable {
  let action: HandzAction
  let fill: @Sendable (Frame) -> Void

  /// The person continues with Apple, Google or email, to a new or an existing account. Only the provider knows which.
  ///
  /// Source: CH07 §3; CH07 §6.3
  public static var accountContinue: Self { Self(action: .accountContinue) { _ in } }

  /// The person creates an account.
  ///
  /// Source: CH07 §3
  public static var accountCreate: Self { Self(action: .accountCreate) { _ in } }

  /// The person deletes their account and everything in it.
  ///
  /// Source: CH28 §4; CH29 §9
  public static var accountDelete: Self { Self(action: .accountDelete) { _ in } }

  /// The person logs in.
  ///
  /// Source: CH07 §3
  public static var accountLogIn: Self { Self(action: .accountLogIn) { _ in } }

  /// The person changes what belongs to the account, such as the address or the password.
  ///
  /// Source: CH28 §4
  public static var accountManage: Self { Self(action: .accountManage) { _ in } }

  /// The person has a link sent to set a new password.
  ///
  /// Source: CH07 §8.5
  public static var accountResetPassword: Self { Self(action: .accountResetPassword) { _ in } }

  /// The app continues with the account that is logged in, without a request.
  ///
  /// Source: CH28 §4; CH07 §7.1
  public static var appUse: Self { Self(action: .appUse) { _ in } }

  /// The person looks at demo flows and demo moves.
  ///
  /// Source: CH07 §5.1
  public static var demoBrowse: Self { Self(action: .demoBrowse) { _ in } }

  /// The person starts a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  public static var demoPractice: Self { Self(action: .demoPractice) { _ in } }

  /// The person takes what was not sent yet out of the app as a file. It needs no network and no confirmed address, so that the data is never trapped.
  ///
  /// Source: CH28 §16; CH30 Global Principles
  public static var draftsExport: Self { Self(action: .draftsExport) { _ in } }

  /// The person exports their data.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  public static func exportRun(authProvider: OrNull<HandzFacts.AuthProvider>, authEmailVerified: Bool) -> Self {
    Self(action: .exportRun) {
      frame in
      if case .value(let given) = authProvider { frame.set(7, .enumeration(Int(given.rawValue))) } else { frame.set(7, .null) }
      frame.set(4, .bool(authEmailVerified))
    }
  }

  /// The person adds an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  public static func flowAddBranch(usageSavedFlows: Int, flowReadOnly: Bool, usageBranchesOnMove: Int) -> Self {
    Self(action: .flowAddBranch) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(169, .int(Int64(usageBranchesOnMove)))
    }
  }

  /// The person puts the first move on an empty canvas.
  ///
  /// Source: CH07 §6.2; CH08 §6
  public static func flowAddFirstNode(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowAddFirstNode) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person taps Create New Flow.
  ///
  /// Source: CH07 §6.2; CH07 §9
  public static var flowCreateNew: Self { Self(action: .flowCreateNew) { _ in } }

  /// The person deletes a flow from their library. A read-only one can always be deleted, because that makes room.
  ///
  /// Source: CH08 §6; CH29 §6.2
  public static var flowDelete: Self { Self(action: .flowDelete) { _ in } }

  /// The person changes a flow that is in their library.
  ///
  /// Source: CH08 §4.2; CH08 §6
  public static func flowEditExisting(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowEditExisting) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person leaves a path without an end.
  ///
  /// Source: CH08 §4.2
  public static func flowLeaveDangling(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowLeaveDangling) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person leads a branch to a move that is already there.
  ///
  /// Source: CH08 §4.2
  public static func flowMerge(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowMerge) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person moves a node, or puts another one at the root.
  ///
  /// Source: CH08 §4.2
  public static func flowReorder(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowReorder) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person takes a flow back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1; CH08 §6
  public static func flowRevert(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowRevert) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person taps Save or Done on a flow, new or existing.
  ///
  /// Source: CH07 §6.2; CH08 §3.2
  public static func flowSave(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowSave) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The app keeps an unfinished flow on the device.
  ///
  /// Source: CH08 §4.2; CH07 §5.3
  public static var flowSaveDraft: Self { Self(action: .flowSaveDraft) { _ in } }

  /// The person saves changes to a flow in their library.
  ///
  /// Source: CH07 §6.2; CH08 §3.1
  public static func flowSaveEdits(usageSavedFlows: Int, flowReadOnly: Bool) -> Self {
    Self(action: .flowSaveEdits) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
    }
  }

  /// The person saves a flow for the first time.
  ///
  /// Source: CH08 §3.2
  public static func flowSaveNew(usageSavedFlows: Int) -> Self {
    Self(action: .flowSaveNew) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person takes a shared flow into their inbox. If the inbox is full, the app says so, and the link stays usable.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  public static func inboxAcceptImport(usageInboxItems: Int) -> Self {
    Self(action: .inboxAcceptImport) {
      frame in
      frame.set(170, .int(Int64(usageInboxItems)))
    }
  }

  /// The person deletes an import from their inbox.
  ///
  /// Source: CH29 §6.3; CH30 Required UX Behaviors at Caps
  public static var inboxDeleteItem: Self { Self(action: .inboxDeleteItem) { _ in } }

  /// The app looks for new imports.
  ///
  /// Source: CH28 §4
  public static var inboxFetchNew: Self { Self(action: .inboxFetchNew) { _ in } }

  /// The person saves an import to their library, which takes it out of the inbox.
  ///
  /// Source: CH07 §6.2; CH29 §7.2
  public static func inboxMoveToLibrary(usageSavedFlows: Int) -> Self {
    Self(action: .inboxMoveToLibrary) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person looks at their imports.
  ///
  /// Source: CH28 §4
  public static var inboxView: Self { Self(action: .inboxView) { _ in } }

  /// The person attaches a link to a move or a flow.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  public static func mediaAttachLink(usageSavedFlows: Int, flowReadOnly: Bool, usageLinksOnItem: Int) -> Self {
    Self(action: .mediaAttachLink) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(171, .int(Int64(usageLinksOnItem)))
    }
  }

  /// The person deletes an upload. On every plan, for that is how room is made.
  ///
  /// Source: CH29 §5.3; CH29 §6.1; CH28 §7.1
  public static var mediaDeleteUpload: Self { Self(action: .mediaDeleteUpload) { _ in } }

  /// The person plays a linked video. The link is on the device, the video never is.
  ///
  /// Source: CH28 §13.2
  public static var mediaPlayLink: Self { Self(action: .mediaPlayLink) { _ in } }

  /// The person tries to send an upload along with a share link.
  ///
  /// Source: CH29 §5.2
  public static var mediaShareUpload: Self { Self(action: .mediaShareUpload) { _ in } }

  /// The person uploads a file. Everything is checked before the upload begins.
  ///
  /// Source: CH08 §4.5; CH29 §5.2; CH29 §6.1
  public static func mediaUpload(uploadType: HandzFacts.UploadType, uploadSizeBytes: Int, usageMediaBytes: Int, usageMediaPendingCleanupBytes: Int) -> Self {
    Self(action: .mediaUpload) {
      frame in
      frame.set(167, .enumeration(Int(uploadType.rawValue)))
      frame.set(166, .int(Int64(uploadSizeBytes)))
      frame.set(172, .int(Int64(usageMediaBytes)))
      frame.set(173, .int(Int64(usageMediaPendingCleanupBytes)))
    }
  }

  /// The person taps Create Move.
  ///
  /// Source: CH07 §6.2
  public static var moveCreate: Self { Self(action: .moveCreate) { _ in } }

  /// The person deletes a custom move.
  ///
  /// Source: CH08 §4.1
  public static var moveDelete: Self { Self(action: .moveDelete) { _ in } }

  /// The person takes a move back to an earlier version. The version is on the device, or comes from the server.
  ///
  /// Source: CH28 §11.1
  public static var moveRevert: Self { Self(action: .moveRevert) { _ in } }

  /// The person saves a custom move.
  ///
  /// Source: CH07 §6.2
  public static var moveSave: Self { Self(action: .moveSave) { _ in } }

  /// The person looks at moves, or searches them. A guest sees those of the demo.
  ///
  /// Source: CH28 §4
  public static var moveView: Self { Self(action: .moveView) { _ in } }

  /// The session is over and its log is kept.
  ///
  /// Source: CH08 §3.1; CH08 §4.4
  public static var practiceSaveLog: Self { Self(action: .practiceSaveLog) { _ in } }

  /// The person starts a practice session. A flow that a downgrade made read-only may be practiced too.
  ///
  /// Source: CH08 §5; CH29 §7.3; CH30 Required UX Behaviors at Caps
  public static func practiceStart(practiceSource: HandzFacts.PracticeSource, verifiedAt: OrNull<Timestamp>) -> Self {
    Self(action: .practiceStart) {
      frame in
      frame.set(102, .enumeration(Int(practiceSource.rawValue)))
      if case .value(let given) = verifiedAt { frame.set(180, given.value) } else { frame.set(180, .null) }
    }
  }

  /// The person looks at past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  public static var practiceViewHistory: Self { Self(action: .practiceViewHistory) { _ in } }

  /// The person asks the store again what they have bought. Nothing may prevent it, not even a missing login.
  ///
  /// Source: CH08 §6; CH07 §10
  public static var purchasesRestore: Self { Self(action: .purchasesRestore) { _ in } }

  /// The person buys Pro.
  ///
  /// Source: CH08 §8; CH28 §4
  public static var purchasesUpgrade: Self { Self(action: .purchasesUpgrade) { _ in } }

  /// The person makes an unlisted link to their flow.
  ///
  /// Source: CH08 §4.3; CH07 §6.4
  public static func shareCreateLink(authProvider: OrNull<HandzFacts.AuthProvider>, authEmailVerified: Bool) -> Self {
    Self(action: .shareCreateLink) {
      frame in
      if case .value(let given) = authProvider { frame.set(7, .enumeration(Int(given.rawValue))) } else { frame.set(7, .null) }
      frame.set(4, .bool(authEmailVerified))
    }
  }

  /// The person copies a shared flow into their library.
  ///
  /// Source: CH07 §6.2; CH07 §9
  public static func shareDuplicate(usageSavedFlows: Int) -> Self {
    Self(action: .shareDuplicate) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
    }
  }

  /// The person opens a share link and looks at the flow.
  ///
  /// Source: CH08 §4.3
  public static var shareOpenLink: Self { Self(action: .shareOpenLink) { _ in } }

  /// The person takes a share link back.
  ///
  /// Source: CH28 §4; CH29 §9
  public static var shareRevokeLink: Self { Self(action: .shareRevokeLink) { _ in } }

  /// The person goes to the store to change or cancel the subscription.
  ///
  /// Source: CH08 §8
  public static var subscriptionManage: Self { Self(action: .subscriptionManage) { _ in } }

  /// The person saves a note or the details of a transition.
  ///
  /// Source: CH07 §6.2; CH29 §4
  public static func textSaveNote(usageSavedFlows: Int, flowReadOnly: Bool, textLength: Int) -> Self {
    Self(action: .textSaveNote) {
      frame in
      frame.set(174, .int(Int64(usageSavedFlows)))
      frame.set(43, .bool(flowReadOnly))
      frame.set(157, .int(Int64(textLength)))
    }
  }
}
