import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// A frame is working memory: an earlier request never affects an answer.
@Suite struct FrameTests {
  /// A request of every form with many facts, in a fixed order.
  static let requests: [[UInt8]] = {
    var random = Numbers(seed: 11)
    let facts = RandomFacts(RealRules.rules)
    var lines: [[UInt8]] = []
    for action in 0..<RealRules.rules.bundle.count(.actions) {
      for _ in 0..<4 {
        let name = RealRules.rules.bundle.name(.actions, action)
        let trace = random.next(below: 3) == 0
        lines.append(Array("{\"ask\":\"entitlement\",\"action\":\"\(name)\",\"facts\":\(facts.next(&random)),\"trace\":\(trace)}".utf8))
      }
      lines.append(Array("{\"ask\":\"\(action % 2 == 0 ? "plan" : "snapshot")\",\"facts\":\(facts.next(&random)),\"trace\":true}".utf8))
      if action % 5 == 0 { lines.append(Array("{\"ask\":\"entitlement\",\"facts\":{\"nobody\":1}}".utf8)) }
    }
    return lines
  }()

  private func answer(_ line: [UInt8], _ frame: Frame) -> String {
    var writer = JSONWriter()
    _ = RealRules.rules.answer(line, frame, into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func oneFrameAnswersAsAFreshOneDoes() {
    let frame = RealRules.rules.makeFrame()
    let fresh = Self.requests.map { answer($0, RealRules.rules.makeFrame()) }
    #expect(Self.requests.map { answer($0, frame) } == fresh)
    #expect(Self.requests.reversed().map { answer($0, frame) } == fresh.reversed())
    #expect(Set(fresh).count > fresh.count / 2, "the requests differ")
  }

  /// Facts changed one at a time in the same frame, as in an app, without filling it again.
  @Test func changingOneFactIsEnough() throws {
    let rules = RealRules.rules
    let action = try #require(rules.action("flow.save_new"))
    let saved = try #require(rules.fact("usage.savedFlows"))
    let frame = rules.makeFrame()
    try rules.fill(
      frame,
      with: [
        GivenFact(name: "auth.signedIn", value: .bool(true)), GivenFact(name: "subscription.status", value: .string("none")),
        GivenFact(name: "usage.savedFlows", value: .int(2)),
      ])
    #expect(!rules.decide(action: action, frame).isAllowed)
    frame.set(saved, .int(1))
    #expect(rules.decide(action: action, frame).isAllowed)
    frame.set(saved, .missing)
    #expect(rules.decide(action: action, frame).error?.errorCode == .missingFact)
    frame.set(try #require(rules.fact("auth.signedIn")), .bool(false))
    let decision = rules.decide(action: action, frame)
    #expect(decision.reason.map { rules.bundle.name(.reasons, $0) } == "guest_save_flow", "the plan is derived again")
    let presented = rules.present(decision, frame)
    #expect(rules.present(rules.decide(action: action, frame), frame) == presented)
    #expect(!frame.isGiven(try #require(rules.fact("decision.action"))), "a derived value is not a fact of the next request")
  }
}
