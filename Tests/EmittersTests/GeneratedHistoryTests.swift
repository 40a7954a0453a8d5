import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// Counting and the warning ladder in the generated Swift.
@Suite struct GeneratedHistoryTests {
  private let start = Timestamp(seconds: 1_772_445_600)
  private let sharing = HandzCountedActionRequest.shareCreateLink(authProvider: .value(.apple), authEmailVerified: true)
  private let free = HandzFacts(plan: .free)

  /// A person who created a number of links.
  private func share(_ links: Int, _ history: inout HandzHistory) throws -> HandzDecision {
    var last: HandzDecision?
    for link in 0..<links {
      last = try Handz.decideAndCount(sharing, id: "l\(link)", free, at: start, history: &history, isConfirmed: true)
    }
    return try #require(last)
  }

  @Test func performingCounts() throws {
    var history = HandzHistory()
    let eighth = try share(8, &history)
    #expect(eighth.isAllowed && eighth.details.counted == [.shareLinkCreated])
    let status = try #require(eighth.details.status)
    #expect(status.vector == .shareLinkCreation && status.level == .l1 && status.effect == .tells && status.isDismissible)
    #expect(status.count == 8 && status.limit == 10 && status.resets == .daily)
    #expect(status.next.map { $0.level == .l2 && $0.at == 10 && $0.more == 2 } == true)
    #expect(status.resetsAt == Timestamp(seconds: 1_772_496_000))
    #expect(status.copy?.text.isEmpty == false && status.surfaces.map { Int($0.rawValue) } == status.presented.surfaces)
    #expect(status.parts.map(\.part) == [.ladder(.count), .ladder(.reset)])
    let change = try #require(eighth.details.changes.first)
    #expect(change.vector == .shareLinkCreation && change.from == .l0 && change.to == .l1 && change.count == 8 && !change.isAudited)
    #expect(change.at == Timestamp(seconds: 1_772_445_600) && change.until == nil && !change.telemetry.isEmpty)
    // The same link does not count again.
    let again = try Handz.decideAndCount(sharing, id: "l7", free, at: start, history: &history)
    #expect(again.details.counted.isEmpty && again.details.status?.count == 8)
  }

  @Test func theLadderStops() throws {
    var history = HandzHistory()
    _ = try share(9, &history)
    let asked = try Handz.decideAndCount(
      sharing, id: "l9", free, at: Timestamp(seconds: 1_772_446_600), history: &history, isConfirmed: true)
    #expect(asked.isAllowed && asked.details.status?.level == .l2)
    for link in 10..<15 {
      let later = Timestamp(seconds: 1_772_446_600 + Int64(link) * 200)
      _ = try Handz.decideAndCount(sharing, id: "l\(link)", free, at: later, history: &history, isConfirmed: true)
    }
    let now = Timestamp(seconds: 1_772_449_500)
    guard case .denied(let gate, let reason, let details) = try Handz.decide(sharing, free, at: now, history: history) else {
      Issue.record("fifteen links exceed the limit")
      return
    }
    let status = try #require(details.status)
    #expect(gate == .softCapGate && reason == .safetyCooldown && status.level == .l3 && status.effect == .stops)
    #expect(status.until == Timestamp(seconds: 1_772_451_200) && status.timeLeft == .seconds(1700))
    #expect(status.buttons.map(\.id) == [.contactSupport, .notNow] && !status.isDismissible && !status.isDeferred)
    #expect(try Handz.status(of: .shareLinkCreation, free, at: now, history: history) == status)
    #expect(try Handz.statuses(free, at: now, history: history).map(\.vector) == HandzLadderVector.allCases)
    let released = try Handz.release(.shareLinkCreation, free, at: now, history: &history)
    #expect(released.isCounted && released.changes.map(\.to) == [.l0])
    #expect(try Handz.decide(sharing, free, at: now, history: history).isAllowed)
  }

  @Test func eventsAndSignals() throws {
    var history = HandzHistory()
    var guest = HandzFacts.withoutPlan
    guest.authSignedIn = false
    for number in 0..<5 {
      let counting = try Handz.count(.loginFailed, id: "t\(number)", guest, at: start, history: &history)
      #expect(counting.isCounted && counting.statuses.map(\.vector) == [.loginAttempts] && !counting.telemetry.isEmpty)
    }
    #expect(try !Handz.count(.loginFailed, id: "t4", guest, at: start, history: &history).isCounted)
    #expect(try !Handz.count(.loginFailed, id: "t9", guest, at: start, history: &history, isAutomatic: true).isCounted)
    #expect(try Handz.decide(.accountLogIn, guest, at: start, history: history).isAllowed == false)
    let seen = try Handz.record(.implausibleRate, in: .importAcceptance, free, at: start, history: &history)
    #expect(seen.isCounted && seen.statuses.map(\.vector) == [.importAcceptance])
    #expect(try Handz.record(.implausibleRate, free, at: start, history: &history).statuses.count > 1)
  }

  @Test func aHistoryOutlivesTheApp() throws {
    var history = HandzHistory()
    _ = try share(9, &history)
    let again = try HandzHistory(json: history.json)
    #expect(again == history && again != HandzHistory())
    #expect(throws: RequestError.self) { try HandzHistory(json: Array("{\"at\":1}".utf8)) }
    #expect(try HandzHistory(json: Array("{}".utf8)) == HandzHistory())
  }

  @Test func anEventWithoutItsIdIsAnError() throws {
    var history = HandzHistory()
    func code(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return (error as? RequestError)?.code }
      return nil
    }
    #expect(code { _ = try Handz.decideAndCount(sharing, free, at: start, history: &history) } == "missing_event_id")
    #expect(code { _ = try Handz.count(.loginFailed, free, at: start, history: &history) } == "missing_event_id")
    #expect(history == HandzHistory())
  }

  /// An action that is known only at run time is decided like the same attempt with its facts.
  @Test func anActionOfRunTimeIsDecidedAlike() throws {
    var (typed, dynamic) = (HandzHistory(), HandzHistory())
    var facts = free
    facts.authProvider = .value(.apple)
    facts.authEmailVerified = true
    for link in 0..<12 {
      let one = try Handz.decideAndCount(sharing, id: "l\(link)", free, at: start, history: &typed, isConfirmed: true)
      let other = try Handz.decideAndCount(action: .shareCreateLink, id: "l\(link)", facts, at: start, history: &dynamic, isConfirmed: true)
      #expect(one.isAllowed == other.isAllowed && one.details == other.details && typed == dynamic)
      let asked = try Handz.decide(action: .shareCreateLink, facts, at: start, history: typed)
      #expect(try asked.isAllowed == Handz.decide(sharing, free, at: start, history: typed).isAllowed)
    }
  }

  @Test func theOverviewIsTyped() throws {
    var facts = free
    facts.usageSavedFlows = 2
    let overview = Handz.overview(facts)
    #expect(overview.plan == .free && overview.ladder == nil && overview.undecided == nil)
    let flows = try #require(overview.limits.first { $0.id == .savedFlows })
    #expect(flows.status.used == 2 && flows.count?.text.contains("2 of 2") == true && flows.counted != nil && flows.reset == nil)
    var history = HandzHistory()
    _ = try share(3, &history)
    let after = try Handz.overview(facts, at: start, history: history)
    #expect(after.limits.first { $0.id == .shareLinksDaily }?.status.used == 3)
    #expect(after.ladder?.first { $0.vector == .shareLinkCreation }?.count == 3)
  }
}
