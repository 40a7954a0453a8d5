import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// What holds for the warning ladder in every case: random events, signals, denials, and clocks, with printed seeds.
@Suite struct LadderPropertyTests {
  private static let rules = RealRules.rules
  private static let seeds = 0..<30 as Range<UInt64>

  /// A person with a plan, and the time that passes for them.
  private struct Person {
    let rules = LadderPropertyTests.rules
    let frame: Frame
    var history: History
    /// Seconds since 1970: 2026-03-02.
    var now: Int64 = 1_772_409_600

    init(plan: String) throws {
      frame = rules.makeFrame()
      history = History(for: rules.bundle)
      try rules.fill(
        frame,
        with: [
          GivenFact(name: "plan", value: .string(plan)), GivenFact(name: "auth.provider", value: .string("apple")),
          GivenFact(name: "auth.emailVerified", value: .bool(true)), GivenFact(name: "usage.inboxItems", value: .int(0)),
          GivenFact(name: "usage.savedFlows", value: .int(0)),
        ])
    }

    mutating func wait(_ seconds: Int64) {
      now += seconds
      if let fact = rules.fact("now") { frame.set(fact, .timestamp(seconds: now)) }
    }

    mutating func happen(_ step: Step) -> Counting {
      if let fact = rules.fact("now") { frame.set(fact, .timestamp(seconds: now)) }
      switch step {
      case .event(let event, let id): return rules.count(.event(event, EventID(id)), &history, frame)
      case .signal(let signal): return rules.count(.signal(signal, vector: nil), &history, frame)
      }
    }

    /// The status of all vectors as in results: level, effect, and end.
    func statuses() throws -> [(vector: String, level: String?, effect: String, until: String?)] {
      var writer = JSONWriter()
      let fresh = rules.makeFrame()
      var line = JSONWriter()
      line.beginObject()
      line.key("ask")
      line.string("ladder")
      line.key("facts")
      line.beginObject()
      line.key("plan")
      line.string(rules.bundle.name(.plans, Int(frameValue("plan"))))
      line.key("now")
      var text: [UInt8] = []
      TimeText.appendTimestamp(seconds: now, nanoseconds: 0, to: &text)
      line.string(utf8: text)
      line.endObject()
      line.key("history")
      rules.write(history, &line)
      line.endObject()
      #expect(rules.answer(line.bytes, fresh, into: &writer))
      return try JSON.parse(writer.bytes)["ladder"]?.arrayValue?.map {
        (
          $0["vector"]?.stringValue ?? "", $0["level"]?.stringValue, $0["effect"]?.stringValue ?? "", $0["until"]?.stringValue
        )
      } ?? []
    }

    private func frameValue(_ name: String) -> Int64 { rules.plan(frame).plan.map(Int64.init) ?? 0 }
  }

  private enum Step {
    case event(Int, id: String)
    case signal(Int)
  }

  /// A few hundred events, in bursts and with pauses, sometimes with the clock set back.
  private static func story(_ seed: UInt64) -> [(wait: Int64, step: Step)] {
    var random = Numbers(seed: seed)
    let events = rules.bundle.count(.countedEvents)
    let signals = rules.bundle.count(.signals)
    let favourite = random.next(below: events)
    var story: [(Int64, Step)] = []
    for number in 0..<300 {
      let wait: Int64 =
        switch random.next(below: 40) {
        case 0: 86_400
        case 1: 3600
        case 2: -1800
        case 3...10: 60
        default: 3
        }
      if signals > 0, random.next(below: 25) == 0 {
        story.append((wait, .signal(random.next(below: signals))))
      } else {
        let event = random.next(below: 4) > 0 ? favourite : random.next(below: events)
        // One in ten is repeated.
        story.append((wait, .event(event, id: "e\(random.next(below: 10) == 0 ? number / 2 : number)")))
      }
    }
    return story
  }

  private static func rank(_ level: String?) -> Int {
    guard let level, let row = rules.bundle.find(.ladderLevels, level) else { return 0 }
    return rules.bundle.ladderLevels[row].rank
  }

  private static func rank(_ level: Int?) -> Int { level.map { rules.bundle.ladderLevels[$0].rank } ?? 0 }

