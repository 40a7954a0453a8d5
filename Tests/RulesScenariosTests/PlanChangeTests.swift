import RuleKinds
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// A change of plan, for every ordered pair of plans and every vector, with random numbers of events and random waits in between.
@Suite struct PlanChangeTests {
  private static let product = LadderDifferentialTests.books[1]
  private static let plans = product.typed.ordinals.plans
  private static let pairs = plans.flatMap { old in plans.filter { $0 != old }.map { (old, $0) } }

  /// A person who does one thing, and the events since their limits changed.
  private struct Person {
    let vector: Named<LadderVector, LadderVector>.Entry
    let frame = product.rules.makeFrame()
    var history = History(for: product.rules.bundle)
    var now: Int64 = 1_772_409_600_000
    var own: [Int64] = []
    var column: Name<Plan>?
    var number = 0

    init(_ vector: Named<LadderVector, LadderVector>.Entry) { self.vector = vector }

    mutating func become(_ plan: String) throws {
      frame.set(product.rules.bundle.book[0].plan, .enumeration(try #require(product.rules.bundle.find(.plans, plan))))
      let new = product.book.plans.column(of: Name(plan))
      // A plan without levels by count has no limits.
      guard !thresholds(new).isEmpty else { return }
      if column != new { own = [] }
      column = new
    }

    mutating func wait(_ milliseconds: Int64) {
      now += milliseconds
      if let fact = product.rules.bundle.book[0].now { frame.set(fact, Timestamp(milliseconds: now).value) }
    }

    mutating func happen() throws -> [LadderChange] {
      number += 1
      own.append(now)
      let event = try #require(product.rules.bundle.find(.countedEvents, vector.value.counts.text))
      return product.rules.count(.event(event, EventID("\(number)")), &history, frame).changes
    }

    func status() throws -> PresentedLadderStatus {
      let ordinal = try #require(product.rules.bundle.find(.ladder, vector.name.text))
      return try #require(try product.rules.presentLadder(ordinal, after: history, frame).first)
    }

    func thresholds(_ column: Name<Plan>?) -> [(level: Name<LadderLevel>, at: Int)] {
      guard let column else { return [] }
      return vector.value.levels.cells.compactMap { cell in cell.value.at[column].map { (cell.column, Int($0)) } }
    }

    /// Events that can still count: under the current limits, within the window.
    var counting: Int {
      guard let window = vector.value.window else { return own.count }
      return own.filter { now - $0 < window.amount * 1000 }.count
    }
  }

  private static func blocks(_ level: String?) -> BlockKind { level.flatMap { product.book.ladderLevels[$0]?.blocks } ?? .nothing }

  @Test(arguments: pairs) func whatWasDoneBeforeNeverStops(old: String, new: String) throws {
    for vector in Self.product.book.ladder.entries where vector.value.isSwitchedOn {
      for seed in 0..<6 as Range<UInt64> {
        var (dice, person) = (Dice(seed: seed), Person(vector))
        person.wait(0)
        if dice.percent(50) {
          try person.become(dice.any(of: Self.plans))
          for _ in 0..<dice.next(below: 12) { _ = try person.happen() }
        }
        try person.become(old)
        for _ in 0..<dice.next(below: 12) {
          _ = try person.happen()
          person.wait(dice.any(of: [0, 0, 1000, 60_000]))
        }
        try person.become(new)
        for step in 0..<12 {
          let before = try person.status()
          let changes = try person.happen()
          let after = try person.status()
          let about = "\(old) to \(new), \(vector.name), seed \(seed), step \(step)"
          for change in changes where change.isStart {
            let level = Self.product.rules.bundle.name(.ladderLevels, try #require(change.to))
            let needed = person.thresholds(person.column).first { $0.level.text == level }?.at
            let follows = vector.value.levels[Name(level)]?.after != nil
            #expect(follows || needed.map { person.counting >= $0 } ?? false, "\(level): \(about)")
          }
          // A pause or a question depends on events since then, too; and before a block that would begin again, the ladder asks.
          let level = Self.product.rules.name(.ladderLevels, after.level)
          if Self.blocks(level) == .friction {
            let stops = person.thresholds(person.column).filter { ![.nothing, .friction].contains(Self.blocks($0.level.text)) }
            let needed = person.thresholds(person.column).first { $0.level.text == level }?.at ?? .max
            #expect(person.counting >= needed || stops.contains { person.counting + 1 >= $0.at }, "\(about)")
          }
          if let next = before.next, next.more > 1 { #expect(!changes.contains { $0.isStart }, "\(about)") }
          person.wait(dice.any(of: [0, 0, 1000, 60_000]))
        }
      }
    }
  }

  /// Blocks of single actions end if the new limits would not have begun them; suspensions and blocks until release stay.
  @Test(arguments: pairs) func blocksThatStayAndBlocksThatEnd(old: String, new: String) throws {
    let columns = [old, new].map { Self.product.book.plans.column(of: Name($0)) }
    for vector in Self.product.book.ladder.entries where vector.value.isSwitchedOn {
      for target in vector.value.levels.cells where ![.nothing, .friction].contains(Self.blocks(target.column.text)) {
        guard let at = target.value.at[columns[0]] else { continue }
        var person = Person(vector)
        person.wait(0)
        try person.become(old)
        for _ in 0..<at { _ = try person.happen() }
        let begun = try person.status()
        #expect(Self.product.rules.name(.ladderLevels, begun.level) == target.column.text && begun.effect != .nothing)
        try person.become(new)
        let isOther = columns[0] != columns[1] && !person.thresholds(columns[1]).isEmpty
        let gives = target.value.at[columns[1]].map { $0 <= at } ?? false
        let stays = !isOther || gives || Self.blocks(target.column.text) != .action
        let about = "\(old) to \(new), \(vector.name), \(target.column)"
        #expect((Self.product.rules.name(.ladderLevels, try person.status().level) == target.column.text) == stays, "\(about)")
        // Recorded with the next event, and not counted as a repetition.
        let changes = try person.happen()
        #expect(changes.contains { $0.isEnd } == !stays, "\(about)")
      }
    }
  }
}
