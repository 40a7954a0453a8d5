internal import RulesBundle

/// The reducer of the warning ladder. It applies events and the passage of time to a history, and reports the changes of level.
///
/// A vector climbs by counts, by signals, and by repeated lower levels. It comes down with time, unless signals persist, and never from a
/// level that must be released.
struct LadderReducer {
  let ladder: Ladder
  /// The effective time, which is never before the latest time that the history has seen.
  let time: Int64

  init(_ rules: Rules, _ frame: Frame, _ history: inout History, now: Int64) {
    history.require(rules.bundle)
    ladder = Ladder(rules, frame)
    time = history.time(now)
    history.latest = time
  }

  private var bundle: RuleBundle { ladder.bundle }

  // MARK: Coming down

  /// Ends the blocks that are over, and logs the levels that changed with time alone. Switching off a vector suspends its effect and ends
  /// no block: its time passes, and a block that must be released still requires a release.
  func settle(_ history: inout History, _ changes: inout [LadderChange]) {
    for vector in history.ladder.indices where !history.ladder[vector].kept.isNewer {
      while let level = history.ladder[vector].level {
        let end = ladder.end(vector, history.ladder[vector], now: time)
        guard end <= time else {
          history.ladder[vector].until = end
          break
        }
        leave(vector, level, at: end, &history, &changes)
      }
      adopt(vector, &history, &changes)
      note(vector, &history, &changes)
    }
  }

  /// Adopts new thresholds. Events that were counted under the old ones lead to no block, and a block to which the new ones would not have
  /// led ends.
  private func adopt(_ vector: Int, _ history: inout History, _ changes: inout [LadderChange]) {
    let state = history.ladder[vector]
    if state.numbers == nil, ladder.log(vector, history).count > 0 { history.ladder[vector].numbers = ladder.numbers(vector) }
    guard let new = ladder.newNumbers(vector, state) else { return }
    while let level = history.ladder[vector].level, ladder.isLifted(vector, history.ladder[vector]) {
      let since = history.ladder[vector].since
      leave(vector, level, at: time, &history, &changes)
      history.ladder[vector].takeBackReached(level, since: since)
    }
    history.ladder[vector].numbers = new
    history.ladder[vector].earlier = ladder.log(vector, history).latestMark
    history.ladder[vector].refusals.removeAll(keepingCapacity: true)
  }

  /// Releases a block for an authorized person. Nothing before the release counts.
  func release(_ vector: Int, _ history: inout History, _ changes: inout [LadderChange]) -> Bool {
    guard let level = history.ladder[vector].level, !history.ladder[vector].kept.isNewer else { return false }
    history.ladder[vector].restart(at: time)
    leave(vector, level, at: time, &history, &changes)
    note(vector, &history, &changes)
    return true
  }

  private func leave(_ vector: Int, _ level: Int, at end: Int64, _ history: inout History, _ changes: inout [LadderChange]) {
    let beside = history.ladder[vector].beside.filter { $0.until > end }
    history.ladder[vector].setBlocks([])
    history.ladder[vector].cooldownEnd = max(end, history.ladder[vector].cooldownEnd)
    history.ladder[vector].logged = nil
    history.ladder[vector].kept.logged = nil
    changes.append(
      LadderChange(
        vector: vector, from: level, to: nil, at: Timestamp(milliseconds: end), until: nil, count: count(vector, history), isEnd: true,
        isAudited: bundle.ladderLevels[level].audit))
    guard let next = beside.first else { return }
    history.ladder[vector].setBlocks(beside)
    history.ladder[vector].logged = next.level
    changes.append(
      LadderChange(
        vector: vector, from: nil, to: next.level, at: Timestamp(milliseconds: end), until: LadderReducer.timestamp(next.until),
        count: count(vector, history)))
  }

  // MARK: Climbing

