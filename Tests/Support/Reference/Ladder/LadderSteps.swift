internal import RuleKinds

extension PlainLadder {
  /// An event happened. Returns false if it was already counted.
  package func count(_ event: String, _ id: String, _ life: inout Life, _ world: [String: Meaning], now: Int) -> Bool {
    var steps = Steps(self, life, world, now: now)
    defer { life = steps.life }
    return steps.count(event, id)
  }

  /// A signal was seen, on one vector or on all that have it. Returns false if none has it.
  package func see(_ signal: String, in only: String?, _ life: inout Life, _ world: [String: Meaning], now: Int) -> Bool {
    var steps = Steps(self, life, world, now: now)
    var isSeen = false
    for vector in vectors where only ?? vector.name == vector.name && vector.rule.signals.contains(Name(signal)) {
      steps.see(signal, vector)
      isSeen = true
    }
    life = steps.life
    return isSeen
  }

  /// An authorized person ends a block. Returns false if there is none.
  package func release(_ vector: String, _ life: inout Life, _ world: [String: Meaning], now: Int) -> Bool {
    var steps = Steps(self, life, world, now: now)
    defer { life = steps.life }
    return steps.release(vector)
  }
}

/// The events of one moment, and their consequences.
struct Steps {
  private let ladder: PlainLadder
  private let start: LadderMoment
  private(set) var life: Life

  /// Moves to the moment: blocks that have expired end, and changes by time alone are recorded.
  init(_ ladder: PlainLadder, _ life: Life, _ world: [String: Meaning], now: Int) {
    self.ladder = ladder
    self.life = life
    start = LadderMoment(ladder, life, world, now: now)
    self.life.latest = start.time
    for vector in ladder.vectors {
      if let block = life.block(of: vector.name), let end = ladder.end(of: block, life, at: time), end <= time {
        leave(vector, block, at: end)
      }
      adopt(vector)
      note(vector)
    }
  }

  /// The limits of this moment replace others.
  private mutating func adopt(_ vector: PlainVector) {
    let name = vector.name
    guard life.numbers(of: name) != nil else {
      if life.counted.contains(where: { $0.event == vector.rule.counts.text }), let first = moment.numbers(vector) {
        life.numbers.append(Life.Numbers(vector: name, text: first, events: 0, refusals: 0))
      }
      return
    }
    guard let new = moment.newNumbers(vector) else { return }
    if moment.isLifted(vector), let place = life.placeOfBlock(of: name) {
      leave(vector, life.changes[place], at: time)
      life.lifted.insert(place)
    }
    life.numbers.append(Life.Numbers(vector: name, text: new, events: life.counted.count, refusals: life.refusals.count))
  }

  var time: Int { start.time }
  /// The moment after everything that has happened so far.
  var moment: LadderMoment { start.after(life) }

  // MARK: Events

  mutating func count(_ event: String, _ id: String) -> Bool {
    guard !ladder.held(Name(event), life).contains(where: { $0.id == id }) else { return false }
    life.counted.append(Life.Counted(event: event, id: id, time: time, number: life.counted.count))
    for vector in ladder.vectors where vector.rule.counts.text == event && vector.rule.isSwitchedOn {
      if life.numbers(of: vector.name) == nil { adopt(vector) }
      let (moment, counted) = (moment, moment.own(vector).count)
      climb(vector, given: counted) { _, step in moment.threshold(step).map { counted >= $0 } ?? false }
    }
    return true
  }

  mutating func see(_ signal: String, _ vector: PlainVector) {
    life.sightings.append(Life.Sighting(vector: vector.name, signal: signal, time: time))
    guard vector.rule.isSwitchedOn else { return }
    let moment = moment
    climb(vector) { level, _ in moment.isSure(level, vector.name) }
  }

  /// An attempt at a stopped action: enough of them raise the level and are a signal.
  mutating func refuse(_ name: String) {
    guard let vector = ladder.vectors.first(where: { $0.name == name }) else { return }
    life.refusals.append(Life.Refusal(vector: name, time: time))
    let moment = moment
    climb(vector) { _, step in moment.isRefused(step.refused, name) }
    for signal in vector.rule.signals where moment.isRefused(ladder.book.signals[signal]?.refusals, name) { see(signal.text, vector) }
  }

  mutating func release(_ name: String) -> Bool {
    guard let vector = ladder.vectors.first(where: { $0.name == name }), let block = life.block(of: name) else { return false }
    life.releases.append(
      Life.Release(
        vector: name, time: time, sightings: life.sightings.count, refusals: life.refusals.count, changes: life.changes.count))
    leave(vector, block, at: time)
    note(vector)
    return true
  }

  // MARK: Changes of level

  private mutating func leave(_ vector: PlainVector, _ block: LevelChange, at end: Int) {
    life.changes.append(
      LevelChange(
        vector: vector.name, from: block.to, to: nil, at: end, count: moment.count(vector), isEnd: true,
        isAudited: ladder.isAudited(block.to)))
  }

  /// Raises to the highest level that stops and whose cause holds, and from there to the levels by repetition.
  private mutating func climb(_ vector: PlainVector, given: Int? = nil, _ leads: (Name<LadderLevel>, LadderStep) -> Bool) {
    let name = vector.name
    var given = given
    var next = vector.steps.last { ladder.isBlock($0.column) && leads($0.column, $0.value) }
    while let (level, step) = next.map({ ($0.column, $0.value) }) {
      if let block = life.block(of: name), ladder.rank(level.text) <= ladder.rank(block.to) { break }
      let until = end(of: step, level, name)
      life.leadingCounts[life.changes.count] = given
      given = nil
      life.changes.append(
        LevelChange(
          vector: name, from: life.told(name), to: level.text, at: time, until: until, count: moment.count(vector), isStart: true,
          isAudited: ladder.isAudited(level.text)))
      next = vector.steps.first { follows($0.value.after, level, name) }
    }
    note(vector)
  }

  /// Whether a level was reached the given number of times within the given time.
  private func follows(_ after: LadderRepeat?, _ level: Name<LadderLevel>, _ name: String) -> Bool {
    guard let after, after.level == level else { return false }
    let recent = life.blocks(of: name).filter { $0.to == level.text && time - $0.at < ladder.milliseconds(after.within) }
    return recent.count >= Int(after.times)
  }

  /// The end of a block that begins now: each remembered block of its level doubles the time, up to the level's maximum.
  private func end(of step: LadderStep, _ level: Name<LadderLevel>, _ name: String) -> Int? {
    guard ladder.book.ladderLevels[level]?.endsByItself ?? false else { return nil }
    let memory = ladder.milliseconds(ladder.book.escalation.remembers)
    let remembered = life.blocks(of: name).filter { $0.to == level.text && time - $0.at < memory }
    var lasts = ladder.lasts(step)
    for _ in remembered { lasts = min(2 * lasts, max(ladder.lasts(step), ladder.longest(level.text))) }
    return min(time + lasts, PlainLadder.lastTime)
  }

  /// Records that a level that only warns began or ended. The share of a limit is a meter, not a level that a person rises to.
  private mutating func note(_ vector: PlainVector) {
    let name = vector.name
    guard life.block(of: name) == nil else { return }
    let status = moment.status(vector, isConfirmed: true)
    if status.isDeferred { return }
    let level = status.level.flatMap { vector.rule.levels[Name($0)]?.atShare == nil ? $0 : nil }
    guard level != life.told(name) else { return }
    life.changes.append(LevelChange(vector: name, from: life.told(name), to: level, at: time, count: status.count))
  }
}
