// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
internal import RulesRuntime

/// The facts of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzFact: UInt16, CaseIterable, Sendable {
  /// Whether the person has confirmed the address they signed up with.
  ///
  /// Source: CH07 §6.4
  case authEmailVerified = 0
  /// How the person signed in; null for a guest.
  ///
  /// Source: CH07 §3
  case authProvider = 1
  /// Whether somebody is logged in on this device.
  ///
  /// Source: CH08 §2
  case authSignedIn = 2
  /// Whether the person has said "Not now" to the sign-up sheet before.
  ///
  /// Source: CH07 §6.1
  case conversionDismissedBefore = 3
  /// Practice credits left this month; null on a plan that does not use them.
  ///
  /// Source: CH08 §5
  case creditsLeft = 4
  case decisionAction = 5
  case decisionEntryPoint = 6
  case decisionGate = 7
  case decisionReason = 8
  /// The flow in question.
  ///
  /// Source: CH08 §9
  case flowId = 9
  /// Whether the flow has been saved before. One that nobody vouches for counts as new, so that it meets the cap.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case flowInLibrary = 10
  /// Whether this is one of the flows beyond the cap: not among the most recently edited that the plan has room for, restored over the cap, or a conflict copy.
  ///
  /// Source: CH08 §6
  case flowReadOnly = 11
  /// The time, as the server last told it plus the time that has passed since; never the device's own clock.
  ///
  /// Source: CH28 §16
  case now = 12
  case plan = 13
  /// Where the practised flow is.
  ///
  /// Source: CH08 §5
  case practiceSource = 14
  /// Whether this very session has used its credit already, so that coming back to it costs nothing.
  ///
  /// Source: CH08 §5
  case sessionCreditSpent = 15
  /// The practice session; a credit is spent once for each.
  ///
  /// Source: CH08 §9
  case sessionId = 16
  /// What counts toward the upload cap. A deleted upload counts until its deletion is confirmed.
  ///
  /// Source: CH29 §5.3
  case storageUsed = 17
  /// Whether a purchase waits for the store's confirmation.
  ///
  /// Source: CH08 §2
  case subscriptionPurchasePending = 18
  /// What the store says. `billing_issue` means that a payment failed and the store still grants the subscription; once it stops, the status is `expired`. `unverifiable` means that the store cannot be asked.
  ///
  /// Source: CH08 §2
  case subscriptionStatus = 19
  /// Length of the note or detail that is being saved, in characters.
  ///
  /// Source: CH29 §10
  case textLength = 20
  /// Whether the store would give this person a trial.
  ///
  /// Source: CH08 §6
  case trialEligible = 21
  /// Size of the file to upload.
  ///
  /// Source: CH29 §5.2
  case uploadSizeBytes = 22
  /// What the file to upload is.
  ///
  /// Source: CH29 §10
  case uploadType = 23
  /// Branches that leave the move in question.
  ///
  /// Source: CH08 §4.2
  case usageBranchesOnMove = 24
  /// Imports in the inbox.
  ///
  /// Source: CH29 §4
  case usageInboxItems = 25
  /// Links on the move or flow in question.
  ///
  /// Source: CH29 §10
  case usageLinksOnItem = 26
  /// Size of all uploads, as the storage itself counts them.
  ///
  /// Source: CH29 §5.3; CH29 §13
  case usageMediaBytes = 27
  /// Size of deleted uploads whose deletion the storage has not confirmed yet.
  ///
  /// Source: CH29 §5.3
  case usageMediaPendingCleanupBytes = 28
  /// Flows in the library. A flow on its way out no longer counts, a draft that was never saved does not count yet.
  ///
  /// Source: CH29 §4
  case usageSavedFlows = 29
  /// Share links made since the daily reset.
  ///
  /// Source: CH30 Implementation Rules
  case usageShareLinksToday = 30
  /// When the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  case verifiedAt = 31
  /// The plan when the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  case verifiedPlan = 32

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.facts, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.facts, name) else { return nil }
    self.init(rawValue: UInt16(row))
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

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.plans, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.plans, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The capabilities of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzCapability: UInt16, CaseIterable, Sendable {
  /// Create an account, or log in.
  ///
  /// Source: CH08 §4.1
  case accountSignUp = 0
  /// Browse the demo flows and the demo moves.
  ///
  /// Source: CH08 §4.1
  case demoBrowse = 1
  /// Keep a change to something that was saved before.
  ///
  /// Source: CH08 §4.1
  case editsSave = 2
  /// Export one's own data.
  ///
  /// Source: CH08 §4.1
  case exportRun = 3
  /// Add an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  case flowAddBranch = 4
  /// Put the first move on an empty canvas.
  ///
  /// Source: CH07 §5.3
  case flowAddNode = 5
  /// Copy a shared flow into the library.
  ///
  /// Source: CH08 §4.1; CH07 §9
  case flowDuplicate = 6
  /// Enter the flow builder and change a flow.
  ///
  /// Source: CH08 §4.2; CH07 §9
  case flowEdit = 7
  /// Leave a path without an end.
  ///
  /// Source: CH08 §4.2
  case flowLeaveDangling = 8
  /// Let several branches lead to the same move.
  ///
  /// Source: CH08 §4.2
  case flowMerge = 9
  /// Reorder moves, or put another one at the root.
  ///
  /// Source: CH08 §4.2
  case flowReorder = 10
  /// Put a new flow into the library.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  case flowSave = 11
  /// Keep an unfinished flow on the device. It takes no slot until it is saved.
  ///
  /// Source: CH08 §4.2
  case flowSaveDraft = 12
  /// Take a shared flow into the inbox.
  ///
  /// Source: CH08 §4.3; CH07 §5.2
  case inboxAcceptImport = 13
  /// Move an import from the inbox into the library.
  ///
  /// Source: CH08 §4.3; CH29 §7.2
  case inboxMoveToLibrary = 14
  /// Attach a link to a video elsewhere.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  case mediaAttachLink = 15
  /// Send an upload along with a share link.
  ///
  /// Source: CH08 §4.5; CH29 §5.2
  case mediaShareUpload = 16
  /// Upload a video from the gallery or the camera.
  ///
  /// Source: CH08 §4.5; CH29 §5.2
  case mediaUpload = 17
  /// Upload a GIF.
  ///
  /// Source: CH29 §10
  case mediaUploadGif = 18
  /// Keep this much uploaded media in all.
  ///
  /// Source: CH08 §4.5
  case mediaUploadQuota = 19
  /// Upload a file of this size.
  ///
  /// Source: CH29 §10
  case mediaUploadSize = 20
  /// Create and keep a custom move.
  ///
  /// Source: CH08 §4.1; CH07 §9
  case moveSave = 21
  /// Practise for as long as one likes.
  ///
  /// Source: CH08 §4.4
  case practiceAnyLength = 22
  /// Have monthly practice credits.
  ///
  /// Source: CH08 §4.4
  case practiceCredits = 23
  /// Try a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  case practiceDemoSession = 24
  /// See past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  case practiceHistory = 25
  /// Practise an imported flow straight from the inbox.
  ///
  /// Source: CH08 §4.3; CH08 §4.4
  case practiceInboxItem = 26
  /// Keep a log of a session, with how long it really took.
  ///
  /// Source: CH08 §4.4
  case practiceLog = 27
  /// Practise a flow from the library.
  ///
  /// Source: CH08 §4.4; CH08 §5
  case practiceSavedFlow = 28
  /// Buy Pro.
  ///
  /// Source: CH08 §2
  case purchasesUpgrade = 29
  /// Make an unlisted link to one's own flow.
  ///
  /// Source: CH08 §4.3
  case shareCreateLink = 30
  /// Open a share link and look at the flow.
  ///
  /// Source: CH08 §4.3
  case shareOpenLink = 31
  /// Keep a note or the details of a transition.
  ///
  /// Source: CH29 §4; CH29 §10
  case textSaveNote = 32

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.capabilities, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.capabilities, name) else { return nil }
    self.init(rawValue: UInt16(row))
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
  /// Share links made in a day. Going over slows nobody down by itself; that is the warning ladder's job.
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

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.limits, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.limits, name) else { return nil }
    self.init(rawValue: UInt16(row))
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

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.resets, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.resets, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The actions of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzAction: UInt16, CaseIterable, Sendable {
  /// The person creates an account.
  ///
  /// Source: CH07 §3
  case accountCreate = 0
  /// The person logs in.
  ///
  /// Source: CH07 §3
  case accountLogIn = 1
  /// The person looks at demo flows and demo moves.
  ///
  /// Source: CH07 §5.1
  case demoBrowse = 2
  /// The person starts a practice session on a demo flow.
  ///
  /// Source: CH07 §5.1
  case demoPractice = 3
  /// The person exports their data.
  ///
  /// Source: CH08 §4.1; CH07 §6.4
  case exportRun = 4
  /// The person adds an outgoing branch to a move.
  ///
  /// Source: CH08 §4.2
  case flowAddBranch = 5
  /// The person puts the first move on an empty canvas.
  ///
  /// Source: CH07 §6.2
  case flowAddFirstNode = 6
  /// The person taps Create New Flow.
  ///
  /// Source: CH07 §6.2; CH07 §9
  case flowCreateNew = 7
  /// The person deletes a flow from their library. A read-only one can always be deleted, for that is the way out.
  ///
  /// Source: CH08 §6; CH29 §6.2
  case flowDelete = 8
  /// The person changes a flow that is in their library.
  ///
  /// Source: CH08 §4.2; CH08 §6
  case flowEditExisting = 9
  /// The person leaves a path without an end.
  ///
  /// Source: CH08 §4.2
  case flowLeaveDangling = 10
  /// The person leads a branch to a move that is already there.
  ///
  /// Source: CH08 §4.2
  case flowMerge = 11
  /// The person moves a node, or puts another one at the root.
  ///
  /// Source: CH08 §4.2
  case flowReorder = 12
  /// The person taps Save or Done on a flow, be it new or not.
  ///
  /// Source: CH07 §6.2; CH08 §3.2
  case flowSave = 13
  /// The app keeps an unfinished flow on the device.
  ///
  /// Source: CH08 §4.2; CH07 §5.3
  case flowSaveDraft = 14
  /// The person saves changes to a flow in their library.
  ///
  /// Source: CH07 §6.2; CH08 §3.1
  case flowSaveEdits = 15
  /// The person saves a flow for the first time.
  ///
  /// Source: CH08 §3.2
  case flowSaveNew = 16
  /// The person takes a shared flow into their inbox. When that is full they are told, and the link stays usable.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  case inboxAcceptImport = 17
  /// The person saves an import to their library, which takes it out of the inbox.
  ///
  /// Source: CH07 §6.2; CH29 §7.2
  case inboxMoveToLibrary = 18
  /// The person attaches a link to a move or a flow.
  ///
  /// Source: CH08 §4.5; CH29 §5.1
  case mediaAttachLink = 19
  /// The person tries to send an upload along with a share link.
  ///
  /// Source: CH29 §5.2
  case mediaShareUpload = 20
  /// The person uploads a file. Everything is checked before the upload begins.
  ///
  /// Source: CH08 §4.5; CH29 §5.2; CH29 §6.1
  case mediaUpload = 21
  /// The person taps Create Move.
  ///
  /// Source: CH07 §6.2
  case moveCreate = 22
  /// The person saves a custom move.
  ///
  /// Source: CH07 §6.2
  case moveSave = 23
  /// The session is over and its log is kept.
  ///
  /// Source: CH08 §3.1; CH08 §4.4
  case practiceSaveLog = 24
  /// The person starts a practice session. A flow that a downgrade made read-only may be practised too.
  ///
  /// Source: CH08 §5; CH29 §7.3; CH30 Required UX Behaviors at Caps
  case practiceStart = 25
  /// The person looks at past sessions and streaks.
  ///
  /// Source: CH08 §4.1
  case practiceViewHistory = 26
  /// The person asks the store again what they have bought. Nothing may stand in the way, not even signing in.
  ///
  /// Source: CH08 §6; CH07 §10
  case purchasesRestore = 27
  /// The person buys Pro.
  ///
  /// Source: CH08 §8
  case purchasesUpgrade = 28
  /// The person makes an unlisted link to their flow.
  ///
  /// Source: CH08 §4.3; CH07 §6.4
  case shareCreateLink = 29
  /// The person copies a shared flow into their library.
  ///
  /// Source: CH07 §6.2; CH07 §9
  case shareDuplicate = 30
  /// The person opens a share link and looks at the flow.
  ///
  /// Source: CH08 §4.3
  case shareOpenLink = 31
  /// The person saves a note or the details of a transition.
  ///
  /// Source: CH07 §6.2; CH29 §4
  case textSaveNote = 32

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.actions, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.actions, name) else { return nil }
    self.init(rawValue: UInt16(row))
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

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.entryPoints, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.entryPoints, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The effects of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzEffect: UInt16, CaseIterable, Sendable {
  /// Something of the person's goes away.
  ///
  /// Source: CH29 §6.2
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
  /// Somebody else can see it.
  ///
  /// Source: CH08 §4.3
  case share = 5
  /// Somebody is logged in afterwards.
  ///
  /// Source: CH07 §3
  case signIn = 6
  /// A file goes to the cloud storage.
  ///
  /// Source: CH29 §5.2
  case upload = 7

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.effects, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.effects, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The reasons of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzReason: UInt16, CaseIterable, Sendable {
  /// The move has all the branches it can have.
  ///
  /// Source: CH08 §4.2
  case branchCap = 0
  /// Practice on demo flows is not part of the app yet.
  ///
  /// Source: CH07 §5.1
  case demoPracticeOff = 1
  /// Exporting waits until the email address is confirmed.
  ///
  /// Source: CH07 §6.4
  case emailUnverifiedExport = 2
  /// Sharing waits until the email address is confirmed.
  ///
  /// Source: CH07 §6.4
  case emailUnverifiedShare = 3
  /// Allowed, and it takes a credit.
  ///
  /// Source: CH08 §5; CH08 §7
  case freeCreditNotice = 4
  /// This month's credits are used up.
  ///
  /// Source: CH08 §5; CH30 Required UX Behaviors at Caps
  case freeCreditsExhausted = 5
  /// The library is full.
  ///
  /// Source: CH08 §3.2
  case freeFlowCap = 6
  /// The inbox is full.
  ///
  /// Source: CH08 §3.2
  case freeInboxCap = 7
  /// The flow is one of those beyond the cap. It can be looked at and practised, not changed.
  ///
  /// Source: CH08 §6
  case freeOverCapReadOnly = 8
  /// A flow in the inbox cannot be practised before it is saved.
  ///
  /// Source: CH08 §7; CH29 §7.3
  case freePracticeInbox = 9
  /// Uploads come with Pro.
  ///
  /// Source: CH08 §7
  case freeUpload = 10
  /// Putting a move on the canvas needs an account.
  ///
  /// Source: CH07 §6.2
  case guestAddNode = 11
  /// Attaching links needs an account.
  ///
  /// Source: CH08 §4.5; CH29 §6.4
  case guestAttachLink = 12
  /// Building flows needs an account.
  ///
  /// Source: CH07 §6.2
  case guestBuild = 13
  /// Copying a shared flow needs an account.
  ///
  /// Source: CH07 §6.2
  case guestDuplicate = 14
  /// Exporting needs an account.
  ///
  /// Source: CH08 §3.1; CH29 §6.4
  case guestExport = 15
  /// An inbox needs an account.
  ///
  /// Source: CH07 §5.2
  case guestImport = 16
  /// Saving from the inbox needs an account.
  ///
  /// Source: CH07 §6.2
  case guestInboxSave = 17
  /// Practice needs an account.
  ///
  /// Source: CH07 §6.2
  case guestPractice = 18
  /// Keeping a change needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveEdits = 19
  /// Keeping a flow needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveFlow = 20
  /// Creating and keeping a move needs an account.
  ///
  /// Source: CH07 §6.2
  case guestSaveMove = 21
  /// Keeping a practice log needs an account.
  ///
  /// Source: CH08 §3.1
  case guestSavePracticeLog = 22
  /// Sharing needs an account.
  ///
  /// Source: CH08 §4.3
  case guestShareLink = 23
  /// Pro belongs to an account.
  ///
  /// Source: CH08 §2
  case guestUpgrade = 24
  /// Uploading needs an account.
  ///
  /// Source: CH08 §4.5; CH29 §6.4
  case guestUpload = 25
  /// The move or flow has all the links it can have.
  ///
  /// Source: CH29 §10
  case linkAttachmentCap = 26
  /// The file is over the size for one file.
  ///
  /// Source: CH29 §10
  case mediaFileTooLarge = 27
  /// The upload would go over the storage cap.
  ///
  /// Source: CH29 §6.1
  case mediaQuota = 28
  /// Files of this type are not taken.
  ///
  /// Source: CH29 §10
  case mediaTypeNotAllowed = 29
  /// The text is too long.
  ///
  /// Source: CH29 §10
  case textFieldCap = 30
  /// A fact is missing, so nobody can say whether it is allowed.
  case undecided = 31
  /// Uploads never travel with a share link.
  ///
  /// Source: CH29 §5.2
  case uploadStaysPrivate = 32

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.reasons, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.reasons, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The gates of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzGate: UInt16, CaseIterable, Sendable {
  /// An invitation to sign up. It never feels like an error and never offers to go on without an account.
  ///
  /// Source: CH07 §6.1; CH07 §6.3; CH08 §3.1
  case accountGate = 0
  /// No room left. The ways on make room, or upgrade where that helps; nothing is deleted without asking.
  ///
  /// Source: CH08 §3.2; CH29 §6.1; CH29 §6.2
  case capGate = 1
  /// Neither an account nor Pro would help. It says what is in the way, and the way on if there is one.
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
  /// An offer in its place on the screen, at most once a session unless the person asks for more.
  ///
  /// Source: CH08 §3.1
  case upsellInline = 5

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.gates, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.gates, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The buttons of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzButton: UInt16, CaseIterable, Sendable {
  /// Leave everything as it is.
  ///
  /// Source: CH29 §6.1
  case cancel = 0
  /// Sign up or log in with Apple.
  ///
  /// Source: CH07 §6.3
  case continueWithApple = 1
  /// Sign up or log in by email.
  ///
  /// Source: CH07 §6.3
  case continueWithEmail = 2
  /// Sign up or log in with Google.
  ///
  /// Source: CH07 §6.3
  case continueWithGoogle = 3
  /// Go to the library to delete a flow. To replace one is to delete it, with a confirmation, and then to save.
  ///
  /// Source: CH08 §7
  case manageFlows = 4
  /// Go to the inbox to delete an import or to save one.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case manageInbox = 5
  /// Go to the list of uploads, largest first.
  ///
  /// Source: CH29 §6.1
  case manageStorage = 6
  /// Back to where the person was.
  ///
  /// Source: CH07 §6.3
  case notNow = 7
  /// Send the confirmation mail again.
  ///
  /// Source: CH07 §6.4
  case resendVerification = 8
  /// Ask the store again what was bought.
  ///
  /// Source: CH08 §6
  case restorePurchases = 9
  /// Save the import to the library first.
  ///
  /// Source: CH08 §7; CH29 §7.2
  case saveToLibrary = 10
  /// Begin a trial.
  ///
  /// Source: CH08 §6; CH31 Error Dictionary
  case startTrial = 11
  /// Go to the purchase.
  ///
  /// Source: CH08 §7
  case upgradeToPro = 12
  /// Ask again whether the address is confirmed.
  ///
  /// Source: CH07 §6.4
  case verifiedAlready = 13

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.buttons, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.buttons, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The notices of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzNotice: UInt16, CaseIterable, Sendable {
  /// How many practice credits are left, wherever practice begins.
  ///
  /// Source: CH08 §5; CH08 §5.1
  case creditsLeft = 0
  /// The store could not be asked for too long; Free until it can.
  ///
  /// Source: CH31 Degraded Mode Standard
  case entitlementUnverified = 1
  /// Why the flow behind the link cannot be taken in right now. The link stays usable.
  ///
  /// Source: CH29 §6.3
  case inboxFull = 2
  /// The last payment failed.
  ///
  /// Source: CH27 §4.2; CH27 §6.3
  case paymentIssue = 3
  /// Pro goes on for a while although the store cannot be asked.
  ///
  /// Source: CH08 §1.2
  case planGrace = 4
  /// A purchase waits for the store. It unlocks nothing yet.
  ///
  /// Source: CH08 §2; CH08 §8
  case purchaseInProgress = 5
  /// The email address waits to be confirmed.
  ///
  /// Source: CH07 §6.4
  case verifyEmail = 6

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.notices, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.notices, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The errors of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzError: UInt16, CaseIterable, Sendable {
  /// The email address is not confirmed.
  ///
  /// Source: CH31 Error Dictionary
  case err012 = 0
  /// A guest cannot save flows.
  ///
  /// Source: CH31 Error Dictionary
  case err020 = 1
  /// A guest cannot personalise the move library.
  ///
  /// Source: CH31 Error Dictionary
  case err021 = 2
  /// A Free library is full.
  ///
  /// Source: CH31 Error Dictionary; CH08 §7
  case err030 = 3
  /// This month's practice credits are used up.
  ///
  /// Source: CH31 Error Dictionary
  case err031 = 4
  /// A Free inbox is full.
  ///
  /// Source: CH31 Error Dictionary; CH30 Required UX Behaviors at Caps
  case err032 = 5
  /// The uploads of a person have reached their cap.
  ///
  /// Source: CH31 Error Dictionary; CH29 §6.1
  case err040 = 6
  /// An upload does not travel with a share link.
  ///
  /// Source: CH31 Error Dictionary
  case err041 = 7
  /// The move has all its outgoing branches.
  ///
  /// Source: CH31 Error Dictionary
  case err050 = 8
  /// A Free account cannot practise from the inbox.
  ///
  /// Source: CH31 Error Dictionary; CH29 §7.3
  case err063 = 9
  /// The file is too large.
  case errPhFileSize = 10
  /// The file is of a type that is not taken.
  case errPhFileType = 11
  /// All links of the move or flow are used.
  case errPhLinkCap = 12
  /// The flow is beyond the cap and can only be looked at and practised.
  case errPhReadOnlyFlow = 13
  /// The text is too long.
  case errPhTextCap = 14

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.errors, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.errors, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The severities of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSeverity: UInt16, CaseIterable, Sendable {
  /// A warning; the person can go on.
  ///
  /// Source: CH31 Error Taxonomy
  case s1 = 0
  /// The action failed; there is another way or another try.
  ///
  /// Source: CH31 Error Taxonomy
  case s2 = 1
  /// No way on here until it is resolved.
  ///
  /// Source: CH31 Error Taxonomy
  case s3 = 2

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.severities, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.severities, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The surfaces of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzSurface: UInt16, CaseIterable, Sendable {
  /// Under the top bar, until dealt with.
  ///
  /// Source: CH31 Error Surfaces
  case banner = 0
  /// The sheet for a full library, inbox or storage.
  ///
  /// Source: CH08 §3.1
  case capSheet = 1
  /// The sheet that invites to sign up.
  ///
  /// Source: CH07 §6.1
  case conversionSheet = 2
  /// The control looks unavailable and can still be tapped, to say why.
  ///
  /// Source: CH31 Error Dictionary
  case dimmedControl = 3
  /// Under the field that it is about; gone on the next edit.
  ///
  /// Source: CH31 Error Surfaces
  case inlineField = 4
  /// A line of information in its place on the screen.
  ///
  /// Source: CH31 Error Dictionary
  case inlineInfo = 5
  /// A prompt in the flow of the screen; nothing waits for it.
  ///
  /// Source: CH08 §3.1
  case inlinePrompt = 6
  /// A screen of its own that stands before what was asked for.
  ///
  /// Source: CH31 Error Dictionary
  case interstitial = 7
  /// The screen of the warning ladder.
  ///
  /// Source: CH30 UX Surfaces
  case limitScreen = 8
  /// In front of everything, with one or two ways on.
  ///
  /// Source: CH31 Error Surfaces
  case modal = 9
  /// The paywall.
  ///
  /// Source: CH08 §3.1
  case paywall = 10
  /// The head of the Practice tab.
  ///
  /// Source: CH08 §5.1
  case practiceHeader = 11
  /// The screen that a share link opens.
  ///
  /// Source: CH29 §6.3
  case receivingScreen = 12
  /// What the app says about itself; it stays until it is no longer so.
  ///
  /// Source: CH08 §1.2
  case statusBanner = 13
  /// A short line that goes away by itself.
  ///
  /// Source: CH31 Error Surfaces
  case toast = 14

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.surfaces, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.surfaces, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The copy of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzCopyKey: UInt16, CaseIterable, Sendable {
  /// Handz saves your flows and drills across devices. Guests can browse, but saving requires an account.
  ///
  /// Source: CH07 §6.3
  case authConversion = 0
  /// Saving requires an account so your plans don't get lost.
  ///
  /// Source: CH07 §6.1
  case authConversionRepeatLine = 1
  /// Not now
  ///
  /// Source: CH07 §6.3
  case authConversionSecondaryNotNow = 2
  /// Continue with Apple
  ///
  /// Source: CH07 §6.3
  case authProviderApple = 3
  /// Continue with Email
  ///
  /// Source: CH07 §6.3
  case authProviderEmail = 4
  /// Continue with Google
  ///
  /// Source: CH07 §6.3
  case authProviderGoogle = 5
  /// Resend
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerResend = 6
  /// Verify your email to protect your account.
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerText = 7
  /// I've verified
  ///
  /// Source: CH07 §6.4
  case authVerifyBannerVerified = 8
  /// Credits: {remaining}/{limit} this month
  ///
  /// Source: CH08 §5
  case creditsCounter = 9
  /// Can't verify subscription — some Pro features may be locked until you reconnect.
  ///
  /// Source: CH31 Degraded Mode Standard
  case degradedEntitlementBanner = 10
  /// Check your inbox for a verification link, then come back here.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr012 = 11
  /// Guest mode lets you explore, but saving flows requires an account.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr020 = 12
  /// To personalize your move library, create an account.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr021 = 13
  /// Free accounts can save up to {limit} flows. Upgrade to save more, or delete one to continue.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr030 = 14
  /// Use Practice Mode to drill your paths and track progress. Upgrade to Pro.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr031 = 15
  /// Free accounts can hold up to {limit} imports in Inbox. Delete one to make room.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr032 = 16
  /// You've hit your {limit} upload limit. Delete an upload to free space, or switch to links.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr040 = 17
  /// Uploaded videos don't travel with shared links. Use a link if you need others to see it.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr041 = 18
  /// This move already has {limit} next options. Replace one or merge paths.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr050 = 19
  /// To practice this, save it to your library first. Practice works on saved flows only.
  ///
  /// Source: CH31 Error Dictionary
  case errorErr063 = 20
  /// Videos can be up to {limit} each. Trim it, or add a link instead.
  case errorErrPhFileSize = 21
  /// Uploads are for videos. For anything else, add a link.
  case errorErrPhFileType = 22
  /// There is room for {limit} links here. Remove one to add another.
  case errorErrPhLinkCap = 23
  /// Free accounts can edit up to {limit} flows. Upgrade to edit this one, or delete flows you no longer need.
  case errorErrPhReadOnlyFlow = 24
  /// There is room for {limit} characters. Shorten it to save.
  case errorErrPhTextCap = 25
  /// Manage flows
  ///
  /// Source: CH08 §7
  case gateActionManageFlows = 26
  /// Manage inbox
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  case gateActionManageInbox = 27
  /// Save to Library
  ///
  /// Source: CH29 §7.2
  case gateActionSaveToLibrary = 28
  /// Start {trialDays}-day trial
  ///
  /// Source: CH31 Error Dictionary; CH08 §6
  case gateActionStartTrial = 29
  /// Upgrade to Pro
  ///
  /// Source: CH08 §7
  case gateActionUpgradeToPro = 30
  /// You can still look at every demo flow.
  case gateDemoPracticeOff = 31
  /// This practice uses 1 credit.
  ///
  /// Source: CH08 §7
  case gatePracticeCreditNotice = 32
  /// Nothing was changed. Try again in a moment.
  case gateUndecided = 33
  /// Use links to share videos.
  ///
  /// Source: CH08 §7
  case gateUploadFree = 34
  /// Inbox full ({limit}). Save or delete an item to accept new imports.
  ///
  /// Source: CH29 §6.3
  case inboxFullReceive = 35
  /// Payment issue. Update your subscription to keep Pro features.
  ///
  /// Source: CH27 §4.2
  case notifNBillingPaymentFailedBody = 36
  /// Can't verify subscription right now. Some Pro features may pause if this continues.
  ///
  /// Source: CH08 §1.2
  case planGraceBanner = 37
  /// Your purchase is being confirmed. Your plan changes as soon as it is.
  ///
  /// Source: CH08 §8
  case planPurchaseInProgress = 38
  /// Restore Purchases
  ///
  /// Source: CH07 §10
  case settingsRestorePurchases = 39
  /// Cancel
  ///
  /// Source: CH29 §6.1
  case storageCapCancel = 40
  /// Manage Storage
  ///
  /// Source: CH29 §6.1
  case storageCapManage = 41

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.copy, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.copy, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The telemetry of the rules. Raw values are ordinals of the embedded bundle.
public enum HandzTelemetryEvent: UInt16, CaseIterable, Sendable {
  /// A practice credit was used.
  ///
  /// Source: CH08 §9
  case creditSpent = 0
  /// A refusal was shown.
  ///
  /// Source: CH08 §9
  case gateShown = 1
  /// The person went to the store.
  ///
  /// Source: CH08 §9
  case purchaseStarted = 2
  /// The person asked the store what they had bought.
  ///
  /// Source: CH08 §9
  case restoreClicked = 3

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.events, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.events, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

/// The snapshot of the rules. Raw values are ordinals of the embedded bundle.
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
  /// Whether a saved flow can be practised right now.
  ///
  /// Source: CH08 §2
  case canPractice = 3
  /// Whether an import can be practised before it is saved.
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

  /// The name as the rules write it.
  public var name: String { Handz.rules.bundle.name(.snapshot, Int(rawValue)) }

  /// The one with a name; nil when the rules have none such.
  public init?(name: String) {
    guard let row = Handz.rules.bundle.find(.snapshot, name) else { return nil }
    self.init(rawValue: UInt16(row))
  }
}

