internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Events that are counted, with how many of them a log has to keep and for how long.
  mutating func lowerEvents() {
    for (name, event) in names.ordered(book.events) {
      let uses = EventUses(book, Name(name))
      writer.add(
        to: .countedEvents,
        [writer.text(name), optional(event.id), optional(event.counted), UInt32(clamping: min(uses.most, Int64(Layout.mostEvents)))]
          + BundleWriter.words(uses.seconds) + [event.scope == .person ? 0 : 1, optional(event.lateWithin)])
    }
  }

  /// The events that happen by doing an action, or by being refused for a reason.
  mutating func events(where holds: (CountedEvent) -> Bool) -> [UInt32] {
    let happening = names.ordered(book.events).filter { holds($0.rule) }
    return writer.addRange(to: .countedEventRefs, happening.map { [UInt32(names[CountedEvent.key, $0.name])] })
  }

  /// The vectors that can stop an action, each with the rank of the level from which it does.
  mutating func stops(of action: String) -> [UInt32] {
    var rows: [[UInt32]] = []
    for (name, vector) in names.ordered(book.ladder) {
      let ordinal = UInt32(names[LadderVector.key, name])
      let isHeld = book.actions[action]?.sends.contains { vector.holds.contains($0.operation) } ?? false
      if isHeld || vector.stops.contains(Name(action)) {
        rows.append([ordinal, 0])
      } else if let step = steps(of: vector).first(where: { $0.step.alsoStops.contains(Name(action)) }) {
        rows.append([ordinal, UInt32(step.rank)])
      }
    }
    return writer.addRange(to: .ladderStops, rows)
  }

  mutating func lowerLadder() {
    for (name, signal) in names.ordered(book.signals) {
      let refusals = signal.refusals
      let refusedFor = refs(signal.refusedFor, to: .reasonRefs)
      writer.add(
        to: .signals,
        [writer.text(name), UInt32(clamping: signal.weight.amount), UInt32(clamping: refusals?.times ?? 0)]
          + BundleWriter.words(refusals?.per.amount ?? 0) + refusedFor)
    }
    for (name, level) in names.ordered(book.ladderLevels) { lower(level, name) }
    for (name, vector) in names.ordered(book.ladder) { lower(vector, name) }
    lowerEscalation()
  }

  private mutating func lower(_ level: LadderLevel, _ name: String) {
    let blocks = BlockKind.allCases[LadderBlock.allCases.firstIndex(of: level.blocks) ?? 0]
    let surfaces = refs(level.shownOn, to: .surfaceRefs)
    let buttons = refs(level.buttons, to: .buttonRefs)
    writer.add(
      to: .ladderLevels,
      [writer.text(name), UInt32(rank(of: Name(name))), UInt32(blocks.rawValue), optional(level.reason)] + surfaces
        + BundleWriter.words(level.lasts.last?.amount ?? 0)
        + [level.endsByItself ? 1 : 0, level.audit ? 1 : 0, level.dismissible ? 1 : 0] + buttons
        + [UInt32(clamping: level.atConfidence?.amount ?? 0)])
  }

  private mutating func lower(_ vector: LadderVector, _ name: String) {
    let signals = refs(vector.signals, to: .signalRefs)
    let steps = writer.addRange(to: .ladderSteps, steps(of: vector).map { row(of: $0.step, $0.level, vector: name, vector) })
    for (index, entry) in self.steps(of: vector).enumerated() {
      let path = RulePath(LadderVector.key, name, "levels", entry.level.text)
      let row = Int(steps[0]) + index
      for key in ["pause", "block", "suspend"] { lies(path.appending(key), .integer, .ladderSteps, row, Word.LadderSteps.lasts) }
      lies(path.appending("at_share"), .word, .ladderSteps, row, Word.LadderSteps.share)
      lies(path.appending("after", "times"), .word, .ladderSteps, row, Word.LadderSteps.afterTimes)
      lies(path.appending("after", "within"), .integer, .ladderSteps, row, Word.LadderSteps.afterWithin)
    }
    let holds = refs(vector.holds, to: .operationRefs)
    let own = writer.add(
      to: .ladder,
      [
        writer.text(name), optional(vector.thing), optional(vector.reason), vector.isSwitchedOn ? 1 : 0,
        UInt32(names[CountedEvent.key, vector.counts.text]),
      ] + BundleWriter.words(vector.window?.amount ?? 0) + [optional(vector.resets), optional(vector.shareOf)] + signals + steps
        + holds + [vector.whateverPlan ? 1 : 0])
    lies(RulePath(LadderVector.key, name, "switched_on"), .flag, .ladder, own, Word.Ladder.switchedOn)
    lies(RulePath(LadderVector.key, name, "window"), .integer, .ladder, own, Word.Ladder.window)
  }

  private mutating func row(of step: LadderStep, _ level: Name<LadderLevel>, vector: String, _ own: LadderVector) -> [UInt32] {
    var counts: [[UInt32]] = []
    for (ordinal, plan) in typed.ordinals.plans.enumerated() {
      let column = book.plans.column(of: Name(plan))
      guard let at = step.at[column] else { continue }
      let path = RulePath(LadderVector.key, vector, "levels", level.text, "at", column.text)
      lies(path, .integer, .ladderCounts, writer.count(of: .ladderCounts) + counts.count, Word.LadderCounts.at)
      counts.append([UInt32(ordinal)] + BundleWriter.words(at))
    }
    let range = writer.addRange(to: .ladderCounts, counts)
    let surfaces = refs(step.shownOn, to: .surfaceRefs)
    let buttons = refs(step.buttons, to: .buttonRefs)
    let parts = writer.addRange(to: .ladderParts, parts(of: step, book.ladderLevels[level]?.tells ?? [], own))
    let rule = RulePath(LadderVector.key, vector, "levels", level.text)
    rules.append(rule)
    let lasts = step.pause ?? step.block ?? step.suspend
    return [UInt32(names[LadderLevel.key, level.text])] + range
      + [UInt32(clamping: step.atShare?.amount ?? 0), optional(step.after?.level), UInt32(clamping: step.after?.times ?? 0)]
      + BundleWriter.words(step.after?.within.amount ?? 0) + BundleWriter.words(lasts?.amount ?? 0)
      + [step.confirm ? 1 : 0, UInt32(clamping: step.letsThrough?.times ?? 0)]
      + BundleWriter.words(step.letsThrough?.per.amount ?? 0) + surfaces
      + [optional(step.says), writer.text(rule.description), UInt32(clamping: step.refused?.times ?? 0)]
      + BundleWriter.words(step.refused?.per.amount ?? 0) + buttons + parts
  }

  private mutating func lowerEscalation() {
    let escalation = book.escalation
    let waits = escalation.waitsWhile.map { program(allOf: [$0]) } ?? Lowering.none
    let emits = escalation.emits
    let events = [emits.counted, emits.changed, emits.started, emits.ended, emits.audited, emits.shown].flatMap { refs($0, to: .eventRefs) }
    writer.add(
      to: .escalation,
      BundleWriter.words(amount(escalation.signalsLast)) + BundleWriter.words(amount(escalation.remembers)) + [waits]
        + events)
  }

  /// What a step says besides its words: a sentence of the step's own, of the vector's, or the common one. A countdown is in the words or
  /// a sentence of its own, never both.
  private func parts(of step: LadderStep, _ told: [LadderPart], _ vector: LadderVector) -> [[UInt32]] {
    LadderPart.allCases.enumerated().compactMap { position, part in
      guard told.contains(part) || step.tells[part] != nil, part != .countdown || !typed.countsDown(step.says, in: book),
        let copy = step.tells[part] ?? vector.tells[part] ?? book.escalation.tells[part]
      else { return nil }
      return [UInt32(position), optional(copy)]
    }
  }

  private func amount(_ setting: Name<Setting>?) -> Int64 { setting.flatMap { book.settings[$0] }?.value.amount ?? 0 }

  /// The levels of a vector, the mildest first.
  private func steps(of vector: LadderVector) -> [(rank: Int, level: Name<LadderLevel>, step: LadderStep)] {
    vector.levels.cells.map { (rank(of: $0.column), $0.column, $0.value) }.sorted { $0.0 < $1.0 }
  }

  private func rank(of level: Name<LadderLevel>) -> Int { book.ladderLevels.names.firstIndex(of: level.text) ?? 0 }
}

