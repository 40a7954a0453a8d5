// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

/// The decision tables. If a fact is missing, the result is the declared safe one.
public enum HandzTables {
  /// The address of the account. Apple sends it only with the first sign-in, so it is stored, and the user is not asked for it again.
  ///
  /// Source: CH07 §3.1; CH07 §3.2
  public static func accountAddress(_ facts: some HandzGivenFacts) -> AccountAddressAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 0, frame)
    guard let typed = AccountAddressAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `account_address`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum AccountAddressAnswer: UInt16, CaseIterable, Sendable {
    /// `told`, if `address_given`.
    case told = 0
    /// `kept`, if `person_known`, or if a required fact is missing.
    case kept = 1
    /// `asked_for`, in all other cases.
    case askedFor = 2

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .told: "told"
      case .kept: "kept"
      case .askedFor: "asked_for"
      }
    }
  }

  /// Where the person is afterward. `resume` is exactly where they were before the sign-up sheet.
  ///
  /// Source: CH07 §8.3; CH07 §9; CH07 §11
  public static func afterSigningIn(_ facts: some HandzGivenFacts) -> AfterSigningInAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 1, frame)
    guard let typed = AfterSigningInAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `after_signing_in`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum AfterSigningInAnswer: UInt16, CaseIterable, Sendable {
    /// `resume`, if `came_from_a_gate`.
    case resume = 0
    /// `onboarding/profile_setup`, if `account_is_new` and `signs_in_by_email`. A name, a handle and a picture, all of them optional. Home offers it to those who signed up another way.
    ///
    /// Source: CH07 §8.6
    case onboardingProfileSetup = 1
    /// `home`, in all other cases, or if a required fact is missing. The home of the app, with its tabs.
    ///
    /// Source: CH07 §8.4; CH07 §7.1
    case home = 2

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .resume: "resume"
      case .onboardingProfileSetup: "onboarding/profile_setup"
      case .home: "home"
      }
    }

    /// The screen that the result names; nil if it names no screen.
    public var route: HandzRoute? {
      switch self {
      case .resume: nil
      case .onboardingProfileSetup: .onboardingProfileSetup
      case .home: .home
      }
    }
  }

  /// Whether something on the storage screen is cleared now, or asked about first.
  ///
  /// Source: CH28 §13.1
  public static func clearing(_ facts: some HandzGivenFacts) -> ClearingAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 2, frame)
    guard let typed = ClearingAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `clearing`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum ClearingAnswer: UInt16, CaseIterable, Sendable {
    /// `ask_first`, in all other cases, or if a required fact is missing.
    case askFirst = 0
    /// `go_on`, if `clearing_confirmed`.
    case goOn = 1

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .askFirst: "ask_first"
      case .goOn: "go_on"
      }
    }
  }

  /// What to do when the server's configuration could not be loaded. The last good one stays, or the built-in one; users see nothing of it.
  ///
  /// Source: CH31 Degraded Mode Standard
  public static func configurationFailed(_ facts: some HandzGivenFacts) -> ConfigurationFailedAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 3, frame)
    guard let typed = ConfigurationFailedAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `configuration_failed`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum ConfigurationFailedAnswer: UInt16, CaseIterable, Sendable {
    /// `nothing`, in all other cases, or if a required fact is missing.
    case nothing = 0
    /// `log_once`, if `config_failure_is_news`.
    case logOnce = 1

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .nothing: "nothing"
      case .logOnce: "log_once"
      }
    }
  }

  /// Whether the app, and never a notification, suggests to switch a category off.
  ///
  /// Source: CH27 §10.3
  public static func ignoredCategory(_ facts: some HandzGivenFacts) -> IgnoredCategoryAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 4, frame)
    guard let typed = IgnoredCategoryAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `ignored_category`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum IgnoredCategoryAnswer: UInt16, CaseIterable, Sendable {
    /// `nothing`, in all other cases, or if a required fact is missing.
    case nothing = 0
    /// `suggest_switching_off`, if `category_ignored`.
    case suggestSwitchingOff = 1

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .nothing: "nothing"
      case .suggestSwitchingOff: "suggest_switching_off"
      }
    }
  }

  /// The screen that the app opens on. A session that cannot be renewed names its person, so that only this person logs in again.
  ///
  /// Source: CH07 §7.1; CH07 §8.1
  public static func launch(_ facts: some HandzGivenFacts) -> LaunchAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 5, frame)
    guard let typed = LaunchAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `launch`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum LaunchAnswer: UInt16, CaseIterable, Sendable {
    /// `home`, in all other cases. The home of the app, with its tabs.
    ///
    /// Source: CH07 §8.4; CH07 §7.1
    case home = 0
    /// `auth/reauth`, if `session_expired`. Logging in again, with the provider of the last login first.
    ///
    /// Source: CH07 §7.1; CH07 §3.1
    case authReauth = 1
    /// `auth/welcome`, if `signed_out`, or if a required fact is missing. The Welcome Gate. Three ways to sign up, Log in, and a look around without an account.
    ///
    /// Source: CH07 §8.1; CH07 §7.2; CH07 §10
    case authWelcome = 2

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .home: "home"
      case .authReauth: "auth/reauth"
      case .authWelcome: "auth/welcome"
      }
    }

    /// The screen that the result names.
    public var route: HandzRoute {
      switch self {
      case .home: .home
      case .authReauth: .authReauth
      case .authWelcome: .authWelcome
      }
    }
  }

  /// What becomes of what this device keeps. A draft beyond the cap stays in every case.
  ///
  /// Source: CH07 §7.2; CH28 §15
  public static func loggingOut(_ facts: some HandzGivenFacts) -> LoggingOutAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 6, frame)
    guard let typed = LoggingOutAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `logging_out`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum LoggingOutAnswer: UInt16, CaseIterable, Sendable {
    /// `ask_first`, if `work_not_sent`, or if a required fact is missing.
    case askFirst = 0
    /// `clear`, in all other cases.
    case clear = 1
    /// `keep`, if `logout_keeps`.
    case keep = 2

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .askFirst: "ask_first"
      case .clear: "clear"
      case .keep: "keep"
      }
    }
  }

  /// Whether to ask for permission to send notifications now, and how. Only a tap on Enable Reminders leads to the system's question.
  ///
  /// Source: CH27 §3.1; CH27 §3.2; CH27 §3.3
  public static func notificationPermission(_ facts: some HandzGivenFacts) -> NotificationPermissionAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 7, frame)
    guard let typed = NotificationPermissionAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `notification_permission`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum NotificationPermissionAnswer: UInt16, CaseIterable, Sendable {
    /// `none`, if `guest`, or if `building_a_flow`, or if `permission_settled`, or if `asked_lately`, or if `asked_often_enough`, or in all other cases, or if a required fact is missing.
    case none = 0
    /// `soft_prompt`, if `value_seen`.
    case softPrompt = 1
    /// `system_dialog`, if `reminders_enabled_on_sheet`.
    case systemDialog = 2
    /// `banner`, if `denial_not_confirmed`.
    case banner = 3

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .none: "none"
      case .softPrompt: "soft_prompt"
      case .systemDialog: "system_dialog"
      case .banner: "banner"
      }
    }
  }

  /// Which of its three labels the button has that begins practice. A guest's has none of them; it leads to the sign-up sheet.
  ///
  /// Source: CH08 §5.1
  public static func practiceLabel(_ facts: some HandzGivenFacts) -> PracticeLabelAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 8, frame)
    guard let typed = PracticeLabelAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `practice_label`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum PracticeLabelAnswer: UInt16, CaseIterable, Sendable {
    /// `practice.cta.credit`, if `pays_with_credits`. Practice (1 credit)
    ///
    /// Source: CH08 §5.1
    case practiceCtaCredit = 0
    /// `practice.cta.pro`, if `practice_needs_pro`. Practice (Pro)
    ///
    /// Source: CH08 §5.1
    case practiceCtaPro = 1
    /// `practice.cta.plain`, in all other cases, or if a required fact is missing. Practice
    case practiceCtaPlain = 2

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .practiceCtaCredit: "practice.cta.credit"
      case .practiceCtaPro: "practice.cta.pro"
      case .practiceCtaPlain: "practice.cta.plain"
      }
    }
  }

  /// Whose account it is. Asked once Apple, Google or the password has said yes, and for every sign-up by email. `link` adds this way in to the account that has the address; `confirm` asks the person to show first that it is theirs (ERR-PH-LINK-ACCOUNTS). Nothing is ever put together by guessing.
  ///
  /// Source: CH07 §3.1; CH07 §3.2; CH07 §3.4; CH07 §8.3
  public static func signingIn(_ facts: some HandzGivenFacts) -> SigningInAnswer {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let answer = Handz.rules.decide(table: 9, frame)
    guard let typed = SigningInAnswer(rawValue: UInt16(answer.answer)) else { fatalError("a checked table returns only its own answers") }
    return typed
  }

  /// The results of `signing_in`, with the rows that lead to them. The first row whose conditions hold decides.
  public enum SigningInAnswer: UInt16, CaseIterable, Sendable {
    /// `log_in`, if `person_known`.
    case logIn = 0
    /// `create`, if `address_is_free`.
    case create = 1
    /// `link`, in all other cases.
    case link_ = 2
    /// `confirm`, if `merge_is_risky`, or if a required fact is missing.
    case confirm = 3
    /// `address_in_use`, if `signs_in_by_email`.
    case addressInUse = 4
    /// `account_closed`, if `account_closed`.
    case accountClosed = 5

    /// The name of the result in the rules.
    public var name: String {
      switch self {
      case .logIn: "log_in"
      case .create: "create"
      case .link_: "link"
      case .confirm: "confirm"
      case .addressInUse: "address_in_use"
      case .accountClosed: "account_closed"
      }
    }
  }

  /// Evaluates a table and returns all details: a missing fact, and the trace if it is requested.
  public static func present(_ table: HandzTable, _ facts: some HandzGivenFacts, trace: Bool = false) -> HandzShownTable {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    return HandzShownTable(rules.present(rules.decide(table: Int(table.rawValue), frame), frame, trace: trace))
  }
}

/// The result of a decision table with all details.
public struct HandzShownTable: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedTable

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedTable) { self.presented = presented }

  /// The table.
  public var table: HandzTable { HandzTable(ordinal: presented.table) }

  /// The name of the result in the rules.
  public var answer: String { Handz.rules.bundle.answer(presented.answer) }

  /// The reason why the rules cannot decide; nil if they can. The result is then the declared safe one.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }

  /// The trace, if it is requested.
  public var trace: Trace? { presented.trace }
}
