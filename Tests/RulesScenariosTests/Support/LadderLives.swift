import Reference
import RuleKinds

/// Random lives of people with events that the warning ladder counts: in bursts and with pauses, up to boundaries to the millisecond, with
/// repeated ids, clocks that are set back, and plans that change.
struct LadderLives {
  /// The events of a step.
  enum Deed {
    case event(String, id: String)
    case signal(String, in: String?)
    case release(String)
    case perform(String, id: String, isConfirmed: Bool, isAutomatic: Bool)
    case decide(String, isConfirmed: Bool)
  }

  private let book: RuleBook
  private let plans: [String]
  private let situations: LadderSituations
  private let durations: [Int]
  private let vectors: [Named<LadderVector, LadderVector>.Entry]
  private var dice: Dice
  /// The current life.
  private var favourite: Named<LadderVector, LadderVector>.Entry
  private var plan = 0
  private var pace = 0
  /// Whether the person does little else, and continues as soon as it is allowed.
  private var isStubborn = false
  /// Whether the person waits for the moment at which another attempt shows whether earlier attempts still count.
  private var isTrying = false
  private(set) var now = 0
  private var ids: [String] = []
  private var number = 0

  init(_ product: ProductRules, _ situations: LadderSituations, seed: UInt64) {
    book = product.book
    plans = product.typed.ordinals.plans
    self.situations = situations
    dice = Dice(seed: seed)
    vectors = book.ladder.entries
    favourite = vectors[0]
    durations = LadderLives.common(book) + vectors.flatMap { LadderLives.durations($0.value) }
    begin()
  }

  /// Milliseconds of durations of all vectors.
  private static func common(_ book: RuleBook) -> [Int] {
    var all: [Quantity?] = [book.escalation.signalsLast, book.escalation.remembers].map { $0.flatMap { book.settings[$0] }?.value }
    all += book.signals.entries.map { $0.value.refusals?.per }
    all += book.ladderLevels.entries.flatMap(\.value.lasts)
    return all.compactMap { $0?.amount }.map { Int($0) * 1000 }
  }

  /// Milliseconds of durations of one vector.
  private static func durations(_ vector: LadderVector) -> [Int] {
    var all = [vector.window]
    for step in vector.levels.cells.map(\.value) {
      all += [step.pause, step.block, step.suspend, step.after?.within, step.refused?.per, step.letsThrough?.per]
    }
    return all.compactMap { $0?.amount }.map { Int($0) * 1000 }
  }

  /// Milliseconds for which attempts of stopped actions count on a vector.
  private var patiences: [Int] {
    let rates = favourite.value.levels.cells.map(\.value.refused) + favourite.value.signals.map { book.signals[$0]?.refusals }
    return rates.compactMap { $0?.per.amount }.map { Int($0) * 1000 }
  }

  /// A new person begins.
  mutating func begin() {
    favourite = dice.any(of: vectors)
    plan = dice.next(below: plans.count)
    isStubborn = dice.percent(50)
    pace = dice.any(of: [1000, 4000, 20_000, 20_000, 60_000, 400_000])
    // 2026-02-27 and later; a few live at the end of the calendar.
    now = dice.percent(3) ? 253_402_300_000_000 : 1_772_150_400_000 + dice.next(below: 40 * 86_400) * 1000 + dice.next(below: 1000)
    (ids, isTrying) = ([], false)
  }

  // MARK: Time

  /// Time passes: mostly a little, sometimes to a boundary, and rarely backwards.
  mutating func pass(_ life: Life) {
    switch dice.next(below: 40) {
    case 0: now -= dice.any(of: [1, 1000, 600_000, 86_400_000, 400 * 86_400_000])
    case 1: now += dice.any(of: durations)
    case 2: now = (now / 86_400_000 + 1) * 86_400_000 + dice.any(of: [-1, 0, 1, 19_800_000])
    case 3...8: jump(life)
    case 9: now = max(now, life.latest)
    case 10...16: break
    default: now += dice.next(below: pace)
    }
    if now > 253_402_300_799_999 { now = 253_402_300_799_999 }
  }

