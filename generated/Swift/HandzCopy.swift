// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The copy of the rules, by copy key. `in` is the BCP 47 tag of a language, such as `de-AT`; the default is the product's language.
public enum HandzCopy {
  /// Some of your work has not been synced yet. Keep it on this device, or clear it.
  ///
  /// Source: CH28 §15
  public static func accountLogoutAsk(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 0, with: [], in: tag))
  }

  /// Keep on this device
  ///
  /// Source: CH28 §15
  public static func accountLogoutKeep(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 1, with: [], in: tag))
  }

  /// Handz saves your flows and drills across devices. Guests can browse, but saving requires an account.
  ///
  /// Source: CH07 §6.3
  public static func authConversion(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 2, with: [], in: tag))
  }

  /// Saving requires an account so your plans don't get lost.
  ///
  /// Source: CH07 §6.1
  public static func authConversionRepeatLine(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 3, with: [], in: tag))
  }

  /// Continue browsing
  ///
  /// Source: CH07 §6.1
  public static func authConversionSecondaryContinueBrowsing(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 4, with: [], in: tag))
  }

  /// Not now
  ///
  /// Source: CH07 §6.3
  public static func authConversionSecondaryNotNow(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 5, with: [], in: tag))
  }

  /// Log in with email
  ///
  /// Source: CH07 §8.2
  public static func authEmailChoiceLogin(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 6, with: [], in: tag))
  }

  /// Create account with email
  ///
  /// Source: CH07 §8.2
  public static func authEmailChoiceSignup(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 7, with: [], in: tag))
  }

  /// Forgot password?
  ///
  /// Source: CH07 §8.4
  public static func authEmailLoginForgot(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 8, with: [], in: tag))
  }

  /// Already have an account? Log in
  ///
  /// Source: CH07 §8.3
  public static func authEmailSignupLoginLink(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 9, with: [], in: tag))
  }

  /// Create account
  ///
  /// Source: CH07 §8.3
  public static func authEmailSignupPrimary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 10, with: [], in: tag))
  }

  /// This email is already in use. Log in instead.
  ///
  /// Source: CH07 §8.3
  public static func authErrorEmailInUse(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 11, with: [], in: tag))
  }

  /// No account found for that email.
  ///
  /// Source: CH07 §8.5
  public static func authErrorEmailNotFound(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 12, with: [], in: tag))
  }

  /// Password must be at least {shortest} characters. At most 39 characters.
  ///
  /// Source: CH07 §8.3; CH07 §11
  public static func authErrorPasswordTooShort(shortest: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 13, with: [("shortest", .number(Int64(shortest)))], in: tag))
  }

  /// Incorrect email or password.
  ///
  /// Source: CH07 §8.4
  public static func authErrorWrongCredentials(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 14, with: [], in: tag))
  }

  /// Send reset link
  ///
  /// Source: CH07 §8.5
  public static func authForgotPrimary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 15, with: [], in: tag))
  }

  /// Create an account
  ///
  /// Source: CH27 §7.1
  public static func authGateCreateAccount(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 16, with: [], in: tag))
  }

  /// Privacy
  ///
  /// Source: CH07 §8.3; CH07 §10
  public static func authLegalPrivacy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 17, with: [], in: tag))
  }

  /// Terms
  ///
  /// Source: CH07 §8.3; CH07 §10
  public static func authLegalTerms(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 18, with: [], in: tag))
  }

  /// Continue
  ///
  /// Source: CH07 §8.6
  public static func authProfileContinue(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 19, with: [], in: tag))
  }

  /// Skip
  ///
  /// Source: CH07 §8.6
  public static func authProfileSkip(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 20, with: [], in: tag))
  }

  /// Continue with Apple
  ///
  /// Source: CH07 §6.3
  public static func authProviderApple(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 21, with: [], in: tag))
  }

  /// Continue with Email
  ///
  /// Source: CH07 §6.3
  public static func authProviderEmail(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 22, with: [], in: tag))
  }

  /// Continue with Google
  ///
  /// Source: CH07 §6.3
  public static func authProviderGoogle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 23, with: [], in: tag))
  }

  /// Check your email for a reset link.
  ///
  /// Source: CH07 §8.5
  public static func authResetSent(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 24, with: [], in: tag))
  }

  /// Resend
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerResend(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 25, with: [], in: tag))
  }

  /// Verify your email to protect your account.
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerText(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 26, with: [], in: tag))
  }

  /// I've verified
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerVerified(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 27, with: [], in: tag))
  }

  /// Try without account
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeGuestCta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 28, with: [], in: tag))
  }

  /// Log in
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeLoginLink(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 29, with: [], in: tag))
  }

  /// You're offline. Sign-in requires internet.
  ///
  /// Source: CH07 §8.1
  public static func authWelcomeOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 30, with: [], in: tag))
  }

  /// Nothing here yet
  ///
  /// Source: CH31 Error Surfaces
  public static func componentEmptyGeneric(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 31, with: [], in: tag))
  }

  /// Go back
  ///
  /// Source: CH31 Global Error Components
  public static func componentFullscreenGoBack(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 32, with: [], in: tag))
  }

  /// Try again
  ///
  /// Source: CH31 Global Error Components
  public static func componentFullscreenTryAgain(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 33, with: [], in: tag))
  }

  /// Credits: {remaining}/{limit} this month At most 41 characters.
  ///
  /// Source: CH08 §5
  ///
  /// - Parameters:
  ///   - remaining: Nil is displayed as `∞`.
  ///   - limit: A value of the sentence.
  ///   - tag: The language.
  public static func creditsCounter(remaining: Int?, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 34, with: [("remaining", remaining.map { .number(Int64($0)) } ?? .null), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Can't verify subscription — some Pro features may be locked until you reconnect.
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func degradedEntitlementBanner(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 35, with: [], in: tag))
  }

  /// Offline — some actions are unavailable
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func degradedOfflineBanner(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 36, with: [], in: tag))
  }

  /// Put moves in order, add branches, and see where they lead.
  public static func emptyEmpty01Body(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 37, with: [], in: tag))
  }

  /// Create Flow
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty01Cta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 38, with: [], in: tag))
  }

  /// Start your first flow
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty01Title(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 39, with: [], in: tag))
  }

  /// Your moves are what flows are made of.
  public static func emptyEmpty02Body(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 40, with: [], in: tag))
  }

  /// Add Move
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty02Cta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 41, with: [], in: tag))
  }

  /// Add a move to start building flows
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty02Title(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 42, with: [], in: tag))
  }

  /// Flows that others send you land here.
  public static func emptyEmpty03Body(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 43, with: [], in: tag))
  }

  /// Learn how sharing works
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty03Cta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 44, with: [], in: tag))
  }

  /// No imports yet
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty03Title(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 45, with: [], in: tag))
  }

  /// Practice a flow, and it is listed here with the time it took.
  public static func emptyEmpty04Body(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 46, with: [], in: tag))
  }

  /// Start a session
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty04Cta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 47, with: [], in: tag))
  }

  /// Your practice sessions will show up here
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty04Title(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 48, with: [], in: tag))
  }

  /// A gameplan says what to keep sharp, and how often.
  public static func emptyEmpty05Body(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 49, with: [], in: tag))
  }

  /// Create Gameplan
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty05Cta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 50, with: [], in: tag))
  }

  /// Pick a gameplan to maintain
  ///
  /// Source: CH31 Empty States
  public static func emptyEmpty05Title(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 51, with: [], in: tag))
  }

  /// You're not connected. You can keep viewing saved content, but actions that require internet won't work.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr001(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 52, with: [], in: tag))
  }

  /// Try again. If it keeps happening, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr002(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 53, with: [], in: tag))
  }

  /// We're having trouble on our side. Try again in a bit.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr003(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 54, with: [], in: tag))
  }

  /// Please log in again to continue.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr010(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 55, with: [], in: tag))
  }

  /// Try again, or choose a different sign-in method.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr011(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 56, with: [], in: tag))
  }

  /// Check your inbox for a verification link, then come back here.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr012(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 57, with: [], in: tag))
  }

  /// Guest mode lets you explore, but saving flows requires an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr020(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 58, with: [], in: tag))
  }

  /// To personalize your move library, create an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr021(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 59, with: [], in: tag))
  }

  /// Free accounts can save up to {limit} flows. Upgrade to save more, or delete one to continue. At most 86 characters.
  ///
  /// Source: CH31 Error Dictionary
  ///
  /// - Parameters:
  ///   - limit: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func errorErr030(limit: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 60, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// Use Practice Mode to drill your paths and track progress. Upgrade to Pro. At most 101 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr031(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 61, with: [], in: tag))
  }

  /// Free accounts can hold up to {limit} imports in Inbox. Delete one to make room. At most 75 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr032(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 62, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// You've hit your {limit} upload limit. Delete an upload to free space, or switch to links. At most 90 characters.
  ///
  /// Source: CH31 Error Dictionary
  ///
  /// - Parameters:
  ///   - limit: Bytes.
  ///   - tag: The language.
  public static func errorErr040(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 63, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// Uploaded videos don't travel with shared links. Use a link if you need others to see it.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr041(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 64, with: [], in: tag))
  }

  /// That link doesn't look usable. Paste a direct URL to the video.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr042(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 65, with: [], in: tag))
  }

  /// This move already has {limit} next options. Replace one or merge paths. At most 66 characters.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr050(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 66, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// That connection would create an invalid loop. Try connecting to a different move.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr051(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 67, with: [], in: tag))
  }

  /// You have unsaved changes. Do you want to keep editing or discard?
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr052(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 68, with: [], in: tag))
  }

  /// Try again. If it keeps failing, check your connection.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr060(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 69, with: [], in: tag))
  }

  /// This share link has expired or was revoked.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr061(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 70, with: [], in: tag))
  }

  /// This flow includes moves you don't have yet. Choose how you want to handle them.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr062(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 71, with: [], in: tag))
  }

  /// To practice this, save it to your library first. Practice works on saved flows only.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr063(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 72, with: [], in: tag))
  }

  /// One of your selected paths is missing. Edit your selection and try again.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr070(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 73, with: [], in: tag))
  }

  /// We corrected the timer based on actual time passed.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr071(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 74, with: [], in: tag))
  }

  /// Your session is stored on this device for now. We'll try again when you're back online.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr072(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 75, with: [], in: tag))
  }

  /// At your current schedule, this plan may feel overwhelming. Consider narrowing to your top paths.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr080(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 76, with: [], in: tag))
  }

  /// If this doesn't feel locked in, you can step it back. That updates your plan going forward.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr081(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 77, with: [], in: tag))
  }

  /// Allow Photos access in Settings to upload videos from your library.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr090(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 78, with: [], in: tag))
  }

  /// To receive reminders, turn on notifications in Settings.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr091(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 79, with: [], in: tag))
  }

  /// Contact support to find out why, and what you can do.
  public static func errorErrPhAccountDisabled(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 80, with: [], in: tag))
  }

  /// Sign in with Apple was turned off for Handz. Nothing of yours was deleted.
  public static func errorErrPhAppleRevoked(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 81, with: [], in: tag))
  }

  /// Allow camera and microphone access in Settings to record a video.
  public static func errorErrPhCamera(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 82, with: [], in: tag))
  }

  /// What was saved to your account isn't affected. Contact support, and we will help you go on.
  public static func errorErrPhCorrupt01(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 83, with: [], in: tag))
  }

  /// Nothing was deleted. Try again when you are back online.
  public static func errorErrPhDeletionOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 84, with: [], in: tag))
  }

  /// That doesn't look like an email address.
  public static func errorErrPhEmailFormat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 85, with: [], in: tag))
  }

  /// Some of it isn't on this device. Try again when you are back online.
  public static func errorErrPhExportOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 86, with: [], in: tag))
  }

  /// Videos can be up to {limit} each. Trim it, or add a link instead. At most 66 characters.
  ///
  /// - Parameters:
  ///   - limit: Bytes.
  ///   - tag: The language.
  public static func errorErrPhFileSize(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 87, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// Uploads are for videos. For anything else, add a link.
  public static func errorErrPhFileType(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 88, with: [], in: tag))
  }

  /// Handles have {shortest} to {longest} characters: letters, digits and underscores. At most 65 characters.
  public static func errorErrPhHandleInvalid(shortest: Int, longest: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 89, with: [("shortest", .number(Int64(shortest))), ("longest", .number(Int64(longest)))], in: tag))
  }

  /// Try another one, or skip it for now.
  public static func errorErrPhHandleTaken(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 90, with: [], in: tag))
  }

  /// This address belongs to one. Log in to it once, and both ways lead to the same account.
  public static func errorErrPhLinkAccounts(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 91, with: [], in: tag))
  }

  /// There is room for {limit} links here. Remove one to add another. At most 58 characters.
  public static func errorErrPhLinkCap(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 92, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// Open it again when you are back online.
  public static func errorErrPhLinkOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 93, with: [], in: tag))
  }

  /// It has a character that can't be shown. Type it again.
  public static func errorErrPhNameInvalid(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 94, with: [], in: tag))
  }

  /// Open it once with a connection, or switch on Available offline.
  public static func errorErrPhNotOnDevice(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 95, with: [], in: tag))
  }

  /// Many people use this one, so it is easy to guess.
  public static func errorErrPhPasswordCommon(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 96, with: [], in: tag))
  }

  /// Offline practice needs the flow on this device and a plan we could check lately.
  public static func errorErrPhPracticeOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 97, with: [], in: tag))
  }

  /// Your plan stays as it was. Try again, or come back later.
  public static func errorErrPhPurchaseFailed(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 98, with: [], in: tag))
  }

  /// Free accounts can edit up to {limit} flows. Upgrade to edit this one, or delete flows you no longer need. At most 99 characters.
  ///
  /// - Parameters:
  ///   - limit: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func errorErrPhReadOnlyFlow(limit: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 99, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// The App Store didn't answer. Try again in a moment.
  public static func errorErrPhRestoreFailed(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 100, with: [], in: tag))
  }

  /// They are safe on this device. Connect to the internet to send them.
  public static func errorErrPhSyncBacklog(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 101, with: [], in: tag))
  }

  /// They build on a change that couldn't be sent. Everything is safe on this device.
  public static func errorErrPhSyncBlocked(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 102, with: [], in: tag))
  }

  /// Log in again to sync. Everything is safe on this device.
  public static func errorErrPhSyncLoggedOut(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 103, with: [], in: tag))
  }

  /// There is room for {limit} characters. Shorten it to save. At most 54 characters.
  public static func errorErrPhTextCap(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 104, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// The video is still on this device. Try again, or add a link instead.
  public static func errorErrPhUploadFailed(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 105, with: [], in: tag))
  }

  /// Log in
  public static func errorActionConfirmAccount(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 106, with: [], in: tag))
  }

  /// Discard
  public static func errorActionDiscard(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 107, with: [], in: tag))
  }

  /// Edit selection
  public static func errorActionEditSelection(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 108, with: [], in: tag))
  }

  /// OK
  public static func errorActionGotIt(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 109, with: [], in: tag))
  }

  /// Keep editing
  public static func errorActionKeepEditing(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 110, with: [], in: tag))
  }

  /// Notification settings
  public static func errorActionNotificationSettings(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 111, with: [], in: tag))
  }

  /// Choose
  public static func errorActionResolveMoves(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 112, with: [], in: tag))
  }

  /// Step back
  public static func errorActionStepBack(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 113, with: [], in: tag))
  }

  /// Guest mode is for exploring only.
  ///
  /// Source: CH08 §7
  public static func gateAccountSecondaryText(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 114, with: [], in: tag))
  }

  /// Create an account to save your work.
  ///
  /// Source: CH08 §7
  public static func gateAccountTitle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 115, with: [], in: tag))
  }

  /// Manage flows
  ///
  /// Source: CH08 §7
  public static func gateActionManageFlows(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 116, with: [], in: tag))
  }

  /// Manage inbox
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func gateActionManageInbox(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 117, with: [], in: tag))
  }

  /// Save to Library
  ///
  /// Source: CH29 §7.2
  public static func gateActionSaveToLibrary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 118, with: [], in: tag))
  }

  /// Start {trialDays}-day trial At most 22 characters.
  ///
  /// Source: CH31 Error Dictionary; CH08 §6
  ///
  /// - Parameters:
  ///   - trialDays: Displayed in whole days.
  ///   - tag: The language.
  public static func gateActionStartTrial(trialDays: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 119, with: [("trialDays", .duration(trialDays))], in: tag))
  }

  /// Update subscription
  ///
  /// Source: CH27 §4.2
  public static func gateActionUpdateSubscription(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 120, with: [], in: tag))
  }

  /// Upgrade to Pro
  ///
  /// Source: CH08 §7
  public static func gateActionUpgradeToPro(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 121, with: [], in: tag))
  }

  /// You're already logged in.
  public static func gateAlreadySignedIn(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 122, with: [], in: tag))
  }

  /// You can still look at every demo flow.
  public static func gateDemoPracticeOff(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 123, with: [], in: tag))
  }

  /// You've reached the Free limit ({limit} saved flows). At most 46 characters.
  ///
  /// Source: CH08 §7
  ///
  /// - Parameters:
  ///   - limit: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func gateFlowCapTitle(limit: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 124, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// Your inbox holds {used} imports. Save or delete some to keep it easy to use. At most 89 characters.
  public static func gateInboxSoftCap(used: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 125, with: [("used", .number(Int64(used)))], in: tag))
  }

  /// This practice uses 1 credit.
  ///
  /// Source: CH08 §7
  public static func gatePracticeCreditNotice(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 126, with: [], in: tag))
  }

  /// Practice is a Pro feature.
  ///
  /// Source: CH08 §7
  public static func gatePracticeExhausted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 127, with: [], in: tag))
  }

  /// Save this flow to your library to practice it.
  ///
  /// Source: CH08 §7
  public static func gatePracticeInbox(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 128, with: [], in: tag))
  }

  /// Nothing was changed. Try again in a moment.
  public static func gateUndecided(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 129, with: [], in: tag))
  }

  /// Use links to share videos.
  ///
  /// Source: CH08 §7
  public static func gateUploadFree(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 130, with: [], in: tag))
  }

  /// Continue as guest
  ///
  /// Source: CH28 §12
  public static func guestBuilderContinue(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 131, with: [], in: tag))
  }

  /// Create account
  ///
  /// Source: CH28 §12
  public static func guestBuilderCreateAccount(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 132, with: [], in: tag))
  }

  /// Guest mode doesn't save your flows. Create an account to save.
  ///
  /// Source: CH28 §12
  public static func guestBuilderInterstitial(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 133, with: [], in: tag))
  }

  /// Create an account to build yours
  ///
  /// Source: CH07 §8.8
  public static func homeDemoCta(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 134, with: [], in: tag))
  }

  /// What is a flow?
  ///
  /// Source: CH07 §8.8
  public static func homeDemoExplainer(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 135, with: [], in: tag))
  }

  /// Delete import
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func inboxDelete(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 136, with: [], in: tag))
  }

  /// Inbox full ({limit}). Save or delete an item to accept new imports. At most 63 characters.
  ///
  /// Source: CH29 §6.3
  public static func inboxFullReceive(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 137, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// {count} new imports At most 31 characters.
  ///
  /// Source: CH27 §6.4
  public static func inboxUnread(count: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 138, with: [("count", .number(Int64(count)))], in: tag))
  }

  /// Continue
  public static func ladderActionGoOn(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 139, with: [], in: tag))
  }

  /// {count} of {limit}. At most 45 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func ladderComponentCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 140, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// You can go on in {timeRemaining}. At most 31 characters.
  ///
  /// - Parameters:
  ///   - timeRemaining: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderComponentCountdown(timeRemaining: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 141, with: [("timeRemaining", .duration(timeRemaining))], in: tag))
  }

  /// Deleting an upload makes room once it is confirmed.
  public static func ladderComponentFrees(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 142, with: [], in: tag))
  }

  /// Everything else works, and nothing is lost. If this is a mistake, contact support.
  public static func ladderComponentNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 143, with: [], in: tag))
  }

  /// Only the last {window} count. At most 34 characters.
  ///
  /// - Parameters:
  ///   - window: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderComponentReset(window: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 144, with: [("window", .duration(window))], in: tag))
  }

  /// Support looks at what happened and can lift this early.
  public static func ladderComponentReview(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 145, with: [], in: tag))
  }

  /// Everything is saved on this device. It is sent when the pause is over.
  public static func ladderHeldNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 146, with: [], in: tag))
  }

  /// {thing} is paused for now. Try again in {timeRemaining}. At most 60 characters.
  ///
  /// - Parameters:
  ///   - thing: A value of the sentence.
  ///   - timeRemaining: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderLoginThrottled(thing: String, timeRemaining: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 147, with: [("thing", .text(thing)), ("timeRemaining", .duration(timeRemaining))], in: tag))
  }

  /// Link sharing, importing, uploading and exporting are on hold. Everything else works, and nothing is lost.
  public static func ladderSecurityNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 148, with: [], in: tag))
  }

  /// Heads up — you're close to the limit for uploads ({used} of {limit}). At most 72 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameters:
  ///   - used: Bytes.
  ///   - limit: Bytes.
  ///   - tag: The language.
  public static func ladderStorageL1(used: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 149, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Your storage is almost full. Delete uploads you no longer need, or use links.
  public static func ladderStorageL2(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 150, with: [], in: tag))
  }

  /// Everything you have stays, and links always work.
  public static func ladderStorageNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 151, with: [], in: tag))
  }

  /// Uploads stop when your storage is full.
  public static func ladderStorageWhy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 152, with: [], in: tag))
  }

  /// Heads up — you're close to the limit for {thing} ({count} of {limit}). At most 102 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func ladderTemplateL1(thing: String, count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 153, with: [("thing", .text(thing)), ("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// You're doing this a lot quickly. To keep Handz fast, we'll add a short cooldown ({cooldown}). At most 96 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameters:
  ///   - cooldown: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderTemplateL2(cooldown: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 154, with: [("cooldown", .duration(cooldown))], in: tag))
  }

  /// Temporarily paused: {thing}. Try again in {timeRemaining}. At most 62 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  ///
  /// - Parameters:
  ///   - thing: A value of the sentence.
  ///   - timeRemaining: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderTemplateL3(thing: String, timeRemaining: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 155, with: [("thing", .text(thing)), ("timeRemaining", .duration(timeRemaining))], in: tag))
  }

  /// {thing} is suspended for {duration} due to unusual activity. If this is a mistake, contact support. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Copy Rules
  ///
  /// - Parameters:
  ///   - thing: A value of the sentence.
  ///   - duration: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func ladderTemplateL4(thing: String, duration: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 156, with: [("thing", .text(thing)), ("duration", .duration(duration))], in: tag))
  }

  /// We've put some actions on hold to keep this account safe. Nothing is lost. Contact support to get going again.
  public static func ladderTemplateL5(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 157, with: [], in: tag))
  }

  /// Syncing edits
  public static func ladderThingHighFrequencyEdits(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 158, with: [], in: tag))
  }

  /// Importing
  public static func ladderThingImportAcceptance(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 159, with: [], in: tag))
  }

  /// Logging in
  public static func ladderThingLoginAttempts(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 160, with: [], in: tag))
  }

  /// Link sharing
  public static func ladderThingShareLinkCreation(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 161, with: [], in: tag))
  }

  /// Uploading
  public static func ladderThingVideoUploadChurn(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 162, with: [], in: tag))
  }

  /// {count} of {limit} next options. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 163, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// What follows this move directly counts. What comes later does not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 164, with: [], in: tag))
  }

  /// Replace one or merge paths.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  public static func limitBranchesNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 165, with: [], in: tag))
  }

  /// This move has all the next options it can have.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 166, with: [], in: tag))
  }

  /// This keeps flows easy to follow.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitBranchesWhy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 167, with: [], in: tag))
  }

  /// {count} of {limit} saved. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameters:
  ///   - count: A value of the sentence.
  ///   - limit: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func limitComponentCount(count: Int, limit: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 168, with: [("count", .number(Int64(count))), ("limit", limit.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// Delete one flow, upgrade, or come back later.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 169, with: [], in: tag))
  }

  /// Credits refresh monthly.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentResetCredits(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 170, with: [], in: tag))
  }

  /// Link limits reset daily.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentResetLinks(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 171, with: [], in: tag))
  }

  /// You've reached your Free plan limit for saved flows.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 172, with: [], in: tag))
  }

  /// This keeps Handz fast and prevents spam.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitComponentWhy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 173, with: [], in: tag))
  }

  /// Create an account to save your work. It takes under a minute.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitGuestSaveWall(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 174, with: [], in: tag))
  }

  /// Inbox full
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func limitInboxFullTitle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 175, with: [], in: tag))
  }

  /// Your inbox is full ({count} of {limit}). Delete items or save one to your library. At most 90 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxFullFree(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 176, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// {count} of {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 177, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Imports in your inbox count. Those that you saved to your library do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 178, with: [], in: tag))
  }

  /// Delete an item, or save one to your library.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 179, with: [], in: tag))
  }

  /// Your inbox has reached {limit} imports. At most 35 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitInboxItemsWhat(limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 180, with: [("limit", .number(Int64(limit)))], in: tag))
  }

  /// {count} of {limit} links. At most 31 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 181, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Links on this move or flow count. Uploads do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 182, with: [], in: tag))
  }

  /// Remove one to add another.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 183, with: [], in: tag))
  }

  /// This item has all the links it can have.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitLinksWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 184, with: [], in: tag))
  }

  /// Uploads count, and deleted ones until their cleanup is done. Links do not.
  ///
  /// Source: CH30 UX Copy Rules; CH29 §5.3
  public static func limitMediaCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 185, with: [], in: tag))
  }

  /// Delete an upload to free space, or switch to links.
  ///
  /// Source: CH30 UX Copy Rules; CH31 Error Dictionary
  public static func limitMediaNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 186, with: [], in: tag))
  }

  /// You've reached your upload limit.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitMediaWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 187, with: [], in: tag))
  }

  /// This keeps uploads fast for everybody.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitMediaWhy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 188, with: [], in: tag))
  }

  /// Free plan includes {limit} saved flows At most 32 characters.
  ///
  /// Source: CH30 Accessibility & Fairness
  ///
  /// - Parameters:
  ///   - limit: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func limitNoShameExample(limit: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 189, with: [("limit", limit.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// Starting a practice session takes a credit. Going on with it, and looking at flows, does not.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  public static func limitPracticeCreditsCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 190, with: [], in: tag))
  }

  /// Upgrade, or come back when your credits refresh.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticeCreditsNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 191, with: [], in: tag))
  }

  /// You've used this month's practice credits.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticeCreditsWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 192, with: [], in: tag))
  }

  /// Practice is a Pro feature, and credits let you try it.
  ///
  /// Source: CH30 UX Copy Rules; CH08 §5
  public static func limitPracticeCreditsWhy(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 193, with: [], in: tag))
  }

  /// Practice is a Pro feature. You've used your monthly credits. At most 108 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitPracticePaywall(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 194, with: [], in: tag))
  }

  /// Practice requires a saved flow
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func limitPracticeRequiresSaved(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 195, with: [], in: tag))
  }

  /// Flows in your library count. Drafts, imports in your inbox and deleted flows do not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitSavedFlowsCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 196, with: [], in: tag))
  }

  /// {count} of {limit} links today. At most 38 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitShareLinksCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 197, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Links that you make count. How often they are opened does not.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitShareLinksCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 198, with: [], in: tag))
  }

  /// {count} of {limit} characters. At most 39 characters.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextCount(count: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 199, with: [("count", .number(Int64(count))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// Every character counts, spaces too.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 200, with: [], in: tag))
  }

  /// Shorten it to save.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 201, with: [], in: tag))
  }

  /// This text is too long.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitTextWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 202, with: [], in: tag))
  }

  /// {size} of {limit}. At most 21 characters.
  ///
  /// Source: CH30 UX Copy Rules
  ///
  /// - Parameters:
  ///   - size: Bytes.
  ///   - limit: Bytes.
  ///   - tag: The language.
  public static func limitUploadFileCount(size: Int, limit: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 203, with: [("size", .number(Int64(size))), ("limit", .number(Int64(limit)))], in: tag))
  }

  /// The size of the file counts, not how long it plays.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileCounted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 204, with: [], in: tag))
  }

  /// Trim it, or add a link instead.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileNext(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 205, with: [], in: tag))
  }

  /// This video is too large.
  ///
  /// Source: CH30 UX Copy Rules
  public static func limitUploadFileWhat(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 206, with: [], in: tag))
  }

  /// Link unavailable
  ///
  /// Source: CH29 §5.1
  public static func mediaLinkUnavailable(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 207, with: [], in: tag))
  }

  /// Delete
  ///
  /// Source: CH29 §6.1
  public static func mediaManageDelete(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 208, with: [], in: tag))
  }

  /// Pending Upload
  ///
  /// Source: CH28 §10.1
  public static func mediaPendingLabel(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 209, with: [], in: tag))
  }

  /// Waiting for connection
  ///
  /// Source: CH28 §10.1
  public static func mediaPendingWaiting(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 210, with: [], in: tag))
  }

  /// Uploaded videos stay private and won't be included when you share.
  ///
  /// Source: CH28 §10.3
  public static func mediaPrivateLabel(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 211, with: [], in: tag))
  }

  /// We couldn't open that link.
  public static func navigationLinkUnknown(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 212, with: [], in: tag))
  }

  /// Payment issue. Update your subscription to keep Pro features.
  ///
  /// Source: CH27 §4.2
  public static func notifNBillingPaymentFailedBody(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 213, with: [], in: tag))
  }

  /// Your trial ends soon. Keep practicing without interruptions.
  ///
  /// Source: CH27 §4.2
  public static func notifNBillingTrialEndBody(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 214, with: [], in: tag))
  }

  /// New gameplan received.
  ///
  /// Source: CH27 §4.2
  public static func notifNInboxNewImportBody(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 215, with: [], in: tag))
  }

  /// {senderName} sent {flowName}. At most 67 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNInboxNewImportExpanded(senderName: String, flowName: String, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 216, with: [("senderName", .text(senderName)), ("flowName", .text(flowName))], in: tag))
  }

  /// You have new imports waiting
  ///
  /// Source: CH27 §10.2
  public static func notifNInboxNewImportSummary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 217, with: [], in: tag))
  }

  /// Maintenance due: {count} item(s). Keep your reactions sharp. At most 72 characters.
  ///
  /// Source: CH27 §4.2; CH27 §6.1
  public static func notifNMaintDueTodayBody(count: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 218, with: [("count", .number(Int64(count)))], in: tag))
  }

  /// You've got {count} overdue item(s). Want to reschedule? At most 67 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNMaintOverdueBody(count: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 219, with: [("count", .number(Int64(count)))], in: tag))
  }

  /// Checkpoint: {planName}. Review what to maintain next. At most 73 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNMasteryCheckpointBody(planName: String, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 220, with: [("planName", .text(planName))], in: tag))
  }

  /// You've reached a checkpoint. Review what to maintain next.
  ///
  /// Source: CH27 §4.3
  public static func notifNMasteryCheckpointLockscreen(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 221, with: [], in: tag))
  }

  /// Too much to maintain? Let's prioritize your top paths.
  ///
  /// Source: CH27 §4.2
  public static func notifNMasteryMaintOverloadBody(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 222, with: [], in: tag))
  }

  /// You have {creditsLeft} practice credit(s) left this month. Want to use one? At most 81 characters.
  ///
  /// Source: CH27 §4.2
  ///
  /// - Parameters:
  ///   - creditsLeft: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func notifNPracticeCreditExpiryBody(creditsLeft: Int?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 223, with: [("creditsLeft", creditsLeft.map { .number(Int64($0)) } ?? .null)], in: tag))
  }

  /// Time to practice: {sessionName}. At most 49 characters.
  ///
  /// Source: CH27 §4.2
  public static func notifNPracticeScheduledBody(sessionName: String, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 224, with: [("sessionName", .text(sessionName))], in: tag))
  }

  /// Time to practice.
  ///
  /// Source: CH27 §4.3
  public static func notifNPracticeScheduledLockscreen(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 225, with: [], in: tag))
  }

  /// Keep the streak alive? One quick set is enough.
  ///
  /// Source: CH27 §4.2
  public static func notifNPracticeStreakNudgeBody(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 226, with: [], in: tag))
  }

  /// A few training reminders are waiting. See what's next.
  ///
  /// Source: CH27 §10.3
  public static func notifBatchPlanSummary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 227, with: [], in: tag))
  }

  /// Account & Security
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryAccountSecurity(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 228, with: [], in: tag))
  }

  /// Billing (Transactional)
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryBilling(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 229, with: [], in: tag))
  }

  /// Inbox & Sharing
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryInbox(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 230, with: [], in: tag))
  }

  /// Maintenance Reminders
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryMaintenance(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 231, with: [], in: tag))
  }

  /// Mastery Updates
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryMastery(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 232, with: [], in: tag))
  }

  /// Practice Reminders
  ///
  /// Source: CH27 §4.1
  public static func notifCategoryPractice(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 233, with: [], in: tag))
  }

  /// Saved items and reminders need an account.
  ///
  /// Source: CH27 §7.1
  public static func notifDeeplinkAccountRequired(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 234, with: [], in: tag))
  }

  /// That item is no longer available.
  ///
  /// Source: CH27 §7.1
  public static func notifDeeplinkDeletedToast(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 235, with: [], in: tag))
  }

  /// No problem — you can still use Handz. You can enable reminders later in Settings.
  ///
  /// Source: CH27 §3.3
  public static func notifDeniedBanner(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 236, with: [], in: tag))
  }

  /// Change reminder time
  ///
  /// Source: CH27 §6.2
  public static func notifMaintChangeTime(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 237, with: [], in: tag))
  }

  /// Edit priorities
  ///
  /// Source: CH27 §6.2
  public static func notifMaintEditPriorities(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 238, with: [], in: tag))
  }

  /// Snooze {days} days At most 18 characters.
  ///
  /// Source: CH27 §6.2
  ///
  /// - Parameters:
  ///   - days: Displayed in whole days.
  ///   - tag: The language.
  public static func notifMaintSnooze1d(days: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 239, with: [("days", .duration(days))], in: tag))
  }

  /// A few reminders came up while you were away. See what's due.
  ///
  /// Source: CH27 §5.4
  public static func notifMissedSummary(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 240, with: [], in: tag))
  }

  /// How often
  ///
  /// Source: CH27 §6.2
  public static func notifPlanCadence(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 241, with: [], in: tag))
  }

  /// Maintenance reminders for this plan
  ///
  /// Source: CH27 §6.2
  public static func notifPlanMaintenanceToggle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 242, with: [], in: tag))
  }

  /// This time is inside your quiet hours. The reminder comes when they end.
  ///
  /// Source: CH27 §5.2
  public static func notifPracticeInQuiet(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 243, with: [], in: tag))
  }

  /// Remind me
  ///
  /// Source: CH27 §6.2
  public static func notifPracticeRemindMe(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 244, with: [], in: tag))
  }

  /// Max per day
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsMaxPerDay(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 245, with: [], in: tag))
  }

  /// More reminders can feel spammy. You can change this anytime.
  ///
  /// Source: CH27 §10.3
  public static func notifSettingsMaxPerDayNote(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 246, with: [], in: tag))
  }

  /// Open iOS Settings
  ///
  /// Source: CH27 §3.3; CH27 §6.1
  public static func notifSettingsOpenIosSettings(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 247, with: [], in: tag))
  }

  /// Pause all notifications
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsPauseAll(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 248, with: [], in: tag))
  }

  /// Quiet hours
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsQuietHours(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 249, with: [], in: tag))
  }

  /// This time is inside your quiet hours. Reminders come when they end.
  ///
  /// Source: CH27 §5.1; CH27 §5.2
  public static func notifSettingsReminderInQuiet(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 250, with: [], in: tag))
  }

  /// Daily reminder time
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsReminderTime(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 251, with: [], in: tag))
  }

  /// Enabled
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsStatusEnabled(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 252, with: [], in: tag))
  }

  /// Off in iOS Settings
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsStatusOff(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 253, with: [], in: tag))
  }

  /// Notifications are off at the system level.
  ///
  /// Source: CH27 §3.3
  public static func notifSettingsSystemOffLine(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 254, with: [], in: tag))
  }

  /// Notifications
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsTitle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 255, with: [], in: tag))
  }

  /// Training days
  ///
  /// Source: CH27 §6.1
  public static func notifSettingsTrainingDays(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 256, with: [], in: tag))
  }

  /// For {time} At most 17 characters.
  ///
  /// Source: CH27 §5.1
  ///
  /// - Parameters:
  ///   - time: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func notifSnoozeLong(time: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 257, with: [("time", .duration(time))], in: tag))
  }

  /// For {time} At most 17 characters.
  ///
  /// Source: CH27 §5.1
  ///
  /// - Parameters:
  ///   - time: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func notifSnoozeShort(time: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 258, with: [("time", .duration(time))], in: tag))
  }

  /// Until tomorrow
  ///
  /// Source: CH27 §5.1
  public static func notifSnoozeTomorrow(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 259, with: [], in: tag))
  }

  /// Handz can remind you when it's time to maintain your gameplans and keep reactions sharp. You control timing and can turn this off anytime.
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPrompt(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 260, with: [], in: tag))
  }

  /// Enable Reminders
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPromptEnable(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 261, with: [], in: tag))
  }

  /// Not Now
  ///
  /// Source: CH27 §3.2
  public static func notifSoftPromptNotNow(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 262, with: [], in: tag))
  }

  /// Overdue items
  ///
  /// Source: CH27 §4.2
  public static func notifTypeOverdue(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 263, with: [], in: tag))
  }

  /// Streak reminders
  ///
  /// Source: CH27 §4.2
  public static func notifTypeStreak(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 264, with: [], in: tag))
  }

  /// Browse examples
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsBrowse(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 265, with: [], in: tag))
  }

  /// Build a gameplan
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsBuild(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 266, with: [], in: tag))
  }

  /// Practice a gameplan
  ///
  /// Source: CH07 §8.7
  public static func onboardingGoalsPractice(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 267, with: [], in: tag))
  }

  /// What do you want to do?
  ///
  /// Source: CH07 §5.1
  public static func onboardingGoalsQuestion(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 268, with: [], in: tag))
  }

  /// Pro has no credit limits and unlocks all of Practice.
  ///
  /// Source: CH08 §5.1
  public static func paywallExplains(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 269, with: [], in: tag))
  }

  /// Can't verify subscription right now. Some Pro features may pause if this continues.
  ///
  /// Source: CH08 §1.2
  public static func planGraceBanner(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 270, with: [], in: tag))
  }

  /// Your purchase is being confirmed. Your plan changes as soon as it is.
  ///
  /// Source: CH08 §8
  public static func planPurchaseInProgress(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 271, with: [], in: tag))
  }

  /// Practice (1 credit)
  ///
  /// Source: CH08 §5.1
  public static func practiceCtaCredit(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 272, with: [], in: tag))
  }

  /// Practice
  public static func practiceCtaPlain(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 273, with: [], in: tag))
  }

  /// Practice (Pro)
  ///
  /// Source: CH08 §5.1
  public static func practiceCtaPro(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 274, with: [], in: tag))
  }

  /// Try again later
  ///
  /// Source: CH31 Retry Behavior Standard
  public static func retryTryAgainLater(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 275, with: [], in: tag))
  }

  /// Clear cache
  ///
  /// Source: CH07 §7.2
  public static func settingsClearCacheChoice(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 276, with: [], in: tag))
  }

  /// Log out
  ///
  /// Source: CH07 §7.2
  public static func settingsLogOut(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 277, with: [], in: tag))
  }

  /// Restore Purchases
  ///
  /// Source: CH07 §10
  public static func settingsRestorePurchases(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 278, with: [], in: tag))
  }

  /// This flow contains private uploads that are not shared.
  ///
  /// Source: CH29 §7.1
  public static func shareRecipientDisclosure(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 279, with: [], in: tag))
  }

  /// Uploads won't be shared. Add links if you want recipients to see media.
  ///
  /// Source: CH29 §5.2
  public static func shareUploadsDisclosure(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 280, with: [], in: tag))
  }

  /// Add to Inbox
  ///
  /// Source: CH29 §6.3
  public static func shareViewAccept(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 281, with: [], in: tag))
  }

  /// Duplicate
  ///
  /// Source: CH07 §6.2
  public static func shareViewDuplicate(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 282, with: [], in: tag))
  }

  /// Cancel
  ///
  /// Source: CH29 §6.1
  public static func storageCapCancel(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 283, with: [], in: tag))
  }

  /// Manage Storage
  ///
  /// Source: CH29 §6.1
  public static func storageCapManage(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 284, with: [], in: tag))
  }

  /// Upgrade
  ///
  /// Source: CH29 §6.1
  public static func storageCapUpgrade(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 285, with: [], in: tag))
  }

  /// {used} of {limit} used, {left} left. This file: {size}. At most 62 characters.
  ///
  /// Source: CH29 §6.1
  ///
  /// - Parameters:
  ///   - used: Bytes.
  ///   - limit: Bytes.
  ///   - left: Bytes.
  ///   - size: Bytes.
  ///   - tag: The language.
  public static func storageCapUsage(used: Int, limit: Int, left: Int, size: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 286, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit))), ("left", .number(Int64(left))), ("size", .number(Int64(size)))], in: tag))
  }

  /// Your work stays. What is cleared is downloaded again when you need it.
  public static func storageClearCacheAsk(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 287, with: [], in: tag))
  }

  /// They are made again when you look at your videos.
  public static func storageClearThumbnailsAsk(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 288, with: [], in: tag))
  }

  /// Local cache size (non-media)
  ///
  /// Source: CH28 §13.1
  public static func storageManagerCacheSize(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 289, with: [], in: tag))
  }

  /// Clear cache
  ///
  /// Source: CH28 §13.1
  public static func storageManagerClearCache(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 290, with: [], in: tag))
  }

  /// Clear thumbnails
  ///
  /// Source: CH28 §13.1
  public static func storageManagerClearThumbs(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 291, with: [], in: tag))
  }

  /// Manage offline flows
  ///
  /// Source: CH28 §13.1
  public static func storageManagerManageOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 292, with: [], in: tag))
  }

  /// Storage & Offline
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPath(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 293, with: [], in: tag))
  }

  /// Offline media pending uploads
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPendingUploads(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 294, with: [], in: tag))
  }

  /// Pinned for offline
  ///
  /// Source: CH28 §13.1
  public static func storageManagerPinned(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 295, with: [], in: tag))
  }

  /// Remove pending uploads
  ///
  /// Source: CH28 §13.1
  public static func storageManagerRemovePending(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 296, with: [], in: tag))
  }

  /// Cached thumbnails
  ///
  /// Source: CH28 §13.1
  public static func storageManagerThumbnails(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 297, with: [], in: tag))
  }

  /// Media Storage
  ///
  /// Source: CH29 §5.3
  public static func storageMeter(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 298, with: [], in: tag))
  }

  /// {used} of {limit} used, {left} left. At most 41 characters.
  ///
  /// Source: CH29 §5.3
  ///
  /// - Parameters:
  ///   - used: Bytes.
  ///   - limit: Bytes.
  ///   - left: Bytes.
  ///   - tag: The language.
  public static func storageMeterUsage(used: Int, limit: Int, left: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 299, with: [("used", .number(Int64(used))), ("limit", .number(Int64(limit))), ("left", .number(Int64(left)))], in: tag))
  }

  /// Pending cleanup
  ///
  /// Source: CH29 §5.3
  public static func storagePendingCleanup(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 300, with: [], in: tag))
  }

  /// These flows take more space than planned. Remove some to keep the app fast.
  ///
  /// Source: CH28 §13.2
  public static func storagePinnedOver(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 301, with: [], in: tag))
  }

  /// The videos are taken off your moves and flows. They stay in your photo library.
  public static func storageRemovePendingAsk(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 302, with: [], in: tag))
  }

  /// Manage subscription
  ///
  /// Source: CH08 §8
  public static func subscriptionManage(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 303, with: [], in: tag))
  }

  /// Your plan: Pro
  ///
  /// Source: CH08 §5.1
  public static func subscriptionPlan(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 304, with: [], in: tag))
  }

  /// Renews on {date}. At most 21 characters.
  ///
  /// Source: CH08 §5.1
  ///
  /// - Parameters:
  ///   - date: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func subscriptionRenews(date: String?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 305, with: [("date", date.map { .text($0) } ?? .null)], in: tag))
  }

  /// Subscription
  ///
  /// Source: CH08 §5.1
  public static func subscriptionTitle(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 306, with: [], in: tag))
  }

  /// Your trial ends on {date}. Then Pro begins. At most 47 characters.
  ///
  /// Source: CH08 §5.1; CH08 §6
  ///
  /// - Parameters:
  ///   - date: Nil is displayed as `∞`.
  ///   - tag: The language.
  public static func subscriptionTrialEnds(date: String?, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 307, with: [("date", date.map { .text($0) } ?? .null)], in: tag))
  }

  /// Connection is unstable — saving locally.
  ///
  /// Source: CH28 §5.1; CH28 §20
  public static func syncBannerDegraded(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 308, with: [], in: tag))
  }

  /// Details
  ///
  /// Source: CH28 §5.1
  public static func syncBannerDetails(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 309, with: [], in: tag))
  }

  /// Connection is unstable. Some content may not load.
  public static func syncBannerGuestDegraded(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 310, with: [], in: tag))
  }

  /// Offline — changes will sync when you're back online.
  ///
  /// Source: CH28 §5.1; CH28 §20
  public static func syncBannerOffline(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 311, with: [], in: tag))
  }

  /// We found edits from another device. Review your conflict copy.
  ///
  /// Source: CH28 §9.2
  public static func syncConflictBanner(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 312, with: [], in: tag))
  }

  /// {originalName} (Conflict Copy — {date}) At most 129 characters.
  ///
  /// Source: CH28 §9.2
  public static func syncConflictCopyName(originalName: String, date: String, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 313, with: [("originalName", .text(originalName)), ("date", .text(date))], in: tag))
  }

  /// Keep Both
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepBoth(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 314, with: [], in: tag))
  }

  /// Keep Mine
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepMine(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 315, with: [], in: tag))
  }

  /// Keep Theirs
  ///
  /// Source: CH28 §9.3
  public static func syncConflictKeepTheirs(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 316, with: [], in: tag))
  }

  /// Review
  public static func syncConflictReview(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 317, with: [], in: tag))
  }

  /// Undo this decision
  ///
  /// Source: CH28 §9.3
  public static func syncConflictUndo(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 318, with: [], in: tag))
  }

  /// View differences
  ///
  /// Source: CH28 §9.3
  public static func syncConflictViewDiff(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 319, with: [], in: tag))
  }

  /// Pending Delete
  ///
  /// Source: CH28 §11.2
  public static func syncDeletePendingLabel(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 320, with: [], in: tag))
  }

  /// Recently Deleted
  ///
  /// Source: CH28 §11.2
  public static func syncDeleteRecentlyDeleted(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 321, with: [], in: tag))
  }

  /// Available offline
  ///
  /// Source: CH28 §13.2
  public static func syncPinLabel(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 322, with: [], in: tag))
  }

  /// Recovered draft
  ///
  /// Source: CH28 §16
  public static func syncRecoveredDraft(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 323, with: [], in: tag))
  }

  /// Online
  ///
  /// Source: CH28 §5.3
  public static func syncSheetConnection(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 324, with: [], in: tag))
  }

  /// Copy debug info
  ///
  /// Source: CH28 §5.3
  public static func syncSheetCopyDebug(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 325, with: [], in: tag))
  }

  /// Export drafts
  ///
  /// Source: CH28 §16
  public static func syncSheetExportDrafts(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 326, with: [], in: tag))
  }

  /// Last synced {ago} ago. At most 30 characters.
  ///
  /// Source: CH28 §5.3
  ///
  /// - Parameters:
  ///   - ago: Displayed as a duration, such as `30 min`.
  ///   - tag: The language.
  public static func syncSheetLastSynced(ago: Swift.Duration, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 327, with: [("ago", .duration(ago))], in: tag))
  }

  /// {count} changes wait to be sent. At most 44 characters.
  ///
  /// Source: CH28 §5.3
  public static func syncSheetPending(count: Int, in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 328, with: [("count", .number(Int64(count)))], in: tag))
  }

  /// Retry now
  ///
  /// Source: CH28 §5.3
  public static func syncSheetRetryNow(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 329, with: [], in: tag))
  }

  /// Open storage manager
  ///
  /// Source: CH28 §5.3
  public static func syncSheetStorageManager(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 330, with: [], in: tag))
  }

  /// Contact support
  ///
  /// Source: CH28 §5.3; CH30 Warning Ladder
  public static func syncSheetSupport(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 331, with: [], in: tag))
  }

  /// Sync error
  ///
  /// Source: CH28 §5.2
  public static func syncStatusError(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 332, with: [], in: tag))
  }

  /// Retry
  ///
  /// Source: CH28 §5.2
  public static func syncStatusRetry(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 333, with: [], in: tag))
  }

  /// Saved
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSaved(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 334, with: [], in: tag))
  }

  /// Saved locally
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSavedLocally(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 335, with: [], in: tag))
  }

  /// Saving...
  ///
  /// Source: CH28 §5.2
  public static func syncStatusSaving(in tag: String? = nil) -> HandzShownCopy {
    HandzShownCopy(Handz.rules.render(copy: 336, with: [], in: tag))
  }

}

/// Rendered copy, as the user sees it.
public struct HandzShownCopy: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedCopy

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedCopy) { self.presented = presented }

  /// The copy key.
  public var key: HandzCopyKey { HandzCopyKey(ordinal: presented.key) }

  /// The title; nil if the copy has no title.
  public var title: String? { presented.title }

  /// The text.
  public var text: String { presented.text }
}
