// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

/// The facts that the app gives. If a fact is nil, the rules use its default, or report that it is missing.
public struct HandzFacts: Sendable {
  /// The values of `auth.lastProvider`.
  public enum AuthLastProvider: Int, CaseIterable, Sendable {
    /// Sign in with Apple.
    ///
    /// Source: CH07 §3; CH07 §3.1
    case apple = 0
    /// Sign in with Google.
    ///
    /// Source: CH07 §3; CH07 §3.2
    case google = 1
    /// An address and a password.
    ///
    /// Source: CH07 §3; CH07 §3.3
    case email = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .apple: "apple"
      case .google: "google"
      case .email: "email"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `auth.provider`.
  public enum AuthProvider: Int, CaseIterable, Sendable {
    /// Sign in with Apple.
    ///
    /// Source: CH07 §3; CH07 §3.1
    case apple = 0
    /// Sign in with Google.
    ///
    /// Source: CH07 §3; CH07 §3.2
    case google = 1
    /// An address and a password.
    ///
    /// Source: CH07 §3; CH07 §3.3
    case email = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .apple: "apple"
      case .google: "google"
      case .email: "email"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `camera.permission`.
  public enum CameraPermission: Int, CaseIterable, Sendable {
    /// The value `unknown` of the fact `camera.permission`.
    case unknown = 0
    /// The value `granted` of the fact `camera.permission`.
    case granted = 1
    /// The value `denied` of the fact `camera.permission`.
    case denied = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .unknown: "unknown"
      case .granted: "granted"
      case .denied: "denied"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `config.inForce`.
  public enum ConfigInForce: Int, CaseIterable, Sendable {
    /// The value `last_known_good` of the fact `config.inForce`.
    case lastKnownGood = 0
    /// The value `built_in` of the fact `config.inForce`.
    case builtIn = 1

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .lastKnownGood: "last_known_good"
      case .builtIn: "built_in"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `logout.choice`.
  public enum LogoutChoice: Int, CaseIterable, Sendable {
    /// The value `not_asked` of the fact `logout.choice`.
    case notAsked = 0
    /// The value `keep` of the fact `logout.choice`. The condition `logout_keeps` is then true: The person wants to keep on this device what is there.
    ///
    /// Source: CH28 §15
    case keep = 1
    /// The value `clear` of the fact `logout.choice`.
    case clear = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .notAsked: "not_asked"
      case .keep: "keep"
      case .clear: "clear"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `masteryPlan.state`.
  public enum MasteryPlanState: Int, CaseIterable, Sendable {
    /// The value `running` of the fact `masteryPlan.state`.
    case running = 0
    /// The value `paused` of the fact `masteryPlan.state`.
    case paused = 1
    /// The value `deleted` of the fact `masteryPlan.state`. The condition `mastery_plan_gone` is then true: The mastery plan has been deleted.
    ///
    /// Source: CH27 §4.2
    case deleted = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .running: "running"
      case .paused: "paused"
      case .deleted: "deleted"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `network.before`.
  public enum NetworkBefore: Int, CaseIterable, Sendable {
    /// The value `online` of the fact `network.before`.
    case online = 0
    /// The value `degraded` of the fact `network.before`.
    case degraded = 1
    /// The value `offline` of the fact `network.before`.
    case offline = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .online: "online"
      case .degraded: "degraded"
      case .offline: "offline"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `network.state`.
  public enum NetworkState: Int, CaseIterable, Sendable {
    /// The value `online` of the fact `network.state`.
    case online = 0
    /// The value `degraded` of the fact `network.state`. The condition `network_is_unstable` is then true: The network fails now and then right now.
    ///
    /// Source: CH28 §5.3
    case degraded = 1
    /// The value `offline` of the fact `network.state`. The condition `network_is_offline` is then true: There is no network right now.
    ///
    /// Source: CH28 §5.3
    case offline = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .online: "online"
      case .degraded: "degraded"
      case .offline: "offline"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `notifications.permission`.
  public enum NotificationsPermission: Int, CaseIterable, Sendable {
    /// The value `unknown` of the fact `notifications.permission`.
    case unknown = 0
    /// The value `granted` of the fact `notifications.permission`. The condition `reminders_allowed` is then true: The system allows notifications on this device.
    ///
    /// Source: CH27 §3.2
    case granted = 1
    /// The value `denied` of the fact `notifications.permission`. The condition `reminders_off_in_system` is then true: The system allows no notifications on this device.
    ///
    /// Source: CH27 §3.3; CH27 §6.1
    case denied = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .unknown: "unknown"
      case .granted: "granted"
      case .denied: "denied"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `paywall.context`.
  public enum PaywallContext: Int, CaseIterable, Sendable {
    /// The value `none` of the fact `paywall.context`.
    case none = 0
    /// The value `trialEnding` of the fact `paywall.context`. The condition `paywall_for_trial_end` is then true: The paywall was opened by the reminder that the trial ends.
    ///
    /// Source: CH27 §7.2
    case trialEnding = 1
    /// The value `paymentFailed` of the fact `paywall.context`. The condition `paywall_for_failed_payment` is then true: The paywall was opened from the message that a payment failed.
    ///
    /// Source: CH27 §7.2
    case paymentFailed = 2
    /// The value `credits` of the fact `paywall.context`.
    case credits = 3

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .trialEnding: "trialEnding"
      case .paymentFailed: "paymentFailed"
      case .credits: "credits"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `photos.permission`.
  public enum PhotosPermission: Int, CaseIterable, Sendable {
    /// The value `unknown` of the fact `photos.permission`.
    case unknown = 0
    /// The value `granted` of the fact `photos.permission`.
    case granted = 1
    /// The value `denied` of the fact `photos.permission`.
    case denied = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .unknown: "unknown"
      case .granted: "granted"
      case .denied: "denied"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `practice.source`.
  public enum PracticeSource: Int, CaseIterable, Sendable {
    /// The value `saved_flow` of the fact `practice.source`.
    case savedFlow = 0
    /// The value `inbox_item` of the fact `practice.source`.
    case inboxItem = 1

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .savedFlow: "saved_flow"
      case .inboxItem: "inbox_item"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `resolved.item`.
  public enum ResolvedItem: Int, CaseIterable, Sendable {
    /// The value `flow` of the fact `resolved.item`.
    case flow = 0
    /// The value `inbox` of the fact `resolved.item`.
    case inbox = 1
    /// The value `media` of the fact `resolved.item`.
    case media = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .flow: "flow"
      case .inbox: "inbox"
      case .media: "media"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `share.linkState`.
  public enum ShareLinkState: Int, CaseIterable, Sendable {
    /// The value `works` of the fact `share.linkState`.
    case works = 0
    /// The value `expired` of the fact `share.linkState`.
    case expired = 1
    /// The value `revoked` of the fact `share.linkState`.
    case revoked = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .works: "works"
      case .expired: "expired"
      case .revoked: "revoked"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `signIn.addressBelongsTo`.
  public enum SignInAddressBelongsTo: Int, CaseIterable, Sendable {
    /// The value `nobody` of the fact `signIn.addressBelongsTo`. The condition `address_is_free` is then true: No account has this address.
    ///
    /// Source: CH07 §3.4
    case nobody = 0
    /// The value `email_account` of the fact `signIn.addressBelongsTo`.
    case emailAccount = 1
    /// The value `provider_account` of the fact `signIn.addressBelongsTo`.
    case providerAccount = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .nobody: "nobody"
      case .emailAccount: "email_account"
      case .providerAccount: "provider_account"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `signIn.provider`.
  public enum SignInProvider: Int, CaseIterable, Sendable {
    /// Sign in with Apple.
    ///
    /// Source: CH07 §3; CH07 §3.1
    case apple = 0
    /// Sign in with Google.
    ///
    /// Source: CH07 §3; CH07 §3.2
    case google = 1
    /// An address and a password.
    ///
    /// Source: CH07 §3; CH07 §3.3
    case email = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .apple: "apple"
      case .google: "google"
      case .email: "email"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `signIn.refused`.
  public enum SignInRefused: Int, CaseIterable, Sendable {
    /// The value `none` of the fact `signIn.refused`.
    case none = 0
    /// The value `by_provider` of the fact `signIn.refused`. The condition `provider_refused` is then true: Apple or Google rejected the sign-in.
    ///
    /// Source: CH31 Error Dictionary
    case byProvider = 1
    /// The value `address_in_use` of the fact `signIn.refused`. The condition `address_in_use` is then true: The address of a new account has an account already.
    ///
    /// Source: CH07 §8.3
    case addressInUse = 2
    /// The value `credentials` of the fact `signIn.refused`. The condition `credentials_wrong` is then true: The address and the password do not belong together.
    ///
    /// Source: CH07 §8.4
    case credentials = 3
    /// The value `to_confirm` of the fact `signIn.refused`. The condition `account_to_confirm` is then true: The person has to show first that the account with the address is theirs.
    ///
    /// Source: CH07 §3.4
    case toConfirm = 4

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .byProvider: "by_provider"
      case .addressInUse: "address_in_use"
      case .credentials: "credentials"
      case .toConfirm: "to_confirm"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `softPrompt.answer`.
  public enum SoftPromptAnswer: Int, CaseIterable, Sendable {
    /// The value `none` of the fact `softPrompt.answer`.
    case none = 0
    /// The value `enable` of the fact `softPrompt.answer`.
    case enable = 1
    /// The value `not_now` of the fact `softPrompt.answer`.
    case notNow = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .enable: "enable"
      case .notNow: "not_now"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `storage.usedShare`.
  public enum StorageUsedShare: Int, CaseIterable, Sendable {
    /// The value `under_50` of the fact `storage.usedShare`.
    case under50 = 0
    /// The value `under_80` of the fact `storage.usedShare`.
    case under80 = 1
    /// The value `under_95` of the fact `storage.usedShare`.
    case under95 = 2
    /// The value `95_or_more` of the fact `storage.usedShare`.
    case _95OrMore = 3

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .under50: "under_50"
      case .under80: "under_80"
      case .under95: "under_95"
      case ._95OrMore: "95_or_more"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `store.answer`.
  public enum StoreAnswer: Int, CaseIterable, Sendable {
    /// The value `purchased` of the fact `store.answer`. The condition `store_sold` is then true: The store confirmed a purchase.
    ///
    /// Source: CH08 §9
    case purchased = 0
    /// The value `trial_started` of the fact `store.answer`. The condition `store_began_trial` is then true: The store began a trial.
    ///
    /// Source: CH08 §9
    case trialStarted = 1
    /// The value `purchase_failed` of the fact `store.answer`. The condition `store_sold_nothing` is then true: The store refused a purchase or the person left it.
    ///
    /// Source: CH08 §9
    case purchaseFailed = 2
    /// The value `restored` of the fact `store.answer`. The condition `store_found_purchase` is then true: The store found a purchase to restore.
    ///
    /// Source: CH08 §9
    case restored = 3
    /// The value `restore_failed` of the fact `store.answer`. The condition `store_found_nothing` is then true: The store found nothing to restore or could not be asked.
    ///
    /// Source: CH08 §9
    case restoreFailed = 4

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .purchased: "purchased"
      case .trialStarted: "trial_started"
      case .purchaseFailed: "purchase_failed"
      case .restored: "restored"
      case .restoreFailed: "restore_failed"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `subscription.status`.
  public enum SubscriptionStatus: Int, CaseIterable, Sendable {
    /// The value `none` of the fact `subscription.status`.
    case none = 0
    /// The value `active` of the fact `subscription.status`.
    case active = 1
    /// The value `trial` of the fact `subscription.status`. The condition `trial_running` is then true: The store says that a trial is running.
    ///
    /// Source: CH08 §2
    case trial = 2
    /// The value `billing_issue` of the fact `subscription.status`.
    case billingIssue = 3
    /// The value `expired` of the fact `subscription.status`.
    case expired = 4
    /// The value `unverifiable` of the fact `subscription.status`.
    case unverifiable = 5

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .active: "active"
      case .trial: "trial"
      case .billingIssue: "billing_issue"
      case .expired: "expired"
      case .unverifiable: "unverifiable"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `sync.conflictChoice`.
  public enum SyncConflictChoice: Int, CaseIterable, Sendable {
    /// Go on with this device's version; the other becomes a copy.
    ///
    /// Source: CH28 §9.3
    case keepMine = 0
    /// Go on with the server's version; this device's becomes a copy.
    ///
    /// Source: CH28 §9.3
    case keepTheirs = 1
    /// Keep both versions, each as a thing of its own. It is chosen unless the person chooses otherwise.
    ///
    /// Source: CH28 §9.3
    case keepBoth = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .keepMine: "keep_mine"
      case .keepTheirs: "keep_theirs"
      case .keepBoth: "keep_both"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `sync.queueLength`.
  public enum SyncQueueLength: Int, CaseIterable, Sendable {
    /// The value `none` of the fact `sync.queueLength`.
    case none = 0
    /// The value `under_10` of the fact `sync.queueLength`.
    case under10 = 1
    /// The value `under_100` of the fact `sync.queueLength`.
    case under100 = 2
    /// The value `under_500` of the fact `sync.queueLength`.
    case under500 = 3
    /// The value `500_or_more` of the fact `sync.queueLength`.
    case _500OrMore = 4

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .under10: "under_10"
      case .under100: "under_100"
      case .under500: "under_500"
      case ._500OrMore: "500_or_more"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `upload.outcome`.
  public enum UploadOutcome: Int, CaseIterable, Sendable {
    /// The value `succeeded` of the fact `upload.outcome`.
    case succeeded = 0
    /// The value `failed` of the fact `upload.outcome`. The condition `upload_failed` is then true: The upload has failed for good.
    ///
    /// Source: CH28 §10.2
    case failed = 1
    /// The value `cancelled` of the fact `upload.outcome`.
    case cancelled = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .succeeded: "succeeded"
      case .failed: "failed"
      case .cancelled: "cancelled"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `upload.type`.
  public enum UploadType: Int, CaseIterable, Sendable {
    /// The value `video` of the fact `upload.type`.
    case video = 0
    /// The value `gif` of the fact `upload.type`. The condition `uploads_gif` is then true: The file to upload is a GIF.
    ///
    /// Source: CH29 §10
    case gif = 1
    /// The value `other` of the fact `upload.type`. The condition `uploads_other_file` is then true: The file to upload is neither a video nor a GIF.
    ///
    /// Source: CH29 §10
    case other = 2

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .video: "video"
      case .gif: "gif"
      case .other: "other"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// The values of `video.comesFrom`.
  public enum VideoComesFrom: Int, CaseIterable, Sendable {
    /// The value `library` of the fact `video.comesFrom`.
    case library = 0
    /// The value `camera` of the fact `video.comesFrom`.
    case camera = 1

