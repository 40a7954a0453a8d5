internal import RulesBundle
internal import RulesJSON

/// Merges two states of one vector from two devices.
struct LadderMerging {
  private let bundle: RuleBundle

  init(_ bundle: RuleBundle) { self.bundle = bundle }

  /// Returns the merge of two states, each with the log of the vector's event.
  func merged(_ a: (state: LadderState, log: EventLog), _ b: (state: LadderState, log: EventLog)) -> LadderState {
    if a.state == b.state, a.log == b.log { return a.state }
    if let newer = newer(a.state, b.state) { return newer }
    var state = a.state
    state.released = max(a.state.released, b.state.released)
    state.cooldownEnd = max(a.state.cooldownEnd, b.state.cooldownEnd)
    let from = state.released
    state.over = union(a.state.over, b.state.over, from: from)
    state.reached = union(a.state.reached, b.state.reached, from: from).filter { !state.over.contains($0) }
    state.refusals = Array(Merging.most(a.state.refusals, b.state.refusals).filter { $0 >= from }.suffix(LadderState.mostRefusals))
    for index in state.signals.indices {
      let seen = max(a.state.signals[index], b.state.signals[index])
      state.signals[index] = seen >= from ? seen : .min
    }
    numbers(&state, a, b)
    blocks(&state, a.state, b.state)
    state.kept.signals = Merging.members(a.state.kept.signals, b.state.kept.signals)
    state.kept.members = Merging.members(a.state.kept.members, b.state.kept.members)
    logged(&state, a.state, b.state)
    return state
  }

  /// The state with a level of a newer version, which stays unchanged; nil if neither state has one.
  private func newer(_ a: LadderState, _ b: LadderState) -> LadderState? {
    switch (a.kept.isNewer, b.kept.isNewer) {
    case (false, false): nil
    case (true, false): a
    case (false, true): b
    case (true, true): Merging.isBefore(.object(a.kept.whole), .object(b.kept.whole)) ? b : a
    }
  }

  /// Combines the thresholds. Events that were counted under other thresholds than the resulting ones lead to no block.
  private func numbers(_ state: inout LadderState, _ a: (state: LadderState, log: EventLog), _ b: (state: LadderState, log: EventLog)) {
    let numbers = max(a.state.numbers ?? 0, b.state.numbers ?? 0)
    state.numbers = a.state.numbers == nil && b.state.numbers == nil ? nil : numbers
    var marks: [EventLog.Mark] = []
    for side in [a, b] {
      if let earlier = side.state.earlier { marks.append(earlier) }
      if side.state.numbers ?? 0 != numbers, let latest = side.log.lastMark { marks.append(latest) }
    }
    state.earlier = marks.max { $0.time != $1.time ? $0.time < $1.time : $0.id < $1.id }
  }

  /// Combines the blocks that are in force on either side and over on neither, strongest first.
  private func blocks(_ state: inout LadderState, _ a: LadderState, _ b: LadderState) {
    var blocks: [LadderState.Block] = []
    for block in a.blocks + b.blocks where block.since >= state.released {
      guard !state.over.contains(where: { $0.level == block.level && $0.time == block.since }) else { continue }
      if let index = blocks.firstIndex(where: { $0.level == block.level && $0.since == block.since }) {
        blocks[index].until = max(blocks[index].until, block.until)
        blocks[index].given = max(blocks[index].given ?? -1, block.given ?? -1)
        if blocks[index].given == -1 { blocks[index].given = nil }
      } else {
        blocks.append(block)
      }
    }
    blocks.sort { isStronger($0, $1) }
    state.setBlocks(blocks)
  }

  func isStronger(_ a: LadderState.Block, _ b: LadderState.Block) -> Bool {
    let (left, right) = (rank(a.level), rank(b.level))
    if left != right { return left > right }
    if a.until != b.until { return a.until > b.until }
    return a.since > b.since
  }

  private func rank(_ level: Int) -> Int { bundle.ladderLevels[level].rank }

  private func logged(_ state: inout LadderState, _ a: LadderState, _ b: LadderState) {
    let levels = [a.logged, b.logged].compactMap { $0 }
    state.logged = levels.max { rank($0) < rank($1) }
    let names = [a.kept.logged, b.kept.logged].compactMap { $0 }
    state.kept.logged = names.max { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if state.kept.logged != nil { state.logged = nil }
  }

  private func union(_ a: [LadderState.Reached], _ b: [LadderState.Reached], from: Int64) -> [LadderState.Reached] {
    if a == b, !a.contains(where: { $0.time < from }) { return a }
    var all = a
    for one in b where !all.contains(one) { all.append(one) }
    all.removeAll { $0.time < from }
    all.sort {
      $0.time != $1.time
        ? $0.time < $1.time
        : $0.level != $1.level ? $0.level < $1.level : ($0.name ?? "").utf8.lexicographicallyPrecedes(($1.name ?? "").utf8)
    }
    return Array(all.suffix(LadderState.mostReached))
  }
}
