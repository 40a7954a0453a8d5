internal import RulesBundle

/// The warning ladder of a bundle under one set of facts: who stands where, and why. It changes nothing; `Climber` does.
struct Ladder {
  let rules: Rules
  let frame: Frame
  /// The plan in force, or the declared one when it cannot be told: who leaves it out must not count for nothing. Nil where there are no
  /// plans, and then no count leads anywhere.
  let plan: Int?
  /// Whether the plan is the one in force, and not the declared one.
  let knowsPlan: Bool

  init(_ rules: Rules, _ frame: Frame) {
    self.rules = rules
    self.frame = frame
    let known = rules.evaluator.plan(frame)
    plan = known ?? rules.plan(frame).plan
    knowsPlan = known != nil
  }

  var bundle: Bundle { rules.bundle }

  // MARK: Levels and steps

  func isOn(_ vector: Int) -> Bool { bundle.ladder[vector].switchedOn }
  func steps(_ vector: Int) -> Range<Int> { bundle.ladder[vector].steps }
  func level(_ step: Int) -> Int { bundle.ladderSteps[step].level }
  func rank(_ level: Int) -> Int { bundle.ladderLevels[level].rank }
  func blocks(_ level: Int) -> BlockKind { bundle.ladderLevels[level].blocks }
  func isBlock(_ level: Int) -> Bool { blocks(level).position > BlockKind.friction.position }
  /// Milliseconds.
  func lasts(_ step: Int) -> Int64 { milliseconds(.ladderSteps, step, LadderStepRow.At.lasts) }

  func step(_ vector: Int, level wanted: Int) -> Int? {
    for step in steps(vector) where level(step) == wanted { return step }
    return nil
  }

  /// The count at which the plan reaches a step; nil when no count leads there.
  func threshold(_ step: Int) -> Int64? {
    guard let plan else { return nil }
    for row in bundle.ladderSteps[step].at where bundle.ladderCounts[row].plan == plan {
      return bundle.ladderCounts[row].at
    }
    return nil
  }

  /// Whether anything leads the plan up a vector.
  func concernsPlan(_ vector: Int) -> Bool {
    for step in steps(vector) where threshold(step) != nil { return true }
    return false
  }

  /// A number of seconds in the bundle as milliseconds.
  func milliseconds(_ section: Section, _ row: Int, _ column: Int) -> Int64 {
    Milliseconds.of(seconds: bundle.integer(section, row, column))
  }

  // MARK: Counts

  /// From when on events of a vector count: since its window or its calendar period began, and since somebody released it.
  func start(_ vector: Int, _ history: History, now: Int64) -> Int64 {
    let from = rules.start(
      window: milliseconds(.ladder, vector, LadderRow.At.window), reset: bundle.ladder[vector].reset, now: now)
    let released = history.ladder[vector].released
    return released > .min ? max(from, Milliseconds.sum(released, 1)) : from
  }

  func log(_ vector: Int, _ history: History) -> EventLog { history.logs[bundle.ladder[vector].counts] }

  func count(_ vector: Int, _ history: History, since time: Int64) -> Int {
    history.logs[bundle.ladder[vector].counts].count(since: time)
  }

  // MARK: Signals

  /// How sure the signals of a vector are together, of 100: each is a chance, and independent of the others.
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

  /// How sure signals must be to lead to a level; nil when they never do.
  func confidenceNeeded(_ level: Int) -> Int? {
    let confidence = bundle.ladderLevels[level].confidence
    return confidence > 0 ? confidence : nil
  }

  // MARK: Blocks

  /// When the block in force ends: while signals persist it goes on, but never longer than its level lasts at most.
  func end(_ vector: Int, _ state: LadderState, now: Int64) -> Int64 {
    guard let level = state.level, state.until < .max, state.until <= now else { return state.until }
    let longest = milliseconds(.ladderLevels, level, LadderLevelRow.At.longest)
    // As when it began, no block goes on after the last day there is.
    let last = max(state.until, min(Milliseconds.sum(state.since, longest), Milliseconds.of(seconds: TimeText.lastTimestamp)))
    guard let needed = leastConfidence else { return state.until }
    var end = state.until
    // Each turn one signal is over, so there are no more turns than signals.
    for _ in state.signals.indices where end < last && confidence(vector, state, at: end) >= needed {
      var next = Int64.max
      for seen in state.signals where isActive(seen, at: end) { next = min(next, Milliseconds.sum(seen, lifetime)) }
      end = next
    }
    return min(end, last)
  }

