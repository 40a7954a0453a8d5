internal import RulesBundle

// Results for a user with a history, with everything that the app shows and logs. The frame holds the facts of the request, including
// `now`, and none of the facts that are counted from the history.
extension Rules {
  /// Returns whether an action is allowed, without counting anything.
  ///
  /// - Parameters:
  ///   - action: The ordinal in `actions`.
  ///   - history: The history of the user.
  ///   - isConfirmed: Whether the user confirmed the action when the warning ladder asked.
  ///   - frame: The facts of the question.
  ///   - trace: Whether the answer includes a trace.
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func presentDecision(
    action: Int, after history: History, isConfirmed: Bool = false, _ frame: Frame, trace: Bool = false
  ) throws(RequestError) -> PresentedDecision {
    var history = history
    try beginCounting(&history, frame)
    return present(whole: decide(action: action, frame, after: history, isConfirmed: isConfirmed), history, frame, trace: trace)
  }

  /// Decides whether an action is allowed, and counts the events that follow from the decision. An error leaves the history unchanged.
  ///
  /// - Parameters:
  ///   - action: The ordinal in `actions`.
  ///   - id: The id of this attempt, for events whose rule names no fact with the id. Repetitions with the same id count once.
  ///   - isConfirmed: Whether the user confirmed the action when the warning ladder asked.
  ///   - isAutomatic: Whether the app tries or sends again by itself. Nothing is counted then.
  ///   - happened: When the user performed the action, if it is reported late; nil for now. Rounded down to the millisecond.
  ///   - history: The history of the user.
  ///   - frame: The facts of the question.
  ///   - trace: Whether the answer includes a trace.
  /// - Throws: `RequestError` with the code `missing_event_id` if a counted event has no id, or with a code of `presentDecision`.
  public func presentCountedDecision(
    action: Int, id: String?, isConfirmed: Bool = false, isAutomatic: Bool = false, at happened: Timestamp? = nil, _ history: inout History,
    _ frame: Frame, trace: Bool = false
  ) throws(RequestError) -> PresentedDecision {
    var after = history
    let now = try beginCounting(&after, frame)
    if id == nil, !isAutomatic { try requireOwnIDs(doing(action), frame) }
    let ended = pausesOver(by: now, after, frame)
    let done = decideAndCount(
      action: action, id: EventID(id ?? ""), isConfirmed: isConfirmed, isAutomatic: isAutomatic, at: happened?.milliseconds, &after, frame)
    if id == nil, !isAutomatic { try requireOwnIDs(events(of: done.decision), frame) }
    history = after
    var result = present(whole: done.decision, history, frame, trace: trace)
    result.counted = done.counted
    result.telemetry += ended + countingEvents(done.counted, history, frame) + pausesBegun(by: done.counted, history, frame)
    result.changes = present(done.changes, frame)
    return result
  }

  /// Counts an event, a signal, or a release, and returns the statuses of the vectors that it concerns.
  ///
  /// - Parameters:
  ///   - entry: The event to count.
  ///   - isAutomatic: Whether the app tried or sent again by itself. Nothing is counted then.
  ///   - history: The history of the user.
  ///   - frame: The facts of the question.
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func presentCounting(_ entry: HistoryEvent, isAutomatic: Bool = false, _ history: inout History, _ frame: Frame)
    throws(RequestError) -> PresentedCounting
  {
    let now = try beginCounting(&history, frame)
    let ended = pausesOver(by: now, history, frame)
    var counting = Counting(isCounted: false)
    if !isAutomatic { counting = count(entry, &history, frame) }
    var result = PresentedCounting(isCounted: counting.isCounted)
    if !isAutomatic { result.telemetry = ended }
    if case .event(let event, _, _) = entry, counting.isCounted {
      result.telemetry += countingEvents([event], history, frame) + pausesBegun(by: [event], history, frame)
    }
    result.changes = present(counting.changes, frame)
    result.statuses = statuses(history, frame, at: history.time(now), after: counting.changes) { concerns(entry, $0) }
    return result
  }

  /// Returns the status of one vector of the warning ladder, or of all vectors if `vector` is nil.
  ///
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func presentLadder(_ vector: Int? = nil, after history: History, _ frame: Frame) throws(RequestError) -> [PresentedLadderStatus] {
    var history = history
    let now = try beginCounting(&history, frame)
    return statuses(history, frame, at: history.time(now)) { vector ?? $0 == $0 }
  }

  /// Returns all limits of the effective plan, and all vectors of the ladder that the plan can climb.
  ///
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func presentOverview(after history: History, _ frame: Frame) throws(RequestError) -> Overview {
    var history = history
    let now = try beginCounting(&history, frame)
    let ladder = Ladder(self, frame)
    let statuses = statuses(history, frame, at: history.time(now)) { ladder.isOn($0) && ladder.concernsPlan($0) }
    var result = overview(frame)
    result.ladder = statuses
    return result
  }

