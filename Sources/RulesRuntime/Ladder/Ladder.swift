internal import RulesBundle

/// The warning ladder of a bundle under one set of facts: the status of each vector, and why. It changes nothing; `LadderReducer` does.
struct Ladder {
  let rules: Rules
  let frame: Frame
  /// The effective plan, or the declared one while the plan is unknown, so that omitting the plan does not switch off counting. Nil if there
  /// are no plans; then no count leads to a level.
  let plan: Int?
  /// Whether `plan` is the effective plan, not the declared one.
  let knowsPlan: Bool

  init(_ rules: Rules, _ frame: Frame) {
    self.rules = rules
    self.frame = frame
    let known = rules.evaluator.plan(frame)
    plan = known ?? rules.plan(frame).plan
    knowsPlan = known != nil
  }

  var bundle: RuleBundle { rules.bundle }

  // MARK: Levels and steps

  func isOn(_ vector: Int) -> Bool { bundle.ladder[vector].switchedOn }
  func steps(_ vector: Int) -> Range<Int> { bundle.ladder[vector].steps }
  func level(_ step: Int) -> Int { bundle.ladderSteps[step].level }
  func rank(_ level: Int) -> Int { bundle.ladderLevels[level].rank }
  func blocks(_ level: Int) -> BlockKind { bundle.ladderLevels[level].blocks }
  func isBlock(_ level: Int) -> Bool { blocks(level).position > BlockKind.friction.position }
  /// The duration of a step, in milliseconds.
  func lasts(_ step: Int) -> Int64 { milliseconds(.ladderSteps, step, LadderStepRow.At.lasts) }

  func step(_ vector: Int, level wanted: Int) -> Int? {
    for step in steps(vector) where level(step) == wanted { return step }
    return nil
  }

  /// The count at which the plan reaches a step; nil if no count leads there.
  func threshold(_ step: Int) -> Int64? {
    guard let plan else { return nil }
    for row in bundle.ladderSteps[step].at where bundle.ladderCounts[row].plan == plan {
      return bundle.ladderCounts[row].at
    }
    return nil
  }

  /// Whether any count leads to a level of a vector under the plan.
  func concernsPlan(_ vector: Int) -> Bool {
    for step in steps(vector) where threshold(step) != nil { return true }
    return false
  }

  /// A number of seconds in the bundle, in milliseconds.
  func milliseconds(_ section: BundleSection, _ row: Int, _ column: Int) -> Int64 {
    Milliseconds.of(seconds: bundle.integer(section, row, column))
  }

  // MARK: Counts

  /// The time from which events of a vector count: the start of its window or calendar period, or the time after its last release if that
  /// is later.
  func start(_ vector: Int, _ history: History, now: Int64) -> Int64 {
    let from = rules.start(
      window: milliseconds(.ladder, vector, LadderRow.At.window), reset: bundle.ladder[vector].reset, now: now, for: frame)
    let released = history.ladder[vector].released
    return released > .min ? max(from, Milliseconds.sum(released, 1)) : from
  }

  func log(_ vector: Int, _ history: History) -> EventLog { history.logs[bundle.ladder[vector].counts] }

  func count(_ vector: Int, _ history: History, since time: Int64) -> Int {
    history.logs[bundle.ladder[vector].counts].count(since: time)
  }

  // MARK: Signals

  /// The combined confidence of a vector's active signals, 0 to 100. Each signal is a probability, independent of the others.
  func confidence(_ vector: Int, _ state: LadderState, at time: Int64) -> Int {
    var doubt = 1_000_000
    for (index, row) in bundle.ladder[vector].signals.enumerated() where isActive(state.signals[index], at: time) {
      let signal = bundle.signalRefs[row].signal
      doubt = doubt * max(0, 100 - bundle.signals[signal].weight) / 100
    }
    return (1_000_000 - doubt) / 10_000
  }

  private func isActive(_ seen: Int64, at time: Int64) -> Bool {
    seen <= time && seen > .min && Milliseconds.difference(time, seen) < lifetime
  }

  private var lifetime: Int64 { milliseconds(.escalation, 0, EscalationRow.At.signalsLast) }

  /// The confidence that leads to a level; nil if signals never lead there.
  func confidenceNeeded(_ level: Int) -> Int? {
    let confidence = bundle.ladderLevels[level].confidence
    return confidence > 0 ? confidence : nil
  }

  // MARK: Blocks

  /// When the block in force ends. Persistent signals extend it, but not beyond the maximum duration of its level.
  func end(_ vector: Int, _ state: LadderState, now: Int64) -> Int64 {
    guard let level = state.level, state.until < .max, state.until <= now else { return state.until }
    let longest = milliseconds(.ladderLevels, level, LadderLevelRow.At.longest)
    // No block extends beyond the last supported date.
    let last = max(state.until, min(Milliseconds.sum(state.since, longest), Milliseconds.of(seconds: TimeText.lastTimestamp)))
    guard let needed = leastConfidence else { return state.until }
    var end = state.until
    // One signal expires with each iteration, so there are no more iterations than signals.
    for _ in state.signals.indices where end < last && confidence(vector, state, at: end) >= needed {
      var next = Int64.max
      for seen in state.signals where isActive(seen, at: end) { next = min(next, Milliseconds.sum(seen, lifetime)) }
      end = next
    }
    return min(end, last)
  }

  /// The step whose block is in force at a time, and when it ends; without a block, nil and when the last block ended.
  func block(_ vector: Int, _ state: LadderState, now: Int64) -> (step: Int?, end: Int64) {
    guard let level = state.level, let step = step(vector, level: level) else { return (nil, state.cooldownEnd) }
    let end = end(vector, state, now: now)
    if end <= now { return (nil, end) }
    return isLifted(vector, state) ? (nil, now) : (step, end)
  }

