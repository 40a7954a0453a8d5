internal import RulesBundle

extension Rules {
  /// Puts the counted facts of a history into a frame: how much is used or left of each limit that is counted over time, and whether an
  /// event was counted before. The frame holds the facts of the request, including `now`.
  ///
  /// - Parameters:
  ///   - frame: The facts of the question.
  ///   - history: The history of the user.
  ///   - happened: The time, in milliseconds since 1970, of an action that is reported late. The facts are then those of that time.
  /// - Returns: The ordinal of a counted fact that the request provides as well, which is a mistake in the request; otherwise nil.
  @discardableResult
  package func fill(_ frame: Frame, from history: History, at happened: Int64? = nil) -> Int? {
    history.require(bundle)
    var history = history
    hand(&history, frame)
    let time = now(frame).map { history.time($0) } ?? history.latest
    frame.countedAt = Milliseconds.seconds(time)
    guard let plan = evaluator.plan(frame) else { return nil }
    for limit in 0..<bundle.count(.limits) {
      guard let event = bundle.limits[limit].counts else { continue }
      let used = Int64(used(of: limit, event, history, at: ownTime(of: event, happened, now: time), now: time, for: frame))
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

  /// How often an event was counted in the window or the calendar period of a limit that contains `time`.
  func used(of limit: Int, _ event: Int, _ history: History, at time: Int64, now: Int64, for frame: Frame) -> Int {
    let reset = bundle.limits[limit].reset
    let from = start(window: Milliseconds.of(seconds: bundle.limits[limit].window), reset: reset, now: time, for: frame)
    guard time < now else { return history.logs[event].count(since: from) }
    guard let reset else { return history.logs[event].count(since: from, before: Milliseconds.sum(time, 1)) }
    let end = period(ofReset: reset, containing: Milliseconds.seconds(time), for: frame).map { Milliseconds.of(seconds: $0.upperBound) }
    return history.logs[event].count(since: from, before: end ?? .max)
  }

  /// The time at which an event counts: its own time if it is reported within the period that its rule allows, otherwise now.
  func ownTime(of event: Int, _ happened: Int64?, now: Int64) -> Int64 {
    guard let happened, happened < now, let setting = bundle.countedEvents[event].lateWithin else {
      return now
    }
    let late = Milliseconds.of(seconds: bundle.settings[setting].amount)
    return Milliseconds.difference(now, happened) <= late ? happened : now
  }

  /// How much of a limit is left on a plan; null if the plan has no number for the limit.
  func left(of limit: Int, _ plan: Int, _ used: Int64) -> Value {
    let value = bundle.limitValue(limit, plan)
    guard bundle.limitKind(ofValue: value) == .number else { return .null }
    return .int(max(0, bundle.limitValues[value].amount - used))
  }

  /// The id of the event that the facts describe; nil if the event's rule names no fact for it, or if the fact is missing.
  func id(of event: Int, _ frame: Frame) -> EventID? {
    guard let fact = bundle.countedEvents[event].id else { return nil }
    let value = evaluator.fact(fact, frame)
    guard value.tag == .string else { return nil }
    return frame.withText(value) { EventID($0) }
  }
}
