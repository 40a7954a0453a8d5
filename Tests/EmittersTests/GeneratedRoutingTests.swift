import HandzRules
import RulesRuntime
import Testing

/// Routing of links in the generated Swift.
@Suite struct GeneratedRoutingTests {
  /// Every link, with an id if it has one. If a link is added, this `switch` does not compile.
  private static let links: [HandzDeepLink] = HandzDeepLinkType.allCases.map { name in
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

  private let free = HandzFacts(plan: .free)

  private var signedOut: HandzFacts {
    var facts = HandzFacts.withoutPlan
    facts.authSignedIn = false
    return facts
  }

  /// A link that is built, written, parsed, and routed has the same screen and the same ids.
  @Test(arguments: links) func everyLinkArrivesWhereItSays(link: HandzDeepLink) throws {
    #expect(try HandzDeepLink(parsing: link.text) == link)
    #expect(HandzDeepLink.route(link.text, free) == .opens(link.destination, link))
    #expect(HandzDeepLink.route(Array(link.text.utf8), free) { $0 == link } == .opens(link.destination, link), "its thing exists")
    #expect(link.route(free, exists: true) == .opens(link.destination, link))
  }

  @Test(arguments: links) func everyLinkWaitsForTheLogin(link: HandzDeepLink) {
    let routing = HandzDeepLink.route(link.text, signedOut)
    #expect(routing == .signIn(.authWelcome, then: link) && routing.copy == nil)
    var expired = signedOut
    expired.authSessionExpired = true
    #expect(link.route(expired, exists: false) == .signIn(.authReauth, then: link))
    // The link that waited continues unchanged.
    guard case .signIn(_, let waiting) = routing else { return }
    #expect(waiting.route(free) == .opens(link.destination, link))
  }

  @Test(arguments: links) func noLinkIsForGuests(link: HandzDeepLink) {
    var guest = signedOut
    guest.authGuestMode = true
    #expect(link.route(guest) == .elsewhere(.gateAccountRequired))
  }

  @Test(arguments: links) func whatIsGoneIsSaid(link: HandzDeepLink) throws {
    let routing = HandzDeepLink.route(link.text, free) { _ in false }
    guard let parent = link.fallbackDestination else {
      #expect(routing == .opens(link.destination, link), "it names nothing that could be deleted")
      return
    }
    guard case .gone(let screen, let copy) = routing else {
      Issue.record("\(routing)")
      return
    }
    #expect(screen == parent && copy.key.name == "notif.deeplink.deleted_toast" && routing.copy == copy && routing.route == parent)
    #expect(HandzRouting.surface == .toast)
  }

  @Test func whatIsNoLinkIsUnknown() {
    var asked = 0
    let routing = HandzDeepLink.route("handz://me@practice", free) { _ in
      asked += 1
      return true
    }
    guard case .unknown(.home, let copy, let error) = routing else {
      Issue.record("\(routing)")
      return
    }
    #expect(copy.text == HandzCopy.navigationLinkUnknown().text && error == .credentials(at: 10) && asked == 0)
    #expect(HandzDeepLink.route([0xFF, 0x00], signedOut).route == .authWelcome)
  }

  @Test func whatIsMissingIsSaid() {
    let shown = HandzDeepLink.present(Array("handz://inbox".utf8), HandzFacts.withoutPlan, trace: true)
    #expect(shown.outcome == .elsewhere && shown.undecided?.fact == .authSignedIn && shown.trace?.rows.count == 4)
    #expect(HandzDeepLink.inbox.route(HandzFacts.withoutPlan) == .elsewhere(.authWelcome))
  }

  /// The badge is a derived fact.
  @Test func derivedFactsAreTyped() {
    var facts = free
    facts.inboxUnread = 3
    facts.maintenanceDueToday = 1
    facts.maintenanceOpenedToday = false
    #expect(facts.badgeCount == nil, "the fact `subscription.status` is missing")
    facts.subscriptionStatus = HandzFacts.SubscriptionStatus.none
    #expect(facts.badgeCount == 4)
    facts.maintenanceOpenedToday = true
    #expect(facts.badgeCount == 3)
    facts.plan = .guest
    #expect(facts.badgeCount == 0)
  }
}