  /// Counts an event. Returns false if the event with this id was counted before.
  ///
  /// - Parameter happened: When the event happened, if it is reported late.
  func count(_ event: Int, _ id: EventID, at happened: Int64?, _ history: inout History, _ changes: inout [LadderChange]) -> Bool {
    guard !history.logs[event].contains(id) else { return false }
    let keeps = ladder.milliseconds(.countedEvents, event, CountedEventRow.At.keeps)
    let own = ladder.rules.ownTime(of: event, happened, now: time)
    history.logs[event].add(
      id, at: own, most: bundle.countedEvents[event].most, since: Milliseconds.difference(time, keeps))
    for vector in history.ladder.indices
    where bundle.ladder[vector].counts == event && ladder.isOn(vector) && !history.ladder[vector].kept.isNewer {
      // An event before the window leads to no level.
      guard own >= ladder.start(vector, history, now: time) else { continue }
      if history.ladder[vector].numbers == nil { history.ladder[vector].numbers = ladder.numbers(vector) }
      let counted = ladder.ownCount(vector, history, since: ladder.start(vector, history, now: time))
      climb(vector, given: counted, &history, &changes) { step in ladder.threshold(step).map { Int64(counted) >= $0 } ?? false }
    }
    return true
  }

  /// Records a signal of automation or fraud.
  func see(_ signal: Int, in vector: Int, _ history: inout History, _ changes: inout [LadderChange]) {
    guard let index = index(of: signal, in: vector), !history.ladder[vector].kept.isNewer else { return }
    history.ladder[vector].signals[index] = time
    guard ladder.isOn(vector) else { return }
    let confidence = ladder.confidence(vector, history.ladder[vector], at: time)
    climb(vector, &history, &changes) { step in ladder.confidenceNeeded(ladder.level(step)).map { confidence >= $0 } ?? false }
  }

  /// The index of a signal among those of a vector; nil if the vector does not have it.
  func index(of signal: Int, in vector: Int) -> Int? {
    let signals = bundle.ladder[vector].signals
    for row in signals where bundle.signalRefs[row].signal == signal { return row - signals.lowerBound }
    return nil
  }

  /// Records an attempt of a stopped action. Repeated attempts can be a signal.
  func refuse(_ vector: Int, _ history: inout History, _ changes: inout [LadderChange]) {
    guard !history.ladder[vector].kept.isNewer else { return }
    history.ladder[vector].refuse(at: time)
    let state = history.ladder[vector]
    climb(vector, &history, &changes) { step in
      let times = bundle.ladderSteps[step].refusedTimes
      return times > 0 && refusals(state, within: ladder.milliseconds(.ladderSteps, step, LadderStepRow.At.refusedPer)) >= times
    }
    for row in bundle.ladder[vector].signals {
      let signal = bundle.signalRefs[row].signal
      let times = bundle.signals[signal].refusals
      guard times > 0 else { continue }
      if refusals(history.ladder[vector], within: ladder.milliseconds(.signals, signal, SignalRow.At.within)) >= times {
        see(signal, in: vector, &history, &changes)
      }
    }
  }

  /// Records an attempt that the rules denied for another reason, if a signal of a vector that stops the action counts this reason.
  func fail(_ action: Int, _ reason: Int, _ history: inout History, _ changes: inout [LadderChange]) {
    for row in bundle.actions[action].stoppedBy where bundle.ladderStops[row].fromRank == 0 {
      let vector = bundle.ladderStops[row].vector
      if ladder.isOn(vector), isSign(reason, in: vector) { refuse(vector, &history, &changes) }
    }
  }

  /// Whether a denial for this reason is a signal of a vector.
  private func isSign(_ reason: Int, in vector: Int) -> Bool {
    for row in bundle.ladder[vector].signals {
      let signal = bundle.signalRefs[row].signal
      for sign in bundle.signals[signal].refusedFor
      where bundle.reasonRefs[sign].reason == reason { return true }
    }
    return false
  }

  private func refusals(_ state: LadderState, within: Int64) -> Int {
    let from = Milliseconds.difference(time, within)
    var recent = 0
    for refusal in state.refusals where refusal > from { recent += 1 }
    return recent
  }