  /// Returns the entry that counts an event.
  ///
  /// - Parameters:
  ///   - event: The ordinal in `events` of the counted event.
  ///   - id: The id of the event; nil if the event's rule names a fact with the id.
  ///   - happened: When the event happened, if it is reported late; nil for now. Rounded down to the millisecond.
  ///   - frame: The facts of the question.
  /// - Throws: `RequestError` with the code `missing_event_id` if there is no id.
  public func historyEvent(event: Int, id: String?, at happened: Timestamp? = nil, _ frame: Frame) throws(RequestError) -> HistoryEvent {
    if let id { return .event(event, EventID(id), at: happened) }
    guard let known = self.id(of: event, frame) else {
      throw RequestError("missing_event_id", "`\(bundle.name(.countedEvents, event))` needs `event_id`, so that it counts once")
    }
    return .event(event, known, at: happened)
  }

  // MARK: Helpers

  /// Makes the user who is logged in the owner of the history, fills the frame with the counted facts, and returns the time in milliseconds
  /// since 1970. Counting needs a time, because windows and blocks end by the clock.
  @discardableResult
  package func beginCounting(_ history: inout History, _ frame: Frame) throws(RequestError) -> Int64 {
    guard let now = now(frame) else { throw RequestError("missing_now", "the fact `now` is missing; a history needs the time") }
    if let zone = missingZones.first {
      throw RequestError("missing_zone", "unknown time zone `\(zone)`, whose calendar counting follows")
    }
    try requireOwner(of: history, frame)
    hand(&history, frame)
    guard let given = fill(frame, from: history) else { return now }
    throw RequestError("counted_fact", "`\(bundle.name(.facts, given))` is counted from the history; remove it from the facts")
  }

  /// Throws `missing_person` if the history has an owner and the request does not provide who is logged in.
  package func requireOwner(of history: History, _ frame: Frame) throws(RequestError) {
    guard history.owner != nil, let fact = personFact, person(frame) == .unknown else { return }
    throw RequestError("missing_person", "the history has an owner, and the fact `\(fact)` is missing")
  }

  private func present(whole decision: Decision, _ history: History, _ frame: Frame, trace: Bool) -> PresentedDecision {
    var result = present(decision, frame, trace: trace)
    decideAgain(&result.buttons, history, frame)
    result.status = decision.status.map { present($0, after: history, frame) }
    return result
  }

  /// Decides the actions of buttons with a history, so that the warning ladder can deny them.
  private func decideAgain(_ buttons: inout [PresentedButton], _ history: History, _ frame: Frame) {
    for index in buttons.indices {
      guard let action = buttons[index].action else { continue }
      put(decide(action: action, frame, after: history), on: &buttons[index], frame)
    }
  }

  /// The statuses of the vectors for which `holds` returns true, as of `time` in milliseconds since 1970.
  func statuses(
    _ history: History, _ frame: Frame, at time: Int64, after changes: [LadderChange] = [], where holds: (Int) -> Bool
  ) -> [PresentedLadderStatus] {
    let ladder = Ladder(self, frame)
    var statuses: [PresentedLadderStatus] = []
    for vector in history.ladder.indices where holds(vector) {
      var status = ladder.status(vector, history, at: time, isConfirmed: false)
      if ladder.isNew(status, changes) { status.isRepeated = false }
      statuses.append(present(status, after: history, frame))
    }
    return statuses
  }

  /// The events that the action itself counts, whatever the decision is.
  private func doing(_ action: Int) -> [Int] {
    bundle.actions[action].counts.map { bundle.countedEventRefs[$0].event }
  }

  private func requireOwnIDs(_ events: [Int], _ frame: Frame) throws(RequestError) {
    for event in events where id(of: event, frame) == nil {
      throw RequestError(
        "missing_event_id", "the action counts `\(bundle.name(.countedEvents, event))`, which needs `event_id`, so that it counts once")
    }
  }

  private func concerns(_ entry: HistoryEvent, _ vector: Int) -> Bool {
    switch entry {
    case .event(let event, _, _): bundle.ladder[vector].counts == event
    case .signal(let signal, let only):
      only ?? vector == vector
        && bundle.ladder[vector].signals.contains { bundle.signalRefs[$0].signal == signal }
    case .released(let released): released == vector
    }
  }

  private func countingEvents(_ events: [Int], _ history: History, _ frame: Frame) -> [PresentedEvent] {
    let ladder = Ladder(self, frame)
    var sent: [PresentedEvent] = []
    for vector in history.ladder.indices
    where ladder.isOn(vector) && events.contains(bundle.ladder[vector].counts) {
      sent += countingEvents(vector, count: ladder.count(vector, history, since: ladder.start(vector, history, now: history.latest)), frame)
    }
    return sent
  }
}

/// The result of counting an event, a signal, or a release, with copy and telemetry.
public struct PresentedCounting: Sendable, Equatable {
  /// Whether the entry counted; false if it was counted before.
  public var isCounted: Bool
  /// The current statuses of the vectors that the entry concerns.
  public var statuses: [PresentedLadderStatus] = []
  /// The changes of level that followed, in order.
  public var changes: [PresentedChange] = []
  /// The events to send.
  public var telemetry: [PresentedEvent] = []
}
