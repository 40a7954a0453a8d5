import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// What is counted, and the warning ladder, in the types of the generated Swift.
@Suite struct GeneratedHistoryTests {
  private func facts(_ plan: HandzPlan, at seconds: Int64 = 1_772_445_600) -> HandzFacts {
    var facts = HandzFacts()
    facts.plan = plan
    facts.authProvider = .value(.apple)
    facts.now = Timestamp(seconds: seconds)
    return facts
  }

  /// Somebody who made so many links.
  private func sharing(_ links: Int, _ history: inout HandzHistory) throws -> HandzDecision {
    var last: HandzDecision?
    for link in 0..<links {
      last = try Handz.perform(.shareCreateLink, id: "l\(link)", facts(.free), history: &history, isConfirmed: true)
    }
    return try #require(last)
  }

  @Test func performingCounts() throws {
    var history = HandzHistory()
    let eighth = try sharing(8, &history)
    #expect(eighth.isAllowed && eighth.details.counted == [.shareLinkCreated])
    let standing = try #require(eighth.details.standing)
    #expect(standing.vector == .shareLinkCreation && standing.level == .l1 && standing.effect == .tells && standing.isDismissible)
    #expect(standing.count == 8 && standing.limit == 10 && standing.resets == .daily)
    #expect(standing.next.map { $0.level == .l2 && $0.at == 10 && $0.more == 2 } == true)
    #expect(standing.resetsAt == Timestamp(seconds: 1_772_496_000))
    #expect(standing.copy?.text.isEmpty == false && standing.surfaces.map { Int($0.rawValue) } == standing.presented.surfaces)
    #expect(standing.parts.map(\.part) == [.ladder(.count), .ladder(.reset)])
    let change = try #require(eighth.details.changes.first)
    #expect(change.vector == .shareLinkCreation && change.from == .l0 && change.to == .l1 && change.count == 8 && !change.isAudited)
    #expect(change.at == Timestamp(seconds: 1_772_445_600) && change.until == nil && !change.telemetry.isEmpty)
    // The same link again counts no second time.
    let again = try Handz.perform(.shareCreateLink, id: "l7", facts(.free), history: &history)
    #expect(again.details.counted.isEmpty && again.details.standing?.count == 8)
  }

  @Test func theLadderStops() throws {
    var history = HandzHistory()
    _ = try sharing(9, &history)
    let asked = try Handz.perform(.shareCreateLink, id: "l9", facts(.free, at: 1_772_446_600), history: &history, isConfirmed: true)
    #expect(asked.isAllowed && asked.details.standing?.level == .l2)
    for link in 10..<15 {
      let later = facts(.free, at: 1_772_446_600 + Int64(link) * 200)
      _ = try Handz.perform(.shareCreateLink, id: "l\(link)", later, history: &history, isConfirmed: true)
    }
    let now = facts(.free, at: 1_772_449_500)
    guard case .refused(let gate, let reason, let details) = try Handz.require(.shareCreateLink, now, history: history) else {
      Issue.record("fifteen links are too many")
      return
    }
    let standing = try #require(details.standing)
    #expect(gate == .softCapGate && reason == .safetyCooldown && standing.level == .l3 && standing.effect == .stops)
    #expect(standing.until == Timestamp(seconds: 1_772_451_200) && standing.timeLeft == .seconds(1700))
    #expect(standing.buttons.map(\.id) == [.contactSupport, .notNow] && !standing.isDismissible && !standing.isDeferred)
    #expect(try Handz.standing(of: .shareLinkCreation, now, history: history) == standing)
    #expect(try Handz.standings(now, history: history).map(\.vector) == HandzLadderVector.allCases)
    let released = try Handz.release(.shareLinkCreation, now, history: &history)
    #expect(released.isCounted && released.changes.map(\.to) == [.l0])
    #expect(try Handz.require(.shareCreateLink, now, history: history).isAllowed)
  }

  @Test func eventsAndSignals() throws {
    var history = HandzHistory()
    var guest = HandzFacts()
    guest.authSignedIn = false
    guest.now = Timestamp(seconds: 1_772_445_600)
    for number in 0..<5 {
      let counting = try Handz.count(.loginFailed, id: "t\(number)", guest, history: &history)
      #expect(counting.isCounted && counting.standings.map(\.vector) == [.loginAttempts] && !counting.telemetry.isEmpty)
    }
    #expect(try !Handz.count(.loginFailed, id: "t4", guest, history: &history).isCounted)
    #expect(try !Handz.count(.loginFailed, id: "t9", guest, history: &history, isAutomatic: true).isCounted)
    #expect(try Handz.require(.accountLogIn, guest, history: history).isAllowed == false)
    let seen = try Handz.see(.implausibleRate, in: .importAcceptance, facts(.free), history: &history)
    #expect(seen.isCounted && seen.standings.map(\.vector) == [.importAcceptance])
    #expect(try Handz.see(.implausibleRate, facts(.free), history: &history).standings.count > 1)
  }

  @Test func aHistoryOutlivesTheApp() throws {
    var history = HandzHistory()
    _ = try sharing(9, &history)
    let again = try HandzHistory(json: history.json)
    #expect(again == history && again != HandzHistory())
    #expect(throws: RequestError.self) { try HandzHistory(json: Array("{\"at\":1}".utf8)) }
    #expect(try HandzHistory(json: Array("{}".utf8)) == HandzHistory())
  }

  @Test func whatCannotBeCountedIsAnError() throws {
    var history = HandzHistory()
    var timeless = facts(.free)
    timeless.now = nil
    func code(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return (error as? RequestError)?.code }
      return nil
    }
    #expect(code { _ = try Handz.perform(.shareCreateLink, id: "a", timeless, history: &history) } == "missing_now")
    #expect(code { _ = try Handz.perform(.shareCreateLink, facts(.free), history: &history) } == "missing_event_id")
    #expect(code { _ = try Handz.count(.loginFailed, facts(.free), history: &history) } == "missing_event_id")
    var counted = facts(.free)
    counted.creditsLeft = .value(2)
    #expect(code { _ = try Handz.standings(counted, history: history) } == "counted_fact")
    #expect(history == HandzHistory())
  }

  @Test func theOverviewIsTyped() throws {
    var facts = facts(.free)
    facts.usageSavedFlows = 2
    let overview = Handz.overview(facts)
    #expect(overview.plan == .free && overview.ladder == nil && overview.undecided == nil)
    let flows = try #require(overview.limits.first { $0.id == .savedFlows })
    #expect(flows.status.used == 2 && flows.count?.text.contains("2 of 2") == true && flows.counted != nil && flows.reset == nil)
    var history = HandzHistory()
    _ = try sharing(3, &history)
    let after = try Handz.overview(facts, history: history)
    #expect(after.limits.first { $0.id == .shareLinksDaily }?.status.used == 3)
    #expect(after.ladder?.first { $0.vector == .shareLinkCreation }?.count == 3)
  }
}
