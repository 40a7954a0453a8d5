internal import RuleKinds
import RulesBundle

/// The warning ladder at one moment of a life: what holds then, without changing anything.
package struct LadderMoment {
  let ladder: PlainLadder
  let asked: PlainRules.Asked
  let life: Life
  /// Never before the latest known time.
  package let time: Int
  /// The plan in force, or the declared default if it is unknown.
  let plan: Name<Plan>

  package init(_ ladder: PlainLadder, _ life: Life, _ world: [String: Meaning], now: Int) {
    self.ladder = ladder
    self.life = life
    time = max(now, life.latest)
    asked = PlainRules.Asked(ladder.rules, world)
    plan = asked.plan() ?? ladder.book.plans.onError
  }

  /// The same person after more events.
  func after(_ life: Life) -> LadderMoment { LadderMoment(self, life) }

  private init(_ moment: LadderMoment, _ life: Life) {
    (ladder, asked, plan, time) = (moment.ladder, moment.asked, moment.plan, moment.time)
    self.life = life
  }

  // MARK: Causes of levels

  func threshold(_ step: LadderStep) -> Int? { step.at[ladder.book.plans.column(of: plan)].map { Int($0) } }

  func count(_ vector: PlainVector) -> Int { ladder.counting(vector, life, at: time).count }

  /// Every level of a vector that the plan reaches by counting: empty if there is none, nil if the plan is unknown.
  func numbers(_ vector: PlainVector) -> String? {
    guard asked.plan() != nil else { return nil }
    let counts = vector.steps.compactMap { cell in threshold(cell.value).map { "\(cell.column.text) \($0)" } }
    if vector.rule.whateverPlan, !counts.isEmpty {
      let all = vector.steps.map { cell in "\(cell.column.text) \(cell.value.at.cells.map { "\($0.column.text) \($0.value)" })" }
      return all.joined(separator: ", ")
    }
    return counts.isEmpty ? "" : "\(ladder.book.plans.column(of: plan).text): \(counts.joined(separator: ", "))"
  }

  /// The limits that replace those under which events were counted.
  func newNumbers(_ vector: PlainVector) -> String? {
    guard vector.rule.isSwitchedOn, let old = life.numbers(of: vector.name), let new = numbers(vector), !new.isEmpty, new != old.text else {
      return nil
    }
    return new
  }

  /// The events that count for levels that slow down or stop: those under the limits of this moment.
  func own(_ vector: PlainVector) -> [Life.Counted] {
    if newNumbers(vector) != nil { return [] }
    return ladder.counting(vector, life, at: time).filter { $0.number >= life.numbers(of: vector.name)?.events ?? 0 }
  }

  /// Whether a block of single actions would not have begun under the current limits.
  func isLifted(_ vector: PlainVector) -> Bool {
    guard newNumbers(vector) != nil, let place = life.placeOfBlock(of: vector.name), let given = life.leadingCounts[place],
      let level = life.changes[place].to.map({ Name<LadderLevel>($0) }), life.changes[place].until != nil,
      ladder.book.ladderLevels[level]?.blocks == .action
    else { return false }
    return vector.rule.levels[level].flatMap { threshold($0) }.map { given < $0 } ?? true
  }

  func isSure(_ level: Name<LadderLevel>, _ vector: String) -> Bool {
    ladder.isSure(ladder.book.ladderLevels[level]?.atConfidence, life.sightings(of: vector), at: time)
  }

  /// Whether the given number of attempts at stopped actions happened in the given time.
  func isRefused(_ rate: LadderRate?, _ vector: String) -> Bool {
    guard let rate else { return false }
    return life.refusals(of: vector).filter { time - $0.time < ladder.milliseconds(rate.per) }.count >= Int(rate.times)
  }

  /// Whether the given share of a limit is used.
  private func isFilled(_ share: Quantity?, of limit: Name<Limit>?) -> Bool {
    guard let share, let limit, case .int(let amount) = asked.number(of: limit.text), amount > 0,
      let used = ladder.book.limits[limit]?.used, case .int(let used) = asked.fact(used.text)
    else { return false }
    return Double(used) * 100 >= Double(amount) * Double(share.amount)
  }

  // MARK: Status

  /// The status of an action: that of the strongest vector that stops it, by effect, then by the later end, then by the higher level.
  package func status(of action: String, isConfirmed: Bool) -> PlainStatus? {
    var strongest: PlainStatus?
    for vector in ladder.vectors {
      let sent = ladder.book.actions[action]?.sends.map(\.operation) ?? []
      let own = vector.rule.stops.contains(Name(action)) || sent.contains { vector.rule.holds.contains($0) }
      let also = vector.steps.first { $0.value.alsoStops.contains(Name(action)) }?.column
      guard own || also != nil else { continue }
      let status = status(vector, isConfirmed: isConfirmed)
      guard let level = status.level, own || ladder.rank(level) >= ladder.rank(also?.text) else { continue }
      if let other = strongest, !isStronger(status, other) { continue }
      strongest = status
    }
    return strongest
  }

  private func isStronger(_ one: PlainStatus, _ other: PlainStatus) -> Bool {
    func end(_ status: PlainStatus) -> Int { [.holds, .pauses, .stops].contains(status.effect) ? status.until ?? .max : 0 }
    if one.effect != other.effect { return one.effect > other.effect }
    if end(one) != end(other) { return end(one) > end(other) }
    return ladder.rank(one.level) > ladder.rank(other.level)
  }

  /// A vector that holds back operations neither stops nor asks.
  func status(_ vector: PlainVector, isConfirmed: Bool) -> PlainStatus {
    var status = stopping(vector, isConfirmed: isConfirmed)
    guard !vector.rule.holds.isEmpty else { return status }
    switch status.effect {
    case .stops, .pauses: status.effect = .holds
    case .asks: status.effect = .tells
    case .nothing, .tells, .holds: break
    }
    return status
  }

  private func stopping(_ vector: PlainVector, isConfirmed: Bool) -> PlainStatus {
    var status = PlainStatus(
      vector: vector.name, level: nil, effect: .nothing, until: nil, count: count(vector), earlier: 0, time: time, isDeferred: false)
    guard vector.rule.isSwitchedOn else { return status }
    status.earlier = status.count - own(vector).count
    var begins = life.lastEnd(of: vector.name) ?? .min
    if let block = life.block(of: vector.name), let level = block.to, let step = vector.rule.levels[Name(level)] {
      let end = ladder.end(of: block, life, at: time)
      if isLifted(vector), end ?? .max > time {
        warn(vector, time, isConfirmed, &status)
        return status
      }
      if end ?? .max > time {
        (status.level, status.effect, status.until) = (level, .stops, end)
        letThrough(step, vector, &status)
        return status
      }
      begins = end ?? .min
    }
    warn(vector, begins, isConfirmed, &status)
    return status
  }

  /// While it stops, some attempts are allowed: a number of them in a period.
  private func letThrough(_ step: LadderStep, _ vector: PlainVector, _ status: inout PlainStatus) {
    guard let rate = step.letsThrough else { return }
    let per = ladder.milliseconds(rate.per)
    let release = life.release(of: status.vector)?.time ?? .min
    let latest = ladder.held(vector.rule.counts, life).filter { $0.time > release && time - $0.time < per }.suffix(Int(rate.times))
    guard latest.count == rate.times, let earliest = latest.first else { return status.effect = .tells }
    status.until = min(status.until ?? .max, earliest.time + per)
  }

  /// Whether a count reaches a level that only tells or slows down. A level that slows down also applies before a block that would begin
  /// again.
  private func isCounted(_ cell: Columns<LadderLevel, LadderStep>.Cell, _ vector: PlainVector, _ recent: [Life.Counted], _ begins: Int)
    -> Bool
  {
    guard let threshold = threshold(cell.value) else { return false }
    guard ladder.book.ladderLevels[cell.column]?.blocks == .friction else { return recent.count >= threshold }
    let own = own(vector)
    if own.filter({ $0.time >= begins }).count >= threshold { return true }
    let blocks = vector.steps.filter { ladder.isBlock($0.column) }.compactMap { self.threshold($0.value) }
    return ladder.counts(begins, vector, life, at: time) && blocks.contains { own.count + 1 >= $0 }
  }

  /// The highest level that only tells or slows down. Events before the end of the last block cause no warning.
  private func warn(_ vector: PlainVector, _ begins: Int, _ isConfirmed: Bool, _ status: inout PlainStatus) {
    let recent = ladder.counting(vector, life, at: time).filter { $0.time >= begins }
    let reached = vector.steps.last { cell in
      !ladder.isBlock(cell.column)
        && (isCounted(cell, vector, recent, begins) || isSure(cell.column, status.vector)
          || isFilled(cell.value.atShare, of: vector.rule.shareOf))
    }
    guard let reached, let level = ladder.book.ladderLevels[reached.column] else { return }
    (status.level, status.effect) = (reached.column.text, .tells)
    if level.dismissible, let waits = ladder.book.escalation.waitsWhile, asked.condition(waits.text) == .bool(true) {
      status.isDeferred = true
    } else if level.blocks == .friction {
      if let latest = recent.last, time - latest.time < ladder.lasts(reached.value) {
        (status.effect, status.until) = (.pauses, latest.time + ladder.lasts(reached.value))
      } else if reached.value.confirm, !isConfirmed {
        status.effect = .asks
      }
    }
  }
}
