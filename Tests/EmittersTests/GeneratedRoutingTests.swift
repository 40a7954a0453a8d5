import HandzRules
import RulesRuntime
import Testing

/// Where links lead, in the types that an app uses.
@Suite struct GeneratedRoutingTests {
  /// Every link, with an id where it has one; a `switch` without a case of a new link does not compile.
  private static let links: [HandzLink] = HandzDeepLink.allCases.map { name in
    switch name {
    case .inbox: .inbox
    case .inboxItem: .inboxItem(highlight: "i-1")
    case .maintenanceDueToday: .maintenanceDueToday
    case .maintenanceOverdue: .maintenanceOverdue
    case .maintenanceOverload: .maintenanceOverload
    case .masteryPlan: .masteryPlan(id: "p_1")
    case .paywallCredits: .paywallCredits
    case .paywallPaymentFailed: .paywallPaymentFailed
    case .paywallTrialEnding: .paywallTrialEnding
    case .practice: .practice
    case .practiceSession: .practiceSession(id: "01ARZ3NDEKTSV4RRFFQ69G5FAV")
    case .settingsNotifications: .settingsNotifications
    }
  }

  private var free: HandzFacts {
    var facts = HandzFacts(plan: .free)
    return facts
  }

  private var signedOut: HandzFacts {
    var facts = HandzFacts(plan: nil)
    facts.authSignedIn = false
    return facts
  }

  /// Built, written, read and routed: the same screen and the same ids as the link has itself.
  @Test(arguments: links) func everyLinkArrivesWhereItSays(link: HandzLink) throws {
    #expect(try HandzLink(parsing: link.text) == link)
    #expect(HandzLink.route(link.text, free) == .opens(link.opens, link))
    #expect(HandzLink.route(Array(link.text.utf8), free) { $0 == link } == .opens(link.opens, link), "what it names is there")
    #expect(link.route(free, exists: true) == .opens(link.opens, link))
  }

  @Test(arguments: links) func everyLinkWaitsForTheLogin(link: HandzLink) {
    let routing = HandzLink.route(link.text, signedOut)
    #expect(routing == .signIn(.authWelcome, then: link) && routing.says == nil)
    var expired = signedOut
    expired.authSessionExpired = true
    #expect(link.route(expired, exists: false) == .signIn(.authReauth, then: link))
    // The link that waited goes on as it is.
    guard case .signIn(_, let waiting) = routing else { return }
    #expect(waiting.route(free) == .opens(link.opens, link))
  }

  @Test(arguments: links) func noLinkIsForGuests(link: HandzLink) {
    var guest = signedOut
    guest.authGuestMode = true
    #expect(link.route(guest) == .elsewhere(.gateAccountRequired))
  }

  @Test(arguments: links) func whatIsGoneIsSaid(link: HandzLink) throws {
    let routing = HandzLink.route(link.text, free) { _ in false }
    guard let parent = link.whenGone else {
      #expect(routing == .opens(link.opens, link), "it names nothing that could be gone")
      return
    }
    guard case .gone(let screen, let says) = routing else {
      Issue.record("\(routing)")
      return
    }
    #expect(screen == parent && says.key.name == "notif.deeplink.deleted_toast" && routing.says == says && routing.route == parent)
    #expect(HandzRouting.shownOn == .toast)
  }

  @Test func whatIsNoLinkIsUnknown() {
    var asked = 0
    let routing = HandzLink.route("handz://me@practice", free) { _ in
      asked += 1
      return true
    }
    guard case .unknown(.home, let says, let refusal) = routing else {
      Issue.record("\(routing)")
      return
    }
    #expect(says.text == HandzCopy.navigationLinkUnknown().text && refusal == .credentials(at: 10) && asked == 0)
    #expect(HandzLink.route([0xFF, 0x00], signedOut).route == .authWelcome)
  }

  @Test func whatIsMissingIsSaid() {
    let shown = HandzLink.present(Array("handz://inbox".utf8), HandzFacts(plan: nil), trace: true)
    #expect(shown.outcome == .elsewhere && shown.undecided?.fact == .authSignedIn && shown.trace?.rows.count == 4)
    #expect(HandzLink.inbox.route(HandzFacts(plan: nil)) == .elsewhere(.authWelcome))
  }

  /// The badge is a fact that the rules work out.
  @Test func derivedFactsAreTyped() {
    var facts = free
    facts.inboxUnread = 3
    facts.maintenanceDueToday = 1
    facts.maintenanceOpenedToday = false
    #expect(facts.badgeCount == nil, "nobody says what the store does")
    facts.subscriptionStatus = HandzFacts.SubscriptionStatus.none
    #expect(facts.badgeCount == 4)
    facts.maintenanceOpenedToday = true
    #expect(facts.badgeCount == 3)
    facts.plan = .guest
    #expect(facts.badgeCount == 0)
  }
}
