import Reference
import RuleKinds
import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport

/// A life that the engine and its reference simulate, step by step.
struct PlayedLife {
  /// What the steps of random lives must cover.
  static let kinds = [
    "counted", "repeated", "allowed", "refused", "undecided", "tells", "asks", "pauses", "stops", "deferred", "up", "down", "start",
    "end",
  ]

  private let rules: Rules
  private let ladder: PlainLadder
  private let frame: Frame
  private var history: History
  private(set) var life = Life()
  private(set) var seen: [String: Int] = [:]
  private var steps = 0

  /// Whether a few steps lead from one level to the next, so that they can be tried one by one.
  private var isLow: Bool { ladder.most <= PlayedLife.tried }
  private static let tried = 12

  init(_ product: ProductRules) {
    rules = product.rules
    ladder = PlainLadder(product.plain, kept: PlayedLife.kept(product))
    frame = rules.makeFrame()
    history = History(for: rules.bundle)
  }

  static func kept(_ product: ProductRules) -> [String: PlainLadder.CarriedState] {
    let bundle = product.rules.bundle
    let all = (0..<bundle.count(.countedEvents)).map { event in
      (
        bundle.name(.countedEvents, event),
        PlainLadder.CarriedState(
          most: bundle.countedEvents[event].most,
          milliseconds: Int(bundle.countedEvents[event].keeps) * 1000)
      )
    }
    return Dictionary(uniqueKeysWithValues: all)
  }

  mutating func begin() {
    history = History(for: rules.bundle)
    life = Life()
  }

  /// Simulates a step with both. Returns their differences.
  mutating func play(_ deed: LadderLives.Deed, _ lives: inout LadderLives) -> String? {
    steps += 1
    let action: String? =
      switch deed {
      case .perform(let action, _, _, _), .decide(let action, _): action
      case .event, .signal, .release: nil
      }
    let world = lives.world(for: action)
    frame.fill(world, rules)
    let told = life.changes.count
    var changes: [LadderChange] = []
    let (engine, reference) = answers(deed, world, lives.now, &changes)
    let mine = changes.map { plain($0) }
    let theirs = Array(life.changes[told...])
    // A history that a server writes and reads again is the same.
    if steps.isMultiple(of: 16) {
      guard let again = try? rules.history(json: rules.json(of: history)) else { return "the history of \(story) cannot be read" }
      if let vector = vectorSeenOtherwise() { return "the times of signals of \(vector) differ from those in \(story)" }
      if again != history { return "the history reads back differently" }
      history = again
    }
    let limits = self.limits()
    let counted = LadderMoment(ladder, life, world, now: lives.now).countedFacts()
    for (fact, value) in limits where counted[fact] != value { return "\(fact) is \(value), but the reference has \(counted)" }
    note(theirs, reference)
    if isLow, steps.isMultiple(of: 8), let difference = nextDiffers(world, lives.now) { return "\(difference) in \(world)\nafter \(story)" }
    guard engine == reference, mine == theirs, history.latest == life.latest else {
      return "\(deed) at \(lives.now) is \(engine), \(mine), but the reference has \(reference), \(theirs) in \(world)\nafter \(story)"
    }
    return nil
  }

  /// The result of a step, in the terms of the reference.
  private enum Answer: Equatable {
    case counted(Bool)
    case done(PlainDoing)
  }

