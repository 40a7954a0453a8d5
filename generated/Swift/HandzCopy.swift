// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// Every sentence of the rules, by its key.
public enum HandzCopy {
  /// Handz saves your flows and drills across devices. Guests can browse, but saving requires an account.
  ///
  /// Source: CH07 §6.3
  public static func authConversion() -> PresentedCopy {
    Handz.rules.render(copy: 0, with: [])
  }

  /// Saving requires an account so your plans don't get lost.
  ///
  /// Source: CH07 §6.1
  public static func authConversionRepeatLine() -> PresentedCopy {
    Handz.rules.render(copy: 1, with: [])
  }

  /// Not now
  ///
  /// Source: CH07 §6.3
  public static func authConversionSecondaryNotNow() -> PresentedCopy {
    Handz.rules.render(copy: 2, with: [])
  }

  /// Continue with Apple
  ///
  /// Source: CH07 §6.3
  public static func authProviderApple() -> PresentedCopy {
    Handz.rules.render(copy: 3, with: [])
  }

  /// Continue with Email
  ///
  /// Source: CH07 §6.3
  public static func authProviderEmail() -> PresentedCopy {
    Handz.rules.render(copy: 4, with: [])
  }

  /// Continue with Google
  ///
  /// Source: CH07 §6.3
  public static func authProviderGoogle() -> PresentedCopy {
    Handz.rules.render(copy: 5, with: [])
  }

  /// Resend
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerResend() -> PresentedCopy {
    Handz.rules.render(copy: 6, with: [])
  }

  /// Verify your email to protect your account.
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerText() -> PresentedCopy {
    Handz.rules.render(copy: 7, with: [])
  }

  /// I've verified
  ///
  /// Source: CH07 §6.4
  public static func authVerifyBannerVerified() -> PresentedCopy {
    Handz.rules.render(copy: 8, with: [])
  }

