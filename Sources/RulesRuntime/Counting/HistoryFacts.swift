internal import RulesBundle

extension Rules {
  /// Puts into a frame what a history says: how much of each limit that is counted by time is used or left, and whether an event was
  /// counted already. The frame has the facts of the request; `now` is one of them.
  ///
  /// Returns the fact that the request gives although it is counted, if any: then there would be two answers.
  @discardableResult
  public func fill(_ frame: Frame, from history: History) -> Int? {
    history.require(bundle)
    let time = now(frame).map { history.time($0) } ?? history.latest
    frame.countedAt = Milliseconds.seconds(time)
    guard let plan = evaluator.plan(frame) else { return nil }
    for limit in 0..<bundle.count(.limits) {
      guard let event = bundle.optional(.limits, limit, Word.Limits.counts) else { continue }
      let window = Milliseconds.of(seconds: bundle.integer(.limits, limit, Word.Limits.window))
      let from = start(window: window, reset: bundle.optional(.limits, limit, Word.Limits.reset), now: time)
      let used = Int64(history.logs[event].count(since: from))
      if let fact = bundle.optional(.limits, limit, Word.Limits.used) {
        if frame.isGiven(fact) { return fact }
        frame.count(fact, .int(used))
      } else if let fact = bundle.optional(.limits, limit, Word.Limits.left) {
        if frame.isGiven(fact) { return fact }
        frame.count(fact, left(of: limit, plan, used))
      }
    }
    for event in 0..<bundle.count(.countedEvents) {
      guard let fact = bundle.optional(.countedEvents, event, Word.CountedEvents.counted) else { continue }
      if frame.isGiven(fact) { return fact }
      frame.count(fact, .bool(id(of: event, frame).map { history.logs[event].contains($0) } ?? false))
    }
    return nil
  }

  private func left(of limit: Int, _ plan: Int, _ used: Int64) -> Value {
    let value = bundle.limitValue(limit, plan)
    guard bundle.limitKind(ofValue: value) == .number else { return .null }
    return .int(max(0, bundle.integer(.limitValues, value, Word.LimitValues.amount) - used))
  }

  /// Which one of an event the facts are about; nil when its kind has no fact for that, or the fact is missing.
  func id(of event: Int, _ frame: Frame) -> EventID? {
    guard let fact = bundle.optional(.countedEvents, event, Word.CountedEvents.id) else { return nil }
    let value = evaluator.fact(fact, frame)
    guard value.tag == .string else { return nil }
    return frame.withText(value) { EventID($0) }
  }
}
