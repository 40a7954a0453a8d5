import HandzRules
import RulesRuntime
import Testing

/// Screens, moments, and providers in the generated Swift.
@Suite struct GeneratedMomentTests {
  @Test func theWelcomeGateWithoutANetwork() {
    var facts = HandzFacts.withoutPlan
    facts.authSignedIn = false
    facts.networkState = .offline
    let screen = HandzRoute.authWelcome.screen(facts)
    #expect(screen.isAllowed && screen.redirect == nil)
    #expect(screen.buttons.map(\.id) == HandzProvider.inOrder.map(\.button) + [.logIn, .tryWithoutAccount, .openTerms, .openPrivacy])
    #expect(screen.buttons.map(\.isEnabled) == [false, false, false, true, true, true, true])
    #expect(screen.notices.map(\.notice) == [.connectionLostToGuest])
    #expect(HandzTables.launch(facts).route == .authWelcome)
  }

  @Test func theProviderOfLastTimeStandsInFront() {
    var facts = HandzFacts(plan: .guest)
    facts.authSessionExpired = true
    facts.authLastProvider = .value(.google)
    facts.networkState = .online
    let buttons = HandzRoute.authReauth.screen(facts).buttons
    #expect(buttons.filter(\.isProminent).map(\.id) == [HandzProvider.google.button])
    #expect(HandzProvider.inOrder == [.apple, .google, .email])
    #expect(HandzProvider.apple.mayHideAddress && HandzProvider.apple.keepsFirstAddress && HandzProvider.apple.address == .optional)
    #expect(HandzProvider.google.identifiesByAddress && !HandzProvider.google.hasPassword)
    #expect(HandzProvider.email.hasPassword && HandzProvider.email.confirmsAddress && HandzProvider.email.personName == .never)
  }

  @Test func aGuestComesBackToTheSharedFlow() throws {
    var facts = HandzFacts(plan: .guest)
    facts.shareId = "s1"
    let resume = try #require(Handz.decide(action: .shareDuplicate, facts).details.resume)
    #expect(resume.action == .shareDuplicate && resume.route == .shareView)
    #expect(resume.facts.map(\.given) == [GivenFact("share.id", .text("s1"))])
    #expect(resume.facts.map(\.fact) == [.shareId] && resume.facts.map(\.value) == [.text("s1")])
    facts.signInFromGate = true
    #expect(HandzTables.afterSigningIn(facts) == .resume && HandzTables.afterSigningIn(facts).route == nil)
  }

  @Test func afterAHardStopTheAppGoesOnWithASafeScreen() throws {
    var facts = HandzFacts(plan: .free)
    facts.errorIncident = "inc-1"
    let stopped = try #require(HandzMoment.storageUnreadable.tasks(for: facts).error)
    #expect(stopped.error == .errPhCorrupt01 && stopped.blocks && stopped.incident == "inc-1")
    #expect(stopped.route == .fallback && stopped.tasks == [.keepDiagnostics, .persistQueue, .resetNavigation])
    #expect(HandzErrorCode.errPhSec01.present(facts).route == .limitSecurity)
    #expect(HandzErrorCode.err030.present(facts).route == nil && HandzErrorCode.err030.present(facts).tasks.isEmpty)
    #expect(HandzErrorCode.err042.present(facts).surfaces.map(\.clearsOnEdit) == [true])
  }

  @Test func theButtonThatBeginsPracticeHasThreeLabels() {
    func label(_ facts: HandzCountedFacts) -> String? {
      HandzRoute.flowDetail.screen(facts).buttons.first { $0.id == .practise }?.label
    }
    var facts = HandzCountedFacts(HandzFacts(plan: .free))
    facts.creditsLeft = .value(2)
    #expect(label(facts) == "Practice (1 credit)")
    facts.creditsLeft = .value(0)
    #expect(label(facts) == "Practice (Pro)")
    #expect(label(HandzCountedFacts(HandzFacts(plan: .pro))) == "Practice")
  }

  @Test func loggingOutAsksAndThenClears() {
    var facts = HandzFacts(plan: .pro)
    facts.logoutWorkNotSent = true
    let asked = HandzMoment.loggedOut.tasks(for: facts)
    #expect(asked.question?.buttons.map(\.id.name) == ["keep_on_device", "clear_on_device", "cancel"])
    #expect(asked.tasks.isEmpty && asked.route == nil)
    facts.logoutChoice = .clear
    let done = HandzMoment.loggedOut.tasks(for: facts)
    #expect(done.question == nil && done.tasks.contains(.cancelNotifications) && done.tasks.last == .resetNavigation)
    #expect(done.route == .authWelcome && done.dataToDeleteOnDevice.contains(.drafts) && done.dataToDeleteInCloud.isEmpty)
    #expect(done.dataToKeep == [.countedEvents, .defaultMoves, .demoContent, .draftsBeyondCap, .notificationDevice])
    #expect(HandzMoment.accountDeleted.tasks(for: facts).dataToDeleteInCloud.contains(.flows))
  }
}
