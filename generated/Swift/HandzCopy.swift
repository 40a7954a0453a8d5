// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// Every sentence of the rules, by its key.
public enum HandzCopy {
  /// Some of your work has not been synced yet. Keep it on this device, or clear it.
  ///
  /// Source: CH28 §15
  public static func accountLogoutAsk() -> PresentedCopy {
    Handz.rules.render(copy: 0, with: [])
  }

  /// Keep on this device
  ///
  /// Source: CH28 §15
  public static func accountLogoutKeep() -> PresentedCopy {
    Handz.rules.render(copy: 1, with: [])
  }

  /// Handz saves your flows and drills across devices. Guests can browse, but saving requires an account.
  ///
  /// Source: CH07 §6.3
  public static func authConversion() -> PresentedCopy {
    Handz.rules.render(copy: 2, with: [])
  }

  /// Saving requires an account so your plans don't get lost.
  ///
  /// Source: CH07 §6.1
  public static func authConversionRepeatLine() -> PresentedCopy {
    Handz.rules.render(copy: 3, with: [])
  }

  /// Continue browsing
  ///
  /// Source: CH07 §6.1
  public static func authConversionSecondaryContinueBrowsing() -> PresentedCopy {
    Handz.rules.render(copy: 4, with: [])
  }

  /// Not now
  ///
  /// Source: CH07 §6.3
  public static func authConversionSecondaryNotNow() -> PresentedCopy {
    Handz.rules.render(copy: 5, with: [])
  }

  /// Log in with email
  ///
  /// Source: CH07 §8.2
  public static func authEmailChoiceLogin() -> PresentedCopy {
    Handz.rules.render(copy: 6, with: [])
  }

  /// Create account with email
  ///
  /// Source: CH07 §8.2
  public static func authEmailChoiceSignup() -> PresentedCopy {
    Handz.rules.render(copy: 7, with: [])
  }

  /// Forgot password?
  ///
  /// Source: CH07 §8.4
  public static func authEmailLoginForgot() -> PresentedCopy {
    Handz.rules.render(copy: 8, with: [])
  }

  /// Already have an account? Log in
  ///
  /// Source: CH07 §8.3
  public static func authEmailSignupLoginLink() -> PresentedCopy {
    Handz.rules.render(copy: 9, with: [])
  }

  /// Create account
  ///
  /// Source: CH07 §8.3
  public static func authEmailSignupPrimary() -> PresentedCopy {
    Handz.rules.render(copy: 10, with: [])
  }

  /// This email is already in use. Log in instead.
  ///
  /// Source: CH07 §8.3
  public static func authErrorEmailInUse() -> PresentedCopy {
    Handz.rules.render(copy: 11, with: [])
  }

  /// No account found for that email.
  ///
  /// Source: CH07 §8.5
  public static func authErrorEmailNotFound() -> PresentedCopy {
    Handz.rules.render(copy: 12, with: [])
  }

  /// Password must be at least {shortest} characters. At most 39 characters.
  ///
  /// Source: CH07 §8.3; CH07 §11
  public static func authErrorPasswordTooShort(shortest: Int) -> PresentedCopy {
    Handz.rules.render(copy: 13, with: [("shortest", .number(Int64(shortest)))])
  }

  /// Incorrect email or password.
  ///
  /// Source: CH07 §8.4
  public static func authErrorWrongCredentials() -> PresentedCopy {
    Handz.rules.render(copy: 14, with: [])
  }

  /// Send reset link
  ///
  /// Source: CH07 §8.5
  public static func authForgotPrimary() -> PresentedCopy {
    Handz.rules.render(copy: 15, with: [])
  }

  /// Continue
  ///
  /// Source: CH07 §8.6
  public static func authProfileContinue() -> PresentedCopy {
    Handz.rules.render(copy: 16, with: [])
  }

  /// Skip
  ///
  /// Source: CH07 §8.6
  public static func authProfileSkip() -> PresentedCopy {
    Handz.rules.render(copy: 17, with: [])
  }

  /// Continue with Apple
  ///
  /// Source: CH07 §6.3
  public static func authProviderApple() -> PresentedCopy {
    Handz.rules.render(copy: 18, with: [])
  }

  /// Continue with Email
  ///
  /// Source: CH07 §6.3
  public static func authProviderEmail() -> PresentedCopy {
    Handz.rules.render(copy: 19, with: [])
  }

  /// Continue with Google
  ///
  /// Source: CH07 §6.3
  public static func authProviderGoogle() -> PresentedCopy {
    Handz.rules.render(copy: 20, with: [])
  }

  /// Resend
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerResend() -> PresentedCopy {
    Handz.rules.render(copy: 21, with: [])
  }

  /// Verify your email to protect your account.
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerText() -> PresentedCopy {
    Handz.rules.render(copy: 22, with: [])
  }

  /// I've verified
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerVerified() -> PresentedCopy {
    Handz.rules.render(copy: 23, with: [])
  }

  /// Try without account
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeGuestCta() -> PresentedCopy {
    Handz.rules.render(copy: 24, with: [])
  }

  /// Log in
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeLoginLink() -> PresentedCopy {
    Handz.rules.render(copy: 25, with: [])
  }

  /// You're offline. Sign-in requires internet.
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeOffline() -> PresentedCopy {
    Handz.rules.render(copy: 26, with: [])
  }

  /// Nothing here yet
  ///
  /// Source: CH31 Error Surfaces
  public static func componentEmptyGeneric() -> PresentedCopy {
    Handz.rules.render(copy: 27, with: [])
  }

  /// Go back
  ///
  /// Source: CH31 Global Error Components
  public static func componentFullscreenGoBack() -> PresentedCopy {
    Handz.rules.render(copy: 28, with: [])
  }

  /// Try again
  ///
  /// Source: CH31 Global Error Components
  public static func componentFullscreenTryAgain() -> PresentedCopy {
    Handz.rules.render(copy: 29, with: [])
  }

