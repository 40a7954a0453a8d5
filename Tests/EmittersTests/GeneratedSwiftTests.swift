import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// The generated Swift, used as an app would use it.
@Suite struct GeneratedSwiftTests {
  private func facts(saved: Int) -> HandzFacts {
    var facts = HandzFacts()
    facts.plan = .free
    facts.usageSavedFlows = saved
    return facts
  }

  @Test func refusalsAreTyped() throws {
    guard case .refused(let gate, let reason, let details) = Handz.require(.flowSaveNew, facts(saved: 2)) else {
      Issue.record("a full library takes no third flow")
      return
    }
    #expect(gate == .capGate && reason == .freeFlowCap)
    #expect(details.copy?.text == Handz.rules.render(copy: Int(HandzCopyKey.errorErr030.rawValue), with: [("limit", .number(2))]).text)
    #expect(Handz.require(.flowSaveNew, facts(saved: 1)).isAllowed)
  }

  @Test func factsThatAreNotGivenAreMissing() throws {
    var facts = HandzFacts()
    facts.plan = .free
    guard case .refused(_, let reason, _) = Handz.require(.flowSaveNew, facts) else {
      Issue.record("nobody knows how full the library is")
      return
    }
    #expect(reason == .undecided)
  }

  @Test func sentencesTakeTheirNumbers() {
    #expect(HandzCopy.errorErr030(limit: 7).text.contains("7"))
  }

  @Test func linksAreTyped() throws {
    #expect(HandzLink.practiceSession(id: "s-1").text == "handz://practice/session?id=s-1")
    #expect(try HandzLink(parsing: "handz://practice/session?id=s-1") == .practiceSession(id: "s-1"))
    #expect(HandzLink.inboxItem(highlight: "i").opens == .inbox && HandzLink.practiceSession(id: "s").whenGone == .practice)
    #expect(throws: LinkRefusal.missingParameter("id")) { try HandzLink(parsing: "handz://practice/session") }
    #expect(throws: LinkRefusal.credentials(at: 10)) { try HandzLink(parsing: "handz://me@practice") }
    #expect(HandzLink.whenUnknown == .home)
  }

  /// Every link's address reads back as the same link, under its own name.
  @Test func everyLinkReadsBack() throws {
    for name in HandzDeepLink.allCases {
      let parameters = Handz.rules.bundle.range(.deepLinks, Int(name.rawValue), Word.DeepLinks.parameters)
      let ids = parameters.filter { Handz.rules.bundle.word(.linkParameters, $0, Word.LinkParameters.kind) == 1 }.count
      let text = Handz.rules.text(of: Link(ordinal: Int(name.rawValue), ids: Array(repeating: "x", count: ids)))
      let link = try HandzLink(parsing: text)
      #expect(link.name == name && link.text == text, "\(text)")
    }
  }

  @Test func everyIdIsTheBundles() {
    for action in HandzAction.allCases { #expect(Handz.rules.action(action.name) == Int(action.rawValue), "\(action.name)") }
    for fact in HandzFact.allCases { #expect(Handz.rules.fact(fact.name) == Int(fact.rawValue), "\(fact.name)") }
  }

  @Test func theSnapshotIsTyped() {
    let snapshot = Handz.snapshot(facts(saved: 0))
    #expect(snapshot.planState == .free)
    #expect(snapshot.canUploadMedia == false)
  }
}
