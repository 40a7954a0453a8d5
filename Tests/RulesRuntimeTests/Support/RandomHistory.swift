import RulesBundle
import RulesRuntime
import TestSupport

/// A person with random events: a history that grows, with times that sometimes go back.
struct RandomHistory {
  let rules: Rules
  private(set) var history: History
  private(set) var now: Int64 = 1_772_445_600_000
  private var random: Numbers
  private let frame: Frame

  init(_ rules: Rules, seed: UInt64) {
    self.rules = rules
    history = History(for: rules.bundle)
    random = Numbers(seed: seed)
    frame = rules.makeFrame()
  }

  /// The same person on another device, where different events follow.
  mutating func reseed(_ seed: UInt64) { random = Numbers(seed: seed) }

  /// One more event.
  mutating func step() {
    // Mostly in bursts, sometimes hours or days later, and rarely with a clock that is set back.
    let waits = [0, 1, 999, 20_000, 20_000, 20_000, 60_000, 3_600_000, 90_000_000, -600_000]
    now += Int64(waits[random.next(below: waits.count)])
    frame.clear()
    frame.set(rules.bundle.book[0].plan, .enumeration(random.next(below: rules.bundle.count(.plans))))
    if let fact = rules.bundle.book[0].now { frame.set(fact, Timestamp(milliseconds: now).value) }
    _ = rules.count(randomEvent(), &history, frame)
  }

  private mutating func randomEvent() -> HistoryEvent {
    let bundle = rules.bundle
    switch random.next(below: 40) {
    case 0: return .signal(random.next(below: bundle.count(.signals)), vector: nil)
    case 1: return .signal(random.next(below: bundle.count(.signals)), vector: random.next(below: bundle.count(.ladder)))
    case 2: return .released(random.next(below: bundle.count(.ladder)))
    default: return .event(random.next(below: bundle.count(.countedEvents)), EventID("e\(random.next(below: 5000))"))
    }
  }
}