    /// The name of the value in the rules.
    public var name: String {
      switch self {
      case .library: "library"
      case .camera: "camera"
      }
    }

    /// Creates the value with a name; nil if the name is unknown.
    public init?(name: String) {
      guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = value
    }

    /// Creates the value with an ordinal from a result of these rules.
    public init(ordinal: Int) {
      guard let value = Self(rawValue: ordinal) else { preconditionFailure("the result belongs to other rules") }
      self = value
    }
  }

  /// This run of the app, as a random id that says nothing about the device or the person.
  ///
  /// Source: CH30 Warning Ladder
  public var appSession: FactID?
  /// Whether the link that was attached still leads somewhere.
  ///
  /// Source: CH29 §5.1
  public var attachedLinkWorks: Bool?
  /// When the account was made; null for a guest.
  ///
  /// Source: CH27 §8.1
  public var authCreatedAt: OrNull<Timestamp>?
  /// Whether the provider says that the person took back the login.
  ///
  /// Source: CH07 §3.1
  public var authCredentialRevoked: Bool?
  /// Whether the person has confirmed the address they signed up with.
  ///
  /// Source: CH07 §6.4
  public var authEmailVerified: Bool?
  /// Whether the person goes about without an account: they tapped "Try without account" on the Welcome Gate and have not logged in since. Without it, somebody who is not logged in is still to log in.
  ///
  /// Source: CH07 §5; CH27 §7.1
  public var authGuestMode: Bool?
  /// How a user last signed in on this device; null if no user has.
  ///
  /// Source: CH07 §7.1
  public var authLastProvider: OrNull<HandzFacts.AuthLastProvider>?
  /// How the person signed in; null for a guest.
  ///
  /// Source: CH07 §3
  public var authProvider: OrNull<HandzFacts.AuthProvider>?
  /// Whether there was a session that the server refused to renew. The user is then logged out, and the app knows who it was. Without a network the server refuses nothing, and the session on the device continues.
  ///
  /// Source: CH07 §7.1
  public var authSessionExpired: Bool?
  /// Whether a user is logged in on this device.
  ///
  /// Source: CH08 §2
  public var authSignedIn: Bool?
  /// What the system says about the camera and the microphone, whichever is less.
  public var cameraPermission: HandzFacts.CameraPermission?
  /// Whether the person has said yes to the question before something is cleared.
  ///
  /// Source: CH28 §13.1
  public var clearingConfirmed: Bool?
  /// Whether it could not be loaded, or could not be trusted.
  ///
  /// Source: CH31 Degraded Mode Standard
  public var configFailed: Bool?
  /// Whether that was logged in this session already.
  ///
  /// Source: CH31 Degraded Mode Standard
  public var configFailureLogged: Bool?
  /// The configuration that is in use when the server's could not be loaded.
  ///
  /// Source: CH31 Degraded Mode Standard
  public var configInForce: HandzFacts.ConfigInForce?
  /// The local date on which the copy was made, as 2026-01-31. At most 10 characters.
  ///
  /// Source: CH28 §9.2
  public var conflictDate: String?
  /// The name of the flow or move that was edited on two devices. At most 100 characters.
  ///
  /// Source: CH28 §9.2
  public var conflictOriginalName: String?
  /// Whether the branch would lead back in a way that CH12 does not allow.
  ///
  /// Source: CH31 Error Dictionary
  public var connectionMakesLoop: Bool?
  /// Whether the content to open is completely on the device. Content that is on the screen is.
  ///
  /// Source: CH28 §4; CH28 §8.1
  public var contentCached: Bool?
  /// Whether the person has said "Not now" to the sign-up sheet before.
  ///
  /// Source: CH07 §6.1
  public var conversionDismissedBefore: Bool?
  /// When the thing in question was deleted.
  ///
  /// Source: CH28 §11.2
  public var deletedAt: Timestamp?
  /// Whether there are demo flows on the device. At least one comes with the app.
  ///
  /// Source: CH28 §4
  public var demoCached: Bool?
  /// Whether the app found unsaved work after it had been cut off.
  ///
  /// Source: CH28 §16
  public var draftsRecovered: Bool?
  /// Whether the person is editing something right now.
  ///
  /// Source: CH28 §8
  public var editingInProgress: Bool?
  /// The technical code, such as an HTTP status; null when there is none. Never a server's words.
  ///
  /// Source: CH31 Logging Rules
  public var errorFailureCode: OrNull<Int>?
  /// The id of the field that the person typed in; null when there was none. Never what they typed.
  ///
  /// Source: CH31 Logging Rules
  public var errorField: OrNull<FactID>?
  /// How many characters they typed; null when there was no field.
  ///
  /// Source: CH31 Logging Rules
  public var errorFieldLength: OrNull<Int>?
  /// The id that support finds the occurrence by. The app draws it at random, and quotes it when it is over.
  ///
  /// Source: CH31 Logging Rules
  public var errorIncident: FactID?
  /// The id of the screen on which it happened.
  ///
  /// Source: CH31 Logging Rules
  public var errorScreen: FactID?
  /// Whether everything that is to be exported is on the device.
  ///
  /// Source: CH28 §4
  public var exportCached: Bool?
  /// Whether this version of the app has the feed of updates.
  ///
  /// Source: CH27 §8.2
  public var featuresUpdatesFeed: Bool?
  /// The flow in question.
  ///
  /// Source: CH08 §9
  public var flowId: FactID?
  /// Whether the flow has been saved before. Without an answer, it counts as new, so that the cap applies.
  ///
  /// Source: CH30 Required UX Behaviors at Caps
  public var flowInLibrary: Bool?
  /// Whether this is one of the flows beyond the cap: not among the most recently edited that the plan has room for, restored over the cap, or a conflict copy.
  ///
  /// Source: CH08 §6
  public var flowReadOnly: Bool?
  /// Whether something was typed in the form that is not kept yet.
  ///
  /// Source: CH31 Error Dictionary
  public var formHasChanges: Bool?
  /// The handle that the server was asked about, as the field gave it. Another one has not been looked up yet. At most 20 characters.
  ///
  /// Source: CH07 §4
  public var handleAskedFor: String?
  /// Whether the handle in `handle.askedFor` is taken, regardless of case. Missing until the server has answered.
  ///
  /// Source: CH07 §4
  public var handleIsTaken: Bool?
  /// What the imported flow is called. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  public var inboxFlowName: String?
  /// The id of the import. The device generates it when the user first accepts a shared flow, and reuses it when the flow is copied from the inbox to the library. A flow that is accepted again is a new import.
  ///
  /// Source: CH07 §9
  public var inboxItemId: String?
  /// When the import in question arrived.
  ///
  /// Source: CH27 §11
  public var inboxReceivedAt: Timestamp?
  /// Whether the person has blocked the sender. The app does not offer that yet.
  ///
  /// Source: CH27 §4.2
  public var inboxSenderBlocked: Bool?
  /// Who sent the import. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  public var inboxSenderName: String?
  /// Whether the warning ladder has stopped imports from this sender.
  ///
  /// Source: CH27 §4.2
  public var inboxSenderSlowedDown: Bool?
  /// Imports that came while the inbox was full and were not taken in, since the person last looked.
  ///
  /// Source: CH08 §3.2; CH29 §6.3
  public var inboxTurnedAway: Int?
  /// Imports that have not been opened yet.
  ///
  /// Source: CH27 §8.1
  public var inboxUnread: Int?
  /// How large the import in question is.
  ///
  /// Source: CH28 §8.1
  public var incomingBytes: Int?
  /// How many moves of the import the person does not have.
  ///
  /// Source: CH31 Error Dictionary
  public var incomingMissingMoves: Int?
  /// What the person said when asked what becomes of what this device keeps.
  ///
  /// Source: CH07 §7.2; CH28 §15
  public var logoutChoice: HandzFacts.LogoutChoice?
  /// Whether there are drafts, or changes that wait to be sent.
  ///
  /// Source: CH28 §15
  public var logoutWorkNotSent: Bool?
  /// Maintenance items that are due today.
  ///
  /// Source: CH27 §4.2
  public var maintenanceDueToday: Int?
  /// When the person last opened Maintenance; null when they never did.
  ///
  /// Source: CH27 §4.2
  public var maintenanceLastOpenedAt: OrNull<Timestamp>?
  /// Whether the person has opened Maintenance today, by the calendar of where they are.
  ///
  /// Source: CH27 §8.1
  public var maintenanceOpenedToday: Bool?
  /// Maintenance items that are overdue.
  ///
  /// Source: CH27 §4.2
  public var maintenanceOverdue: Int?
  /// When the person last accepted that it is too much; null when they never did.
  ///
  /// Source: CH27 §4.2
  public var maintenanceOverloadAcknowledgedAt: OrNull<Timestamp>?
  /// Maintenance items of this week.
  ///
  /// Source: CH27 §4.2
  public var maintenanceQueued: Int?
  /// How many the person wants to do in a week; null while they have not said.
  ///
  /// Source: CH27 §4.2
  public var maintenanceWeeklyCapacity: OrNull<Int>?
  /// Whether what was marked as mastered does not go well, as CH23 judges it.
  ///
  /// Source: CH31 Error Dictionary
  public var masteryInDoubt: Bool?
  /// What the person calls the mastery plan. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  public var masteryPlanName: String?
  /// Whether the person wants reminders of this plan.
  ///
  /// Source: CH27 §6.2
  public var masteryPlanReminds: Bool?
  /// The state of the mastery plan.
  ///
  /// Source: CH27 §4.2
  public var masteryPlanState: HandzFacts.MasteryPlanState?
  /// How often a week this plan reminds at most; null is as often as it says.
  ///
  /// Source: CH27 §6.2
  public var masteryPlanTimesPerWeek: OrNull<Int>?
  /// The move in question.
  ///
  /// Source: CH07 §9
  public var moveId: String?
  /// What it was before the last change.
  ///
  /// Source: CH28 §5.1
  public var networkBefore: HandzFacts.NetworkBefore?
  /// When it last changed; null when it never has.
  ///
  /// Source: CH28 §5.1
  public var networkSince: OrNull<Timestamp>?
  /// How good the connection is, as the rules classify it (rules/connection.yaml). An app that does not classify it has a good connection.
  ///
  /// Source: CH28 §2
  public var networkState: HandzFacts.NetworkState?
  /// When the sheet was last shown; null when it never was.
  ///
  /// Source: CH27 §9.1
  public var notificationsLastPromptedAt: OrNull<Timestamp>?
  /// How many reminders could not come since the app was last open.
  ///
  /// Source: CH27 §5.4
  public var notificationsMissed: Int?
  /// How often, within the time that counts, notifications of the category in question were opened and nothing was done.
  ///
  /// Source: CH27 §10.3
  public var notificationsOpensWithoutAction: Int?
  /// What the system says about this device.
  ///
  /// Source: CH27 §9.1
  public var notificationsPermission: HandzFacts.NotificationsPermission?
  /// Whether the banner after a refusal has been shown on this device.
  ///
  /// Source: CH27 §3.3
  public var notificationsSeenDeniedBanner: Bool?
  /// Whether the system has put its question on this device.
  ///
  /// Source: CH27 §3.2
  public var notificationsSystemDialogShown: Bool?
  /// How often the sheet has been shown.
  public var notificationsTimesPrompted: Int?
  /// The time that the server last reported, plus the time that has passed since; never the device's own clock.
  ///
  /// Source: CH28 §16
  public var now: Timestamp?
  /// What the paywall was opened for, according to the link. A failed payment leads a user with Pro to the subscription instead.
  ///
  /// Source: CH27 §7.2
  public var paywallContext: HandzFacts.PaywallContext?
  /// The id of the user who is logged in on this device; null for a guest. All stored data belongs to exactly one user.
  ///
  /// Source: CH28 §7.2
  public var person: OrNull<FactID>?
  /// What the system says about the photo library.
  ///
  /// Source: CH31 Error Dictionary
  public var photosPermission: HandzFacts.PhotosPermission?
  /// How much the flows that are kept on this device take.
  ///
  /// Source: CH28 §13.2
  public var pinnedBytes: Int?
  /// The effective plan; nil if the rules determine it.
  public var plan: HandzPlan?
  /// Whether any practice has been logged today, by the calendar of where the person is.
  ///
  /// Source: CH27 §4.2
  public var practiceLoggedToday: Bool?
  /// Whether one of the chosen paths is no longer there.
  ///
  /// Source: CH31 Error Dictionary
  public var practicePathMissing: Bool?
  /// Where the practiced flow is.
  ///
  /// Source: CH08 §5
  public var practiceSource: HandzFacts.PracticeSource?
  /// Whether there is a streak that ends today without practice.
  ///
  /// Source: CH27 §4.2
  public var practiceStreakAtRisk: Bool?
  /// Whether the timer of a practice session is running.
  ///
  /// Source: CH30 Accessibility & Fairness
  public var practiceTimerRuns: Bool?
  /// The plan in force before this one.
  ///
  /// Source: CH08 §9
  public var previousPlan: HandzPlan?
  /// Digits for a handle that the app makes up, as many as `temporary_handle_digits` says. At most 6 characters.
  ///
  /// Source: CH07 §4
  public var profileRandomDigits: String?
  /// The minute of the day at which they end.
  ///
  /// Source: CH27 §5.1
  public var quietHoursEndMinute: Int?
  /// The minute of the day at which the person's quiet hours begin.
  ///
  /// Source: CH27 §5.1
  public var quietHoursStartMinute: Int?
  /// The minute of the day of the person's reminder time.
  ///
  /// Source: CH27 §5.1
  public var reminderTimeMinute: Int?
  /// The person's daily maximum.
  ///
  /// Source: CH27 §6.1
  public var remindersMaxPerDay: Int?
  /// Whether the request carries an id of its own that was the same the first time.
  ///
  /// Source: CH31 Retry Behavior Standard
  public var requestHasId: Bool?
  /// Whether the server knows such an id again and does it once.
  ///
  /// Source: CH31 Retry Behavior Standard
  public var requestIsDeduplicated: Bool?
  /// How long the request has taken, even if there is no answer yet.
  ///
  /// Source: CH31 Error Dictionary
  public var requestTook: Swift.Duration?
  /// What the person deleted to make room.
  ///
  /// Source: CH30 Telemetry Requirements
  public var resolvedItem: HandzFacts.ResolvedItem?
  /// Whether the person is making a flow right now. Without an answer, the person is, so that a flow is never interrupted.
  ///
  /// Source: CH27 §3.1
  public var screenInFlowBuilder: Bool?
  /// Whether the server says that it cannot serve anybody right now.
  ///
  /// Source: CH31 Error Dictionary
  public var serviceIsDown: Bool?
  /// Whether this very session began on a plan that needs no credit, such as a trial.
  ///
  /// Source: CH08 §5
  public var sessionBeganCovered: Bool?
  /// The practice session; a credit is spent once for each.
  ///
  /// Source: CH08 §9
  public var sessionId: FactID?
  /// When this very session was last active; null for one that has not begun.
  ///
  /// Source: CH08 §5
  public var sessionLastActive: OrNull<Timestamp>?
  /// Whether the person wants to be reminded of this session in quiet hours, too.
  ///
  /// Source: CH27 §4.2
  public var sessionMayDisturb: Bool?
  /// What the planned session is called. At most 30 characters.
  ///
  /// Source: CH27 §4.2
  public var sessionName: String?
  /// Whether the device has a login from before, so that the app can be used without asking anybody.
  ///
  /// Source: CH28 §4
  public var sessionOnDevice: Bool?
  /// The minute of the day for which the person is planning a session with a reminder; null while they are not.
  ///
  /// Source: CH27 §6.2
  public var sessionPlannedMinute: OrNull<Int>?
  /// Whether the session has been neither deleted nor canceled.
  ///
  /// Source: CH27 §4.2
  public var sessionStillPlanned: Bool?
  /// Whether the login still holds, as far as the device can tell.
  ///
  /// Source: CH28 §4
  public var sessionValid: Bool?
  /// The share link in question.
  ///
  /// Source: CH07 §9
  public var shareId: String?
  /// Whether the person includes their notes in a share link.
  ///
  /// Source: CH29 §7.1
  public var shareIncludesNotes: Bool?
  /// The state of the share link.
  ///
  /// Source: CH31 Error Dictionary
  public var shareLinkState: HandzFacts.ShareLinkState?
  /// Whether that account has been closed by us.
  ///
  /// Source: CH07 §8.4
  public var signInAccountClosed: Bool?
  /// Who has an account with the address of this sign-in. `nobody` for an address that the provider generates to hide the real one, and for a sign-in without an address.
  ///
  /// Source: CH07 §3.4
  public var signInAddressBelongsTo: HandzFacts.SignInAddressBelongsTo?
  /// Whether that account has confirmed the address. An unconfirmed address may belong to another person.
  ///
  /// Source: CH07 §3.4
  public var signInAddressConfirmed: Bool?
  /// Whether the provider reported an address with this sign-in, even one that hides the real one.
  ///
  /// Source: CH07 §3.1
  public var signInAddressGiven: Bool?
  /// Whether the person came from the sign-up sheet over something that they wanted to do.
  ///
  /// Source: CH07 §9
  public var signInFromGate: Bool?
  /// Whether this very way in belongs to an account: the provider knows the person again, or address and password are right. No address is needed for that.
  ///
  /// Source: CH07 §3
  public var signInKnownPerson: Bool?
  /// Whether the account has just been made.
  ///
  /// Source: CH07 §8.3
  public var signInNewAccount: Bool?
  /// How the person signs in this time.
  ///
  /// Source: CH07 §3
  public var signInProvider: HandzFacts.SignInProvider?
  /// Why the sign-in failed. `to_confirm` is what the table `signing_in` answers with `confirm`.
  ///
  /// Source: CH07 §3.4; CH07 §8.3; CH07 §8.4
  public var signInRefused: HandzFacts.SignInRefused?
  /// Whether putting the two together would write over a name, a handle or a picture.
  ///
  /// Source: CH07 §3.4
  public var signInReplacesProfile: Bool?
  /// What the person just tapped on the sheet.
  ///
  /// Source: CH27 §3.2
  public var softPromptAnswer: HandzFacts.SoftPromptAnswer?
  /// How much of the storage cap is used.
  ///
  /// Source: CH28 §17
  public var storageUsedShare: HandzFacts.StorageUsedShare?
  /// How the store ended what the person asked of it.
  ///
  /// Source: CH08 §9
  public var storeAnswer: HandzFacts.StoreAnswer?
  /// Whether a purchase waits for the store's confirmation.
  ///
  /// Source: CH08 §2
  public var subscriptionPurchasePending: Bool?
  /// The local date on which the subscription renews or the trial turns into Pro, as the system writes it; null when the store has not said. At most 10 characters.
  ///
  /// Source: CH08 §5.1
  public var subscriptionRenewsOn: OrNull<String>?
  /// What the store says. `billing_issue` means that a payment failed and the store still grants the subscription; once it stops, the status is `expired`. `unverifiable` means that the store cannot be asked.
  ///
  /// Source: CH08 §2
  public var subscriptionStatus: HandzFacts.SubscriptionStatus?
  /// What the person chose.
  ///
  /// Source: CH28 §9.3
  public var syncConflictChoice: HandzFacts.SyncConflictChoice?
  /// How many conflicts there were.
  ///
  /// Source: CH28 §17
  public var syncConflicts: Int?
  /// Whether a change waits for another that could not be sent, as the answer about sync says.
  ///
  /// Source: CH28 §5.3; CH28 §7.4
  public var syncIsBlocked: Bool?
  /// When the device last heard all that the server has; null when it never did.
  ///
  /// Source: CH28 §8
  public var syncLastPulledAt: OrNull<Timestamp>?
  /// How many changes wait to be sent.
  ///
  /// Source: CH28 §5.3
  public var syncPending: Int?
  /// How many changes were given up on.
  ///
  /// Source: CH28 §17
  public var syncPermanentFailures: Int?
  /// How many changes wait to be sent.
  ///
  /// Source: CH28 §17
  public var syncQueueLength: HandzFacts.SyncQueueLength?
  /// How often a change was tried again.
  ///
  /// Source: CH28 §17
  public var syncRetries: Int?
  /// How long it takes on average from saving here to arriving there.
  ///
  /// Source: CH28 §17
  public var syncSaveToSync: Swift.Duration?
  /// Length of the note or detail that is being saved, in characters.
  ///
  /// Source: CH29 §10
  public var textLength: Int?
  /// How far the timer was off.
  ///
  /// Source: CH31 Error Dictionary
  public var timerDrift: Swift.Duration?
  /// Whether the trial will end without becoming Pro.
  ///
  /// Source: CH27 §4.2
  public var trialCancelled: Bool?
  /// Whether the store would give this person a trial.
  ///
  /// Source: CH08 §6
  public var trialEligible: Bool?
  /// How many steps the builder keeps for undoing right now.
  ///
  /// Source: CH28 §11.1
  public var undoSteps: Int?
  /// The average size of uploads.
  ///
  /// Source: CH28 §17
  public var uploadAverageBytes: Int?
  /// How an upload ended.
  ///
  /// Source: CH28 §17
  public var uploadOutcome: HandzFacts.UploadOutcome?
  /// Size of the file to upload.
  ///
  /// Source: CH29 §5.2
  public var uploadSizeBytes: Int?
  /// What the file to upload is.
  ///
  /// Source: CH29 §10
  public var uploadType: HandzFacts.UploadType?
  /// How often an offer in its place on the screen has been shown in this session.
  ///
  /// Source: CH08 §3.1
  public var upsellsShown: Int?
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
  /// Flows in the library. A flow that is being deleted no longer counts, and a draft that was never saved does not count yet.
  ///
  /// Source: CH29 §4
  public var usageSavedFlows: Int?
  /// Whether a flow has ever been saved.
  ///
  /// Source: CH27 §3.1
  public var valueLoopFlowSaved: Bool?
  /// Whether maintenance has ever been scheduled.
  ///
  /// Source: CH27 §3.1
  public var valueLoopMaintenanceScheduled: Bool?
  /// Whether a gameplan or mastery target has ever been made.
  ///
  /// Source: CH27 §3.1
  public var valueLoopMasteryTargetCreated: Bool?
  /// Whether a practice session has ever been finished.
  ///
  /// Source: CH27 §3.1
  public var valueLoopPracticeCompleted: Bool?
  /// When the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  public var verifiedAt: OrNull<Timestamp>?
  /// The plan when the store last answered; null when it never did.
  ///
  /// Source: CH08 §2
  public var verifiedPlan: OrNull<HandzPlan>?
  /// Where the video is to come from.
  ///
  /// Source: CH31 Error Dictionary
  public var videoComesFrom: HandzFacts.VideoComesFrom?
  /// The language of all copy, as a BCP 47 tag such as `de-AT`. If it is nil or not translated, the product's language is used.
  public var locale: String?

