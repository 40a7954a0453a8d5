internal import RulesBundle

extension Rules {
  /// Puts into a frame what a history says: how much of each limit that is counted by time is used or left, and whether an event was
  /// counted already. The frame has the facts of the request; `now` is one of them.
  ///
  /// Returns the fact that the request gives although it is counted, if any: then there would be two answers.
  ///
  /// `happened`: the time, in milliseconds since 1970, of what is handed in late: what is counted is then as it was at that time.
  @discardableResult
  public func fill(_ frame: Frame, from history: History, at happened: Int64? = nil) -> Int? {
    history.require(bundle)
    var history = history
    hand(&history, frame)
    let time = now(frame).map { history.time($0) } ?? history.latest
    frame.countedAt = Milliseconds.seconds(time)
    guard let plan = evaluator.plan(frame) else { return nil }
    for limit in 0..<bundle.count(.limits) {
      guard let event = bundle.limits[limit].counts else { continue }
      let used = Int64(used(of: limit, event, history, at: ownTime(of: event, happened, now: time), now: time))
      if let fact = bundle.limits[limit].used {
        if frame.isGiven(fact) { return fact }
        frame.count(fact, .int(used))
      } else if let fact = bundle.limits[limit].left {
        if frame.isGiven(fact) { return fact }
        frame.count(fact, left(of: limit, plan, used))
      }
    }
    for event in 0..<bundle.count(.countedEvents) {
      guard let fact = bundle.countedEvents[event].counted else { continue }
      if frame.isGiven(fact) { return fact }
      frame.count(fact, .bool(id(of: event, frame).map { history.logs[event].contains($0) } ?? false))
    }
    return nil
  }

  /// How often an event was counted in the window or the calendar period of a limit that a time lies in.
  func used(of limit: Int, _ event: Int, _ history: History, at time: Int64, now: Int64) -> Int {
    let reset = bundle.limits[limit].reset
    let from = start(window: Milliseconds.of(seconds: bundle.limits[limit].window), reset: reset, now: time)
    guard time < now else { return history.logs[event].count(since: from) }
    guard let reset else { return history.logs[event].count(since: from, before: Milliseconds.sum(time, 1)) }
    let end = period(ofReset: reset, containing: Milliseconds.seconds(time)).map { Milliseconds.of(seconds: $0.upperBound) }
    return history.logs[event].count(since: from, before: end ?? .max)
  }

  /// The time at which an event counts: its own, when it is handed in as late as its rule lets it be; else now.
  func ownTime(of event: Int, _ happened: Int64?, now: Int64) -> Int64 {
    guard let happened, happened < now, let setting = bundle.countedEvents[event].lateWithin else {
      return now
    }
    let late = Milliseconds.of(seconds: bundle.settings[setting].amount)
    return Milliseconds.difference(now, happened) <= late ? happened : now
  }

  /// What is left of a limit on a plan with so much used; null where nothing limits.
  func left(of limit: Int, _ plan: Int, _ used: Int64) -> Value {
    let value = bundle.limitValue(limit, plan)
    guard bundle.limitKind(ofValue: value) == .number else { return .null }
    return .int(max(0, bundle.limitValues[value].amount - used))
  }

  /// Which one of an event the facts are about; nil when its kind has no fact for that, or the fact is missing.
  func id(of event: Int, _ frame: Frame) -> EventID? {
    guard let fact = bundle.countedEvents[event].id else { return nil }
    let value = evaluator.fact(fact, frame)
    guard value.tag == .string else { return nil }
    return frame.withText(value) { EventID($0) }
  }
}
