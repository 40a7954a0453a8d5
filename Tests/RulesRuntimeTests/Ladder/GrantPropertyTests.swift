import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// What counts by time never grants more than its number, in any window or month, for any clock.
@Suite struct GrantPropertyTests {
  private static let seeds = 0..<40 as Range<UInt64>

  /// Three an hour, in any sliding hour.
  private static let three: [(String, String)] = [
    ("events.yaml", "taken: {about: One was taken., by: one.take, source: DOC}\n"),
    (
      "limits.yaml",
      """
      an_hour:
        about: Taken within an hour.
        plans: {basic: 3}
        used: used.thisHour
        counts: taken
        window: 1h
        when_full: {basic: enough}
        tells: {what: sorry, why: sorry, next: sorry, count: sorry, counted: sorry}
        source: DOC

      """
    ),
    ("capabilities.yaml", "one.take: {about: Take one., plans: {basic: {within: an_hour}}, source: DOC}\n"),
    (
      "actions.yaml",
      """
      one.take:
        about: Takes one.
        entry_point: here
        first_match:
          - {require: one.take}
          - {otherwise: allow}
        source: DOC

      """
    ),
    ("entry_points.yaml", "here: {about: Here., source: DOC}\n"),
    (
      "reasons/more.yaml", "enough: {about: Three are enough., gate: notice, shown_on: modal, says: sorry, source: DOC}\n"
    ),
    (
      "facts/more.yaml",
      "now: {about: The time., type: timestamp, from: server, source: DOC}\nused.thisHour: {about: Taken., type: int, from: server, source: DOC}\n"
    ),
  ]

  @Test(arguments: seeds) func neverMoreThanTheLimitInAnyWindow(seed: UInt64) throws {
    let rules = try SmallBook.rules([], adding: Self.three)
    let (action, clock) = (try #require(rules.action("one.take")), try #require(rules.fact("now")))
    let frame = rules.makeFrame()
    var (history, random) = (History(for: rules.bundle), Numbers(seed: seed))
    var (now, latest) = (Int64(1_772_409_600), Int64.min)
    var granted: [Int64] = []
    for number in 0..<400 {
      now += [0, 1, 60, 599, 1200, 3599, 3600, 900, -900, -3600][random.next(below: 10)]
      latest = max(latest, now)
      frame.set(clock, .timestamp(seconds: now))
      let id = "t\(random.next(below: 8) == 0 ? number / 2 : number)"
      let doing = rules.decideAndCount(action: action, id: EventID(id), &history, frame)
      if !doing.counted.isEmpty { granted.append(latest) }
      // A person who has used fewer than three within the hour gets one, so nothing is withheld either.
      let recent = granted.filter { latest - $0 < 3600 }.count
      #expect(recent <= 3, "seed \(seed)")
      if !doing.decision.isAllowed { #expect(recent == 3, "seed \(seed)") }
    }
    #expect(granted.count > 10)
  }

  /// Three credits a month for a user on Free, once for each session, even if the app is installed again.
  @Test(arguments: seeds) func neverMoreThanTheCreditsOfAMonth(seed: UInt64) throws {
    let rules = RealRules.rules
    let action = try #require(rules.action("practice.start"))
    let credits = try #require(rules.bundle.find(.limits, "practice_credits"))
    var (history, random) = (History(for: rules.bundle), Numbers(seed: seed))
    var (now, latest) = (Int64(1_772_409_600), Int64.min)
    var spent: [String: [String]] = [:]
    for number in 0..<200 {
      now += [0, 60, 3600, 86_400, 5 * 86_400, -86_400][random.next(below: 6)]
      latest = max(latest, now)
      let session = "s\(random.next(below: 4) == 0 ? max(0, number - 1) : number)"
      let frame = rules.makeFrame()
      try rules.fill(
        frame,
        with: [
          GivenFact(name: "plan", value: .string("free")), GivenFact(name: "practice.source", value: .string("saved_flow")),
          GivenFact(name: "flow.id", value: .string("f")), GivenFact(name: "session.id", value: .string(session)),
          GivenFact(name: "flow.readOnly", value: .bool(false)), GivenFact(name: "usage.savedFlows", value: .int(1)),
        ])
      frame.set(try #require(rules.fact("now")), .timestamp(seconds: now))
      let doing = rules.decideAndCount(action: action, id: EventID(""), &history, frame)
      let month = Self.month(latest)
      if !doing.counted.isEmpty {
        #expect(doing.decision.spends == credits)
        #expect(!spent.values.joined().contains(session), "a session pays once; seed \(seed)")
        spent[month, default: []].append(session)
      }
      #expect(spent[month, default: []].count <= 3, "seed \(seed)")
      if !doing.decision.isAllowed { #expect(spent[month, default: []].count == 3, "seed \(seed)") }
      // Stored as text, like on a server.
      var writer = JSONWriter()
      rules.write(history, &writer)
      history = try rules.history(try JSON.parse(writer.bytes).objectValue ?? [])
    }
  }

  private static func month(_ seconds: Int64) -> String {
    var text: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &text)
    return String(decoding: text.prefix(7), as: UTF8.self)
  }
}