  /// Creates the facts of a user with a known plan.
  public init(plan: HandzPlan) { self.plan = plan }

  /// Facts without a plan, before you set any. The plan is unknown, unless the rules can determine it from the facts that you set. While it is unknown, every decision is the safe denial.
  public static var withoutPlan: Self { Self(withoutPlan: ()) }

  private init(withoutPlan: Void) {}

  /// Creates the facts of a user whose plan the rules determine.
  public init(authSignedIn: Bool, subscriptionStatus: HandzFacts.SubscriptionStatus, verifiedPlan: OrNull<HandzPlan>, verifiedAt: OrNull<Timestamp>, now: Timestamp) {
    self.authSignedIn = authSignedIn
    self.subscriptionStatus = subscriptionStatus
    self.verifiedPlan = verifiedPlan
    self.verifiedAt = verifiedAt
    self.now = now
  }

  /// Sets the facts in a frame.
  public func fill(_ frame: Frame) {
    frame.clear()
    frame.setLocale(locale)
    if let value = appSession { frame.setText(0, value.text.utf8) }
    if let value = attachedLinkWorks { frame.set(1, .bool(value)) }
    if let value = authCreatedAt { if case .value(let given) = value { frame.set(2, given.value) } else { frame.set(2, .null) } }
    if let value = authCredentialRevoked { frame.set(3, .bool(value)) }
    if let value = authEmailVerified { frame.set(4, .bool(value)) }
    if let value = authGuestMode { frame.set(5, .bool(value)) }
    if let value = authLastProvider { if case .value(let given) = value { frame.set(6, .enumeration(Int(given.rawValue))) } else { frame.set(6, .null) } }
    if let value = authProvider { if case .value(let given) = value { frame.set(7, .enumeration(Int(given.rawValue))) } else { frame.set(7, .null) } }
    if let value = authSessionExpired { frame.set(8, .bool(value)) }
    if let value = authSignedIn { frame.set(9, .bool(value)) }
    if let value = cameraPermission { frame.set(11, .enumeration(Int(value.rawValue))) }
    if let value = clearingConfirmed { frame.set(12, .bool(value)) }
    if let value = configFailed { frame.set(13, .bool(value)) }
    if let value = configFailureLogged { frame.set(14, .bool(value)) }
    if let value = configInForce { frame.set(15, .enumeration(Int(value.rawValue))) }
    if let value = conflictDate { frame.setText(16, value.utf8) }
    if let value = conflictOriginalName { frame.setText(17, value.utf8) }
    if let value = connectionMakesLoop { frame.set(18, .bool(value)) }
    if let value = contentCached { frame.set(19, .bool(value)) }
    if let value = conversionDismissedBefore { frame.set(20, .bool(value)) }
    if let value = deletedAt { frame.set(26, value.value) }
    if let value = demoCached { frame.set(28, .bool(value)) }
    if let value = draftsRecovered { frame.set(29, .bool(value)) }
    if let value = editingInProgress { frame.set(30, .bool(value)) }
    if let value = errorFailureCode { if case .value(let given) = value { frame.set(31, .int(Int64(given))) } else { frame.set(31, .null) } }
    if let value = errorField { if case .value(let given) = value { frame.setText(32, given.text.utf8) } else { frame.set(32, .null) } }
    if let value = errorFieldLength { if case .value(let given) = value { frame.set(33, .int(Int64(given))) } else { frame.set(33, .null) } }
    if let value = errorIncident { frame.setText(35, value.text.utf8) }
    if let value = errorScreen { frame.setText(36, value.text.utf8) }
    if let value = exportCached { frame.set(39, .bool(value)) }
    if let value = featuresUpdatesFeed { frame.set(40, .bool(value)) }
    if let value = flowId { frame.setText(41, value.text.utf8) }
    if let value = flowInLibrary { frame.set(42, .bool(value)) }
    if let value = flowReadOnly { frame.set(43, .bool(value)) }
    if let value = formHasChanges { frame.set(44, .bool(value)) }
    if let value = handleAskedFor { frame.setText(45, value.utf8) }
    if let value = handleIsTaken { frame.set(46, .bool(value)) }
    if let value = inboxFlowName { frame.setText(49, value.utf8) }
    if let value = inboxItemId { frame.setText(50, value.utf8) }
    if let value = inboxReceivedAt { frame.set(51, value.value) }
    if let value = inboxSenderBlocked { frame.set(52, .bool(value)) }
    if let value = inboxSenderName { frame.setText(53, value.utf8) }
    if let value = inboxSenderSlowedDown { frame.set(54, .bool(value)) }
    if let value = inboxTurnedAway { frame.set(55, .int(Int64(value))) }
    if let value = inboxUnread { frame.set(56, .int(Int64(value))) }
    if let value = incomingBytes { frame.set(57, .int(Int64(value))) }
    if let value = incomingMissingMoves { frame.set(59, .int(Int64(value))) }
    if let value = logoutChoice { frame.set(69, .enumeration(Int(value.rawValue))) }
    if let value = logoutWorkNotSent { frame.set(70, .bool(value)) }
    if let value = maintenanceDueToday { frame.set(71, .int(Int64(value))) }
    if let value = maintenanceLastOpenedAt { if case .value(let given) = value { frame.set(72, given.value) } else { frame.set(72, .null) } }
    if let value = maintenanceOpenedToday { frame.set(73, .bool(value)) }
    if let value = maintenanceOverdue { frame.set(74, .int(Int64(value))) }
    if let value = maintenanceOverloadAcknowledgedAt { if case .value(let given) = value { frame.set(75, given.value) } else { frame.set(75, .null) } }
    if let value = maintenanceQueued { frame.set(76, .int(Int64(value))) }
    if let value = maintenanceWeeklyCapacity { if case .value(let given) = value { frame.set(77, .int(Int64(given))) } else { frame.set(77, .null) } }
    if let value = masteryInDoubt { frame.set(78, .bool(value)) }
    if let value = masteryPlanName { frame.setText(79, value.utf8) }
    if let value = masteryPlanReminds { frame.set(80, .bool(value)) }
    if let value = masteryPlanState { frame.set(81, .enumeration(Int(value.rawValue))) }
    if let value = masteryPlanTimesPerWeek { if case .value(let given) = value { frame.set(82, .int(Int64(given))) } else { frame.set(82, .null) } }
    if let value = moveId { frame.setText(83, value.utf8) }
    if let value = networkBefore { frame.set(84, .enumeration(Int(value.rawValue))) }
    if let value = networkSince { if case .value(let given) = value { frame.set(85, given.value) } else { frame.set(85, .null) } }
    if let value = networkState { frame.set(86, .enumeration(Int(value.rawValue))) }
    if let value = notificationsLastPromptedAt { if case .value(let given) = value { frame.set(87, given.value) } else { frame.set(87, .null) } }
    if let value = notificationsMissed { frame.set(88, .int(Int64(value))) }
    if let value = notificationsOpensWithoutAction { frame.set(89, .int(Int64(value))) }
    if let value = notificationsPermission { frame.set(90, .enumeration(Int(value.rawValue))) }
    if let value = notificationsSeenDeniedBanner { frame.set(91, .bool(value)) }
    if let value = notificationsSystemDialogShown { frame.set(92, .bool(value)) }
    if let value = notificationsTimesPrompted { frame.set(93, .int(Int64(value))) }
    if let value = now { frame.set(94, value.value) }
    if let value = paywallContext { frame.set(95, .enumeration(Int(value.rawValue))) }
    if let value = person { if case .value(let given) = value { frame.setText(96, given.text.utf8) } else { frame.set(96, .null) } }
    if let value = photosPermission { frame.set(97, .enumeration(Int(value.rawValue))) }
    if let value = pinnedBytes { frame.set(98, .int(Int64(value))) }
    if let value = plan { frame.set(99, .enumeration(Int(value.rawValue))) }
    if let value = practiceLoggedToday { frame.set(100, .bool(value)) }
    if let value = practicePathMissing { frame.set(101, .bool(value)) }
    if let value = practiceSource { frame.set(102, .enumeration(Int(value.rawValue))) }
    if let value = practiceStreakAtRisk { frame.set(103, .bool(value)) }
    if let value = practiceTimerRuns { frame.set(104, .bool(value)) }
    if let value = previousPlan { frame.set(105, .enumeration(Int(value.rawValue))) }
    if let value = profileRandomDigits { frame.setText(106, value.utf8) }
    if let value = quietHoursEndMinute { frame.set(107, .int(Int64(value))) }
    if let value = quietHoursStartMinute { frame.set(108, .int(Int64(value))) }
    if let value = reminderTimeMinute { frame.set(110, .int(Int64(value))) }
    if let value = remindersMaxPerDay { frame.set(111, .int(Int64(value))) }
    if let value = requestHasId { frame.set(112, .bool(value)) }
    if let value = requestIsDeduplicated { frame.set(113, .bool(value)) }
    if let value = requestTook { frame.set(114, Value(value)) }
    if let value = resolvedItem { frame.set(115, .enumeration(Int(value.rawValue))) }
    if let value = screenInFlowBuilder { frame.set(116, .bool(value)) }
    if let value = serviceIsDown { frame.set(117, .bool(value)) }
    if let value = sessionBeganCovered { frame.set(118, .bool(value)) }
    if let value = sessionId { frame.setText(120, value.text.utf8) }
    if let value = sessionLastActive { if case .value(let given) = value { frame.set(121, given.value) } else { frame.set(121, .null) } }
    if let value = sessionMayDisturb { frame.set(122, .bool(value)) }
    if let value = sessionName { frame.setText(123, value.utf8) }
    if let value = sessionOnDevice { frame.set(124, .bool(value)) }
    if let value = sessionPlannedMinute { if case .value(let given) = value { frame.set(125, .int(Int64(given))) } else { frame.set(125, .null) } }
    if let value = sessionStillPlanned { frame.set(126, .bool(value)) }
    if let value = sessionValid { frame.set(127, .bool(value)) }
    if let value = shareId { frame.setText(128, value.utf8) }
    if let value = shareIncludesNotes { frame.set(129, .bool(value)) }
    if let value = shareLinkState { frame.set(130, .enumeration(Int(value.rawValue))) }
    if let value = signInAccountClosed { frame.set(131, .bool(value)) }
    if let value = signInAddressBelongsTo { frame.set(132, .enumeration(Int(value.rawValue))) }
    if let value = signInAddressConfirmed { frame.set(133, .bool(value)) }
    if let value = signInAddressGiven { frame.set(134, .bool(value)) }
    if let value = signInFromGate { frame.set(135, .bool(value)) }
    if let value = signInKnownPerson { frame.set(136, .bool(value)) }
    if let value = signInNewAccount { frame.set(137, .bool(value)) }
    if let value = signInProvider { frame.set(138, .enumeration(Int(value.rawValue))) }
    if let value = signInRefused { frame.set(139, .enumeration(Int(value.rawValue))) }
    if let value = signInReplacesProfile { frame.set(140, .bool(value)) }
    if let value = softPromptAnswer { frame.set(141, .enumeration(Int(value.rawValue))) }
    if let value = storageUsedShare { frame.set(143, .enumeration(Int(value.rawValue))) }
    if let value = storeAnswer { frame.set(144, .enumeration(Int(value.rawValue))) }
    if let value = subscriptionPurchasePending { frame.set(145, .bool(value)) }
    if let value = subscriptionRenewsOn { if case .value(let given) = value { frame.setText(146, given.utf8) } else { frame.set(146, .null) } }
    if let value = subscriptionStatus { frame.set(147, .enumeration(Int(value.rawValue))) }
    if let value = syncConflictChoice { frame.set(148, .enumeration(Int(value.rawValue))) }
    if let value = syncConflicts { frame.set(149, .int(Int64(value))) }
    if let value = syncIsBlocked { frame.set(150, .bool(value)) }
    if let value = syncLastPulledAt { if case .value(let given) = value { frame.set(151, given.value) } else { frame.set(151, .null) } }
    if let value = syncPending { frame.set(152, .int(Int64(value))) }
    if let value = syncPermanentFailures { frame.set(153, .int(Int64(value))) }
    if let value = syncQueueLength { frame.set(154, .enumeration(Int(value.rawValue))) }
    if let value = syncRetries { frame.set(155, .int(Int64(value))) }
    if let value = syncSaveToSync { frame.set(156, Value(value)) }
    if let value = textLength { frame.set(157, .int(Int64(value))) }
    if let value = timerDrift { frame.set(158, Value(value)) }
    if let value = trialCancelled { frame.set(160, .bool(value)) }
    if let value = trialEligible { frame.set(161, .bool(value)) }
    if let value = undoSteps { frame.set(163, .int(Int64(value))) }
    if let value = uploadAverageBytes { frame.set(164, .int(Int64(value))) }
    if let value = uploadOutcome { frame.set(165, .enumeration(Int(value.rawValue))) }
    if let value = uploadSizeBytes { frame.set(166, .int(Int64(value))) }
    if let value = uploadType { frame.set(167, .enumeration(Int(value.rawValue))) }
    if let value = upsellsShown { frame.set(168, .int(Int64(value))) }
    if let value = usageBranchesOnMove { frame.set(169, .int(Int64(value))) }
    if let value = usageInboxItems { frame.set(170, .int(Int64(value))) }
    if let value = usageLinksOnItem { frame.set(171, .int(Int64(value))) }
    if let value = usageMediaBytes { frame.set(172, .int(Int64(value))) }
    if let value = usageMediaPendingCleanupBytes { frame.set(173, .int(Int64(value))) }
    if let value = usageSavedFlows { frame.set(174, .int(Int64(value))) }
    if let value = valueLoopFlowSaved { frame.set(176, .bool(value)) }
    if let value = valueLoopMaintenanceScheduled { frame.set(177, .bool(value)) }
    if let value = valueLoopMasteryTargetCreated { frame.set(178, .bool(value)) }
    if let value = valueLoopPracticeCompleted { frame.set(179, .bool(value)) }
    if let value = verifiedAt { if case .value(let given) = value { frame.set(180, given.value) } else { frame.set(180, .null) } }
    if let value = verifiedPlan { if case .value(let given) = value { frame.set(181, .enumeration(Int(given.rawValue))) } else { frame.set(181, .null) } }
    if let value = videoComesFrom { frame.set(182, .enumeration(Int(value.rawValue))) }
  }

