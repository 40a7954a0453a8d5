import RuleKinds
import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Doing exactly what `next` states leads to that level, and one less does not, for people who wait for the end of every pause and block
/// and confirm every question. (`LadderDifferentialTests` tries the same for events, with signals, denials, and changes of plan.)
@Suite struct NextLevelTests {
  private static let seeds = 0..<60 as Range<UInt64>

  @Test(arguments: seeds) func doingWhatItSays(seed: UInt64) throws {
    let product = LadderDifferentialTests.books[seed % 4 == 3 ? 0 : 1]
    let rules = product.rules
    let vector = try #require(rules.bundle.find(.ladder, "share_link_creation"))
    let action = try #require(rules.action("share.create_link"))
    var (dice, history, frame) = (Dice(seed: seed), History(for: rules.bundle), rules.makeFrame())
    var (now, number, led) = (Int64(1_772_409_600_000) + 18 * 3_600_000, 0, 0)
    func set(_ plan: String) throws {
      frame = rules.makeFrame()
      try rules.fill(
        frame, with: [GivenFact(name: "plan", value: .string(plan)), GivenFact(name: "auth.provider", value: .string("apple"))])
      frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: now).value)
    }
    func status() throws -> PresentedLadderStatus { try #require(try rules.presentLadder(vector, after: history, frame).first) }
    func rank(_ level: Int?) -> Int { rules.name(.ladderLevels, level).flatMap { product.book.ladderLevels.names.firstIndex(of: $0) } ?? 0 }
    /// Waits until the action is allowed, and does it. Returns false if waiting does not help.
    func link(_ plan: String) throws -> Bool {
      for _ in 0..<4 {
        let status = try status()
        guard status.effect > .asks else { break }
        guard let until = status.until else { return false }
        now = until.milliseconds
        try set(plan)
      }
      number += 1
      let doing = rules.decideAndCount(action: action, id: EventID("\(number)"), isConfirmed: true, &history, frame)
      #expect(doing.decision.isAllowed && doing.counted.count == 1, "seed \(seed)")
      return doing.decision.isAllowed
    }
    var plan = "free"
    for _ in 0..<12 {
      if dice.percent(30) { plan = dice.any(of: ["free", "pro", "trial", "pro_grace"]) }
      now += Int64(dice.any(of: [0, 1000, 3_600_000, 20 * 3_600_000]))
      try set(plan)
      for _ in 0..<dice.next(below: 4) { guard try link(plan) else { return } }
      let before = try status()
      guard let next = before.next else { continue }
      let reset = before.resetsAt
      for more in 1...next.more {
        guard try link(plan) else { return }
        // A new period begins at zero, with its own `next`.
        guard try status().resetsAt == reset else { break }
        let level = try status().level
        if more < next.more {
          #expect(rank(level) <= max(rank(before.level), rank(next.level) - 1), "seed \(seed), \(more) of \(next)")
        } else {
          #expect(level == next.level, "seed \(seed), \(next)")
          led += 1
        }
      }
    }
    #expect(led > 0, "seed \(seed)")
  }
}
