internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers counted events, with the number of events that a history must keep and for how long.
  mutating func lowerEvents() {
    for (name, event) in names.ordered(book.events) {
      let uses = EventUses(book, Name(name))
      writer.add(
        CountedEventBuilder(
          name: writer.text(name), id: optional(event.id), counted: optional(event.counted),
          most: Int(min(uses.most, Int64(BundleSchema.maximumEventCount))), keeps: uses.seconds, scope: event.scope,
          lateWithin: optional(event.lateWithin)))
    }
  }

  /// Returns the events that an action or a denial causes.
  mutating func events(where holds: (CountedEvent) -> Bool) -> Range<Int> {
    let counted = names.ordered(book.events).filter { holds($0.rule) }
    return writer.addRange(counted.map { CountedEventRefBuilder(event: names[CountedEvent.key, $0.name]) })
  }

  /// Returns the vectors that can stop an action, each with the rank of the lowest level that does.
  mutating func stops(of action: String) -> Range<Int> {
    var rows: [LadderStopBuilder] = []
    for (name, vector) in names.ordered(book.ladder) {
      let ordinal = names[LadderVector.key, name]
      let isHeld = book.actions[action]?.sends.contains { vector.holds.contains($0.operation) } ?? false
      if isHeld || vector.stops.contains(Name(action)) {
        rows.append(LadderStopBuilder(vector: ordinal, fromRank: 0))
      } else if let step = steps(of: vector).first(where: { $0.step.alsoStops.contains(Name(action)) }) {
        rows.append(LadderStopBuilder(vector: ordinal, fromRank: step.rank))
      }
    }
    return writer.addRange(rows)
  }

  mutating func lowerLadder() {
    for (name, signal) in names.ordered(book.signals) {
      let refusals = signal.refusals
      let refusedFor = refs(signal.refusedFor, ReasonRefBuilder.init(reason:))
      writer.add(
        SignalBuilder(
          name: writer.text(name), weight: word(signal.weight.amount), refusals: word(refusals?.times),
          within: refusals?.per.amount ?? 0, refusedFor: refusedFor))
    }
    for (name, level) in names.ordered(book.ladderLevels) { lower(level, name) }
    for (name, vector) in names.ordered(book.ladder) { lower(vector, name) }
    lowerEscalation()
  }

  private mutating func lower(_ level: LadderLevel, _ name: String) {
    let surfaces = refs(level.shownOn, SurfaceRefBuilder.init(surface:))
    let buttons = refs(level.buttons, ButtonRefBuilder.init(button:))
    writer.add(
      LadderLevelBuilder(
        name: writer.text(name), rank: rank(of: Name(name)), blocks: level.blocks, reason: optional(level.reason), surfaces: surfaces,
        longest: level.lasts.last?.amount ?? 0, endsByItself: level.endsByItself, audit: level.audit, dismissible: level.dismissible,
        buttons: buttons, confidence: word(level.atConfidence?.amount)))
  }

  private mutating func lower(_ vector: LadderVector, _ name: String) {
    let signals = refs(vector.signals, SignalRefBuilder.init(signal:))
    let steps = writer.addRange(steps(of: vector).map { step($0.step, $0.level, vector: name, vector) })
    for (index, entry) in self.steps(of: vector).enumerated() {
      let path = RulePath(LadderVector.key, name, "levels", entry.level.text)
      let row = steps.lowerBound + index
      for key in ["pause", "block", "suspend"] { recordLocation(path.appending(key), .integer, .ladderSteps, row, LadderStepRow.At.lasts) }
      recordLocation(path.appending("at_share"), .word, .ladderSteps, row, LadderStepRow.At.share)
      recordLocation(path.appending("after", "times"), .word, .ladderSteps, row, LadderStepRow.At.afterTimes)
      recordLocation(path.appending("after", "within"), .integer, .ladderSteps, row, LadderStepRow.At.afterWithin)
    }
    let holds = refs(vector.holds, OperationRefBuilder.init(operation:))
    let own = writer.add(
      LadderBuilder(
        name: writer.text(name), thing: optional(vector.thing), reason: optional(vector.reason), switchedOn: vector.isSwitchedOn,
        counts: row(vector.counts), window: vector.window?.amount ?? 0, reset: optional(vector.resets),
        shareOf: optional(vector.shareOf), signals: signals, steps: steps, holds: holds, whateverPlan: vector.whateverPlan))
    recordLocation(RulePath(LadderVector.key, name, "switched_on"), .flag, .ladder, own, LadderRow.At.switchedOn)
    recordLocation(RulePath(LadderVector.key, name, "window"), .integer, .ladder, own, LadderRow.At.window)
  }

  private mutating func step(
    _ step: LadderStep, _ level: Name<LadderLevel>, vector: String, _ own: LadderVector
  ) -> LadderStepBuilder {
    var counts: [LadderCountBuilder] = []
    for (ordinal, plan) in typed.ordinals.plans.enumerated() {
      let column = book.plans.column(of: Name(plan))
      guard let at = step.at[column] else { continue }
      let path = RulePath(LadderVector.key, vector, "levels", level.text, "at", column.text)
      recordLocation(path, .integer, .ladderCounts, writer.count(of: .ladderCounts) + counts.count, LadderCountRow.At.at)
      counts.append(LadderCountBuilder(plan: ordinal, at: at))
    }
    let range = writer.addRange(counts)
    let surfaces = refs(step.shownOn, SurfaceRefBuilder.init(surface:))
    let buttons = refs(step.buttons, ButtonRefBuilder.init(button:))
    let parts = writer.addRange(parts(of: step, book.ladderLevels[level]?.tells ?? [], own))
    let rule = RulePath(LadderVector.key, vector, "levels", level.text)
    rules.append(rule)
    let lasts = step.pause ?? step.block ?? step.suspend
    return LadderStepBuilder(
      level: row(level), at: range, share: word(step.atShare?.amount), afterLevel: optional(step.after?.level),
      afterTimes: word(step.after?.times), afterWithin: step.after?.within.amount ?? 0, lasts: lasts?.amount ?? 0, confirm: step.confirm,
      throughTimes: word(step.letsThrough?.times), throughPer: step.letsThrough?.per.amount ?? 0, surfaces: surfaces,
      says: needed(step.says), rule: writer.text(rule.description), refusedTimes: word(step.refused?.times),
      refusedPer: step.refused?.per.amount ?? 0, buttons: buttons, parts: parts)
  }

  private mutating func lowerEscalation() {
    let escalation = book.escalation
    let waits = escalation.waitsWhile.flatMap { program(allOf: [$0]) }
    let emits = escalation.emits
    writer.add(
      EscalationBuilder(
        signalsLast: amount(escalation.signalsLast), remembers: amount(escalation.remembers), waitsWhile: waits,
        counted: refs(emits.counted, EventRefBuilder.init(event:)), changed: refs(emits.changed, EventRefBuilder.init(event:)),
        started: refs(emits.started, EventRefBuilder.init(event:)), ended: refs(emits.ended, EventRefBuilder.init(event:)),
        audited: refs(emits.audited, EventRefBuilder.init(event:)), shown: refs(emits.shown, EventRefBuilder.init(event:))))
  }

  /// Returns the additional sentences of a step: from the step, its vector, or the defaults. A countdown is either part of the main text or a
  /// separate sentence.
  private func parts(of step: LadderStep, _ reported: [TellKind], _ vector: LadderVector) -> [LadderPartBuilder] {
    TellKind.allCases.compactMap { part in
      guard reported.contains(part) || step.tells[part] != nil, part != .countdown || !typed.countsDown(step.says, in: book),
        let copy = step.tells[part] ?? vector.tells[part] ?? book.escalation.tells[part]
      else { return nil }
      return LadderPartBuilder(part: part, copy: row(copy))
    }
  }

  /// Returns a number clamped to a 32-bit word, and 0 for nil.
  private func word(_ number: Int64?) -> Int { Int(UInt32(clamping: number ?? 0)) }

  private func amount(_ setting: Name<Setting>?) -> Int64 { setting.flatMap { book.settings[$0] }?.value.amount ?? 0 }

  /// Returns the levels of a vector, the mildest first.
  private func steps(of vector: LadderVector) -> [(rank: Int, level: Name<LadderLevel>, step: LadderStep)] {
    vector.levels.cells.map { (rank(of: $0.column), $0.column, $0.value) }.sorted { $0.0 < $1.0 }
  }

  private func rank(of level: Name<LadderLevel>) -> Int {
    guard let rank = book.ladderLevels.names.firstIndex(of: level.text) else { fatalError("unknown ladder level in checked rules") }
    return rank
  }
}

/// The number of events and the time that a history must cover for all rules that count the event, including the largest allowed overrides.
private struct EventUses {
  /// The largest number that a rule compares the count with.
  private(set) var most: Int64 = 0
  /// Twice the time for which an event counts, so that a late duplicate is still recognized.
  private(set) var seconds: Int64 = 0

  /// The number of events to keep for an unlimited limit.
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
    // One more, so that a full history distinguishes "at the limit" from "over the limit".
    most += 1
    seconds *= 2
    // A late event counts among the events of its own time, so these are kept in addition to the latest events.
    if let late = book.events[event]?.lateWithin.flatMap({ book.settings[$0] }) {
      most *= 2
      seconds += late.value.amount
    }
  }

  /// Includes the values that an override may set in a rule.
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
      case .quarter: 93
      case .year: 367
      }
    seconds = max(seconds, days * reset.interval * 86_400)
  }
}
