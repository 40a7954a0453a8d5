public import RulesBundle
internal import RulesJSON

/// What somebody did, as far as the rules count it: for each event when it happened, for each vector of the warning ladder how far it
/// went. A value that a server keeps for a person, or an app for a device; docs/history.md says how it is written.
///
/// Time in it never goes back: what is asked at an earlier time is answered as of the latest time seen, so that a clock that is set back
/// neither grants nor blocks anew.
public struct History: Sendable, Equatable {
  /// Milliseconds since 1970; the smallest number while nothing happened.
  public internal(set) var latest: Int64 = .min
  /// Whose it is, in UTF-8: the person whose events and vectors these are. Nil is nobody, such as a guest.
  public internal(set) var owner: [UInt8]?
  /// By the ordinal of the event: the device's, and the owner's.
  var logs: [EventLog]
  /// By the ordinal of the vector.
  var ladder: [LadderState]
  /// What a newer version stored that these rules do not know: nothing is done about it, and it is written back as it came.
  var kept = HistoryKept()
  /// What belongs to other people on the same device, in the order of their ids.
  var others: [HistoryPart] = []
  /// Members of the whole that these rules do not know.
  var members: [JSON.Member] = []

  /// The history of somebody who did nothing yet.
  public init(for bundle: Bundle) {
    logs = Array(repeating: EventLog(), count: bundle.count(.countedEvents))
    ladder = (0..<bundle.count(.ladder)).map { LadderState(signals: bundle.ladder[$0].signals.count) }
  }

  /// Makes room for everything that it can hold, so that counting takes no memory.
  public mutating func reserve(for bundle: Bundle) {
    for event in logs.indices { logs[event].reserve(bundle.countedEvents[event].most) }
    for vector in ladder.indices { ladder[vector].reserve() }
  }

  /// The time that counts: never before the latest that was seen.
  func time(_ now: Int64) -> Int64 { max(now, latest) }

  /// Ordinals of another bundle would be somebody else's: that is a mistake of the program.
  @inline(__always)
  func require(_ bundle: Bundle) {
    precondition(
      logs.count == bundle.count(.countedEvents) && ladder.count == bundle.count(.ladder), "a history belongs to the bundle it was made for"
    )
  }
}

/// How far a vector of the warning ladder went.
struct LadderState: Sendable, Equatable {
  /// A level that was reached.
  struct Reached: Sendable, Equatable {
    /// Below zero for a level that these rules do not know; `name` has it.
    var level: Int
    var time: Int64
    var name: String?
  }

  /// A block: from when, and until when at most.
  struct Block: Sendable, Equatable {
    var level: Int
    var since: Int64
    /// The largest number when somebody must release it.
    var until: Int64
    /// The count that led to it.
    var given: Int?
  }

  /// The level whose block is in force, or was when it was last looked at; nil without one.
  var level: Int?
  var since: Int64 = .min
  /// When the block ends by itself; the largest number when somebody must release it.
  var until: Int64 = .max
  /// When the last block ended. What only warns counts from here on.
  var slate: Int64 = .min
  /// When somebody last released a block. Nothing before it counts any more: who was released begins anew.
  var released: Int64 = .min
  /// The level that was last written down.
  var logged: Int?
  /// The numbers under which events were last counted (`Ladder.numbers`); nil before anything was counted.
  var numbers: UInt64?
  /// The latest event that was counted under other numbers: it and those before it lead to no level that slows down or stops.
  var earlier: EventLog.Mark?
  /// The count that led to the block in force; nil when something else did.
  var given: Int?
  /// Blocks of another device that are in force as well, the strongest first: each applies when the ones before it are over.
  var beside: [Block] = []
  /// Blocks that ended before their time, because other numbers would not have led to them.
  var over: [Reached] = []
  /// Blocks that began, the latest last.
  var reached: [Reached] = []
  /// Refused tries, the latest last.
  var refusals: [Int64] = []
  /// When each of the vector's signals was last seen; the smallest number for never.
  var signals: [Int64]
  /// What a newer version stored of the vector.
  var kept = LadderKept()

  init(signals count: Int) { signals = Array(repeating: .min, count: count) }

  /// The keys of its JSON form.
  static let keys = [
    "level", "since", "until", "given", "beside", "over", "ended", "released", "numbers", "earlier", "logged", "reached", "refused",
    "signals",
  ]

  /// More blocks than any rule looks back at.
  static let mostReached = 128
  static let mostRefusals = 128

  mutating func reserve() {
    reached.reserveCapacity(LadderState.mostReached)
    refusals.reserveCapacity(LadderState.mostRefusals)
  }

  /// Every block that is in force.
  var blocks: [Block] {
    guard let level else { return [] }
    return [Block(level: level, since: since, until: until, given: given)] + beside
  }

  /// Puts the first of some blocks in force, and the others beside it.
  mutating func setBlocks(_ blocks: [Block]) {
    level = blocks.first?.level
    since = blocks.first?.since ?? .min
    until = blocks.first?.until ?? .max
    given = blocks.first?.given
    beside = Array(blocks.dropFirst())
  }

  /// Somebody released a block: blocks, refused tries and signals from before are forgotten, and events from before do not count.
  mutating func beginAnew(at time: Int64) {
    released = time
    beside.removeAll()
    over.removeAll()
    reached.removeAll(keepingCapacity: true)
    refusals.removeAll(keepingCapacity: true)
    for index in signals.indices { signals[index] = .min }
    kept.signals.removeAll()
  }

  mutating func reach(_ level: Int, at time: Int64) {
    if reached.count >= LadderState.mostReached { reached.removeFirst() }
    reached.append(Reached(level: level, time: time))
  }

  /// One that was written down: a level that these rules do not have keeps its name, and counts for nothing.
  mutating func reach(_ written: Reached) {
    if reached.count >= LadderState.mostReached { reached.removeFirst() }
    reached.append(written)
  }

  /// A block that began last was none that the numbers in force lead to: it counts for no repetition.
  mutating func takeBackReached(_ level: Int, since: Int64) {
    if reached.last?.level == level { reached.removeLast() }
    if over.count >= LadderState.mostReached { over.removeFirst() }
    over.append(Reached(level: level, time: since))
  }

  mutating func refuse(at time: Int64) {
    if refusals.count >= LadderState.mostRefusals { refusals.removeFirst() }
    refusals.append(time)
  }
}