  private mutating func answers(_ deed: LadderLives.Deed, _ world: [String: Meaning], _ now: Int, _ changes: inout [LadderChange]) -> (
    engine: Answer, reference: Answer
  ) {
    let bundle = rules.bundle
    switch deed {
    case .event(let name, let id):
      guard let event = bundle.find(.countedEvents, name) else { fatalError("no event \(name)") }
      let mine: Bool
      if steps.isMultiple(of: 2) {
        mine = rules.count(event, EventID(id), &history, frame, into: &changes)
      } else {
        let counting = rules.count(.event(event, EventID(id)), &history, frame)
        (mine, changes) = (counting.isCounted, counting.changes)
      }
      return (.counted(mine), .counted(ladder.count(name, id, &life, world, now: now)))
    case .signal(let name, let only):
      guard let signal = bundle.find(.signals, name) else { fatalError("no signal \(name)") }
      let counting = rules.count(.signal(signal, vector: only.flatMap { bundle.find(.ladder, $0) }), &history, frame)
      changes = counting.changes
      return (.counted(counting.isCounted), .counted(ladder.see(name, in: only, &life, world, now: now)))
    case .release(let name):
      guard let vector = bundle.find(.ladder, name) else { fatalError("no vector \(name)") }
      let counting = rules.count(.released(vector), &history, frame)
      changes = counting.changes
      return (.counted(counting.isCounted), .counted(ladder.release(name, &life, world, now: now)))
    case .perform(let name, let id, let isConfirmed, let isAutomatic):
      guard let action = rules.action(name) else { fatalError("no action \(name)") }
      let doing = rules.decideAndCount(action: action, id: EventID(id), isConfirmed: isConfirmed, isAutomatic: isAutomatic, &history, frame)
      changes = doing.changes
      let reference = ladder.perform(name, id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, &life, world, now: now)
      return (.done(plain(doing.decision, doing.counted)), .done(reference))
    case .decide(let name, let isConfirmed):
      guard let action = rules.action(name) else { fatalError("no action \(name)") }
      rules.fill(frame, from: history)
      let decision = rules.decide(action: action, frame, after: history, isConfirmed: isConfirmed)
      return (.done(plain(decision, [])), .done(ladder.decide(name, isConfirmed: isConfirmed, life, world, now: now)))
    }
  }

  /// The next level according to the engine, compared with the result of trying.
  private mutating func nextDiffers(_ world: [String: Meaning], _ now: Int) -> String? {
    // A block that begins at the end of the calendar has already ended.
    guard max(now, life.latest) < 253_402_300_000_000 else { return nil }
    let statuses = try? rules.presentLadder(after: history, frame)
    for status in statuses ?? [] {
      let (vector, level) = (rules.bundle.name(.ladder, status.vector), rules.name(.ladderLevels, status.level) ?? "no level")
      // Events at the moment of a release belong to the time before it.
      if let end = life.changes.last(where: { $0.vector == vector && $0.isEnd }), end.at == max(now, life.latest) { continue }
      let found = ladder.next(vector, most: PlayedLife.tried, life, world, now: now)
      if found != nil { seen["next", default: 0] += 1 }
      let isSame = rules.name(.ladderLevels, status.next?.level) == found?.level && status.next.map { Int($0.more) } == found?.more
      guard isSame, status.next.map({ Int($0.at) == status.count + Int($0.more) }) ?? true else {
        let before = "\(vector) at \(level), \(status.effect),"
        return "after \(before), the next level is \(String(describing: status.next)), but trying finds \(String(describing: found))"
      }
    }
    return statuses == nil ? "the ladder cannot be evaluated" : nil
  }

  /// All events of this life, to repeat it.
  private var story: String {
    let lines =
      life.counted.map { ($0.time, "\($0.event) \($0.id)") } + life.sightings.map { ($0.time, "\($0.vector) saw \($0.signal)") }
      + life.refusals.map { ($0.time, "\($0.vector) refused") }
      + life.changes.map { ($0.at, "\($0.vector) \($0.from ?? "-") to \($0.to ?? "-") until \($0.until ?? 0)") }
    return lines.sorted { $0.0 < $1.0 }.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
  }

  // MARK: The engine's answers in the terms of the reference

  private func plain(_ decision: RulesRuntime.Decision, _ counted: [Int]) -> PlainDoing {
    let bundle = rules.bundle
    let ending: PlainRules.Ending =
      if decision.error != nil {
        .undecided
      } else if decision.isAllowed {
        .allowed(spends: decision.spends.map { bundle.name(.limits, $0) })
      } else {
        .refused(decision.reason.map { bundle.name(.reasons, $0) } ?? "none", limit: decision.limit.map { bundle.name(.limits, $0) })
      }
    return PlainDoing(
      ending: ending, status: decision.status.map { plain($0) }, counted: counted.map { bundle.name(.countedEvents, $0) })
  }

