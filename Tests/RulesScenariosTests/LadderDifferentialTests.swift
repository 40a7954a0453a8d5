import Reference
import RuleKinds
import RulesBundle
import RulesRuntime
import Testing

/// The warning ladder and counting by time, compared with a reference that looks everything up in the list of all events: in random lives,
/// the same events count, the same levels begin and end, and the same actions are allowed.
@Suite struct LadderDifferentialTests {
  private static let parts = 4

  /// The product's rules, which need many events to reach a level, and the same with lower limits and with features that the product does
  /// not use: blocks that are remembered, blocks with exceptions, two vectors that stop the same actions, signals that are just confident
  /// enough, and a week that begins at 05:30.
  static let books = [ProductRules.shared, ProductRules(replacing: lower, without: ["remote/ladder.yaml"])]
  private static let situations = LadderSituations(.shared)

  private static let lower = [
    ("settings/safety.yaml", "value: 0s", "value: 2h"),
    ("ladder/building.yaml", "at: {free: 1200, pro: 1200}, pause: 30s", "at: {free: 4, pro: 6}, pause: 40s"),
    (
      "ladder/building.yaml", "at: {free: 2400, pro: 2400}, block: 15m",
      "at: {free: 6, pro: 9}, block: 15m, lets_through: {times: 2, per: 4m}"
    ),
    ("ladder/sharing.yaml", "at: {free: 8, pro: 40}", "at: {free: 2, pro: 3}"),
    ("ladder/sharing.yaml", "at: {free: 10, pro: 50}", "at: {free: 3, pro: 4}"),
    ("ladder/sharing.yaml", "at: {free: 15, pro: 75}", "at: {free: 5, pro: 6}"),
    (
      "ladder/sharing.yaml", "at: {free: 30, pro: 150}, refused: {times: 30, per: 1h}",
      "at: {free: 8, pro: 9}, refused: {times: 4, per: 10m}"
    ),
    ("ladder/sharing.yaml", "at: {free: 20, pro: 60}", "at: {free: 2, pro: 3}"),
    (
      "ladder/sharing.yaml", "at: {free: 40, pro: 120}, block: 15m", "at: {free: 4, pro: 5}, block: 15m, lets_through: {times: 1, per: 10m}"
    ),
    (
      "ladder/sharing.yaml", "stops: [inbox.accept_import, share.duplicate]\n  spares:\n",
      "stops: [inbox.accept_import, share.duplicate, share.create_link]\n  spares:\n    share.revoke_link: It spreads nothing.\n"
    ),
    ("signals.yaml", "weight: 30%\n  refusals: {times: 5", "weight: 54%\n  refusals: {times: 2"),
    ("ladder_levels.yaml", "at_confidence: 50%", "at_confidence: 53%"), ("ladder_levels.yaml", "at_confidence: 70%", "at_confidence: 58%"),
    ("ladder/accounts.yaml", "switched_on: true", "switched_on: false"),
    ("resets.yaml", "every: day\n  at: \"00:00\"", "every: week\n  at: \"05:30\""),
  ]

  @Test(arguments: 0..<parts) func bothCountTheSame(part: Int) throws {
    let product = Self.books[part % 2]
    var played = PlayedLife(product)
    var lives = LadderLives(product, Self.situations, seed: UInt64(part + 1))
    var dice = Dice(seed: UInt64(part + 1))
    var (cases, number) = (0, 0)
    while cases < ProductRules.cases(9_000) / Self.parts {
      number += 1
      lives.begin()
      played.begin()
      for step in 0..<dice.any(of: [20, 40, 80, 160]) {
        lives.pass(played.life)
        if let difference = played.play(lives.deed(), &lives) {
          Issue.record("part \(part), life \(number), step \(step): \(difference)")
          return
        }
        cases += 1
      }
    }
    // The rules with lower limits cover the thousand changes of a heavy editor.
    let levels = part % 2 == 0 ? ["L2", "L3"] : ["L1", "L2", "L3", "L4", "L5"]
    let more = part % 2 == 0 ? [] : ["earlier", "lifted", "next"]
    for kind in PlayedLife.kinds + levels + more where played.seen[kind, default: 0] <= cases / 10_000 {
      Issue.record("few of \(kind): \(played.seen), of \(cases)")
    }
  }

  /// A history keeps enough for every number that a rule compares with, and for twice the time for which anything counts.
  @Test(arguments: [0, 1]) func enoughIsKept(of number: Int) {
    let product = Self.books[number]
    for event in product.book.events.entries {
      guard let kept = PlayedLife.kept(product)[event.name.text] else { continue }
      for vector in product.book.ladder.entries.map(\.value) where vector.counts == event.name {
        #expect(vector.levels.cells.flatMap(\.value.at.cells).allSatisfy { $0.value < kept.most })
        #expect(kept.milliseconds >= 2000 * Int(vector.window?.amount ?? 86_400))
      }
      for limit in product.book.limits.entries.map(\.value) where limit.counts == event.name {
        #expect(limit.plans.cells.allSatisfy { if case .number(let most) = $0.value { most < kept.most } else { true } })
      }
    }
  }
}
