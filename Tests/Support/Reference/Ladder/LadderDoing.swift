internal import RuleKinds

/// The result of an attempt to do something.
package struct PlainDoing: Equatable {
  package var ending: PlainRules.Ending
  /// The status of the ladder for it; nil at the lowest level.
  package var status: PlainStatus?
  /// The counted events.
  package var counted: [String]

  package init(ending: PlainRules.Ending, status: PlainStatus? = nil, counted: [String] = []) {
    self.ending = ending
    self.status = status
    self.counted = counted
  }
}

extension LadderMoment {
  /// The counted values at this moment, as the facts that the rules name for them. Nothing if the plan is unknown.
  package func countedFacts() -> [String: Meaning] {
    guard asked.plan() != nil else { return [:] }
    var facts: [String: Meaning] = [:]
    for limit in ladder.book.limits.entries {
      guard let event = limit.value.counts else { continue }
      let used = ladder.counting(event, window: limit.value.window, resets: limit.value.resets, life, at: time).count
      if let fact = limit.value.used {
        facts[fact.text] = .int(Int64(used))
      } else if let fact = limit.value.left {
        if case .int(let amount) = asked.number(of: limit.name.text) {
          facts[fact.text] = .int(max(0, amount - Int64(used)))
        } else {
          facts[fact.text] = .null
        }
      }
    }
    for event in ladder.book.events.entries {
      guard let fact = event.value.counted else { continue }
      let id = self.id(of: event.value)
      facts[fact.text] = .bool(ladder.held(event.name, life).contains { $0.id == id })
    }
    return facts
  }

  /// The id of an event, from the facts; nil if no fact identifies it.
  func id(of event: CountedEvent) -> String? {
    guard let fact = event.id, case .text(let scalars) = asked.fact(fact.text) else { return nil }
    return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
  }
}

extension PlainLadder {
  /// Whether an action is allowed: the ladder can stop, confirm, or slow down what the rules allow. The world has no counted fact.
  package func decide(_ action: String, isConfirmed: Bool, _ life: Life, _ world: [String: Meaning], now: Int) -> PlainDoing {
    let counted = LadderMoment(self, life, world, now: now).countedFacts()
    return decide(action, isConfirmed, LadderMoment(self, life, world.merging(counted) { $1 }, now: now))
  }

  private func decide(_ action: String, _ isConfirmed: Bool, _ moment: LadderMoment) -> PlainDoing {
    guard let rule = book.actions[action] else { return PlainDoing(ending: .undecided) }
    let plainly = rules.decide(rule, moment.asked)
    guard case .allowed = plainly else { return PlainDoing(ending: plainly) }
    guard let status = moment.status(of: action, isConfirmed: isConfirmed) else { return PlainDoing(ending: plainly) }
    guard status.effect > .holds else { return PlainDoing(ending: plainly, status: status) }
    let reason = book.ladder[status.vector]?.reason ?? status.level.flatMap { book.ladderLevels[$0]?.reason }
    return PlainDoing(ending: .refused(reason?.text ?? "none", limit: nil), status: status)
  }

  /// An attempt: it is decided, and its result is counted, once for its id. Automatic actions count nothing.
  package func perform(
    _ action: String, id: String, isConfirmed: Bool, isAutomatic: Bool, _ life: inout Life, _ world: [String: Meaning], now: Int
  ) -> PlainDoing {
    var steps = Steps(self, life, world, now: now)
    defer { life = steps.life }
    let moment = LadderMoment(self, steps.life, world.merging(steps.moment.countedFacts()) { $1 }, now: now)
    var doing = decide(action, isConfirmed, moment)
    if isAutomatic { return doing }
    for event in events(of: action, doing.ending) where steps.count(event.name.text, moment.id(of: event.value) ?? id) {
      doing.counted.append(event.name.text)
    }
    if case .allowed = doing.ending {
      // The result has the status after the event.
      let after = steps.moment.countedFacts()
      doing.status = LadderMoment(self, steps.life, world.merging(after) { $1 }, now: now).status(of: action, isConfirmed: false)
    } else if let status = doing.status, status.effect == .stops {
      let told = steps.life.changes.count
      steps.refuse(status.vector)
      if steps.life.changes.count > told {
        // The attempt that exceeds the limit has the status after it.
        doing = decide(action, isConfirmed, LadderMoment(self, steps.life, world.merging(steps.moment.countedFacts()) { $1 }, now: now))
      }
    } else if doing.status == nil, let reason = refusal(doing.ending) {
      // Denied for another reason: a signal for the vector that would have stopped it.
      for vector in vectors where vector.rule.isSwitchedOn && vector.rule.stops.contains(Name(action)) {
        if vector.rule.signals.contains(where: { book.signals[$0]?.refusedFor.contains(reason) == true }) { steps.refuse(vector.name) }
      }
    }
    return doing
  }

  /// How many more events of a vector raise the level now, and to which level: found by trying, up to `most`.
  package func next(_ name: String, most: Int, _ life: Life, _ world: [String: Meaning], now: Int) -> (level: String, more: Int)? {
    guard let vector = vectors.first(where: { $0.name == name }) else { return nil }
    let current = rank(LadderMoment(self, life, world, now: now).status(vector, isConfirmed: false).level)
    var steps = Steps(self, life, world, now: now)
    for more in 0..<most {
      _ = steps.count(vector.rule.counts.text, "one more, \(more)")
      if let level = steps.moment.status(vector, isConfirmed: false).level, rank(level) > current { return (level, more + 1) }
    }
    return nil
  }

  private func refusal(_ ending: PlainRules.Ending) -> Name<Reason>? {
    switch ending {
    case .allowed: nil
    case .refused(let reason, _): Name(reason)
    case .undecided: book.manifest.whenUndecided
    }
  }

  /// The events of an action, including that of the limit that pays first, or of its denial.
  private func events(of action: String, _ ending: PlainRules.Ending) -> [Named<CountedEvent, CountedEvent>.Entry] {
    let all = book.events.inByteOrder
    switch ending {
    case .allowed(let limit):
      let spent = limit.flatMap { book.limits[$0]?.counts }
      return all.filter { $0.name == spent } + all.filter { $0.value.by.contains(Name(action)) }
    case .refused(let reason, _): return all.filter { $0.value.refusedFor.contains(Name(reason)) }
    case .undecided: return all.filter { $0.value.refusedFor.contains(book.manifest.whenUndecided) }
    }
  }
}