  /// The step whose block is in force at a time, and when it ends; without one, when the last block ended.
  func block(_ vector: Int, _ state: LadderState, now: Int64) -> (step: Int?, end: Int64) {
    guard let level = state.level, let step = step(vector, level: level) else { return (nil, state.slate) }
    let end = end(vector, state, now: now)
    if end <= now { return (nil, end) }
    return isLifted(vector, state) ? (nil, now) : (step, end)
  }

  /// The step that somebody goes on to who was on this one so often. `more`: times that are not in the state yet.
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

  // MARK: Standing

  /// The strongest standing of the vectors that can stop an action; nil while nothing is the matter with any.
  func standing(ofAction action: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStanding? {
    var strongest: LadderStanding?
    for row in bundle.actions[action].stoppedBy {
      let standing = standing(bundle.ladderStops[row].vector, history, at: time, isConfirmed: isConfirmed)
      guard let step = standing.step, rank(level(step)) >= bundle.ladderStops[row].fromRank,
        isStronger(standing, than: strongest)
      else { continue }
      strongest = standing
    }
    return strongest
  }

  /// Whether somebody is told about one standing rather than another: the higher effect, then the later end, then the higher level.
  func isStronger(_ standing: LadderStanding, than other: LadderStanding?) -> Bool {
    guard let other else { return true }
    if standing.effect != other.effect { return standing.effect > other.effect }
    let (end, otherEnd) = (ends(standing), ends(other))
    if end != otherEnd { return end > otherEnd }
    return standing.step.map { rank(level($0)) } ?? -1 > other.step.map { rank(level($0)) } ?? -1
  }

  /// Where a vector stands. `time`: never before the latest that the history saw.
  func blockOrWarning(_ vector: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStanding {
    let state = history.ladder[vector]
    let from = start(vector, history, now: time)
    var standing = LadderStanding(
      vector: vector, step: nil, effect: .nothing, until: nil, count: count(vector, history, since: from),
      time: time)
    guard isOn(vector) else { return standing }
    standing.earlier = standing.count - ownCount(vector, history, since: from)
    let block = block(vector, state, now: time)
    if let step = block.step {
      standing.step = step
      standing.effect = .stops
      standing.until = block.end == .max ? nil : block.end
      letThrough(step, history, time, &standing)
    } else {
      warn(Counts(self, vector, history, from: from, slate: block.end), history, time, isConfirmed, &standing)
    }
    return standing
  }

  /// While it stops, some may go through all the same: so many in so much time.
  private func letThrough(_ step: Int, _ history: History, _ time: Int64, _ standing: inout LadderStanding) {
    let times = bundle.ladderSteps[step].throughTimes
    guard times > 0 else { return }
    let per = milliseconds(.ladderSteps, step, LadderStepRow.At.throughPer)
    let log = log(standing.vector, history)
    guard let earliest = log.time(fromEnd: times), earliest > history.ladder[standing.vector].released,
      Milliseconds.difference(time, earliest) < per
    else {
      standing.effect = .tells
      return
    }
    let free = Milliseconds.sum(earliest, per)
    standing.until = min(standing.until ?? free, free)
  }

  /// The highest level that only warns or slows down.
  private func warn(_ counts: Counts, _ history: History, _ time: Int64, _ isConfirmed: Bool, _ standing: inout LadderStanding) {
    let vector = standing.vector
    guard let step = warning(vector, counts, confidence: confidence(vector, history.ladder[vector], at: time)) else { return }
    standing.step = step
    standing.effect = .tells
    guard blocks(level(step)) == .friction else { return deferIfUnwelcome(step, &standing) }
    if let latest = log(vector, history).latest, latest >= counts.since, Milliseconds.difference(time, latest) < lasts(step) {
      standing.effect = .pauses
      standing.until = Milliseconds.sum(latest, lasts(step))
    } else if bundle.ladderSteps[step].confirm, !isConfirmed {
      standing.effect = .asks
    }
    deferIfUnwelcome(step, &standing)
  }

  /// Whether so large a share of the vector's limit is used.
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

  /// What may be dismissed waits while this is no moment to be disturbed, and slows nobody down.
  private func deferIfUnwelcome(_ step: Int, _ standing: inout LadderStanding) {
    guard let condition = bundle.escalation[0].waitsWhile,
      bundle.ladderLevels[level(step)].dismissible, rules.evaluator.evaluate(program: condition, frame).isTrue
    else { return }
    standing.isDeferred = true
    standing.effect = .tells
    standing.until = nil
  }
}