  /// The step that follows if a step is reached often enough; otherwise nil.
  ///
  /// - Parameter more: The number of times in addition to those in the state.
  func follower(of step: Int, _ vector: Int, _ state: LadderState, more: Int = 0, at time: Int64) -> Int? {
    let level = level(step)
    for next in steps(vector) where bundle.ladderSteps[next].afterLevel == level {
      let from = Milliseconds.difference(time, milliseconds(.ladderSteps, next, LadderStepRow.At.afterWithin))
      var times = more
      for reached in state.reached where reached.level == level && reached.time > from { times += 1 }
      if times >= bundle.ladderSteps[next].afterTimes { return next }
    }
    return nil
  }

  private var leastConfidence: Int? {
    var least: Int?
    for level in 0..<bundle.count(.ladderLevels) {
      if let needed = confidenceNeeded(level) { least = min(least ?? needed, needed) }
    }
    return least
  }

  // MARK: Status

  /// The strongest status of the vectors that can stop an action; nil if no level applies.
  func status(ofAction action: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStatus? {
    var strongest: LadderStatus?
    for row in bundle.actions[action].stoppedBy {
      let status = status(bundle.ladderStops[row].vector, history, at: time, isConfirmed: isConfirmed)
      guard let step = status.step, rank(level(step)) >= bundle.ladderStops[row].fromRank,
        isStronger(status, than: strongest)
      else { continue }
      strongest = status
    }
    return strongest
  }

  /// Whether one status takes precedence over another: the one with the stronger effect, then the later end, then the higher level.
  func isStronger(_ status: LadderStatus, than other: LadderStatus?) -> Bool {
    guard let other else { return true }
    if status.effect != other.effect { return status.effect > other.effect }
    let (end, otherEnd) = (ends(status), ends(other))
    if end != otherEnd { return end > otherEnd }
    return status.step.map { rank(level($0)) } ?? -1 > other.step.map { rank(level($0)) } ?? -1
  }

  /// The status of a vector. `time` is never before the latest time that the history has seen.
  func blockOrWarning(_ vector: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStatus {
    let state = history.ladder[vector]
    let from = start(vector, history, now: time)
    var status = LadderStatus(
      vector: vector, step: nil, effect: .nothing, end: nil, count: count(vector, history, since: from),
      time: time)
    guard isOn(vector) else { return status }
    status.earlier = status.count - ownCount(vector, history, since: from)
    let block = block(vector, state, now: time)
    if let step = block.step {
      status.step = step
      status.effect = .stops
      status.end = block.end == .max ? nil : block.end
      letThrough(step, history, time, &status)
    } else {
      warn(Counts(self, vector, history, from: from, cooldownEnd: block.end), history, time, isConfirmed, &status)
    }
    return status
  }

  /// Lets a limited number of attempts per period through while a block is in force.
  private func letThrough(_ step: Int, _ history: History, _ time: Int64, _ status: inout LadderStatus) {
    let times = bundle.ladderSteps[step].throughTimes
    guard times > 0 else { return }
    let per = milliseconds(.ladderSteps, step, LadderStepRow.At.throughPer)
    let log = log(status.vector, history)
    guard let earliest = log.time(fromEnd: times), earliest > history.ladder[status.vector].released,
      Milliseconds.difference(time, earliest) < per
    else {
      status.effect = .tells
      return
    }
    let free = Milliseconds.sum(earliest, per)
    status.end = min(status.end ?? free, free)
  }

  /// Applies the highest level that only warns or slows down.
  private func warn(_ counts: Counts, _ history: History, _ time: Int64, _ isConfirmed: Bool, _ status: inout LadderStatus) {
    let vector = status.vector
    guard let step = warning(vector, counts, confidence: confidence(vector, history.ladder[vector], at: time)) else { return }
    status.step = step
    status.effect = .tells
    guard blocks(level(step)) == .friction else { return deferIfUnwelcome(step, &status) }
    if let latest = log(vector, history).latest, latest >= counts.since, Milliseconds.difference(time, latest) < lasts(step) {
      status.effect = .pauses
      status.end = Milliseconds.sum(latest, lasts(step))
    } else if bundle.ladderSteps[step].confirm, !isConfirmed {
      status.effect = .asks
    }
    deferIfUnwelcome(step, &status)
  }

  /// Whether the share of the vector's limit that leads to a step is used.
  func isFilled(_ vector: Int, _ step: Int) -> Bool {
    let share = bundle.ladderSteps[step].share
    guard share > 0, let limit = bundle.ladder[vector].shareOf, let plan = rules.evaluator.plan(frame) else {
      return false
    }
    let value = bundle.limitValue(limit, plan)
    let amount = bundle.limitValues[value].amount
    guard bundle.limitKind(ofValue: value) == .number, amount > 0, let used = rules.use(of: limit, amount, frame).used else { return false }
    let (usedHigh, usedLow) = used.multipliedFullWidth(by: 100)
    let (high, low) = amount.multipliedFullWidth(by: Int64(share))
    return usedHigh > high || usedHigh == high && usedLow >= low
  }

  /// Defers a dismissible level while the user should not be interrupted. A deferred level slows nothing down.
  private func deferIfUnwelcome(_ step: Int, _ status: inout LadderStatus) {
    guard let condition = bundle.escalation[0].waitsWhile,
      bundle.ladderLevels[level(step)].dismissible, rules.evaluator.evaluate(program: condition, frame).isTrue
    else { return }
    status.isDeferred = true
    status.effect = .tells
    status.end = nil
  }
}
