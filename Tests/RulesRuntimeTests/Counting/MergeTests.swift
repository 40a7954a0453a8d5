import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Two histories, queues, or logs of one person are merged: in any order and any number of times.
@Suite struct MergeTests {
  private static let rules = RealRules.rules

  /// Three devices that began with the same history and continued independently.
  private func copies(_ seed: UInt64) -> [History] {
    var first = RandomHistory(Self.rules, seed: seed)
    for _ in 0..<60 { first.step() }
    return (1...3).map { device in
      var copy = first
      copy.reseed(seed &* 31 &+ UInt64(device))
      for _ in 0..<80 { copy.step() }
      return copy.history
    }
  }

  private func text(_ history: History) -> String { String(decoding: Self.rules.json(of: history), as: UTF8.self) }

  @Test(arguments: 0..<8) func theOrderDoesNotMatter(part: Int) throws {
    let rules = Self.rules
    for number in 0..<20 {
      let seed = UInt64(part) << 32 + UInt64(number)
      let all = copies(seed)
      let (a, b, c) = (all[0], all[1], all[2])
      let ab = rules.merged(a, b)
      #expect(text(ab) == text(rules.merged(b, a)), "seed \(seed): a b, b a")
      #expect(text(rules.merged(ab, c)) == text(rules.merged(a, rules.merged(b, c))), "seed \(seed): (a b) c, a (b c)")
      #expect(
        rules.merged(a, a) == a && text(rules.merged(ab, a)) == text(ab) && text(rules.merged(b, ab)) == text(ab), "seed \(seed): twice")
      #expect(try rules.history(json: rules.json(of: ab)) == ab, "seed \(seed): written and read")
    }
  }

  @Test func theSameIdCountsOnce() throws {
    let rules = Self.rules
    let event = try #require(rules.bundle.find(.countedEvents, "share_link.created"))
    let frame = rules.makeFrame()
    frame.set(rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, "free"))))
    var devices = [History(for: rules.bundle), History(for: rules.bundle)]
    for (number, device) in [(1, 0), (2, 0), (2, 1), (3, 1), (1, 1)] {
      frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: 1_772_409_600_000 + Int64(number) * 1000).value)
      _ = rules.count(.event(event, EventID("\(number)")), &devices[device], frame)
    }
    let merged = rules.merged(devices[0], devices[1])
    let vector = try #require(rules.bundle.find(.ladder, "share_link_creation"))
    #expect(try rules.presentLadder(vector, after: merged, frame).first?.count == 3)
  }

  /// A block on one device applies to both; a release on one device applies to both.
  @Test func blocksMeet() throws {
    let rules = Self.rules
    let event = try #require(rules.bundle.find(.countedEvents, "login.failed"))
    let vector = try #require(rules.bundle.find(.ladder, "login_attempts"))
    let frame = rules.makeFrame()
    frame.set(rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, "guest"))))
    var (blocked, free) = (History(for: rules.bundle), History(for: rules.bundle))
    for number in 1...5 {
      frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: 1_772_409_600_000 + Int64(number) * 1000).value)
      _ = rules.count(.event(event, EventID("\(number)")), &blocked, frame)
      _ = rules.count(.event(event, EventID("\(number % 2)")), &free, frame)
    }
    #expect(try rules.presentLadder(vector, after: free, frame).first?.level == nil)
    let level = try rules.presentLadder(vector, after: rules.merged(free, blocked), frame).first?.level
    #expect(rules.name(.ladderLevels, level) == "L3")
    let before = blocked
    frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: 1_772_409_700_000).value)
    _ = rules.count(.released(vector), &blocked, frame)
    #expect(try rules.presentLadder(vector, after: rules.merged(before, blocked), frame).first?.level == nil)
  }

  @Test func requestsMerge() throws {
    let answer = Self.rules.answered(
      #"{"ask":"merge","histories":[{"at":"2026-03-02T10:00:00Z","owner":"ann","events":{"credit.spent":[["2026-03-02T10:00:00Z","9f86d081884c7d65"]]}},{"at":"2026-03-02T11:00:00Z","owner":"ann","events":{"credit.spent":[["2026-03-02T10:00:00Z","9f86d081884c7d65"],["2026-03-02T11:00:00Z","60303ae22b998861"]]}}],"facts":{"person":"ann"}}"#
    )
    #expect(
      answer
        == #"{"history":{"at":"2026-03-02T11:00:00Z","owner":"ann","events":{"credit.spent":[["2026-03-02T10:00:00Z","9f86d081884c7d65"],["2026-03-02T11:00:00Z","60303ae22b998861"]]}}}"#
    )
    for (members, code) in [
      (#""histories":[{},{}],"queues":[{},{}]"#, "malformed"), (#""histories":[{}]"#, "malformed"), ("\"logs\":[{},{}]", "malformed"),
      ("\"trace\":false", "malformed"), (#""histories":[{"owner":"ann"},{}]"#, "missing_person"),
      (#""queues":[{"operations":1},{}]"#, "malformed_queue"),
    ] {
      let answer = Self.rules.answered("{\"ask\":\"merge\",\(members)}")
      #expect(answer.contains("\"code\":\"\(code)\""), "\(members): \(answer)")
    }
  }
}

extension Rules {
  fileprivate func answered(_ request: String) -> String {
    var writer = JSONWriter()
    _ = answer(Array(request.utf8), makeFrame(), into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