  /// The number on the app's icon. It counts what waits to be done, not what has happened; without an account it is 0. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH27 §8.1
  public var badgeCount: Int? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(10, frame).value.int
  }

  /// When it leaves Recently Deleted. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH28 §11.2
  public var deletedGoesAt: Timestamp? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(27, frame).value.timestamp
  }

  /// From when on openings without an action count. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH27 §10.3
  public var ignoredSince: Timestamp? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(47, frame).value.timestamp
  }

  /// Whether the import in question has waited so long that it is gone. Nothing expires while the setting is 0. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH27 §11
  public var inboxExpires: Bool? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(48, frame).value.bool
  }

  /// Whether the whole import is kept on the device, and not only what the list shows of it. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH28 §8.1
  public var incomingIsCached: Bool? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(58, frame).value.bool
  }

  /// The time that "Remind me" proposes. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH27 §6.2
  public var remindMeProposedAt: Timestamp? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(109, frame).value.timestamp
  }

  /// What counts toward the upload cap. A deleted upload counts until its deletion is confirmed. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH29 §5.3
  public var storageUsed: Int? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(142, frame).value.int
  }

  /// Whether the training days that were named during onboarding are filled in. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH27 §5.1; CH27 §11
  public var trainingIsFilledIn: Bool? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(159, frame).value.bool
  }

