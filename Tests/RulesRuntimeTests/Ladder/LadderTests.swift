import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// The ladder step by step, on a fictional one that uses every kind of step.
@Suite struct LadderTests {
  /// The rules; `memory` is the time for which blocks make the next one longer.
  private static func files(memory: String = "0s") -> [(String, String)] {
    [
      (
        "facts/more.yaml",
        """
        now: {about: The time., type: timestamp, from: server, source: DOC}
        busy: {about: Hands full., type: bool, from: app, if_absent: false, source: DOC}

        """
      ),
      ("conditions.yaml", "hands_full: {about: No moment to be disturbed., when: busy}\n"),
      (
        "settings.yaml",
        "sign_time: {about: How long signs count., value: 10m, source: DOC}\nmemory: {about: How far back., value: \(memory), source: DOC}\n"
      ),
      ("escalation.yaml", "signals_last: sign_time\nremembers: memory\nwaits_while: hands_full\nsource: DOC\n"),
      ("events.yaml", "knocked: {about: Somebody knocked., by: door.knock, source: DOC}\n"),
      ("actions.yaml", Self.actions),
      ("entry_points.yaml", "here: {about: Here., source: DOC}\n"),
      ("reasons/more.yaml", "too_much: {about: Too much., gate: notice, shown_on: modal, says: sorry, source: DOC}\n"),
      (
        "signals.yaml",
        """
        drum: {about: Like a drum., weight: 40%, source: DOC}
        echo: {about: Twice at once., weight: 40%, source: DOC}
        deaf: {about: Does not hear no., weight: 45%, refusals: {times: 3, per: 1m}, source: DOC}

        """
      ),
      (
        "ladder_levels.yaml",
        """
        quiet: {about: Nothing., blocks: nothing, ends_by_itself: true, source: DOC}
        slow: {about: Slower., blocks: friction, reason: too_much, lasts: [1s, 1m], ends_by_itself: true, dismissible: true, at_confidence: 60%, source: DOC}
        shut: {about: Not now., blocks: action, reason: too_much, lasts: [5m, 30m], ends_by_itself: true, at_confidence: 75%, source: DOC}
        gone: {about: Not today., blocks: feature, reason: too_much, lasts: [1h, 3h], ends_by_itself: true, source: DOC}
        barred: {about: Ask us., blocks: account, reason: too_much, ends_by_itself: false, audit: true, source: DOC}

        """
      ),
      (
        "ladder.yaml",
        """
        knocking:
          about: Knocking too much.
          switched_on: true
          counts: knocked
          stops: door.knock
          window: 1h
          signals: [drum, echo, deaf]
          levels:
            slow: {at: {basic: 3}, pause: 10s, confirm: true, says: sorry}
            shut: {at: {basic: 5}, block: 10m, lets_through: {times: 1, per: 4m}, says: sorry}
            gone: {at: {basic: 8}, refused: {times: 5, per: 10m}, suspend: 2h, says: sorry}
            barred: {after: {level: gone, times: 2, within: 7d}, until_released: true, also_stops: bell.ring, says: sorry}
          source: DOC

        """
      ),
    ]
  }

  private static let actions = ["door.knock", "bell.ring", "door.look"].map {
    "\($0): {about: Does it., entry_point: here, first_match: [{otherwise: allow}], source: DOC}\n"
  }.joined()

  /// A person at the door.
  private struct Visitor {
    let rules: Rules
    let frame: Frame
    var history: History
    var now: Int64 = 1_772_409_600
    private var knocks = 0

    init(memory: String = "0s") throws {
      rules = try SmallBook.rules([], adding: LadderTests.files(memory: memory))
      frame = rules.makeFrame()
      history = History(for: rules.bundle)
      try wait(0)
    }

