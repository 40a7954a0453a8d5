internal import RulesBundle

// Answers for somebody with a history, with everything that is shown and logged. The frame has the facts of the request: `now`
// among them, and none that is counted from the history.
extension Rules {
  /// Whether an action is allowed; nothing is counted.
  public func presentDecision(
    action: Int, after history: History, isConfirmed: Bool = false, _ frame: Frame, trace: Bool = false
  ) throws(RequestError) -> PresentedDecision {
    var history = history
    try beginCounting(&history, frame)
    return present(whole: decide(action: action, frame, after: history, isConfirmed: isConfirmed), history, frame, trace: trace)
  }

  /// Decides, and counts what came of it. An error leaves the history as it was.
  ///
  /// `id`: which one of its kind it is, for events whose rule names no fact for that. Without an id it would count again with every
  /// repetition, or never again. `happened`: when it was done, in milliseconds since 1970, for what is handed in late.
  public func presentDoing(
    action: Int, id: String?, isConfirmed: Bool = false, isAutomatic: Bool = false, at happened: Int64? = nil, _ history: inout History,
    _ frame: Frame, trace: Bool = false
  ) throws(RequestError) -> PresentedDecision {
    var after = history
    let now = try beginCounting(&after, frame)
    if id == nil, !isAutomatic { try requireOwnIDs(doing(action), frame) }
    let ended = pausesOver(by: now, after, frame)
    let done = perform(
      action: action, id: EventID(id ?? ""), isConfirmed: isConfirmed, isAutomatic: isAutomatic, at: happened, &after, frame)
    if id == nil, !isAutomatic { try requireOwnIDs(events(of: done.decision), frame) }
    history = after
    var result = present(whole: done.decision, history, frame, trace: trace)
    result.counted = done.counted
    result.telemetry += ended + countingEvents(done.counted, history, frame) + pausesBegun(by: done.counted, history, frame)
    result.changes = present(done.changes, frame)
    return result
  }

  /// Counts what happened, and says where the vectors stand now that it is about.
  ///
  /// `isAutomatic`: the app tried again by itself, or sent again what it had sent; that counts nothing.
  public func presentCounting(_ happening: Happening, isAutomatic: Bool = false, _ history: inout History, _ frame: Frame)
    throws(RequestError) -> PresentedCounting
  {
    let now = try beginCounting(&history, frame)
    let ended = pausesOver(by: now, history, frame)
    var counting = Counting(isCounted: false)
    if !isAutomatic { counting = count(happening, &history, frame) }
    var result = PresentedCounting(isCounted: counting.isCounted)
    if !isAutomatic { result.telemetry = ended }
    if case .event(let event, _, _) = happening, counting.isCounted {
      result.telemetry += countingEvents([event], history, frame) + pausesBegun(by: [event], history, frame)
    }
    result.changes = present(counting.changes, frame)
    result.standings = standings(history, frame, at: history.time(now), after: counting.changes) { concerns(happening, $0) }
    return result
  }

  /// Where the warning ladder stands, with one vector or with all.
  public func presentLadder(_ vector: Int? = nil, after history: History, _ frame: Frame) throws(RequestError) -> [PresentedStanding] {
    var history = history
    let now = try beginCounting(&history, frame)
    return standings(history, frame, at: history.time(now)) { vector ?? $0 == $0 }
  }

  /// Every limit of the plan in force, and every vector of the ladder that the plan can climb.
  public func presentOverview(after history: History, _ frame: Frame) throws(RequestError) -> Overview {
    var history = history
    let now = try beginCounting(&history, frame)
    let ladder = Ladder(self, frame)
    let standings = standings(history, frame, at: history.time(now)) { ladder.isOn($0) && ladder.concernsPlan($0) }
    var result = overview(frame)
    result.ladder = standings
    return result
  }

  /// An event that happened, as what counts: it needs an id, or the fact that its rule names for that.
  ///
  /// `happened`: when it happened, in milliseconds since 1970, for one that is handed in late.
  public func happening(event: Int, id: String?, at happened: Int64? = nil, _ frame: Frame) throws(RequestError) -> Happening {
    if let id { return .event(event, EventID(id), at: happened) }
    guard let known = self.id(of: event, frame) else {
      throw RequestError("missing_event_id", "`\(bundle.name(.countedEvents, event))` needs `event_id`, so that it counts once")
    }
    return .event(event, known, at: happened)
  }

  // MARK: Parts

  /// Hands the history to the person who is logged in, and puts what is counted into the frame; returns the time in milliseconds. Counting
  /// needs a clock: without one, windows have no end and blocks none either.
  @discardableResult
  package func beginCounting(_ history: inout History, _ frame: Frame) throws(RequestError) -> Int64 {
    guard let now = now(frame) else { throw RequestError("missing_now", "a history needs the time: give the fact `now`") }
    if let zone = missingZones.first {
      throw RequestError("missing_zone", "counting follows the calendar of `\(zone)`, which is not known here")
    }
    try requireOwner(of: history, frame)
    hand(&history, frame)
    guard let given = fill(frame, from: history) else { return now }
    throw RequestError("counted_fact", "`\(bundle.name(.facts, given))` is counted from the history; do not give it as well")
  }

  /// Refuses somebody's history when nothing says who is logged in.
  package func requireOwner(of history: History, _ frame: Frame) throws(RequestError) {
    guard history.owner != nil, let fact = personFact, person(frame) == .unknown else { return }
    throw RequestError("missing_person", "the history is somebody's: give the fact `\(fact)`, so that nobody else's is counted")
  }

  private func present(whole decision: Decision, _ history: History, _ frame: Frame, trace: Bool) -> PresentedDecision {
    var result = present(decision, frame, trace: trace)
    result.standing = decision.standing.map { present($0, after: history, frame) }
    return result
  }

  /// The standings of the vectors that are asked about, as of `time` in milliseconds.
  private func standings(
    _ history: History, _ frame: Frame, at time: Int64, after changes: [LadderChange] = [], where holds: (Int) -> Bool
  ) -> [PresentedStanding] {
    let ladder = Ladder(self, frame)
    var standings: [PresentedStanding] = []
    for vector in history.ladder.indices where holds(vector) {
      var standing = ladder.standing(vector, history, at: time, isConfirmed: false)
      if ladder.isNew(standing, changes) { standing.isRepeated = false }
      standings.append(present(standing, after: history, frame))
    }
    return standings
  }

  /// What doing an action counts, whatever else is decided.
  private func doing(_ action: Int) -> [Int] {
    bundle.actions[action].counts.map { bundle.countedEventRefs[$0].event }
  }

  private func requireOwnIDs(_ events: [Int], _ frame: Frame) throws(RequestError) {
    for event in events where id(of: event, frame) == nil {
      throw RequestError(
        "missing_event_id", "doing this counts `\(bundle.name(.countedEvents, event))`: give `event_id`, so that it counts once")
    }
  }

  private func concerns(_ happening: Happening, _ vector: Int) -> Bool {
    switch happening {
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

/// What came of something that happened, with its words and records.
public struct PresentedCounting: Sendable, Equatable {
  public var isCounted: Bool
  /// Where the vectors stand now that it was about.
  public var standings: [PresentedStanding] = []
  public var changes: [PresentedChange] = []
  public var telemetry: [PresentedEvent] = []
}