  /// Whether the builder forgets the oldest step, because there are more than it keeps. Derived from other facts; nil if one of them is missing.
  ///
  /// Source: CH28 §11.1
  public var undoDropsOldest: Bool? {
    let frame = Handz.rules.makeFrame()
    fill(frame)
    return Handz.rules.presentFact(162, frame).value.bool
  }
}

/// Facts for calls without a history: `HandzFacts`, or `HandzCountedFacts` with numbers that are counted elsewhere.
public protocol HandzGivenFacts: Sendable {
  /// Sets the facts in a frame.
  func fill(_ frame: Frame)
}

extension HandzFacts: HandzGivenFacts {}

/// Facts with the numbers that a server counts. Calls with a history take `HandzFacts`, because the history counts these numbers.
@dynamicMemberLookup
public struct HandzCountedFacts: HandzGivenFacts {
  /// The other facts.
  public var facts: HandzFacts
  /// Practice credits left this month; null on a plan that does not use them.
  ///
  /// Source: CH08 §5
  public var creditsLeft: OrNull<Int>?
  /// Whether this very session has used its credit already, so that coming back to it costs nothing.
  ///
  /// Source: CH08 §5
  public var sessionCreditSpent: Bool?
  /// Share links made since the daily reset.
  ///
  /// Source: CH30 Implementation Rules
  public var usageShareLinksToday: Int?

