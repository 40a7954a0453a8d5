import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// The generated Swift, used as in an app.
@Suite struct GeneratedSwiftTests {
  private let free = HandzFacts(plan: .free)

  @Test func refusalsAreTyped() throws {
    guard case .denied(let gate, let reason, let details) = Handz.decide(.flowSaveNew(usageSavedFlows: 2), free) else {
      Issue.record("a full library accepts no third flow")
      return
    }
    #expect(gate == .capGate && reason == .freeFlowCap)
    #expect(details.copy?.text == Handz.rules.render(copy: Int(HandzCopyKey.errorErr030.rawValue), with: [("limit", .number(2))]).text)
    #expect(Handz.decide(.flowSaveNew(usageSavedFlows: 1), free).isAllowed)
  }

  @Test func factsThatAreNotGivenAreMissing() throws {
    guard case .denied(_, let reason, let details) = Handz.decide(action: .flowSaveNew, free) else {
      Issue.record("the number of saved flows is missing")
      return
    }
    #expect(reason == .undecided && details.undecided?.fact == .usageSavedFlows)
  }

  @Test func sentencesTakeTheirNumbers() {
    #expect(HandzCopy.errorErr030(limit: 7).text.contains("7"))
  }

  @Test func detailsAreTyped() throws {
    guard case .denied(_, _, let details) = Handz.decide(.flowSaveNew(usageSavedFlows: 2), free) else {
      Issue.record("a full library accepts no third flow")
      return
    }
    #expect(details.error == .err030 && details.plan == .free && details.limits.first?.limit == 2)
    #expect(details.buttons.map { Int($0.id.rawValue) } == details.presented.buttons.map(\.id) && !details.buttons.isEmpty)
    #expect(details.buttons.map { $0.action.map { Int($0.rawValue) } } == details.presented.buttons.map(\.action))
    #expect(details.telemetry.map { Int($0.id.rawValue) } == details.presented.telemetry.map(\.event) && !details.telemetry.isEmpty)
    #expect(details.telemetry.first == .gateShown(reasonCode: .freeFlowCap, planState: .free, surface: .flowSave))
    #expect(details.surfaces.map { Int($0.rawValue) } == details.presented.surfaces)
    var counted = HandzCountedFacts(free)
    counted.practiceSource = .savedFlow
    counted.creditsLeft = 2
    let allowed = Handz.decide(action: .practiceStart, counted).details
    #expect(allowed.spends == .practiceCredits)
    #expect(allowed.notices.compactMap { $0.reason.map { .reason(Int($0.rawValue)) } } == allowed.presented.notices.map(\.id))
    #expect(allowed.notices.map(\.name) == allowed.notices.map { $0.reason?.name } && !allowed.notices.isEmpty)
  }

  @Test func settingsHaveTheirAmounts() {
    #expect(HandzSetting.graceWindow.amount == 259_200 && HandzSetting.graceWindow.unit == .seconds)
    #expect(Handz.settings.graceWindow == .seconds(72 * 3600))
    #expect(HandzSetting.dailyReminderTime.amount == 19 * 60 && HandzSetting.dailyReminderTime.unit == .timeOfDay)
    #expect(Handz.settings.dailyReminderTime == TimeOfDay("19:00"))
  }

  /// A value of app code is written like the same value of a fact.
  @Test func sentencesTakeDurationsSizesAndNoNumber() {
    #expect(HandzCopy.gateActionStartTrial(trialDays: .seconds(7 * 86_400)).text.contains("7"))
    #expect(HandzCopy.errorErr040(limit: 1_950_000_000).text.contains("1.95GB"))
    #expect(HandzCopy.errorErr030(limit: nil).text.contains("∞"))
    #expect(HandzCopy.ladderTemplateL2(cooldown: .seconds(90)).text.contains("2\u{A0}min"))
  }

  @Test(
    arguments: [
      (.zero, 0, 0), (.seconds(-1), -1, 0), (.milliseconds(-500), -1, 500_000_000), (.milliseconds(1500), 1, 500_000_000),
      (.nanoseconds(-1), -1, 999_999_999), (.seconds(Int64.max), 315_576_000_000, 0), (.seconds(Int64.min), -315_576_000_000, 0),
    ] as [(Swift.Duration, Int64, Int32)]) func durationsAreTheRules(duration: Swift.Duration, seconds: Int64, nanoseconds: Int32)
  {
    #expect(Value(duration) == .duration(seconds: seconds, nanoseconds: nanoseconds))
    #expect(PlainValue.duration(duration).duration == .seconds(seconds) + .nanoseconds(nanoseconds))
  }

  @Test func linksAreTyped() throws {
    #expect(HandzDeepLink.practiceSession(id: "s-1").text == "handz://practice/session?id=s-1")
    #expect(try HandzDeepLink(parsing: "handz://practice/session?id=s-1") == .practiceSession(id: "s-1"))
    #expect(
      HandzDeepLink.inboxItem(highlight: "i").destination == .inbox
        && HandzDeepLink.practiceSession(id: "s").fallbackDestination == .practice)
    #expect(throws: LinkError.missingParameter("id")) { try HandzDeepLink(parsing: "handz://practice/session") }
    #expect(throws: LinkError.credentials(at: 10)) { try HandzDeepLink(parsing: "handz://me@practice") }
  }

  /// The address of every link parses as the same link, under its own name.
  @Test func everyLinkReadsBack() throws {
    for name in HandzDeepLinkType.allCases {
      let parameters = Handz.rules.bundle.deepLinks[Int(name.rawValue)].parameters
      let ids = parameters.filter { Handz.rules.bundle.linkParameters[$0].kind == .id }.count
      let text = Handz.rules.text(of: DeepLink(ordinal: Int(name.rawValue), ids: Array(repeating: "x", count: ids)))
      let link = try HandzDeepLink(parsing: text)
      #expect(link.type == name && link.text == text, "\(text)")
    }
  }

  @Test func everyIdIsTheBundles() {
    for action in HandzAction.allCases { #expect(Handz.rules.action(action.name) == Int(action.rawValue), "\(action.name)") }
    for fact in HandzFact.allCases { #expect(Handz.rules.fact(fact.name) == Int(fact.rawValue), "\(fact.name)") }
  }

  @Test func theSnapshotIsTyped() {
    let snapshot = Handz.snapshot(free)
    #expect(snapshot.planState == .free)
    #expect(snapshot.canUploadMedia == false)
  }

  @Test func tablesAreTyped() {
    var facts = HandzCountedFacts(free)
    facts.creditsLeft = 1
    #expect(HandzTables.practiceLabel(facts) == .practiceCtaCredit)
    facts.creditsLeft = 0
    #expect(HandzTables.practiceLabel(facts) == .practiceCtaPro && HandzTables.practiceLabel(facts).name == "practice.cta.pro")
    #expect(HandzTables.present(.practiceLabel, free).undecided?.fact == .creditsLeft)
    for answer in HandzTables.SigningInAnswer.allCases { #expect(!answer.name.isEmpty) }
  }
}