    mutating func wait(_ seconds: Int64) throws {
      now += seconds
      frame.set(try #require(rules.fact("now")), .timestamp(seconds: now))
    }

    mutating func tries(_ action: String, id: String? = nil, isConfirmed: Bool = true, isAutomatic: Bool = false) throws -> Doing {
      knocks += 1
      return rules.decideAndCount(
        action: try #require(rules.action(action)), id: EventID(id ?? "k\(knocks)"), isConfirmed: isConfirmed, isAutomatic: isAutomatic,
        &history,
        frame)
    }

    /// Knocks a number of times, far enough apart to be allowed if possible.
    mutating func knock(_ times: Int, apart seconds: Int64 = 11) throws {
      for _ in 0..<times {
        try wait(seconds)
        _ = try tries("door.knock")
      }
    }

    func level() throws -> String? {
      guard
        let status = rules.decide(action: try #require(rules.action("door.knock")), frame, after: history, isConfirmed: true).status,
        let step = status.step
      else { return nil }
      return rules.bundle.name(.ladderLevels, rules.bundle.ladderSteps[step].level)
    }

    func effect(isConfirmed: Bool = true) throws -> LadderStatus.Effect? {
      rules.decide(action: try #require(rules.action("door.knock")), frame, after: history, isConfirmed: isConfirmed).status?.effect
    }

    mutating func see(_ signal: String) throws {
      _ = rules.count(.signal(try #require(rules.bundle.find(.signals, signal)), vector: nil), &history, frame)
    }

    mutating func set(_ fact: String, _ value: Value) throws { frame.set(try #require(rules.fact(fact)), value) }
  }

  @Test func slowPausesAndAsks() throws {
    var visitor = try Visitor()
    try visitor.knock(2)
    #expect(try visitor.level() == nil)
    try visitor.knock(1)
    #expect(try visitor.level() == "slow" && visitor.effect() == .pauses)
    try visitor.wait(9)
    #expect(try visitor.effect() == .pauses)
    try visitor.wait(1)
    // The pause ends to the second; the question stays until it is answered.
    #expect(try visitor.effect(isConfirmed: false) == .asks && visitor.effect() == .tells)
    #expect(try !visitor.tries("door.knock", isConfirmed: false).decision.isAllowed)
    #expect(try visitor.tries("door.knock").decision.isAllowed)
  }

  @Test func aBlockEndsByItselfAndLetsSomeThrough() throws {
    var visitor = try Visitor()
    try visitor.knock(5)
    #expect(try visitor.level() == "shut" && visitor.effect() == .stops)
    try visitor.wait(239)
    #expect(try !visitor.tries("door.knock").decision.isAllowed)
    try visitor.wait(1)
    // Four minutes after the last one, one is allowed.
    #expect(try visitor.tries("door.knock").decision.isAllowed)
    #expect(try !visitor.tries("door.knock").decision.isAllowed)
    // The block ends ten minutes after it began. The seventh knock begins the next block, so the ladder asks before it.
    try visitor.wait(360)
    #expect(try visitor.level() == "slow")
    #expect(try !visitor.tries("door.knock", isConfirmed: false).decision.isAllowed)
    let seventh = try visitor.tries("door.knock", isConfirmed: true)
    #expect(seventh.decision.isAllowed && seventh.changes.contains { $0.isStart })
  }

  @Test func repeatedLevelsLeadOnAndOnlyAReleaseEndsTheLast() throws {
    var visitor = try Visitor()
    func suspend() throws {
      while try visitor.level() != "gone" {
        try visitor.wait(241)
        _ = try visitor.tries("door.knock")
      }
    }
    try suspend()
    let ringing = try #require(visitor.rules.action("bell.ring"))
    #expect(visitor.rules.decide(action: ringing, visitor.frame, after: visitor.history).isAllowed)
    try visitor.wait(2 * 3600)
    #expect(try visitor.level() == nil)
    for _ in 0..<20 where try visitor.level() != "barred" {
      try visitor.wait(241)
      _ = try visitor.tries("door.knock")
    }
    #expect(try visitor.level() == "barred")
    // It stops more than the others, but not everything, and lasts as long as the reason does.
    try visitor.wait(400 * 86_400)
    #expect(try !visitor.tries("bell.ring").decision.isAllowed && visitor.tries("door.look").decision.isAllowed)
    let released = visitor.rules.count(.released(0), &visitor.history, visitor.frame)
    #expect(released.isCounted && released.changes.first?.isAudited == true)
    #expect(try visitor.tries("bell.ring").decision.isAllowed && visitor.level() == nil)
    #expect(!visitor.rules.count(.released(0), &visitor.history, visitor.frame).isCounted)
  }

  /// Nothing from before a release counts: no signal, no denied attempt, and no earlier exception.
  @Test func whoIsReleasedBeginsAnew() throws {
    var visitor = try Visitor()
    for sign in ["drum", "echo", "deaf"] { try visitor.see(sign) }
    try visitor.wait(1)
    #expect(try visitor.tries("door.knock").decision.isAllowed)
    for _ in 0..<4 { #expect(try !visitor.tries("door.knock").decision.isAllowed) }
    #expect(try visitor.level() == "shut")
    #expect(visitor.rules.count(.released(0), &visitor.history, visitor.frame).isCounted)
    #expect(try visitor.level() == nil)
    try visitor.wait(1)
    // All signals together close the door again. One is allowed, although another was three minutes ago, and the next denial is the first.
    for sign in ["drum", "echo", "deaf"] { try visitor.see(sign) }
    #expect(try visitor.tries("door.knock").decision.isAllowed)
    #expect(try !visitor.tries("door.knock").decision.isAllowed)
    #expect(try visitor.level() == "shut")
  }

  @Test func oneSignIsNeverEnough() throws {
    for sign in ["drum", "echo", "deaf"] {
      var visitor = try Visitor()
      for _ in 0..<50 {
        try visitor.wait(1)
        try visitor.see(sign)
      }
      #expect(try visitor.level() == nil, "\(sign)")
    }
  }

  @Test func signsTogetherSlowDownThenBlockAndHoldABlockUp() throws {
    var visitor = try Visitor()
    try visitor.see("drum")
    try visitor.see("echo")
    #expect(try visitor.level() == "slow")
    // They are forgotten after ten minutes, to the second.
    try visitor.wait(599)
    #expect(try visitor.level() == "slow")
    try visitor.wait(1)
    #expect(try visitor.level() == nil)

    for sign in ["drum", "echo", "deaf"] { try visitor.see(sign) }
    #expect(try visitor.level() == "shut")
    // The block would end after ten minutes. Signals that continue extend it, but not beyond the level's half hour.
    for _ in 0..<9 {
      try visitor.wait(180)
      try visitor.see("drum")
      try visitor.see("echo")
    }
    #expect(try visitor.level() == "shut")
    try visitor.wait(179)
    #expect(try visitor.level() == "shut")
    try visitor.wait(1)
    #expect(try visitor.level() == "slow")
  }

  @Test func tryingWhatIsStoppedLeadsOn() throws {
    var visitor = try Visitor()
    try visitor.knock(5)
    for _ in 0..<4 { _ = try visitor.tries("door.knock") }
    #expect(try visitor.level() == "shut")
    _ = try visitor.tries("door.knock")
    #expect(try visitor.level() == "gone")
  }

  @Test func whatTheAppDoesByItselfNeverCounts() throws {
    var visitor = try Visitor()
    for _ in 0..<100 {
      try visitor.wait(1)
      #expect(try visitor.tries("door.knock", isAutomatic: true).decision.isAllowed)
    }
    #expect(try visitor.level() == nil)
    try visitor.knock(5)
    for _ in 0..<100 { #expect(try !visitor.tries("door.knock", isAutomatic: true).decision.isAllowed) }
    #expect(try visitor.level() == "shut")
  }

  @Test func theSameIDCountsOnce() throws {
    var visitor = try Visitor()
    for _ in 0..<10 {
      try visitor.wait(11)
      _ = try visitor.tries("door.knock", id: "again")
    }
    #expect(try visitor.level() == nil)
  }

  @Test func nobodyIsDisturbedWithFullHands() throws {
    var visitor = try Visitor()
    try visitor.knock(3)
    try visitor.set("busy", .bool(true))
    #expect(try visitor.effect(isConfirmed: false) == .tells)
    #expect(try visitor.tries("door.knock", isConfirmed: false).decision.status?.isDeferred == true)
    // An effect that stops is not a card that could wait.
    _ = try visitor.tries("door.knock")
    #expect(try visitor.effect() == .stops)
  }

  /// Without it, every block lasts the same time. With it, each block within the memory doubles it, up to the level's maximum.
  @Test(arguments: [("0s", [600, 600, 600, 600]), ("2h", [600, 1200, 1800, 1800])] as [(String, [Int64])])
  func memory(memory: String, lasts: [Int64]) throws {
    var visitor = try Visitor(memory: memory)
    for expected in lasts {
      for sign in ["drum", "echo", "deaf"] { try visitor.see(sign) }
      let begun = visitor.now
      let action = try #require(visitor.rules.action("door.knock"))
      let status = try #require(visitor.rules.decide(action: action, visitor.frame, after: visitor.history).status)
      #expect(status.until == Timestamp(seconds: begun + expected))
      // Until all signals are forgotten and the block has ended.
      try visitor.wait(1900)
      #expect(try visitor.level() == nil)
    }
  }

  /// A block that would end after the last representable day ends on it, so that the history can be read back.
  @Test func atTheEndOfTheCalendar() throws {
    var visitor = try Visitor()
    visitor.now = TimeText.lastTimestamp - 100
    try visitor.knock(5)
    #expect(try visitor.level() == "shut")
    var writer = JSONWriter()
    visitor.rules.write(visitor.history, &writer)
    #expect(try visitor.rules.history(try JSON.parse(writer.bytes).objectValue ?? []) == visitor.history)
  }

  /// Signals extend a block up to the last representable day, and no longer.
  @Test func signsAtTheEndOfTheCalendar() throws {
    var visitor = try Visitor()
    visitor.now = TimeText.lastTimestamp - 700
    try visitor.knock(5)
    try visitor.wait(500)
    for sign in ["drum", "echo", "deaf"] { try visitor.see(sign) }
    try visitor.wait(130)
    #expect(try visitor.level() == "shut")
    _ = try visitor.tries("door.look")
    let json = visitor.rules.json(of: visitor.history)
    #expect(try visitor.rules.history(json: json) == visitor.history)
  }

  @Test func aClockThatIsSetBackStandsStill() throws {
    var visitor = try Visitor()
    try visitor.knock(5)
    try visitor.wait(300)
    #expect(try visitor.level() == "shut")
    _ = try visitor.tries("door.look")
    // With the clock a year back, no block is longer and none has ended.
    try visitor.wait(-365 * 86_400)
    #expect(try visitor.level() == "shut")
    _ = try visitor.tries("door.look")
    try visitor.wait(365 * 86_400 + 300)
    #expect(try visitor.level() == "slow")
  }
}
