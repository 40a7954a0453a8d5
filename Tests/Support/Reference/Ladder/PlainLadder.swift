internal import RuleKinds
import RulesBundle

/// A vector with its levels, from the mildest.
final class PlainVector: Sendable {
  let name: String
  let rule: LadderVector
  let steps: [Columns<LadderLevel, LadderStep>.Cell]

  init(_ entry: Named<LadderVector, LadderVector>.Entry, _ levels: [String]) {
    name = entry.name.text
    rule = entry.value
    steps = levels.flatMap { level in entry.value.levels.cells.filter { $0.column.text == level } }
  }
}

/// The warning ladder, from its files (docs/use/ladder.md).
package final class PlainLadder: Sendable {
  /// How much of an event a history keeps, which is more than any rule reads: a number of the latest, and none older than a duration before
  /// them.
  package struct CarriedState: Sendable {
    package var most: Int
    package var milliseconds: Int

    package init(most: Int, milliseconds: Int) {
      self.most = most
      self.milliseconds = milliseconds
    }
  }

  /// The calendar ends with the year 9999, and so does every block that ends by itself.
  static let lastTime = 253_402_300_799_000

  package let rules: PlainRules
  let book: RuleBook
  let kept: [String: CarriedState]
  let vectors: [PlainVector]
  /// From the mildest.
  private let levels: [String]

  /// `kept`: by the name of the event.
  package init(_ rules: PlainRules, kept: [String: CarriedState]) {
    self.rules = rules
    self.kept = kept
    book = rules.book
    let levels = rules.book.ladderLevels.names
    self.levels = levels
    vectors = rules.book.ladder.inByteOrder.map { PlainVector($0, levels) }
  }

  /// The highest count that reaches a level.
  package var most: Int { vectors.flatMap { $0.steps.flatMap { $0.value.at.cells.map { Int($0.value) } } }.max() ?? 0 }

  // MARK: Levels

  func rank(_ level: String?) -> Int { level.flatMap { levels.firstIndex(of: $0) } ?? 0 }

  func isBlock(_ level: Name<LadderLevel>) -> Bool {
    switch book.ladderLevels[level]?.blocks {
    case .action, .feature, .account: true
    case .nothing, .friction, nil: false
    }
  }

  func isAudited(_ level: String?) -> Bool { level.flatMap { book.ladderLevels[$0] }?.audit ?? false }

  // MARK: Times, in milliseconds

  func milliseconds(_ quantity: Quantity?) -> Int { Int(quantity?.amount ?? 0) * 1000 }

  func milliseconds(_ setting: Name<Setting>?) -> Int { Int(setting.flatMap { book.settings[$0] }?.value.amount ?? 0) * 1000 }

  func lasts(_ step: LadderStep) -> Int { milliseconds(step.pause ?? step.block ?? step.suspend) }

  func longest(_ level: String?) -> Int { milliseconds(level.flatMap { book.ladderLevels[$0] }?.lasts.last) }

  // MARK: Events

  /// The events of a type that a history still holds, the oldest first.
  func held(_ event: Name<CountedEvent>, _ life: Life) -> [Life.Counted] {
    let all = life.counted.filter { $0.event == event.text }
    guard let kept = kept[event.text], let latest = all.last else { return all }
    return all.suffix(kept.most).filter { latest.time - $0.time <= kept.milliseconds }
  }

  /// The events that count at a time: those within a window, within the calendar period of a reset, or all.
  func counting(_ event: Name<CountedEvent>, window: Quantity?, resets: Name<Reset>?, _ life: Life, at time: Int) -> [Life.Counted] {
    let held = held(event, life)
    if let reset = resets.flatMap({ book.resets[$0] }) {
      let start = PlainPeriod.start(of: reset, around: time)
      return held.filter { $0.time >= start }
    }
    guard let window else { return held }
    return held.filter { time - $0.time < milliseconds(window) }
  }

  /// The events that count for a vector; none before its release.
  func counting(_ vector: PlainVector, _ life: Life, at time: Int) -> [Life.Counted] {
    let events = counting(vector.rule.counts, window: vector.rule.window, resets: vector.rule.resets, life, at: time)
    guard let release = life.release(of: vector.name) else { return events }
    return events.filter { $0.time > release.time }
  }

  /// Whether an entry of a vector at an instant would still count.
  func counts(_ instant: Int, _ vector: PlainVector, _ life: Life, at time: Int) -> Bool {
    guard instant > .min, instant > life.release(of: vector.name)?.time ?? .min else { return false }
    if let reset = vector.rule.resets.flatMap({ book.resets[$0] }) { return instant >= PlainPeriod.start(of: reset, around: time) }
    return vector.rule.window.map { time - instant < milliseconds($0) } ?? true
  }

  // MARK: Signals

  /// Whether the signals at a time are together confident enough that something is wrong. Each is an independent probability: the remaining
  /// doubt is the product of the doubts of each.
  func isSure(_ needed: Quantity?, _ sightings: [Life.Sighting], at time: Int) -> Bool {
    guard let needed, needed.amount > 0 else { return false }
    let lifetime = milliseconds(book.escalation.signalsLast)
    var (doubt, whole) = (1, 1)
    for signal in book.signals.entries {
      guard sightings.contains(where: { $0.signal == signal.name.text && $0.time <= time && time - $0.time < lifetime }) else { continue }
      doubt *= max(0, 100 - Int(signal.value.weight.amount))
      whole *= 100
    }
    return doubt * 100 <= (100 - Int(needed.amount)) * whole
  }

  /// If signals are confident enough to reach a level, they extend blocks while they last.
  var leastNeeded: Quantity? {
    book.ladderLevels.entries.compactMap(\.value.atConfidence).filter { $0.amount > 0 }.min { $0.amount < $1.amount }
  }

  /// When a block ends; nil until release. The stated end applies until then; only at the end does the ladder read whether earlier signals
  /// are still in effect.
  func end(of block: LevelChange, _ life: Life, at time: Int) -> Int? {
    guard var end = block.until else { return nil }
    let last = max(end, min(block.at + longest(block.to), PlainLadder.lastTime))
    while end <= time, end < last {
      let sightings = life.sightings(of: block.vector).filter { $0.time < end }
      let ends = sightings.map { $0.time + milliseconds(book.escalation.signalsLast) }.filter { $0 > end }.sorted()
      guard let next = ([end] + ends).first(where: { !isSure(leastNeeded, sightings, at: $0) }), next > end else { return end }
      end = min(next, last)
    }
    return end
  }
}
