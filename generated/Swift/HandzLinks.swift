// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The links into the app: `handz://...`. They only navigate. Every link that is made reads back as the same one.
public enum HandzLink: Sendable, Hashable {
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

  /// The link that some bytes are, as they arrived. Hand over what the system gave, not an address that a library has mended.
  public init(parsing bytes: [UInt8]) throws(LinkRefusal) {
    self.init(try Handz.rules.link(parsing: bytes))
  }

  /// The link that a text is; throws why it is none.
  public init(parsing text: String) throws(LinkRefusal) {
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
    default: fatalError("the parser gives only links of these rules")
    }
  }

  /// The address.
  public var text: String { Handz.rules.text(of: link) }

  /// The link's name in the rules.
  public var name: HandzDeepLink {
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

  /// The screen that it opens.
  public var opens: HandzRoute {
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

  /// The screen to open when what it names is gone; nil when it names nothing that can go.
  public var whenGone: HandzRoute? {
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

  /// The same as the runtime has it.
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

  /// Where some bytes lead this person, exactly as they arrived; always somewhere. `exists` is asked of a link that is one: whether what it names is there, or nil while nobody has looked.
  public static func route(_ bytes: [UInt8], _ facts: HandzFacts, exists: (Self) -> Bool? = { _ in nil }) -> HandzRouting {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    guard let link = try? Self(parsing: bytes) else {
      return HandzRouting(Handz.rules.route(link: bytes, frame), frame)
    }
    return HandzRouting(Handz.rules.route(link.link, exists: exists(link), frame), frame)
  }

  /// Where a text leads this person, as it arrived.
  public static func route(_ text: String, _ facts: HandzFacts, exists: (Self) -> Bool? = { _ in nil }) -> HandzRouting {
    route(Array(text.utf8), facts, exists: exists)
  }

  /// Where this link leads this person: one that the app made itself, or that waited until somebody had logged in.
  public func route(_ facts: HandzFacts, exists: Bool? = nil) -> HandzRouting {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzRouting(Handz.rules.route(link, exists: exists, frame), frame)
  }

  /// The same as JSON has it: with words, the fact that was missing, and the trace if it was asked for.
  public static func present(_ bytes: [UInt8], _ facts: HandzFacts, exists: Bool? = nil, trace: Bool = false) -> HandzShownLink {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    return HandzShownLink(rules.present(rules.route(link: bytes, exists: exists, frame), frame, trace: trace))
  }
}

/// Where a link leads somebody.
public enum HandzRouting: Sendable, Equatable {
  /// The screen that the link says; the link has what the screen is told.
  case opens(HandzRoute, HandzLink)
  /// The screen to log in on. Then the link goes on: ask it again with the new facts.
  case signIn(HandzRoute, then: HandzLink)
  /// Another screen, and the link ends there.
  case elsewhere(HandzRoute)
  /// What the link names is gone: the screen around it, and what is said there.
  case gone(HandzRoute, says: HandzShownCopy)
  /// It is no link of these rules: where to go, what is said there, and why. The refusal names nothing of what arrived.
  case unknown(HandzRoute, says: HandzShownCopy, LinkRefusal)

  /// The screen to show.
  public var route: HandzRoute {
    switch self {
    case .opens(let route, _), .signIn(let route, _), .elsewhere(let route), .gone(let route, _), .unknown(let route, _, _): route
    }
  }

  /// What is said there.
  public var says: HandzShownCopy? {
    switch self {
    case .gone(_, let says), .unknown(_, let says, _): says
    case .opens, .signIn, .elsewhere: nil
    }
  }

  /// Where it is said.
  public static let shownOn = HandzSurface.toast

  init(_ routed: RoutedLink, _ frame: Frame) {
    let route = HandzRoute(ordinal: routed.route)
    let says = routed.says.map { HandzShownCopy(Handz.rules.render(copy: $0, frame)) }
    switch (routed.outcome, routed.link, says) {
    case (.opens, let link?, _): self = .opens(route, HandzLink(link))
    case (.signIn, let link?, _): self = .signIn(route, then: HandzLink(link))
    case (.gone, _, let says?): self = .gone(route, says: says)
    case (.unknown, _, let says?): self = .unknown(route, says: says, routed.refusal ?? .unknownPath)
    default: self = .elsewhere(route)
    }
  }
}

/// Where a link leads somebody, with how that came about. It can be logged as it is.
public struct HandzShownLink: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedLink

  public init(_ presented: PresentedLink) { self.presented = presented }

  /// Which link it is; nil when the rules have no such link.
  public var link: HandzDeepLink? { presented.link.map { HandzDeepLink(ordinal: $0) } }

  /// What becomes of it.
  public var outcome: RoutedLink.Outcome { presented.outcome }

  /// The screen to show.
  public var route: HandzRoute { HandzRoute(ordinal: presented.route) }

  /// What the screen receives when the link opens it, in the order of the link's parameters.
  public var parameters: [String] { presented.parameters }

  /// The address to follow once the person has logged in.
  public var continues: String? { presented.continues }

  /// What is said there.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// Where it is said.
  public var surface: HandzSurface? { presented.surface.map { HandzSurface(ordinal: $0) } }

  /// Why it is no link of these rules.
  public var refusal: LinkRefusal? { presented.refusal }

  /// Why the rules could not decide; the screen is then a safe one.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }

  /// How it came about, if that was asked for.
  public var trace: Trace? { presented.trace }
}
