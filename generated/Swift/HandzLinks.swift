// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The deep links of the app: `handz://...`. They only navigate. Parsing the text of a link returns the same link.
public enum HandzDeepLink: Sendable, Hashable {
  /// The inbox, no import in particular. `handz://inbox`
  case inbox
  /// One import in the inbox. `handz://inbox?highlight={import}`
  ///
  /// Source: CH27 §7.2
  case inboxItem(highlight: LinkID)
  /// What is due today. The summary of several reminders opens this one too. `handz://maintenance?filter=dueToday`
  ///
  /// Source: CH27 §7.2
  case maintenanceDueToday
  /// What is overdue. `handz://maintenance?filter=overdue`
  ///
  /// Source: CH27 §7.2
  case maintenanceOverdue
  /// More than fits in a week, and a way to choose. `handz://maintenance?filter=overload`
  ///
  /// Source: CH27 §7.2
  case maintenanceOverload
  /// One gameplan. `handz://mastery/plan?id={mastery_plan}`
  ///
  /// Source: CH27 §7.2
  case masteryPlan(id: LinkID)
  /// Credits are left and will soon be gone. `handz://paywall?context=credits`
  ///
  /// Source: CH27 §7.2
  case paywallCredits
  /// The last payment failed. `handz://paywall?context=paymentFailed`
  ///
  /// Source: CH27 §7.2
  case paywallPaymentFailed
  /// The trial ends soon. `handz://paywall?context=trialEnding`
  ///
  /// Source: CH27 §7.2
  case paywallTrialEnding
  /// The Practice tab. `handz://practice`
  ///
  /// Source: CH27 §7.2
  case practice
  /// A scheduled session, ready to start. `handz://practice/session?id={session}`
  ///
  /// Source: CH27 §7.2
  case practiceSession(id: LinkID)
  /// What is sent and when. `handz://settings/notifications`
  ///
  /// Source: CH27 §7.2
  case settingsNotifications

  /// Parses the bytes of a link. Pass the unchanged bytes from the system, not a URL that a library has normalized. Throws if they are not a link of these rules.
  public init(parsing bytes: [UInt8]) throws(LinkError) {
    self.init(try Handz.rules.link(parsing: bytes))
  }

  /// Parses the text of a link. Throws if it is not a link of these rules.
  public init(parsing text: String) throws(LinkError) {
    self.init(try Handz.rules.link(parsing: text))
  }

  init(_ link: DeepLink) {
    switch link.ordinal {
    case 0: self = .inbox
    case 1: self = .inboxItem(highlight: link.ids[0])
    case 2: self = .maintenanceDueToday
    case 3: self = .maintenanceOverdue
    case 4: self = .maintenanceOverload
    case 5: self = .masteryPlan(id: link.ids[0])
    case 6: self = .paywallCredits
    case 7: self = .paywallPaymentFailed
    case 8: self = .paywallTrialEnding
    case 9: self = .practice
    case 10: self = .practiceSession(id: link.ids[0])
    case 11: self = .settingsNotifications
    default: fatalError("the parser returns only links of these rules")
    }
  }

  /// The link as text.
  public var text: String { Handz.rules.text(of: link) }

  /// The type of the link, without its ids.
  public var type: HandzDeepLinkType {
    switch self {
    case .inbox: .inbox
    case .inboxItem: .inboxItem
    case .maintenanceDueToday: .maintenanceDueToday
    case .maintenanceOverdue: .maintenanceOverdue
    case .maintenanceOverload: .maintenanceOverload
    case .masteryPlan: .masteryPlan
    case .paywallCredits: .paywallCredits
    case .paywallPaymentFailed: .paywallPaymentFailed
    case .paywallTrialEnding: .paywallTrialEnding
    case .practice: .practice
    case .practiceSession: .practiceSession
    case .settingsNotifications: .settingsNotifications
    }
  }

  /// The screen that the link opens.
  public var destination: HandzRoute {
    switch self {
    case .inbox: .inbox
    case .inboxItem: .inbox
    case .maintenanceDueToday: .maintenance
    case .maintenanceOverdue: .maintenance
    case .maintenanceOverload: .maintenance
    case .masteryPlan: .masteryPlan
    case .paywallCredits: .paywall
    case .paywallPaymentFailed: .paywall
    case .paywallTrialEnding: .paywall
    case .practice: .practice
    case .practiceSession: .practiceSetup
    case .settingsNotifications: .settingsNotifications
    }
  }

  /// The screen to open if the target of the link no longer exists; nil if the link has no target.
  public var fallbackDestination: HandzRoute? {
    switch self {
    case .inbox: nil
    case .inboxItem: .inbox
    case .maintenanceDueToday: nil
    case .maintenanceOverdue: nil
    case .maintenanceOverload: nil
    case .masteryPlan: .maintenance
    case .paywallCredits: nil
    case .paywallPaymentFailed: nil
    case .paywallTrialEnding: nil
    case .practice: nil
    case .practiceSession: .practice
    case .settingsNotifications: nil
    }
  }