  /// Whether a count raises a plan on a vector. If none does, the plan must not allow the action at all.
  private static func counts(_ vector: Int, for plan: String) -> Bool {
    rules.bundle.ladder[vector].steps.contains { step in
      rules.bundle.ladderSteps[step].at.contains {
        rules.bundle.name(.plans, rules.bundle.ladderCounts[$0].plan) == plan
      }
    }
  }

  private static func endsByItself(_ level: String?) -> Bool {
    guard let level, let row = rules.bundle.find(.ladderLevels, level) else { return true }
    return rules.bundle.ladderLevels[row].endsByItself
  }

  @Test(arguments: seeds) func nobodyIsLockedOutForEver(seed: UInt64) throws {
    for plan in ["guest", "free", "pro"] {
      var person = try Person(plan: plan)
      for (wait, step) in Self.story(seed) {
        person.wait(wait)
        _ = person.happen(step)
      }
      // The longest block is 72 hours; the clock may have been set back by some hours before.
      person.wait(5 * 86_400)
      for status in try person.statuses() where Self.endsByItself(status.level) {
        #expect(status.effect != "stops", "\(plan), \(status), seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func levelsChangeOnlyAsTheRulesAllow(seed: UInt64) throws {
    for plan in ["free", "pro"] {
      var person = try Person(plan: plan)
      var last: [Int: Int] = [:]
      for (wait, step) in Self.story(seed) {
        person.wait(wait)
        for change in person.happen(step).changes {
          let (from, to) = (Self.rank(change.from), Self.rank(change.to))
          #expect(from == last[change.vector, default: 0] && from != to, "\(plan), \(change), seed \(seed)")
          if to < from, let level = change.from, !Self.rules.bundle.ladderLevels[level].endsByItself {
            Issue.record("a level until release ended by itself: \(change), seed \(seed)")
          }
          if change.isStart {
            let ends = change.to.map { Self.rules.bundle.ladderLevels[$0].endsByItself } ?? false
            #expect((change.until != nil) == ends && to > from)
          }
          #expect(
            change.isAudited
              == [change.from, change.to].contains { level in
                level.map { Self.rules.bundle.ladderLevels[$0].audit } ?? false
              })
          last[change.vector] = to
        }
      }
    }
  }

  @Test(arguments: seeds) func theSameStoryEndsTheSame(seed: UInt64) throws {
    var (one, other) = (try Person(plan: "free"), try Person(plan: "free"))
    for (wait, step) in Self.story(seed) {
      one.wait(wait)
      other.wait(wait)
      let counting = one.happen(step)
      #expect(other.happen(step) == counting)
      // A repeated event does not count.
      if case .event = step { #expect(!other.happen(step).isCounted) }
      #expect(other.history == one.history, "seed \(seed)")
    }
  }

  /// Events immediately afterwards: they reduce no level, and a person with more rights is never worse off.
  @Test(arguments: seeds) func moreIsNeverMilder(seed: UInt64) throws {
    var (free, pro) = (try Person(plan: "free"), try Person(plan: "pro"))
    for (wait, step) in Self.story(seed) {
      free.wait(wait)
      pro.wait(wait)
      // Everything that time alone changes has changed before.
      _ = free.happen(.event(0, id: "settled"))
      let before = try free.statuses()
      _ = free.happen(step)
      _ = pro.happen(.event(0, id: "settled"))
      _ = pro.happen(step)
      let (after, others) = (try free.statuses(), try pro.statuses())
      for (old, new) in zip(before, after) {
        #expect(Self.rank(new.level) >= Self.rank(old.level), "\(old) \(new), seed \(seed)")
        if new.level == old.level, let end = old.until, new.effect == "stops" { #expect((new.until ?? "9") >= end, "seed \(seed)") }
      }
      guard case .event(let event, _) = step else { continue }
      for (vector, (mine, theirs)) in zip(after, others).enumerated()
      where Self.rules.bundle.ladder[vector].counts == event && Self.counts(vector, for: "free") {
        #expect(Self.rank(theirs.level) <= Self.rank(mine.level), "\(theirs) \(mine), seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func aHistoryReadsBackAsItWas(seed: UInt64) throws {
    var person = try Person(plan: "free")
    for (wait, step) in Self.story(seed) {
      person.wait(wait)
      _ = person.happen(step)
    }
    var writer = JSONWriter()
    Self.rules.write(person.history, &writer)
    let json = try JSON.parse(writer.bytes)
    #expect(try Self.rules.history(json.objectValue ?? []) == person.history, "seed \(seed)")
  }
}