  /// To a moment exactly one duration after an event, or one millisecond off.
  private mutating func jump(_ life: Life) {
    if isStubborn, dice.percent(50), let until = life.changes.last(where: { $0.vector == favourite.name.text })?.until {
      now = max(now, until + dice.any(of: [-1, 0, 1]))
      return
    }
    let refusals = life.refusals.filter { $0.vector == favourite.name.text }.suffix(6)
    if isStubborn, !refusals.isEmpty, !patiences.isEmpty, dice.percent(50) {
      now = max(now, dice.any(of: Array(refusals)).time + dice.any(of: patiences) + dice.any(of: [-1, 0, 0]))
      isTrying = true
      return
    }
    let durations = dice.percent(60) ? LadderLives.durations(favourite.value) : durations
    let own = life.changes.suffix(6)
    let moments =
      own.map(\.at) + own.compactMap(\.until) + life.counted.suffix(40).map(\.time) + life.sightings.suffix(4).map(\.time)
      + life.refusals.suffix(40).map(\.time)
    guard !moments.isEmpty else { return }
    let target = dice.any(of: moments) + dice.any(of: [0] + durations) + dice.any(of: [-1, 0, 0, 1])
    // Not too often so far that everything is forgotten.
    if target > now, target - now < 4_000_000 || dice.percent(20) { now = target }
  }

  // MARK: Actions

  mutating func deed() -> Deed {
    let vector = dice.percent(isStubborn ? 95 : 75) ? favourite : dice.any(of: vectors)
    if isTrying, dice.percent(80) {
      isTrying = dice.percent(30)
      return .perform(action(favourite.value), id: id(), isConfirmed: true, isAutomatic: false)
    }
    if isStubborn, dice.percent(40) { return .event(vector.value.counts.text, id: id()) }
    switch dice.next(below: 100) {
    case 0..<34: return .event(dice.percent(92) ? vector.value.counts.text : dice.any(of: book.events.names), id: id())
    case 34..<40: return signal(vector)
    case 40: return .release(vector.name.text)
    case 41..<86:
      return .perform(action(vector.value), id: id(), isConfirmed: dice.percent(60), isAutomatic: dice.percent(5))
    default: return .decide(action(vector.value), isConfirmed: dice.percent(50))
    }
  }

  private mutating func signal(_ vector: Named<LadderVector, LadderVector>.Entry) -> Deed {
    let signal = vector.value.signals.isEmpty || dice.percent(10) ? nil : dice.any(of: vector.value.signals).text
    return .signal(signal ?? dice.any(of: book.signals.names), in: dice.percent(40) ? vector.name.text : nil)
  }

  private mutating func action(_ vector: LadderVector) -> String {
    dice.percent(85) && !vector.stops.isEmpty ? dice.any(of: vector.stops).text : dice.any(of: situations.actions)
  }

  /// One in eight is repeated.
  private mutating func id() -> String {
    if !ids.isEmpty, dice.percent(12) { return dice.percent(70) ? dice.any(of: ids.suffix(8)) : dice.any(of: ids) }
    number += 1
    ids.append("e\(number)")
    return "e\(number)"
  }

  // MARK: Facts

  /// The facts about a person before an action; sometimes their plan changes.
  mutating func world(for action: String?) -> [String: Meaning] {
    if dice.percent(2) { plan = dice.next(below: plans.count) }
    var world = situations.world(for: action, plan, &dice)
    for limit in situations.filled where dice.percent(50) {
      let share = dice.any(of: limit.shares)
      world[limit.fact] = .int((limit.amount * share + 99) / 100 + Int64(dice.next(below: 3)) - 1)
    }
    for fact in situations.disturbing where dice.percent(8) { world[fact] = .bool(true) }
    world["now"] = .timestamp(Moment(seconds: now / 1000, nanoseconds: now % 1000 * 1_000_000))
    return world
  }
}
