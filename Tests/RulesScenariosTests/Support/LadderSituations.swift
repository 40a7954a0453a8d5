import Reference
import RuleKinds

/// Situations in which the actions of the warning ladder have each possible result: found by evaluating the reference for many random ones.
struct LadderSituations: Sendable {
  /// The share of a limit that a vector reads.
  struct Filled: Sendable {
    var fact: String
    var amount: Int64
    var shares: [Int64]
  }

  private struct Key: Hashable {
    var action: String
    var plan: Int
  }

  let actions: [String]
  let filled: [Filled]
  /// Facts each of which prevents interruptions.
  let disturbing: [String]
  private var worlds: [Key: [[String: Meaning]]] = [:]
  private let planCount: Int

  init(_ product: ProductRules) {
    let book = product.book
    let plain = product.plain
    planCount = product.typed.ordinals.plans.count
    actions = LadderSituations.actions(book)
    filled = book.ladder.entries.flatMap { LadderSituations.filled($0.value, book) }
    disturbing = book.facts.entries.filter { $0.value.type == .bool && $0.value.value == nil }.map(\.name.text).filter { fact in
      book.escalation.waitsWhile.map { plain.condition($0.text, [fact: .bool(true)]) == .bool(true) } ?? false
    }
    let counted = LadderSituations.countedFacts(book)
    let facts = book.facts.entries.filter { $0.value.value == nil && !counted.contains($0.name.text) && $0.name.text != "now" }
    let values = facts.map { ($0.name.text, LadderSituations.values($0.value, planCount)) }.filter { !$0.1.isEmpty }
    var dice = Dice(seed: 7)
    for action in actions {
      guard let rule = book.actions[action] else { continue }
      for plan in 0..<planCount {
        worlds[Key(action: action, plan: plan)] = LadderSituations.endings { world in
          world[Ordinals.planFact] = .choice(plan)
          let free = world.merging(counted.map { ($0, .int(5)) }) { $1 }
          return "\(plain.decide(rule, free))"
        } among: {
          Dictionary(uniqueKeysWithValues: values.filter { _ in !dice.percent(3) }.map { ($0.0, dice.any(of: $0.1)) })
        }
      }
    }
  }

  /// The facts about a person before an action, or about any person; rarely with a missing fact.
  func world(for action: String?, _ plan: Int, _ dice: inout Dice) -> [String: Meaning] {
    let all = worlds[Key(action: action ?? actions[0], plan: plan)] ?? []
    var world = all.isEmpty ? [Ordinals.planFact: .choice(plan)] : dice.percent(60) ? all[0] : dice.any(of: all)
    if dice.percent(2) { world[world.keys.sorted()[dice.next(below: world.count)]] = nil }
    return world
  }

  /// A world for each result, those that are allowed first, without irrelevant facts.
  private static func endings(_ ending: (inout [String: Meaning]) -> String, among next: () -> [String: Meaning]) -> [[String: Meaning]] {
    var found: [(ending: String, world: [String: Meaning])] = []
    for _ in 0..<50 {
      var world = next()
      let end = ending(&world)
      guard !found.contains(where: { $0.ending == end }) else { continue }
      for fact in world.keys.sorted() {
        var less = world
        less[fact] = nil
        if ending(&less) == end { world = less }
      }
      found.append((end, world))
    }
    return found.sorted { $0.ending.hasPrefix("allowed") && !$1.ending.hasPrefix("allowed") }.map(\.world)
  }

  /// The actions that the ladder stops, those that are counted, and those that spend a counted limit.
  private static func actions(_ book: RuleBook) -> [String] {
    let stopped = book.ladder.entries.flatMap { $0.value.stops + $0.value.levels.cells.flatMap(\.value.alsoStops) }
    let counted = book.events.entries.flatMap(\.value.by)
    let paid = book.actions.entries.filter { action in
      action.value.steps.contains { step in
        let cells = step.require.flatMap { book.capabilities[$0] }?.plans.cells ?? []
        return cells.contains { if case .spends = $0.value { true } else { false } }
      }
    }
    return Set((stopped + counted + paid.map(\.name)).map(\.text)).sorted()
  }

  private static func countedFacts(_ book: RuleBook) -> Set<String> {
    let limits = book.limits.entries.filter { $0.value.counts != nil }.compactMap { $0.value.used ?? $0.value.left }
    return Set((limits + book.events.entries.compactMap(\.value.counted)).map(\.text))
  }

  private static func filled(_ vector: LadderVector, _ book: RuleBook) -> [Filled] {
    guard let limit = vector.shareOf.flatMap({ book.limits[$0] }), let fact = limit.used else { return [] }
    let shares = vector.levels.cells.compactMap(\.value.atShare?.amount)
    return limit.plans.cells.compactMap { cell in
      if case .number(let amount) = cell.value, amount > 0 { Filled(fact: fact.text, amount: amount, shares: shares) } else { nil }
    }
  }

  static func values(_ fact: Fact, _ plans: Int) -> [Meaning] {
    switch fact.type {
    case .bool: [.bool(true), .bool(false)]
    case .int: ([0, 0, 1, 9, 100_000_001] as [Int64]).filter { $0 >= fact.atLeast ?? .min && $0 <= fact.atMost ?? .max }.map { .int($0) }
    case .text, .id: [.text("f1"), .text("f2")]
    case .duration: [.duration(Moment(seconds: 3600, nanoseconds: 0))]
    case .timestamp: [.timestamp(Moment(seconds: 1_772_000_000, nanoseconds: 0))]
    case .plan: (0..<plans).map { .choice($0) }
    case .oneOf(let words): words.indices.map { .choice($0) }
    case .listOf: [.list([])]
    }
  }
}