  /// Credits: {remaining}/{limit} this month
  ///
  /// Source: CH08 §5
  public static func creditsCounter(remaining: Int, limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 9, with: [("remaining", .number(Int64(remaining))), ("limit", .number(Int64(limit)))])
  }

  /// Can't verify subscription — some Pro features may be locked until you reconnect.
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func degradedEntitlementBanner() -> PresentedCopy {
    Handz.rules.render(copy: 10, with: [])
  }

  /// Check your inbox for a verification link, then come back here.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr012() -> PresentedCopy {
    Handz.rules.render(copy: 11, with: [])
  }

  /// Guest mode lets you explore, but saving flows requires an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr020() -> PresentedCopy {
    Handz.rules.render(copy: 12, with: [])
  }

  /// To personalize your move library, create an account.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr021() -> PresentedCopy {
    Handz.rules.render(copy: 13, with: [])
  }

  /// Free accounts can save up to {limit} flows. Upgrade to save more, or delete one to continue.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr030(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 14, with: [("limit", .number(Int64(limit)))])
  }

  /// Use Practice Mode to drill your paths and track progress. Upgrade to Pro.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr031() -> PresentedCopy {
    Handz.rules.render(copy: 15, with: [])
  }

  /// Free accounts can hold up to {limit} imports in Inbox. Delete one to make room.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr032(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 16, with: [("limit", .number(Int64(limit)))])
  }

  /// You've hit your {limit} upload limit. Delete an upload to free space, or switch to links.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr040(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 17, with: [("limit", .number(Int64(limit)))])
  }

  /// Uploaded videos don't travel with shared links. Use a link if you need others to see it.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr041() -> PresentedCopy {
    Handz.rules.render(copy: 18, with: [])
  }

  /// This move already has {limit} next options. Replace one or merge paths.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr050(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 19, with: [("limit", .number(Int64(limit)))])
  }

  /// To practice this, save it to your library first. Practice works on saved flows only.
  ///
  /// Source: CH31 Error Dictionary
  public static func errorErr063() -> PresentedCopy {
    Handz.rules.render(copy: 20, with: [])
  }

  /// Videos can be up to {limit} each. Trim it, or add a link instead.
  public static func errorErrPhFileSize(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 21, with: [("limit", .number(Int64(limit)))])
  }

  /// Uploads are for videos. For anything else, add a link.
  public static func errorErrPhFileType() -> PresentedCopy {
    Handz.rules.render(copy: 22, with: [])
  }

  /// There is room for {limit} links here. Remove one to add another.
  public static func errorErrPhLinkCap(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 23, with: [("limit", .number(Int64(limit)))])
  }

  /// Free accounts can edit up to {limit} flows. Upgrade to edit this one, or delete flows you no longer need.
  public static func errorErrPhReadOnlyFlow(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 24, with: [("limit", .number(Int64(limit)))])
  }

  /// There is room for {limit} characters. Shorten it to save.
  public static func errorErrPhTextCap(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 25, with: [("limit", .number(Int64(limit)))])
  }

  /// Manage flows
  ///
  /// Source: CH08 §7
  public static func gateActionManageFlows() -> PresentedCopy {
    Handz.rules.render(copy: 26, with: [])
  }

  /// Manage inbox
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public static func gateActionManageInbox() -> PresentedCopy {
    Handz.rules.render(copy: 27, with: [])
  }

  /// Save to Library
  ///
  /// Source: CH29 §7.2
  public static func gateActionSaveToLibrary() -> PresentedCopy {
    Handz.rules.render(copy: 28, with: [])
  }

  /// Start {trialDays}-day trial
  ///
  /// Source: CH31 Error Dictionary; CH08 §6
  public static func gateActionStartTrial(trialDays: Int) -> PresentedCopy {
    Handz.rules.render(copy: 29, with: [("trialDays", .number(Int64(trialDays)))])
  }

  /// Upgrade to Pro
  ///
  /// Source: CH08 §7
  public static func gateActionUpgradeToPro() -> PresentedCopy {
    Handz.rules.render(copy: 30, with: [])
  }

  /// You can still look at every demo flow.
  public static func gateDemoPracticeOff() -> PresentedCopy {
    Handz.rules.render(copy: 31, with: [])
  }

  /// This practice uses 1 credit.
  ///
  /// Source: CH08 §7
  public static func gatePracticeCreditNotice() -> PresentedCopy {
    Handz.rules.render(copy: 32, with: [])
  }

  /// Nothing was changed. Try again in a moment.
  public static func gateUndecided() -> PresentedCopy {
    Handz.rules.render(copy: 33, with: [])
  }

  /// Use links to share videos.
  ///
  /// Source: CH08 §7
  public static func gateUploadFree() -> PresentedCopy {
    Handz.rules.render(copy: 34, with: [])
  }

  /// Inbox full ({limit}). Save or delete an item to accept new imports.
  ///
  /// Source: CH29 §6.3
  public static func inboxFullReceive(limit: Int) -> PresentedCopy {
    Handz.rules.render(copy: 35, with: [("limit", .number(Int64(limit)))])
  }

  /// Payment issue. Update your subscription to keep Pro features.
  ///
  /// Source: CH27 §4.2
  public static func notifNBillingPaymentFailedBody() -> PresentedCopy {
    Handz.rules.render(copy: 36, with: [])
  }

  /// Can't verify subscription right now. Some Pro features may pause if this continues.
  ///
  /// Source: CH08 §1.2
  public static func planGraceBanner() -> PresentedCopy {
    Handz.rules.render(copy: 37, with: [])
  }

  /// Your purchase is being confirmed. Your plan changes as soon as it is.
  ///
  /// Source: CH08 §8
  public static func planPurchaseInProgress() -> PresentedCopy {
    Handz.rules.render(copy: 38, with: [])
  }

  /// Restore Purchases
  ///
  /// Source: CH07 §10
  public static func settingsRestorePurchases() -> PresentedCopy {
    Handz.rules.render(copy: 39, with: [])
  }

  /// Cancel
  ///
  /// Source: CH29 §6.1
  public static func storageCapCancel() -> PresentedCopy {
    Handz.rules.render(copy: 40, with: [])
  }

  /// Manage Storage
  ///
  /// Source: CH29 §6.1
  public static func storageCapManage() -> PresentedCopy {
    Handz.rules.render(copy: 41, with: [])
  }

}