/// What a log of an event must hold so that every rule that counts it can tell, with the largest numbers that a server may set.
private struct EventUses {
  /// The highest number that anything compares the count with.
  private(set) var most: Int64 = 0
  /// How long one counts, twice over: a repetition that comes late is still known for one.
  private(set) var seconds: Int64 = 0

  /// What nothing limits is counted this far.
  private static let unlimited: Int64 = 1000

  init(_ book: RuleBook, _ event: Name<CountedEvent>) {
    for vector in book.ladder.entries where vector.value.counts == event {
      for step in vector.value.levels.cells.map(\.value) {
        for cell in step.at.cells { most = max(most, cell.value) }
        if let rate = step.letsThrough {
          most = max(most, rate.times)
          seconds = max(seconds, rate.per.amount)
        }
      }
      keep(vector.value.window, vector.value.resets, book)
      open(RulePath(LadderVector.key, vector.name.text), book)
    }
    for limit in book.limits.entries where limit.value.counts == event {
      for cell in limit.value.plans.cells {
        switch cell.value {
        case .number(let number): most = max(most, number)
        case .unlimited: most = max(most, EventUses.unlimited)
        case .notApplicable: break
        }
      }
      keep(limit.value.window, limit.value.resets, book)
      open(RulePath(Limit.key, limit.name.text), book)
    }
    // One more, so that a full log tells "just at the limit" from "over it".
    most += 1
    seconds *= 2
    // What is handed in late is counted among those of its own time, so these are kept beside the latest.
    if let late = book.events[event]?.lateWithin.flatMap({ book.settings[$0] }) {
      most *= 2
      seconds += late.value.amount
    }
  }

  /// What a server may set in a rule.
  private mutating func open(_ rule: RulePath, _ book: RuleBook) {
    for entry in book.remote.entries where RulePath(text: entry.name.text).hasPrefix(rule) {
      for amount in (entry.value.range + entry.value.options).compactMap({ Amount($0) }) {
        if amount.isUnlimited {
          most = max(most, EventUses.unlimited)
        } else if amount.unit == .seconds {
          if entry.name.text.hasSuffix("/window") { seconds = max(seconds, amount.number) }
        } else if amount.unit == .count {
          most = max(most, amount.number)
        }
      }
    }
  }

  private mutating func keep(_ window: Quantity?, _ reset: Name<Reset>?, _ book: RuleBook) {
    if let window { seconds = max(seconds, window.amount) }
    guard let reset = reset.flatMap({ book.resets[$0] }) else { return }
    let days: Int64 =
      switch reset.every {
      case .hour: 1
      case .day: 2
      case .week: 8
      case .month: 32
      }
    seconds = max(seconds, days * 86_400)
  }
}