  /// Climbs to the highest step that stops and for which `holds` returns true, and from there to the steps that follow repeated blocks.
  ///
  /// - Parameter given: The count, if the count leads there.
  private func climb(
    _ vector: Int, given: Int? = nil, _ history: inout History, _ changes: inout [LadderChange], _ holds: (Int) -> Bool
  ) {
    var target: Int?
    var given = given
    for step in ladder.steps(vector) where ladder.isBlock(ladder.level(step)) && holds(step) { target = step }
    while let step = target, isAbove(step, history.ladder[vector].level) {
      enter(step, vector, given: given, &history, &changes)
      target = ladder.follower(of: step, vector, history.ladder[vector], at: time)
      given = nil
    }
    note(vector, &history, &changes)
  }

  private func isAbove(_ step: Int, _ level: Int?) -> Bool { level.map { ladder.rank(ladder.level(step)) > ladder.rank($0) } ?? true }

  private func enter(_ step: Int, _ vector: Int, given: Int?, _ history: inout History, _ changes: inout [LadderChange]) {
    let level = ladder.level(step)
    let until = end(of: step, history.ladder[vector])
    let from = history.ladder[vector].level ?? history.ladder[vector].logged
    history.ladder[vector].reach(level, at: time)
    history.ladder[vector].level = level
    history.ladder[vector].since = time
    history.ladder[vector].until = until
    history.ladder[vector].given = given
    history.ladder[vector].logged = level
    history.ladder[vector].kept.logged = nil
    changes.append(
      LadderChange(
        vector: vector, from: from, to: level, at: Timestamp(milliseconds: time), until: LadderReducer.timestamp(until),
        count: count(vector, history),
        isStart: true, isAudited: bundle.ladderLevels[level].audit))
  }

  /// When a block that begins now ends. The duration doubles for each remembered block of the same level, up to the maximum of the level.
  private func end(of step: Int, _ state: LadderState) -> Int64 {
    let level = ladder.level(step)
    guard bundle.ladderLevels[level].endsByItself else { return .max }
    var lasts = ladder.lasts(step)
    let memory = ladder.milliseconds(.escalation, 0, EscalationRow.At.remembers)
    if memory > 0 {
      let from = Milliseconds.difference(time, memory)
      let longest = max(lasts, ladder.milliseconds(.ladderLevels, level, LadderLevelRow.At.longest))
      for reached in state.reached where reached.level == level && reached.time > from {
        lasts = min(Milliseconds.sum(lasts, lasts), longest)
      }
    }
    // The supported dates end with the year 9999.
    return min(Milliseconds.sum(time, lasts), Milliseconds.of(seconds: TimeText.lastTimestamp))
  }

  // MARK: The log

  /// Logs that a level that only warns began or ended. A share of a limit is not logged, because it is a meter. A deferred level is logged
  /// when it is shown.
  private func note(_ vector: Int, _ history: inout History, _ changes: inout [LadderChange]) {
    // A newer version has logged a level that only it has.
    guard history.ladder[vector].level == nil, history.ladder[vector].kept.logged == nil else { return }
    let status = ladder.status(vector, history, at: time, isConfirmed: true)
    guard !status.isDeferred else { return }
    var level: Int?
    if let step = status.step, bundle.ladderSteps[step].share == 0 { level = ladder.level(step) }
    guard level != history.ladder[vector].logged else { return }
    changes.append(
      LadderChange(
        vector: vector, from: history.ladder[vector].logged, to: level, at: Timestamp(milliseconds: time), until: nil, count: status.count))
    history.ladder[vector].logged = level
  }

  private func count(_ vector: Int, _ history: History) -> Int {
    ladder.count(vector, history, since: ladder.start(vector, history, now: time))
  }

  /// The end of a block; nil if it ends only by a release.
  private static func timestamp(_ end: Int64) -> Timestamp? { end == .max ? nil : Timestamp(milliseconds: end) }
}