  /// Creates counted facts from the other facts.
  public init(_ facts: HandzFacts) { self.facts = facts }

  /// The value of another fact.
  public subscript<Value>(dynamicMember path: WritableKeyPath<HandzFacts, Value>) -> Value {
    get { facts[keyPath: path] }
    set { facts[keyPath: path] = newValue }
  }

  /// Sets the facts in a frame.
  public func fill(_ frame: Frame) {
    facts.fill(frame)
    if let value = creditsLeft { if case .value(let given) = value { frame.set(21, .int(Int64(given))) } else { frame.set(21, .null) } }
    if let value = sessionCreditSpent { frame.set(119, .bool(value)) }
    if let value = usageShareLinksToday { frame.set(175, .int(Int64(value))) }
  }
}

extension OrNull where Wrapped == HandzFacts.AuthLastProvider {
  /// `apple`, for a fact that can also be null.
  public static var apple: Self { .value(.apple) }
  /// `google`, for a fact that can also be null.
  public static var google: Self { .value(.google) }
  /// `email`, for a fact that can also be null.
  public static var email: Self { .value(.email) }
}

extension OrNull where Wrapped == HandzFacts.AuthProvider {
  /// `apple`, for a fact that can also be null.
  public static var apple: Self { .value(.apple) }
  /// `google`, for a fact that can also be null.
  public static var google: Self { .value(.google) }
  /// `email`, for a fact that can also be null.
  public static var email: Self { .value(.email) }
}

extension OrNull where Wrapped == HandzPlan {
  /// `free`, for a fact that can also be null.
  public static var free: Self { .value(.free) }
  /// `guest`, for a fact that can also be null.
  public static var guest: Self { .value(.guest) }
  /// `pro`, for a fact that can also be null.
  public static var pro: Self { .value(.pro) }
  /// `proGrace`, for a fact that can also be null.
  public static var proGrace: Self { .value(.proGrace) }
  /// `trial`, for a fact that can also be null.
  public static var trial: Self { .value(.trial) }
}
