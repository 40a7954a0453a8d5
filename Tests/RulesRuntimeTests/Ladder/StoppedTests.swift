import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// A block by the ladder does not depend on a fact, and the trace does not suggest one.
@Suite struct StoppedTests {
  @Test func noFactChangesWhatTheLadderStops() throws {
    let rules = RealRules.rules
    var history = History(for: rules.bundle)
    let frame = rules.makeFrame()
    let facts: [(String, JSON)] = [
      ("plan", .string("free")), ("auth.provider", .string("email")), ("auth.emailVerified", .bool(true)),
      ("now", .string("2026-03-02T10:00:00Z")),
    ]
    try rules.fill(frame, with: facts.map { GivenFact(name: $0.0, value: $0.1) })
    let action = try #require(rules.action("share.create_link"))
    let free = try rules.presentDecision(action: action, after: history, frame, trace: true)
    #expect(free.isAllowed && free.trace?.counterfactuals.isEmpty == false)
    let event = try #require(rules.bundle.find(.countedEvents, "share_link.created"))
    for number in 0..<15 { _ = rules.count(.event(event, EventID("\(number)")), &history, frame) }
    let stopped = try rules.presentDecision(action: action, after: history, frame, trace: true)
    #expect(!stopped.isAllowed && rules.name(.ladderLevels, stopped.status?.level) == "L3" && stopped.status?.effect == .stops)
    #expect(stopped.trace?.counterfactuals.isEmpty == true, "\(String(describing: stopped.trace?.counterfactuals))")
  }

  /// If signals raised the level beyond the count, the next level is the one above, not one that was passed.
  @Test func theNextLevelLiesAbove() throws {
    let rules = RealRules.rules
    var history = History(for: rules.bundle)
    let frame = rules.makeFrame()
    let facts: [(String, JSON)] = [("plan", .string("free")), ("now", .string("2026-03-02T10:00:00Z"))]
    try rules.fill(frame, with: facts.map { GivenFact(name: $0.0, value: $0.1) })
    let vector = try #require(rules.bundle.find(.ladder, "share_link_creation"))
    for signal in ["implausible_rate", "repeated_failures", "many_new_accounts"] {
      _ = rules.count(.signal(try #require(rules.bundle.find(.signals, signal)), vector: vector), &history, frame)
    }
    let status = try #require(try rules.presentLadder(vector, after: history, frame).first)
    #expect(rules.name(.ladderLevels, status.level) == "L3" && status.count == 0)
    #expect(rules.name(.ladderLevels, status.next?.level) == "L4" && status.next?.at == 30 && status.next?.more == 30)
  }
}