  private func plain(_ status: LadderStatus) -> PlainStatus {
    let level = status.step.map { rules.bundle.name(.ladderLevels, rules.bundle.ladderSteps[$0].level) }
    let effect: PlainStatus.Effect =
      switch status.effect {
      case .nothing: .nothing
      case .tells: .tells
      case .holds: .holds
      case .asks: .asks
      case .pauses: .pauses
      case .stops: .stops
      }
    return PlainStatus(
      vector: rules.bundle.name(.ladder, status.vector), level: level, effect: effect, until: status.end.map { Int($0) },
      count: status.count, earlier: status.earlier,
      time: Int(status.time), isDeferred: status.isDeferred)
  }

  private func plain(_ change: LadderChange) -> LevelChange {
    LevelChange(
      vector: rules.bundle.name(.ladder, change.vector), from: change.from.map { rules.bundle.name(.ladderLevels, $0) },
      to: change.to.map { rules.bundle.name(.ladderLevels, $0) }, at: Int(change.at.milliseconds),
      until: change.until.map { Int($0.milliseconds) },
      count: change.count,
      isStart: change.isStart, isEnd: change.isEnd, isAudited: change.isAudited)
  }

  /// A vector whose signals have other times in the written history than when they were seen.
  private func vectorSeenOtherwise() -> String? {
    guard let json = try? JSON.parse(rules.json(of: history)) else { return "none" }
    return ladder.rules.book.ladder.names.first { vector in
      let members = json["ladder"]?[vector]?["signals"]?.objectValue ?? []
      let written = members.map { member in
        let time = TimeText.timestamp(Array((member.value.stringValue ?? "").utf8))
        return (member.key, time.map { Int($0.seconds) * 1000 + Int($0.nanoseconds) / 1_000_000 } ?? 0)
      }
      return Dictionary(uniqueKeysWithValues: written) != life.lastSeen(in: vector)
    }
  }

  /// The used or remaining number of what is counted, according to the engine, as facts.
  private func limits() -> [(fact: String, value: Meaning)] {
    rules.fill(frame, from: history)
    var all: [(fact: String, value: Meaning)] = []
    for entry in ladder.rules.book.limits.entries where entry.value.counts != nil {
      guard let limit = rules.bundle.find(.limits, entry.name.text), let status = rules.status(of: limit, frame) else { continue }
      if let fact = entry.value.used, let used = status.used { all.append((fact.text, .int(used))) }
      if let fact = entry.value.left, let left = status.remaining { all.append((fact.text, .int(left))) }
    }
    return all
  }

  // MARK: Coverage of the lives

  private mutating func note(_ changes: [LevelChange], _ answer: Answer) {
    for change in changes {
      for (kind, holds) in [("up", change.to != nil), ("down", change.to == nil), ("start", change.isStart), ("end", change.isEnd)]
      where holds {
        seen[kind, default: 0] += 1
      }
      if change.isEnd, life.isLifted(change) { seen["lifted", default: 0] += 1 }
      if change.isEnd, change.isAudited { seen["after release", default: 0] += 1 }
      if let level = change.to { seen[level, default: 0] += 1 }
    }
    switch answer {
    case .counted(let isCounted): seen[isCounted ? "counted" : "repeated", default: 0] += 1
    case .done(let doing):
      switch doing.ending {
      case .allowed: seen["allowed", default: 0] += 1
      case .refused: seen["refused", default: 0] += 1
      case .undecided: seen["undecided", default: 0] += 1
      }
      guard let status = doing.status else { return }
      seen["\(status.effect)", default: 0] += 1
      if status.earlier > 0 { seen["earlier", default: 0] += 1 }
      if status.isDeferred { seen["deferred", default: 0] += 1 }
    }
  }
}