  /// The link in the type of the runtime.
  public var link: DeepLink {
    switch self {
    case .inbox: DeepLink(ordinal: 0)
    case .inboxItem(let highlight): DeepLink(ordinal: 1, ids: [highlight])
    case .maintenanceDueToday: DeepLink(ordinal: 2)
    case .maintenanceOverdue: DeepLink(ordinal: 3)
    case .maintenanceOverload: DeepLink(ordinal: 4)
    case .masteryPlan(let id): DeepLink(ordinal: 5, ids: [id])
    case .paywallCredits: DeepLink(ordinal: 6)
    case .paywallPaymentFailed: DeepLink(ordinal: 7)
    case .paywallTrialEnding: DeepLink(ordinal: 8)
    case .practice: DeepLink(ordinal: 9)
    case .practiceSession(let id): DeepLink(ordinal: 10, ids: [id])
    case .settingsNotifications: DeepLink(ordinal: 11)
    }
  }

  /// Routes the unchanged bytes of a link for a user. The result is always a screen. `exists` is called for a valid link: it returns whether the target of the link exists, or nil if that is unknown.
  public static func route(_ bytes: [UInt8], _ facts: some HandzGivenFacts, exists: (Self) -> Bool? = { _ in nil }) -> HandzRouting {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    guard let link = try? Self(parsing: bytes) else {
      return HandzRouting(Handz.rules.route(link: bytes, frame), frame)
    }
    return HandzRouting(Handz.rules.route(link.link, exists: exists(link), frame), frame)
  }

  /// Routes the unchanged text of a link for a user.
  public static func route(_ text: String, _ facts: some HandzGivenFacts, exists: (Self) -> Bool? = { _ in nil }) -> HandzRouting {
    route(Array(text.utf8), facts, exists: exists)
  }

  /// Routes this link for a user. Use it for a link that the app creates itself, or that was pending until the user logged in.
  public func route(_ facts: some HandzGivenFacts, exists: Bool? = nil) -> HandzRouting {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzRouting(Handz.rules.route(link, exists: exists, frame), frame)
  }

  /// Routes the bytes of a link and returns all details: copy, a missing fact, and the trace if it is requested.
  public static func present(_ bytes: [UInt8], _ facts: some HandzGivenFacts, exists: Bool? = nil, trace: Bool = false) -> HandzShownLink {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    return HandzShownLink(rules.present(rules.route(link: bytes, exists: exists, frame), frame, trace: trace))
  }
}

/// The result of routing a link.
public enum HandzRouting: Sendable, Equatable {
  /// The link opens its screen. The link contains the parameters of the screen.
  case opens(HandzRoute, HandzDeepLink)
  /// The user must log in first, on this screen. Then route the link again with the new facts.
  case signIn(HandzRoute, then: HandzDeepLink)
  /// The link opens another screen instead of its own.
  case elsewhere(HandzRoute)
  /// The target of the link no longer exists. Show this screen with this copy.
  case gone(HandzRoute, copy: HandzShownCopy)
  /// It is not a link of these rules. Show this screen with this copy. The error contains no part of the input.
  case unknown(HandzRoute, copy: HandzShownCopy, LinkError)

  /// The screen to show.
  public var route: HandzRoute {
    switch self {
    case .opens(let route, _), .signIn(let route, _), .elsewhere(let route), .gone(let route, _), .unknown(let route, _, _): route
    }
  }

  /// The copy to show on the screen; nil if there is none.
  public var copy: HandzShownCopy? {
    switch self {
    case .gone(_, let copy), .unknown(_, let copy, _): copy
    case .opens, .signIn, .elsewhere: nil
    }
  }

  /// The surface that shows the copy.
  public static let surface = HandzSurface.toast

  init(_ routed: RoutedLink, _ frame: Frame) {
    let route = HandzRoute(ordinal: routed.route)
    let copy = routed.copy.map { HandzShownCopy(Handz.rules.render(copy: $0, frame)) }
    switch (routed.outcome, routed.link, copy) {
    case (.opens, let link?, _): self = .opens(route, HandzDeepLink(link))
    case (.signIn, let link?, _): self = .signIn(route, then: HandzDeepLink(link))
    case (.gone, _, let copy?): self = .gone(route, copy: copy)
    case (.unknown, _, let copy?): self = .unknown(route, copy: copy, routed.linkError ?? .unknownPath)
    default: self = .elsewhere(route)
    }
  }
}

/// The result of routing a link with all details. It is safe to log.
public struct HandzShownLink: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedLink

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedLink) { self.presented = presented }

  /// The link; nil if it is not a link of these rules.
  public var link: HandzDeepLinkType? { presented.link.map { HandzDeepLinkType(ordinal: $0) } }

  /// The outcome.
  public var outcome: RoutedLink.Outcome { presented.outcome }

  /// The screen to show.
  public var route: HandzRoute { HandzRoute(ordinal: presented.route) }

  /// The parameters of the screen, in the order of the parameters of the link.
  public var parameters: [String] { presented.parameters }

  /// The link to follow after the user has logged in; nil if there is none.
  public var continues: String? { presented.continues }

  /// The copy to show on the screen; nil if there is none.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// The surface that shows the copy; nil if there is none.
  public var surface: HandzSurface? { presented.surface.map { HandzSurface(ordinal: $0) } }

  /// The reason why it is not a link of these rules; nil if it is.
  public var linkError: LinkError? { presented.linkError }

  /// The reason why the rules cannot decide; nil if they can. The screen is then the declared safe one.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }

  /// The trace, if it is requested.
  public var trace: Trace? { presented.trace }
}
