public import RulesBundle
internal import RulesJSON

/// The events of a user that the rules count, and the state of each vector of the warning ladder.
///
/// A server stores a history for each user, an app for its device. docs/use/history-format.md describes the JSON form.
///
/// Time in a history never moves backward. A request with an earlier time is evaluated at the latest time that the history has seen, so
/// setting a clock back neither frees up a limit nor renews a block.
public struct History: Sendable, Equatable {
  /// The latest time that the history has seen, in milliseconds since 1970; `Int64.min` while the history is empty.
  package internal(set) var latest: Int64 = .min
  /// The id of the user who owns the events and vectors, in UTF-8; nil while no user is logged in, as for a guest.
  public internal(set) var owner: [UInt8]?
  /// The logs of the device and of the owner, indexed by the ordinal of the event.
  var logs: [EventLog]
  /// The ladder states, indexed by the ordinal of the vector.
  var ladder: [LadderState]
  /// Data of a newer version that these rules do not know. It has no effect and is written back unchanged.
  var kept = HistoryCheckpoint()
  /// The parts of other users on the same device, in the order of their ids.
  var others: [HistoryPart] = []
  /// Top-level members that these rules do not know.
  var members: [JSON.Member] = []

  /// Creates an empty history.
  public init(for bundle: RuleBundle) {
    logs = Array(repeating: EventLog(), count: bundle.count(.countedEvents))
    ladder = (0..<bundle.count(.ladder)).map { LadderState(signals: bundle.ladder[$0].signals.count) }
  }

  /// Reserves capacity for everything that the history can hold, so that counting allocates no memory.
  public mutating func reserve(for bundle: RuleBundle) {
    for event in logs.indices { logs[event].reserve(bundle.countedEvents[event].most) }
    for vector in ladder.indices { ladder[vector].reserve() }
  }

  /// The effective time, which is never before the latest time that the history has seen.
  func time(_ now: Int64) -> Int64 { max(now, latest) }

  /// Traps if the history was created for another bundle, because its ordinals would refer to other rules.
  @inline(__always)
  func require(_ bundle: RuleBundle) {
    precondition(
      logs.count == bundle.count(.countedEvents) && ladder.count == bundle.count(.ladder), "the history was created for another bundle"
    )
  }
}

/// The state of one vector of the warning ladder.
struct LadderState: Sendable, Equatable {
  /// A level that the vector reached.
  struct Reached: Sendable, Equatable {
    /// The ordinal of the level; negative for a level that these rules do not know, whose name is in `name`.
    var level: Int
    var time: Int64
    var name: String?
  }

  /// A block with its start and its latest possible end.
  struct Block: Sendable, Equatable {
    var level: Int
    var since: Int64
    /// `Int64.max` if the block ends only by a release.
    var until: Int64
    /// The count that led to the block; nil if something else led to it.
    var given: Int?
  }

  /// The level of the block in force when the state was last updated; nil without a block.
  var level: Int?
  var since: Int64 = .min
  /// When the block ends by itself; `Int64.max` if it ends only by a release.
  var until: Int64 = .max
  /// When the last block ended. Levels that only warn count events from this time on.
  var cooldownEnd: Int64 = .min
  /// When a block was last released. Nothing before this time counts.
  var released: Int64 = .min
  /// The level that was last logged.
  var logged: Int?
  /// A hash of the thresholds under which events were last counted (`Ladder.numbers`); nil before anything was counted.
  var numbers: UInt64?
  /// The latest event that was counted under other thresholds. It and the events before it lead to no level that slows down or stops.
  var earlier: EventLog.Mark?
  /// The count that led to the block in force; nil if something else led to it.
  var given: Int?
  /// Further blocks in force, from other devices, strongest first. Each applies when the blocks before it have ended.
  var beside: [Block] = []
  /// Blocks that ended early, because other thresholds would not have led to them.
  var over: [Reached] = []
  /// Blocks that began, latest last.
  var reached: [Reached] = []
  /// The times of denied attempts, latest last.
  var refusals: [Int64] = []
  /// When each signal of the vector was last seen; `Int64.min` if it never was.
  var signals: [Int64]
  /// Data of a newer version about the vector.
  var kept = LadderCheckpoint()

  init(signals count: Int) { signals = Array(repeating: .min, count: count) }

  /// The keys of the JSON form.
  static let keys = [
    "level", "since", "until", "given", "beside", "over", "ended", "released", "numbers", "earlier", "logged", "reached", "refused",
    "signals",
  ]

  /// The maximum number of blocks to keep, which is more than any rule looks back at.
  static let mostReached = 128
  static let mostRefusals = 128

  mutating func reserve() {
    reached.reserveCapacity(LadderState.mostReached)
    refusals.reserveCapacity(LadderState.mostRefusals)
  }

  /// All blocks in force.
  var blocks: [Block] {
    guard let level else { return [] }
    return [Block(level: level, since: since, until: until, given: given)] + beside
  }

  /// Puts the first block in force, and the others in `beside`.
  mutating func setBlocks(_ blocks: [Block]) {
    level = blocks.first?.level
    since = blocks.first?.since ?? .min
    until = blocks.first?.until ?? .max
    given = blocks.first?.given
    beside = Array(blocks.dropFirst())
  }

  /// Resets the state after a release: earlier blocks, denied attempts, and signals are removed, and earlier events no longer count.
  mutating func restart(at time: Int64) {
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

  /// Adds a stored block. A level that these rules do not have keeps its name and has no effect.
  mutating func reach(_ written: Reached) {
    if reached.count >= LadderState.mostReached { reached.removeFirst() }
    reached.append(written)
  }

  /// Moves the latest block to `over`, because the thresholds in force do not lead to it. It does not count as a repetition.
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