  /// Credits: {remaining}/{limit} this month At most 41 characters.
  ///
  /// Source: CH08 §5
  ///
  /// - Parameter remaining: Nil is written `∞`.
  public static func creditsCounter(remaining: Int?, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 30, with: [("remaining", remaining.map { .number(Int64($0)) } ?? .null), ("limit", .number(Int64(limit)))])
  }

  /// Can't verify subscription — some Pro features may be locked until you reconnect.
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func degradedEntitlementBanner() -> PresentedCopy {
    Handz.rules.render(copy: 31, with: [])
  }

  /// Offline — some actions are unavailable
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func degradedOfflineBanner() -> PresentedCopy {
    Handz.rules.render(copy: 32, with: [])
  }

  /// Put moves in order, add branches, and see where they lead.
  public static func emptyEmpty01Body() -> PresentedCopy {
    Handz.rules.render(copy: 33, with: [])
  }

  /// Create Flow
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty01Cta() -> PresentedCopy {
    Handz.rules.render(copy: 34, with: [])
  }

  /// Start your first flow
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty01Title() -> PresentedCopy {
    Handz.rules.render(copy: 35, with: [])
  }

  /// Your moves are what flows are made of.
  public static func emptyEmpty02Body() -> PresentedCopy {
    Handz.rules.render(copy: 36, with: [])
  }

  /// Add Move
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty02Cta() -> PresentedCopy {
    Handz.rules.render(copy: 37, with: [])
  }

  /// Add a move to start building flows
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty02Title() -> PresentedCopy {
    Handz.rules.render(copy: 38, with: [])
  }

  /// Flows that others send you land here.
  public static func emptyEmpty03Body() -> PresentedCopy {
    Handz.rules.render(copy: 39, with: [])
  }

  /// Learn how sharing works
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty03Cta() -> PresentedCopy {
    Handz.rules.render(copy: 40, with: [])
  }

  /// No imports yet
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty03Title() -> PresentedCopy {
    Handz.rules.render(copy: 41, with: [])
  }

  /// Practice a flow, and it is listed here with the time it took.
  public static func emptyEmpty04Body() -> PresentedCopy {
    Handz.rules.render(copy: 42, with: [])
  }

  /// Start a session
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty04Cta() -> PresentedCopy {
    Handz.rules.render(copy: 43, with: [])
  }

  /// Your practice sessions will show up here
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty04Title() -> PresentedCopy {
    Handz.rules.render(copy: 44, with: [])
  }

  /// A gameplan says what to keep sharp, and how often.
  public static func emptyEmpty05Body() -> PresentedCopy {
    Handz.rules.render(copy: 45, with: [])
  }

  /// Create Gameplan
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty05Cta() -> PresentedCopy {
    Handz.rules.render(copy: 46, with: [])
  }

  /// Pick a gameplan to maintain
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty05Title() -> PresentedCopy {
    Handz.rules.render(copy: 47, with: [])
  }

  /// You're not connected. You can keep viewing saved content, but actions that require internet won't work.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr001() -> PresentedCopy {
    Handz.rules.render(copy: 48, with: [])
  }

  /// Try again. If it keeps happening, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr002() -> PresentedCopy {
    Handz.rules.render(copy: 49, with: [])
  }

  /// We're having trouble on our side. Try again in a bit.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr003() -> PresentedCopy {
    Handz.rules.render(copy: 50, with: [])
  }

  /// Please log in again to continue.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr010() -> PresentedCopy {
    Handz.rules.render(copy: 51, with: [])
  }

  /// Try again, or choose a different sign-in method.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr011() -> PresentedCopy {
    Handz.rules.render(copy: 52, with: [])
  }

  /// Check your inbox for a verification link, then come back here.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr012() -> PresentedCopy {
    Handz.rules.render(copy: 53, with: [])
  }

  /// Guest mode lets you explore, but saving flows requires an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr020() -> PresentedCopy {
    Handz.rules.render(copy: 54, with: [])
  }

  /// To personalize your move library, create an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr021() -> PresentedCopy {
    Handz.rules.render(copy: 55, with: [])
  }

  /// Free accounts can save up to {limit} flows. Upgrade to save more, or delete one to continue. At most 86 characters.
  ///
  /// Source: CH31 Error Dictionary
  ///
  /// - Parameter limit: Nil is written `∞`.
  public static func errorErr030(limit: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 56, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)])
  }

  /// Use Practice Mode to drill your paths and track progress. Upgrade to Pro. At most 101 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr031() -> PresentedCopy {
    Handz.rules.render(copy: 57, with: [])
  }

  /// Free accounts can hold up to {limit} imports in Inbox. Delete one to make room. At most 75 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr032(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 58, with: [("limit", .number(Int64(limit)))])
  }

  /// You've hit your {limit} upload limit. Delete an upload to free space, or switch to links. At most 90 characters.
  ///
  /// Source: CH31 Error Dictionary
  ///
  /// - Parameter limit: Bytes.
  public static func errorErr040(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 59, with: [("limit", .number(Int64(limit)))])
  }

  /// Uploaded videos don't travel with shared links. Use a link if you need others to see it.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr041() -> PresentedCopy {
    Handz.rules.render(copy: 60, with: [])
  }

  /// That link doesn't look usable. Paste a direct URL to the video.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr042() -> PresentedCopy {
    Handz.rules.render(copy: 61, with: [])
  }

  /// This move already has {limit} next options. Replace one or merge paths. At most 66 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr050(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 62, with: [("limit", .number(Int64(limit)))])
  }

  /// That connection would create an invalid loop. Try connecting to a different move.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr051() -> PresentedCopy {
    Handz.rules.render(copy: 63, with: [])
  }

  /// You have unsaved changes. Do you want to keep editing or discard?
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr052() -> PresentedCopy {
    Handz.rules.render(copy: 64, with: [])
  }

  /// Try again. If it keeps failing, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr060() -> PresentedCopy {
    Handz.rules.render(copy: 65, with: [])
  }

  /// This share link has expired or was revoked.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr061() -> PresentedCopy {
    Handz.rules.render(copy: 66, with: [])
  }

  /// This flow includes moves you don't have yet. Choose how you want to handle them.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr062() -> PresentedCopy {
    Handz.rules.render(copy: 67, with: [])
  }

  /// To practice this, save it to your library first. Practice works on saved flows only.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr063() -> PresentedCopy {
    Handz.rules.render(copy: 68, with: [])
  }

  /// One of your selected paths is missing. Edit your selection and try again.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr070() -> PresentedCopy {
    Handz.rules.render(copy: 69, with: [])
  }

  /// We corrected the timer based on actual time passed.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr071() -> PresentedCopy {
    Handz.rules.render(copy: 70, with: [])
  }

  /// Your session is stored on this device for now. We'll try again when you're back online.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr072() -> PresentedCopy {
    Handz.rules.render(copy: 71, with: [])
  }

  /// At your current schedule, this plan may feel overwhelming. Consider narrowing to your top paths.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr080() -> PresentedCopy {
    Handz.rules.render(copy: 72, with: [])
  }

  /// If this doesn't feel locked in, you can step it back. That updates your plan going forward.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr081() -> PresentedCopy {
    Handz.rules.render(copy: 73, with: [])
  }

  /// Allow Photos access in Settings to upload videos from your library.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr090() -> PresentedCopy {
    Handz.rules.render(copy: 74, with: [])
  }

  /// To receive reminders, turn on notifications in Settings.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr091() -> PresentedCopy {
    Handz.rules.render(copy: 75, with: [])
  }

  /// Contact support to find out why, and what you can do.
  public static func errorErrPhAccountDisabled() -> PresentedCopy {
    Handz.rules.render(copy: 76, with: [])
  }

  /// Sign in with Apple was turned off for Handz. Nothing of yours was deleted.
  public static func errorErrPhAppleRevoked() -> PresentedCopy {
    Handz.rules.render(copy: 77, with: [])
  }

  /// Allow camera and microphone access in Settings to record a video.
  public static func errorErrPhCamera() -> PresentedCopy {
    Handz.rules.render(copy: 78, with: [])
  }

  /// What was saved to your account isn't affected. Contact support, and we will help you go on.
  public static func errorErrPhCorrupt01() -> PresentedCopy {
    Handz.rules.render(copy: 79, with: [])
  }

  /// Nothing was deleted. Try again when you are back online.
  public static func errorErrPhDeletionOffline() -> PresentedCopy {
    Handz.rules.render(copy: 80, with: [])
  }

  /// That doesn't look like an email address.
  public static func errorErrPhEmailFormat() -> PresentedCopy {
    Handz.rules.render(copy: 81, with: [])
  }

  /// Some of it isn't on this device. Try again when you are back online.
  public static func errorErrPhExportOffline() -> PresentedCopy {
    Handz.rules.render(copy: 82, with: [])
  }

  /// Videos can be up to {limit} each. Trim it, or add a link instead. At most 66 characters.
  ///
  /// - Parameter limit: Bytes.
  public static func errorErrPhFileSize(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 83, with: [("limit", .number(Int64(limit)))])
  }

  /// Uploads are for videos. For anything else, add a link.
  public static func errorErrPhFileType() -> PresentedCopy {
    Handz.rules.render(copy: 84, with: [])
  }

  /// Handles have {shortest} to {longest} characters: letters, digits and underscores. At most 65 characters.
  public static func errorErrPhHandleInvalid(shortest: Int, longest: Int) -> PresentedCopy {
    Handz.rules.render(copy: 85, with: [("shortest", .number(Int64(shortest))), ("longest", .number(Int64(longest)))])
  }

  /// Try another one, or skip it for now.
  public static func errorErrPhHandleTaken() -> PresentedCopy {
    Handz.rules.render(copy: 86, with: [])
  }

  /// This address belongs to one. Log in to it once, and both ways lead to the same account.
  public static func errorErrPhLinkAccounts() -> PresentedCopy {
    Handz.rules.render(copy: 87, with: [])
  }

  /// There is room for {limit} links here. Remove one to add another. At most 58 characters.
  public static func errorErrPhLinkCap(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 88, with: [("limit", .number(Int64(limit)))])
  }

  /// Open it again when you are back online.
  public static func errorErrPhLinkOffline() -> PresentedCopy {
    Handz.rules.render(copy: 89, with: [])
  }

  /// It has a character that can't be shown. Type it again.
  public static func errorErrPhNameInvalid() -> PresentedCopy {
    Handz.rules.render(copy: 90, with: [])
  }

  /// Open it once with a connection, or switch on Available offline.
  public static func errorErrPhNotOnDevice() -> PresentedCopy {
    Handz.rules.render(copy: 91, with: [])
  }

  /// Many people use this one, so it is easy to guess.
  public static func errorErrPhPasswordCommon() -> PresentedCopy {
    Handz.rules.render(copy: 92, with: [])
  }

  /// Offline practice needs the flow on this device and a plan we could check lately.
  public static func errorErrPhPracticeOffline() -> PresentedCopy {
    Handz.rules.render(copy: 93, with: [])
  }

  /// Your plan stays as it was. Try again, or come back later.
  public static func errorErrPhPurchaseFailed() -> PresentedCopy {
    Handz.rules.render(copy: 94, with: [])
  }

  /// Free accounts can edit up to {limit} flows. Upgrade to edit this one, or delete flows you no longer need. At most 99 characters.
  ///
  /// - Parameter limit: Nil is written `∞`.
  public static func errorErrPhReadOnlyFlow(limit: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 95, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)])
  }

  /// The App Store didn't answer. Try again in a moment.
  public static func errorErrPhRestoreFailed() -> PresentedCopy {
    Handz.rules.render(copy: 96, with: [])
  }

  /// They are safe on this device. Connect to the internet to send them.
  public static func errorErrPhSyncBacklog() -> PresentedCopy {
    Handz.rules.render(copy: 97, with: [])
  }

  /// They build on a change that couldn't be sent. Everything is safe on this device.
  public static func errorErrPhSyncBlocked() -> PresentedCopy {
    Handz.rules.render(copy: 98, with: [])
  }

  /// Log in again to sync. Everything is safe on this device.
  public static func errorErrPhSyncLoggedOut() -> PresentedCopy {
    Handz.rules.render(copy: 99, with: [])
  }

  /// There is room for {limit} characters. Shorten it to save. At most 54 characters.
  public static func errorErrPhTextCap(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 100, with: [("limit", .number(Int64(limit)))])
  }

  /// The video is still on this device. Try again, or add a link instead.
  public static func errorErrPhUploadFailed() -> PresentedCopy {
    Handz.rules.render(copy: 101, with: [])
  }

  /// Log in
  public static func errorActionConfirmAccount() -> PresentedCopy {
    Handz.rules.render(copy: 102, with: [])
  }

  /// Discard
  public static func errorActionDiscard() -> PresentedCopy {
    Handz.rules.render(copy: 103, with: [])
  }

  /// Edit selection
  public static func errorActionEditSelection() -> PresentedCopy {
    Handz.rules.render(copy: 104, with: [])
  }

  /// OK
  public static func errorActionGotIt() -> PresentedCopy {
    Handz.rules.render(copy: 105, with: [])
  }

  /// Keep editing
  public static func errorActionKeepEditing() -> PresentedCopy {
    Handz.rules.render(copy: 106, with: [])
  }

  /// Notification settings
  public static func errorActionNotificationSettings() -> PresentedCopy {
    Handz.rules.render(copy: 107, with: [])
  }

  /// Choose
  public static func errorActionResolveMoves() -> PresentedCopy {
    Handz.rules.render(copy: 108, with: [])
  }

  /// Step back
  public static func errorActionStepBack() -> PresentedCopy {
    Handz.rules.render(copy: 109, with: [])
  }

  /// Guest mode is for exploring only.
  ///
  /// Source: CH08 §7
  public static func gateAccountSecondaryText() -> PresentedCopy {
    Handz.rules.render(copy: 110, with: [])
  }

  /// Create an account to save your work.
  ///
  /// Source: CH08 §7
  public static func gateAccountTitle() -> PresentedCopy {
    Handz.rules.render(copy: 111, with: [])
  }

  /// Manage flows
  ///
  /// Source: CH08 §7
  public static func gateActionManageFlows() -> PresentedCopy {
    Handz.rules.render(copy: 112, with: [])
  }

  /// Manage inbox
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func gateActionManageInbox() -> PresentedCopy {
    Handz.rules.render(copy: 113, with: [])
  }

  /// Save to Library
  ///
  /// Source: CH29 §7.2
  public static func gateActionSaveToLibrary() -> PresentedCopy {
    Handz.rules.render(copy: 114, with: [])
  }

  /// Start {trialDays}-day trial At most 22 characters.
  ///
  /// Source: CH31 Error Dictionary; CH08 §6
  ///
  /// - Parameter trialDays: Written in whole days.
  public static func gateActionStartTrial(trialDays: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 115, with: [("trialDays", .duration(trialDays))])
  }

  /// Update subscription
  ///
  /// Source: CH27 §4.2
  public static func gateActionUpdateSubscription() -> PresentedCopy {
    Handz.rules.render(copy: 116, with: [])
  }

  /// Upgrade to Pro
  ///
  /// Source: CH08 §7
  public static func gateActionUpgradeToPro() -> PresentedCopy {
    Handz.rules.render(copy: 117, with: [])
  }

  /// You're already logged in.
  public static func gateAlreadySignedIn() -> PresentedCopy {
    Handz.rules.render(copy: 118, with: [])
  }

  /// You can still look at every demo flow.
  public static func gateDemoPracticeOff() -> PresentedCopy {
    Handz.rules.render(copy: 119, with: [])
  }

  /// You've reached the Free limit ({limit} saved flows). At most 46 characters.
  ///
  /// Source: CH08 §7
  ///
  /// - Parameter limit: Nil is written `∞`.
  public static func gateFlowCapTitle(limit: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 120, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)])
  }

  /// Your inbox holds {used} imports. Save or delete some to keep it easy to use. At most 89 characters.
  public static func gateInboxSoftCap(used: Int) -> PresentedCopy {
    Handz.rules.render(copy: 121, with: [("used", .number(Int64(used)))])
  }

  /// This practice uses 1 credit.
  ///
  /// Source: CH08 §7
  public static func gatePracticeCreditNotice() -> PresentedCopy {
    Handz.rules.render(copy: 122, with: [])
  }

  /// Practice is a Pro feature.
  ///
  /// Source: CH08 §7
  public static func gatePracticeExhausted() -> PresentedCopy {
    Handz.rules.render(copy: 123, with: [])
  }

  /// Save this flow to your library to practice it.
  ///
  /// Source: CH08 §7
  public static func gatePracticeInbox() -> PresentedCopy {
    Handz.rules.render(copy: 124, with: [])
  }

  /// Nothing was changed. Try again in a moment.
  public static func gateUndecided() -> PresentedCopy {
    Handz.rules.render(copy: 125, with: [])
  }

  /// Use links to share videos.
  ///
  /// Source: CH08 §7
  public static func gateUploadFree() -> PresentedCopy {
    Handz.rules.render(copy: 126, with: [])
  }

  /// Continue as guest
  ///
  /// Source: CH28 §12
  public static func guestBuilderContinue() -> PresentedCopy {
    Handz.rules.render(copy: 127, with: [])
  }

  /// Create account
  ///
  /// Source: CH28 §12
  public static func guestBuilderCreateAccount() -> PresentedCopy {
    Handz.rules.render(copy: 128, with: [])
  }

  /// Guest mode doesn't save your flows. Create an account to save.
  ///
  /// Source: CH28 §12
  public static func guestBuilderInterstitial() -> PresentedCopy {
    Handz.rules.render(copy: 129, with: [])
  }

  /// Create an account to build yours
  ///
  /// Source: CH07 §8.8
  public static func homeDemoCta() -> PresentedCopy {
    Handz.rules.render(copy: 130, with: [])
  }

  /// What is a flow?
  ///
  /// Source: CH07 §8.8
  public static func homeDemoExplainer() -> PresentedCopy {
    Handz.rules.render(copy: 131, with: [])
  }

  /// Inbox full ({limit}). Save or delete an item to accept new imports. At most 63 characters.
  ///
  /// Source: CH29 §6.3
  public static func inboxFullReceive(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 132, with: [("limit", .number(Int64(limit)))])
  }

  /// Continue
  public static func ladderActionGoOn() -> PresentedCopy {
    Handz.rules.render(copy: 133, with: [])
  }

  /// {count} of {limit}. At most 45 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func ladderComponentCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 134, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// Deleting an upload makes room once it is confirmed.
  public static func ladderComponentFrees() -> PresentedCopy {
    Handz.rules.render(copy: 135, with: [])
  }

  /// Everything else works, and nothing is lost. If this is a mistake, contact support.
  public static func ladderComponentNext() -> PresentedCopy {
    Handz.rules.render(copy: 136, with: [])
  }

  /// Only the last {window} count. At most 34 characters.
  ///
  /// - Parameter window: Written as a time, such as `30 min`.
  public static func ladderComponentReset(window: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 137, with: [("window", .duration(window))])
  }

  /// Support looks at what happened and can lift this early.
  public static func ladderComponentReview() -> PresentedCopy {
    Handz.rules.render(copy: 138, with: [])
  }

  /// {thing} is paused for now. Try again in {timeRemaining}. At most 60 characters.
  ///
  /// - Parameter timeRemaining: Written as a time, such as `30 min`.
  public static func ladderLoginThrottled(thing: String, timeRemaining: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 139, with: [("thing", .text(thing)), ("timeRemaining", .duration(timeRemaining))])
  }

  /// Heads up — you're close to the limit for uploads ({used} of {limit}). At most 72 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameter used: Bytes.
  /// - Parameter limit: Bytes.
  public static func ladderStorageL1(used: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 140, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit)))])
  }

  /// Your storage is almost full. Delete uploads you no longer need, or use links.
  public static func ladderStorageL2() -> PresentedCopy {
    Handz.rules.render(copy: 141, with: [])
  }

  /// Heads up — you're close to the limit for {thing} ({count} of {limit}). At most 102 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func ladderTemplateL1(thing: String, count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 142, with: [("thing", .text(thing)), ("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// You're doing this a lot quickly. To keep Handz fast, we'll add a short cooldown ({cooldown}). At most 96 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameter cooldown: Written as a time, such as `30 min`.
  public static func ladderTemplateL2(cooldown: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 143, with: [("cooldown", .duration(cooldown))])
  }

  /// Temporarily paused: {thing}. Try again in {timeRemaining}. At most 62 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  ///
  /// - Parameter timeRemaining: Written as a time, such as `30 min`.
  public static func ladderTemplateL3(thing: String, timeRemaining: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 144, with: [("thing", .text(thing)), ("timeRemaining", .duration(timeRemaining))])
  }

  /// {thing} is suspended for {duration} due to unusual activity. If this is a mistake, contact support. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  ///
  /// - Parameter duration: Written as a time, such as `30 min`.
  public static func ladderTemplateL4(thing: String, duration: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 145, with: [("thing", .text(thing)), ("duration", .duration(duration))])
  }

  /// We've put some actions on hold to keep this account safe. Nothing is lost. Contact support to get going again.
  public static func ladderTemplateL5() -> PresentedCopy {
    Handz.rules.render(copy: 146, with: [])
  }

  /// Syncing edits
  public static func ladderThingHighFrequencyEdits() -> PresentedCopy {
    Handz.rules.render(copy: 147, with: [])
  }

  /// Importing
  public static func ladderThingImportAcceptance() -> PresentedCopy {
    Handz.rules.render(copy: 148, with: [])
  }

  /// Logging in
  public static func ladderThingLoginAttempts() -> PresentedCopy {
    Handz.rules.render(copy: 149, with: [])
  }

  /// Link sharing
  public static func ladderThingShareLinkCreation() -> PresentedCopy {
    Handz.rules.render(copy: 150, with: [])
  }

  /// Uploading
  public static func ladderThingVideoUploadChurn() -> PresentedCopy {
    Handz.rules.render(copy: 151, with: [])
  }

  /// {count} of {limit} next options. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 152, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// What follows this move directly counts. What comes later does not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesCounted() -> PresentedCopy {
    Handz.rules.render(copy: 153, with: [])
  }

  /// Replace one or merge paths.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  public static func limitBranchesNext() -> PresentedCopy {
    Handz.rules.render(copy: 154, with: [])
  }

  /// This move has all the next options it can have.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesWhat() -> PresentedCopy {
    Handz.rules.render(copy: 155, with: [])
  }

  /// This keeps flows easy to follow.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesWhy() -> PresentedCopy {
    Handz.rules.render(copy: 156, with: [])
  }

  /// {count} of {limit} saved. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameter limit: Nil is written `∞`.
  public static func limitComponentCount(count: Int, limit: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 157, with: [("count", .number(Int64(count))), ("limit", limit.map { .number(Int64($0)) } ?? .null)])
  }

  /// Delete one flow, upgrade, or come back later.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentNext() -> PresentedCopy {
    Handz.rules.render(copy: 158, with: [])
  }

  /// Credits refresh monthly.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentResetCredits() -> PresentedCopy {
    Handz.rules.render(copy: 159, with: [])
  }

  /// Link limits reset daily.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentResetLinks() -> PresentedCopy {
    Handz.rules.render(copy: 160, with: [])
  }

  /// You've reached your Free plan limit for saved flows.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentWhat() -> PresentedCopy {
    Handz.rules.render(copy: 161, with: [])
  }

  /// This keeps Handz fast and prevents spam.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentWhy() -> PresentedCopy {
    Handz.rules.render(copy: 162, with: [])
  }

  /// Create an account to save your work. It takes under a minute.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitGuestSaveWall() -> PresentedCopy {
    Handz.rules.render(copy: 163, with: [])
  }

  /// Inbox full
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func limitInboxFullTitle() -> PresentedCopy {
    Handz.rules.render(copy: 164, with: [])
  }

  /// Your inbox is full ({count} of {limit}). Delete items or save one to your library. At most 90 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxFullFree(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 165, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// {count} of {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 166, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// Imports in your inbox count. Those that you saved to your library do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsCounted() -> PresentedCopy {
    Handz.rules.render(copy: 167, with: [])
  }

  /// Delete an item, or save one to your library.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsNext() -> PresentedCopy {
    Handz.rules.render(copy: 168, with: [])
  }

  /// Your inbox has reached {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsWhat(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 169, with: [("limit", .number(Int64(limit)))])
  }

  /// {count} of {limit} links. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 170, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// Links on this move or flow count. Uploads do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksCounted() -> PresentedCopy {
    Handz.rules.render(copy: 171, with: [])
  }

  /// Remove one to add another.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksNext() -> PresentedCopy {
    Handz.rules.render(copy: 172, with: [])
  }

  /// This item has all the links it can have.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksWhat() -> PresentedCopy {
    Handz.rules.render(copy: 173, with: [])
  }

  /// Uploads count, and deleted ones until their cleanup is done. Links do not.
  ///
  /// Source: CH30 UX Copy Rules; CH29 §5.3
  public static func limitMediaCounted() -> PresentedCopy {
    Handz.rules.render(copy: 174, with: [])
  }

  /// Delete an upload to free space, or switch to links.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  public static func limitMediaNext() -> PresentedCopy {
    Handz.rules.render(copy: 175, with: [])
  }

  /// You've reached your upload limit.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitMediaWhat() -> PresentedCopy {
    Handz.rules.render(copy: 176, with: [])
  }

  /// This keeps uploads fast for everybody.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitMediaWhy() -> PresentedCopy {
    Handz.rules.render(copy: 177, with: [])
  }

  /// Free plan includes {limit} saved flows At most 32 characters.
  ///
  /// Source: CH30 Accessibility & Fairness
  ///
  /// - Parameter limit: Nil is written `∞`.
  public static func limitNoShameExample(limit: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 178, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)])
  }

  /// Starting a practice session takes a credit. Going on with it, and looking at flows, does not.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  public static func limitPracticeCreditsCounted() -> PresentedCopy {
    Handz.rules.render(copy: 179, with: [])
  }

  /// Upgrade, or come back when your credits refresh.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticeCreditsNext() -> PresentedCopy {
    Handz.rules.render(copy: 180, with: [])
  }

  /// You've used this month's practice credits.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticeCreditsWhat() -> PresentedCopy {
    Handz.rules.render(copy: 181, with: [])
  }

  /// Practice is a Pro feature, and credits let you try it.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  public static func limitPracticeCreditsWhy() -> PresentedCopy {
    Handz.rules.render(copy: 182, with: [])
  }

  /// Practice is a Pro feature. You've used your monthly credits. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticePaywall() -> PresentedCopy {
    Handz.rules.render(copy: 183, with: [])
  }

  /// Practice requires a saved flow
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func limitPracticeRequiresSaved() -> PresentedCopy {
    Handz.rules.render(copy: 184, with: [])
  }

  /// Flows in your library count. Drafts, imports in your inbox and deleted flows do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitSavedFlowsCounted() -> PresentedCopy {
    Handz.rules.render(copy: 185, with: [])
  }

  /// {count} of {limit} links today. At most 38 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitShareLinksCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 186, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// Links that you make count. How often they are opened does not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitShareLinksCounted() -> PresentedCopy {
    Handz.rules.render(copy: 187, with: [])
  }

  /// {count} of {limit} characters. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextCount(count: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 188, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))])
  }

  /// Every character counts, spaces too.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextCounted() -> PresentedCopy {
    Handz.rules.render(copy: 189, with: [])
  }

  /// Shorten it to save.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextNext() -> PresentedCopy {
    Handz.rules.render(copy: 190, with: [])
  }

  /// This text is too long.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextWhat() -> PresentedCopy {
    Handz.rules.render(copy: 191, with: [])
  }

  /// {size} of {limit}. At most 21 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameter size: Bytes.
  /// - Parameter limit: Bytes.
  public static func limitUploadFileCount(size: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 192, with: [("size", .number(Int64(size))), ("limit", .number(Int64(limit)))])
  }

  /// The size of the file counts, not how long it plays.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileCounted() -> PresentedCopy {
    Handz.rules.render(copy: 193, with: [])
  }

  /// Trim it, or add a link instead.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileNext() -> PresentedCopy {
    Handz.rules.render(copy: 194, with: [])
  }

  /// This video is too large.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileWhat() -> PresentedCopy {
    Handz.rules.render(copy: 195, with: [])
  }

  /// Link unavailable
  ///
  /// Source: CH29 §5.1
  public static func mediaLinkUnavailable() -> PresentedCopy {
    Handz.rules.render(copy: 196, with: [])
  }

  /// Pending Upload
  ///
  /// Source: CH28 §10.1
  public static func mediaPendingLabel() -> PresentedCopy {
    Handz.rules.render(copy: 197, with: [])
  }

  /// Waiting for connection
  ///
  /// Source: CH28 §10.1
  public static func mediaPendingWaiting() -> PresentedCopy {
    Handz.rules.render(copy: 198, with: [])
  }

  /// Uploaded videos stay private and won't be included when you share.
  ///
  /// Source: CH28 §10.3
  public static func mediaPrivateLabel() -> PresentedCopy {
    Handz.rules.render(copy: 199, with: [])
  }

  /// We couldn't open that link.
  public static func navigationLinkUnknown() -> PresentedCopy {
    Handz.rules.render(copy: 200, with: [])
  }

  /// Payment issue. Update your subscription to keep Pro features.
  ///
  /// Source: CH27 §4.2
  public static func notifNBillingPaymentFailedBody() -> PresentedCopy {
    Handz.rules.render(copy: 201, with: [])
  }

  /// Your trial ends soon. Keep practicing without interruptions.
  ///
  /// Source: CH27 §4.2
  public static func notifNBillingTrialEndBody() -> PresentedCopy {
    Handz.rules.render(copy: 202, with: [])
  }

  /// New gameplan received.
  ///
  /// Source: CH27 §4.2
  public static func notifNInboxNewImportBody() -> PresentedCopy {
    Handz.rules.render(copy: 203, with: [])
  }

  /// {senderName} sent {flowName}. At most 67 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNInboxNewImportExpanded(senderName: String, flowName: String) -> PresentedCopy {
    Handz.rules.render(copy: 204, with: [("senderName", .text(senderName)), ("flowName", .text(flowName))])
  }

  /// You have new imports waiting
  ///
  /// Source: CH27 §10.2
  public static func notifNInboxNewImportSummary() -> PresentedCopy {
    Handz.rules.render(copy: 205, with: [])
  }

  /// Maintenance due: {count} item(s). Keep your reactions sharp. At most 72 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNMaintDueTodayBody(count: Int) -> PresentedCopy {
    Handz.rules.render(copy: 206, with: [("count", .number(Int64(count)))])
  }

  /// You've got {count} overdue item(s). Want to reschedule? At most 67 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNMaintOverdueBody(count: Int) -> PresentedCopy {
    Handz.rules.render(copy: 207, with: [("count", .number(Int64(count)))])
  }

  /// Checkpoint: {planName}. Review what to maintain next. At most 73 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNMasteryCheckpointBody(planName: String) -> PresentedCopy {
    Handz.rules.render(copy: 208, with: [("planName", .text(planName))])
  }

  /// You've reached a checkpoint. Review what to maintain next.
  ///
  /// Source: CH27 §4.3
  public static func notifNMasteryCheckpointLockscreen() -> PresentedCopy {
    Handz.rules.render(copy: 209, with: [])
  }

  /// Too much to maintain? Let's prioritize your top paths.
  ///
  /// Source: CH27 §4.2
  public static func notifNMasteryMaintOverloadBody() -> PresentedCopy {
    Handz.rules.render(copy: 210, with: [])
  }

  /// You have {creditsLeft} practice credit(s) left this month. Want to use one? At most 81 characters.
  ///
  /// Source: CH27 §4.2
  ///
  /// - Parameter creditsLeft: Nil is written `∞`.
  public static func notifNPracticeCreditExpiryBody(creditsLeft: Int?) -> PresentedCopy {
    Handz.rules.render(copy: 211, with: [("creditsLeft", creditsLeft.map { .number(Int64($0)) } ?? .null)])
  }

  /// Time to practice: {sessionName}. At most 49 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNPracticeScheduledBody(sessionName: String) -> PresentedCopy {
    Handz.rules.render(copy: 212, with: [("sessionName", .text(sessionName))])
  }

  /// Time to practice.
  ///
  /// Source: CH27 §4.3
  public static func notifNPracticeScheduledLockscreen() -> PresentedCopy {
    Handz.rules.render(copy: 213, with: [])
  }

  /// Keep the streak alive? One quick set is enough.
  ///
  /// Source: CH27 §4.2
  public static func notifNPracticeStreakNudgeBody() -> PresentedCopy {
    Handz.rules.render(copy: 214, with: [])
  }

  /// A few training reminders are waiting. See what's next.
  ///
  /// Source: CH27 §10.3
  public static func notifBatchPlanSummary() -> PresentedCopy {
    Handz.rules.render(copy: 215, with: [])
  }

  /// Account & Security
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryAccountSecurity() -> PresentedCopy {
    Handz.rules.render(copy: 216, with: [])
  }

  /// Billing (Transactional)
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryBilling() -> PresentedCopy {
    Handz.rules.render(copy: 217, with: [])
  }

  /// Inbox & Sharing
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryInbox() -> PresentedCopy {
    Handz.rules.render(copy: 218, with: [])
  }

  /// Maintenance Reminders
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryMaintenance() -> PresentedCopy {
    Handz.rules.render(copy: 219, with: [])
  }

  /// Mastery Updates
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryMastery() -> PresentedCopy {
    Handz.rules.render(copy: 220, with: [])
  }

  /// Practice Reminders
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryPractice() -> PresentedCopy {
    Handz.rules.render(copy: 221, with: [])
  }

  /// Saved items and reminders need an account.
  ///
  /// Source: CH27 §7.1
  public static func notifDeeplinkAccountRequired() -> PresentedCopy {
    Handz.rules.render(copy: 222, with: [])
  }

  /// That item is no longer available.
  ///
  /// Source: CH27 §7.1
  public static func notifDeeplinkDeletedToast() -> PresentedCopy {
    Handz.rules.render(copy: 223, with: [])
  }

  /// No problem — you can still use Handz. You can enable reminders later in Settings.
  ///
  /// Source: CH27 §3.3
  public static func notifDeniedBanner() -> PresentedCopy {
    Handz.rules.render(copy: 224, with: [])
  }

  /// Change reminder time
  ///
  /// Source: CH27 §6.2
  public static func notifMaintChangeTime() -> PresentedCopy {
    Handz.rules.render(copy: 225, with: [])
  }

  /// Edit priorities
  ///
  /// Source: CH27 §6.2
  public static func notifMaintEditPriorities() -> PresentedCopy {
    Handz.rules.render(copy: 226, with: [])
  }

  /// Snooze {days} day At most 17 characters.
  ///
  /// Source: CH27 §6.2
  ///
  /// - Parameter days: Written in whole days.
  public static func notifMaintSnooze1d(days: Swift.Duration) -> PresentedCopy {
    Handz.rules.render(copy: 227, with: [("days", .duration(days))])
  }

  /// A few reminders came up while you were away. See what's due.
  ///
  /// Source: CH27 §5.4
  public static func notifMissedSummary() -> PresentedCopy {
    Handz.rules.render(copy: 228, with: [])
  }

  /// Maintenance reminders for this plan
  ///
  /// Source: CH27 §6.2
  public static func notifPlanMaintenanceToggle() -> PresentedCopy {
    Handz.rules.render(copy: 229, with: [])
  }

  /// Remind me
  ///
  /// Source: CH27 §6.2
  public static func notifPracticeRemindMe() -> PresentedCopy {
    Handz.rules.render(copy: 230, with: [])
  }

  /// More reminders can feel spammy. You can change this anytime.
  ///
  /// Source: CH27 §10.3
  public static func notifSettingsMaxPerDayNote() -> PresentedCopy {
    Handz.rules.render(copy: 231, with: [])
  }

  /// Open iOS Settings
  ///
  /// Source: CH27 §3.3; CH27 §6.1
  public static func notifSettingsOpenIosSettings() -> PresentedCopy {
    Handz.rules.render(copy: 232, with: [])
  }

  /// Pause all notifications
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsPauseAll() -> PresentedCopy {
    Handz.rules.render(copy: 233, with: [])
  }

  /// Enabled
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsStatusEnabled() -> PresentedCopy {
    Handz.rules.render(copy: 234, with: [])
  }

  /// Off in iOS Settings
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsStatusOff() -> PresentedCopy {
    Handz.rules.render(copy: 235, with: [])
  }

  /// Notifications are off at the system level.
  ///
  /// Source: CH27 §3.3
  public static func notifSettingsSystemOffLine() -> PresentedCopy {
    Handz.rules.render(copy: 236, with: [])
  }

  /// Handz can remind you when it's time to maintain your gameplans and keep reactions sharp. You control timing and can turn this off anytime.
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPrompt() -> PresentedCopy {
    Handz.rules.render(copy: 237, with: [])
  }

  /// Enable Reminders
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPromptEnable() -> PresentedCopy {
    Handz.rules.render(copy: 238, with: [])
  }

  /// Not Now
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPromptNotNow() -> PresentedCopy {
    Handz.rules.render(copy: 239, with: [])
  }

  /// Browse examples
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsBrowse() -> PresentedCopy {
    Handz.rules.render(copy: 240, with: [])
  }

  /// Build a gameplan
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsBuild() -> PresentedCopy {
    Handz.rules.render(copy: 241, with: [])
  }

  /// Practice a gameplan
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsPractice() -> PresentedCopy {
    Handz.rules.render(copy: 242, with: [])
  }

  /// What do you want to do?
  ///
  /// Source: CH07 §5.1
  public static func onboardingGoalsQuestion() -> PresentedCopy {
    Handz.rules.render(copy: 243, with: [])
  }

  /// Can't verify subscription right now. Some Pro features may pause if this continues.
  ///
  /// Source: CH08 §1.2
  public static func planGraceBanner() -> PresentedCopy {
    Handz.rules.render(copy: 244, with: [])
  }

  /// Your purchase is being confirmed. Your plan changes as soon as it is.
  ///
  /// Source: CH08 §8
  public static func planPurchaseInProgress() -> PresentedCopy {
    Handz.rules.render(copy: 245, with: [])
  }

  /// Practice (1 credit)
  ///
  /// Source: CH08 §5.1
  public static func practiceCtaCredit() -> PresentedCopy {
    Handz.rules.render(copy: 246, with: [])
  }

  /// Practice
  public static func practiceCtaPlain() -> PresentedCopy {
    Handz.rules.render(copy: 247, with: [])
  }

  /// Practice (Pro)
  ///
  /// Source: CH08 §5.1
  public static func practiceCtaPro() -> PresentedCopy {
    Handz.rules.render(copy: 248, with: [])
  }

  /// Try again later
  ///
  /// Source: CH31 Retry Behavior Standard
  public static func retryTryAgainLater() -> PresentedCopy {
    Handz.rules.render(copy: 249, with: [])
  }

  /// Clear cache
  ///
  /// Source: CH07 §7.2
  public static func settingsClearCacheChoice() -> PresentedCopy {
    Handz.rules.render(copy: 250, with: [])
  }

  /// Restore Purchases
  ///
  /// Source: CH07 §10
  public static func settingsRestorePurchases() -> PresentedCopy {
    Handz.rules.render(copy: 251, with: [])
  }

  /// This flow contains private uploads that are not shared.
  ///
  /// Source: CH29 §7.1
  public static func shareRecipientDisclosure() -> PresentedCopy {
    Handz.rules.render(copy: 252, with: [])
  }

  /// Uploads won't be shared. Add links if you want recipients to see media.
  ///
  /// Source: CH29 §5.2
  public static func shareUploadsDisclosure() -> PresentedCopy {
    Handz.rules.render(copy: 253, with: [])
  }

  /// Cancel
  ///
  /// Source: CH29 §6.1
  public static func storageCapCancel() -> PresentedCopy {
    Handz.rules.render(copy: 254, with: [])
  }

  /// Manage Storage
  ///
  /// Source: CH29 §6.1
  public static func storageCapManage() -> PresentedCopy {
    Handz.rules.render(copy: 255, with: [])
  }

  /// Upgrade
  ///
  /// Source: CH29 §6.1
  public static func storageCapUpgrade() -> PresentedCopy {
    Handz.rules.render(copy: 256, with: [])
  }

  /// {used} of {limit} used, {left} left. This file: {size}. At most 62 characters.
  ///
  /// Source: CH29 §6.1
  ///
  /// - Parameter used: Bytes.
  /// - Parameter limit: Bytes.
  /// - Parameter left: Bytes.
  /// - Parameter size: Bytes.
  public static func storageCapUsage(used: Int, limit: Int, left: Int, size: Int) -> PresentedCopy {
    Handz.rules.render(copy: 257, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit))), ("left", .number(Int64(left))), ("size", .number(Int64(size)))])
  }

  /// Local cache size (non-media)
  ///
  /// Source: CH28 §13.1
  public static func storageManagerCacheSize() -> PresentedCopy {
    Handz.rules.render(copy: 258, with: [])
  }

  /// Clear cache
  ///
  /// Source: CH28 §13.1
  public static func storageManagerClearCache() -> PresentedCopy {
    Handz.rules.render(copy: 259, with: [])
  }

  /// Clear thumbnails
  ///
  /// Source: CH28 §13.1
  public static func storageManagerClearThumbs() -> PresentedCopy {
    Handz.rules.render(copy: 260, with: [])
  }

  /// Manage offline flows
  ///
  /// Source: CH28 §13.1
  public static func storageManagerManageOffline() -> PresentedCopy {
    Handz.rules.render(copy: 261, with: [])
  }

  /// Storage & Offline
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPath() -> PresentedCopy {
    Handz.rules.render(copy: 262, with: [])
  }

  /// Offline media pending uploads
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPendingUploads() -> PresentedCopy {
    Handz.rules.render(copy: 263, with: [])
  }

  /// Pinned for offline
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPinned() -> PresentedCopy {
    Handz.rules.render(copy: 264, with: [])
  }

  /// Remove pending uploads
  ///
  /// Source: CH28 §13.1
  public static func storageManagerRemovePending() -> PresentedCopy {
    Handz.rules.render(copy: 265, with: [])
  }

  /// Cached thumbnails
  ///
  /// Source: CH28 §13.1
  public static func storageManagerThumbnails() -> PresentedCopy {
    Handz.rules.render(copy: 266, with: [])
  }

  /// Media Storage
  ///
  /// Source: CH29 §5.3
  public static func storageMeter() -> PresentedCopy {
    Handz.rules.render(copy: 267, with: [])
  }

  /// {used} of {limit} used, {left} left. At most 41 characters.
  ///
  /// Source: CH29 §5.3
  ///
  /// - Parameter used: Bytes.
  /// - Parameter limit: Bytes.
  /// - Parameter left: Bytes.
  public static func storageMeterUsage(used: Int, limit: Int, left: Int) -> PresentedCopy {
    Handz.rules.render(copy: 268, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit))), ("left", .number(Int64(left)))])
  }

  /// Pending cleanup
  ///
  /// Source: CH29 §5.3
  public static func storagePendingCleanup() -> PresentedCopy {
    Handz.rules.render(copy: 269, with: [])
  }

  /// Connection is unstable — saving locally.
  ///
  /// Source: CH28 §5.1; CH28 §20
  public static func syncBannerDegraded() -> PresentedCopy {
    Handz.rules.render(copy: 270, with: [])
  }

  /// Details
  ///
  /// Source: CH28 §5.1
  public static func syncBannerDetails() -> PresentedCopy {
    Handz.rules.render(copy: 271, with: [])
  }

  /// Offline — changes will sync when you're back online.
  ///
  /// Source: CH28 §5.1; CH28 §20
  public static func syncBannerOffline() -> PresentedCopy {
    Handz.rules.render(copy: 272, with: [])
  }

  /// We found edits from another device. Review your conflict copy.
  ///
  /// Source: CH28 §9.2
  public static func syncConflictBanner() -> PresentedCopy {
    Handz.rules.render(copy: 273, with: [])
  }

  /// {originalName} (Conflict Copy — {date}) At most 129 characters.
  ///
  /// Source: CH28 §9.2
  public static func syncConflictCopyName(originalName: String, date: String) -> PresentedCopy {
    Handz.rules.render(copy: 274, with: [("originalName", .text(originalName)), ("date", .text(date))])
  }

  /// Keep Both
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepBoth() -> PresentedCopy {
    Handz.rules.render(copy: 275, with: [])
  }

  /// Keep Mine
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepMine() -> PresentedCopy {
    Handz.rules.render(copy: 276, with: [])
  }

  /// Keep Theirs
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepTheirs() -> PresentedCopy {
    Handz.rules.render(copy: 277, with: [])
  }

  /// Review
  public static func syncConflictReview() -> PresentedCopy {
    Handz.rules.render(copy: 278, with: [])
  }

  /// Undo this decision
  ///
  /// Source: CH28 §9.3
  public static func syncConflictUndo() -> PresentedCopy {
    Handz.rules.render(copy: 279, with: [])
  }

  /// View differences
  ///
  /// Source: CH28 §9.3
  public static func syncConflictViewDiff() -> PresentedCopy {
    Handz.rules.render(copy: 280, with: [])
  }

  /// Pending Delete
  ///
  /// Source: CH28 §11.2
  public static func syncDeletePendingLabel() -> PresentedCopy {
    Handz.rules.render(copy: 281, with: [])
  }

  /// Recently Deleted
  ///
  /// Source: CH28 §11.2
  public static func syncDeleteRecentlyDeleted() -> PresentedCopy {
    Handz.rules.render(copy: 282, with: [])
  }

  /// Available offline
  ///
  /// Source: CH28 §13.2
  public static func syncPinLabel() -> PresentedCopy {
    Handz.rules.render(copy: 283, with: [])
  }

  /// Recovered draft
  ///
  /// Source: CH28 §16
  public static func syncRecoveredDraft() -> PresentedCopy {
    Handz.rules.render(copy: 284, with: [])
  }

  /// Copy debug info
  ///
  /// Source: CH28 §5.3
  public static func syncSheetCopyDebug() -> PresentedCopy {
    Handz.rules.render(copy: 285, with: [])
  }

  /// Retry now
  ///
  /// Source: CH28 §5.3
  public static func syncSheetRetryNow() -> PresentedCopy {
    Handz.rules.render(copy: 286, with: [])
  }

  /// Open storage manager
  ///
  /// Source: CH28 §5.3
  public static func syncSheetStorageManager() -> PresentedCopy {
    Handz.rules.render(copy: 287, with: [])
  }

  /// Contact support
  ///
  /// Source: CH28 §5.3; CH30 Warning Ladder
  public static func syncSheetSupport() -> PresentedCopy {
    Handz.rules.render(copy: 288, with: [])
  }

  /// Sync error
  ///
  /// Source: CH28 §5.2
  public static func syncStatusError() -> PresentedCopy {
    Handz.rules.render(copy: 289, with: [])
  }

  /// Retry
  ///
  /// Source: CH28 §5.2
  public static func syncStatusRetry() -> PresentedCopy {
    Handz.rules.render(copy: 290, with: [])
  }

  /// Saved
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSaved() -> PresentedCopy {
    Handz.rules.render(copy: 291, with: [])
  }

  /// Saved locally
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSavedLocally() -> PresentedCopy {
    Handz.rules.render(copy: 292, with: [])
  }

  /// Saving...
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSaving() -> PresentedCopy {
    Handz.rules.render(copy: 293, with: [])
  }

}
