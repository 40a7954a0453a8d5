internal import RulesBundle
internal import RulesJSON

// Requests about what happened: each takes a history, and those that change it give the new one back.
extension Rules {
  /// Whether an action is allowed to somebody with a history; nothing is counted.
  func answerEntitlement(
    _ action: Int, _ history: History, isConfirmed: Bool, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter
  )
    throws(RequestError)
  {
    _ = try moment(frame)
    try count(history, into: frame)
    let decision = decide(action: action, frame, after: history, isConfirmed: isConfirmed)
    var result = present(decision, frame, trace: request.wantsTrace)
    result.standing = decision.standing.map { present($0, frame) }
    Rules.write(result, id: request.id, &writer)
  }

  func answerDoing(_ doing: Request.Doing, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var history = try history(doing.history ?? [])
    let action = try actionNamed(doing.action)
    _ = try moment(frame)
    try count(history, into: frame)
    if doing.eventID == nil, !doing.isAutomatic { try requireOwnIDs(action, frame) }
    let done = perform(
      action: action, id: EventID(doing.eventID ?? ""), isConfirmed: doing.isConfirmed, isAutomatic: doing.isAutomatic, &history, frame)
    var result = present(done.decision, frame, trace: request.wantsTrace)
    result.standing = done.decision.standing.map { present($0, frame) }
    result.counted = done.counted.map { bundle.name(.countedEvents, $0) }
    result.telemetry += countingEvents(done.counted, history, frame)
    result.changes = present(done.changes, frame)
    Rules.write(result, id: request.id, &writer) { writer in
      writer.key("history")
      write(history, &writer)
    }
  }

  func answerHappening(_ happened: Request.Happened, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var history = try history(happened.history ?? [])
    let now = try moment(frame)
    try count(history, into: frame)
    let happening = try happening(happened, frame)
    var counting = Counting(isCounted: false)
    if !happened.isAutomatic { counting = count(happening, &history, frame) }
    var result = PresentedCounting(isCounted: counting.isCounted)
    if case .event(let event, _) = happening, counting.isCounted { result.telemetry = countingEvents([event], history, frame) }
    result.changes = present(counting.changes, frame)
    result.standings = standings(history, frame, at: history.time(now)) { vector in concerns(happening, vector) }
    Rules.write(result, id: request.id, &writer) { writer in
      writer.key("history")
      write(history, &writer)
    }
  }

  func answerLadder(_ vector: String?, _ members: [JSON.Member]?, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter)
    throws(RequestError)
  {
    let history = try history(members ?? [])
    let now = try moment(frame)
    try count(history, into: frame)
    var only: Int?
    if let vector { only = try vectorNamed(vector) }
    let standings = standings(history, frame, at: history.time(now)) { only ?? $0 == $0 }
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.list("ladder", standings) { $0.standing($1) }
    writer.endObject()
  }

  /// Every limit of the plan, and with a history how far each vector of the ladder is.
  func answerOverview(_ members: [JSON.Member]?, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var standings: [PresentedStanding] = []
    if let members {
      let history = try history(members)
      let now = try moment(frame)
      try count(history, into: frame)
      let ladder = Ladder(self, frame)
      standings = self.standings(history, frame, at: history.time(now)) { ladder.isOn($0) && ladder.concernsPlan($0) }
    }
    var result = overview(frame)
    result.ladder = members == nil ? nil : standings
    Rules.write(result, id: request.id, &writer)
  }

  /// The standings of the vectors that are asked about, as of `time` in milliseconds.
  func standings(_ history: History, _ frame: Frame, at time: Int64, where holds: (Int) -> Bool) -> [PresentedStanding] {
    let ladder = Ladder(self, frame)
    var standings: [PresentedStanding] = []
    for vector in history.ladder.indices where holds(vector) {
      standings.append(present(ladder.standing(vector, history, at: time, isConfirmed: false), frame))
    }
    return standings
  }

  // MARK: Parts

  /// Counting needs a clock: without one, windows have no end and blocks none either.
  private func moment(_ frame: Frame) throws(RequestError) -> Int64 {
    guard let now = now(frame) else { throw RequestError("missing_now", "a history needs the time: give the fact `now`") }
    if let zone = missingZones.first {
      throw RequestError("missing_zone", "counting follows the calendar of `\(zone)`, which is not known here")
    }
    return now
  }

  private func count(_ history: History, into frame: Frame) throws(RequestError) {
    guard let given = fill(frame, from: history) else { return }
    throw RequestError("counted_fact", "`\(bundle.name(.facts, given))` is counted from the history; do not give it as well")
  }

  func actionNamed(_ name: String) throws(RequestError) -> Int {
    guard let action = action(name) else { throw RequestError("unknown_action", "no action is named `\(name)`") }
    return action
  }

  private func vectorNamed(_ name: String) throws(RequestError) -> Int {
    guard let vector = bundle.find(.ladder, name) else {
      throw RequestError("unknown_vector", "no vector of the ladder is named `\(name)`")
    }
    return vector
  }

  private func happening(_ happened: Request.Happened, _ frame: Frame) throws(RequestError) -> Happening {
    switch happened.what {
    case .event(let name, let id):
      guard let event = bundle.find(.countedEvents, name) else { throw RequestError("unknown_event", "no event is named `\(name)`") }
      if let id { return .event(event, EventID(id)) }
      guard let known = self.id(of: event, frame) else {
        throw RequestError("missing_event_id", "`\(name)` needs `event_id`, so that it counts once")
      }
      return .event(event, known)
    case .signal(let name, let vector):
      guard let signal = bundle.find(.signals, name) else { throw RequestError("unknown_signal", "no signal is named `\(name)`") }
      guard let vector else { return .signal(signal, vector: nil) }
      return .signal(signal, vector: try vectorNamed(vector))
    case .released(let vector): return .released(try vectorNamed(vector))
    }
  }

  /// An event without an id would count again with every repetition.
  private func requireOwnIDs(_ action: Int, _ frame: Frame) throws(RequestError) {
    for row in bundle.range(.actions, action, Word.Actions.counts) {
      let event = bundle.word(.countedEventRefs, row, Word.CountedEventRefs.event)
      guard id(of: event, frame) == nil else { continue }
      throw RequestError(
        "missing_event_id", "doing this counts `\(bundle.name(.countedEvents, event))`: give `event_id`, so that it counts once")
    }
  }

  private func concerns(_ happening: Happening, _ vector: Int) -> Bool {
    switch happening {
    case .event(let event, _): bundle.word(.ladder, vector, Word.Ladder.counts) == event
    case .signal(let signal, let only):
      only ?? vector == vector
        && bundle.range(.ladder, vector, Word.Ladder.signals).contains { bundle.word(.signalRefs, $0, Word.SignalRefs.signal) == signal }
    case .released(let released): released == vector
    }
  }

  private func countingEvents(_ events: [Int], _ history: History, _ frame: Frame) -> [PresentedEvent] {
    let ladder = Ladder(self, frame)
    var sent: [PresentedEvent] = []
    for vector in history.ladder.indices
    where ladder.isOn(vector) && events.contains(bundle.word(.ladder, vector, Word.Ladder.counts)) {
      sent += countingEvents(vector, count: ladder.count(vector, history, since: ladder.start(vector, now: history.latest)), frame)
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
