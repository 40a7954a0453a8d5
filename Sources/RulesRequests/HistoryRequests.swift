internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

extension Request.Question {
  /// Whether a history is there for what it counts, and nothing is said about the ladder.
  var onlyReadsWhatIsCounted: Bool {
    switch self {
    case .plan, .snapshot, .table, .meter, .downgrade, .payload, .notifications, .record, .link, .fact, .sync, .conflict, .connection,
      .error, .retry, .toasts, .emptyState, .screen, .moment, .field, .form:
      true
    case .entitlement, .doing, .happened, .ladder, .overview, .merge, .bundle, .set: false
    }
  }
}

// Requests about what happened: each takes a history, and those that change it give the new one back.
extension Rules {
  /// Whether an action is allowed to somebody with a history; nothing is counted.
  func answerEntitlement(
    _ action: Int, _ history: History, isConfirmed: Bool, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter
  )
    throws(RequestError)
  {
    let result = try presentDecision(action: action, after: history, isConfirmed: isConfirmed, frame, trace: request.wantsTrace)
    write(result, id: request.id, &writer)
  }

  func answerDoing(_ doing: Request.Doing, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var history = try history(doing.history ?? [])
    let action = try actionNamed(doing.action)
    let result = try presentDoing(
      action: action, id: doing.eventID, isConfirmed: doing.isConfirmed, isAutomatic: doing.isAutomatic, at: doing.happenedAt,
      &history, frame,
      trace: request.wantsTrace)
    write(result, id: request.id, &writer) { writer in
      writer.key("history")
      write(history, &writer)
    }
  }

  func answerHappening(_ happened: Request.Happened, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    var history = try history(happened.history ?? [])
    try beginCounting(&history, frame)
    let result = try presentCounting(try happening(happened, frame), isAutomatic: happened.isAutomatic, &history, frame)
    write(result, id: request.id, &writer) { writer in
      writer.key("history")
      write(history, &writer)
    }
  }

  func answerLadder(_ vector: String?, _ members: [JSON.Member]?, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter)
    throws(RequestError)
  {
    var history = try history(members ?? [])
    try beginCounting(&history, frame)
    var only: Int?
    if let vector { only = try vectorNamed(vector) }
    let standings = try presentLadder(only, after: history, frame)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.list("ladder", standings) { $0.standing($1, bundle) }
    writer.endObject()
  }

  /// Every limit of the plan, and with a history how far each vector of the ladder is.
  func answerOverview(_ members: [JSON.Member]?, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    let result = if let members { try presentOverview(after: try history(members), frame) } else { overview(frame) }
    write(result, id: request.id, &writer)
  }

  // MARK: Parts

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
      return try happening(event: event, id: id, at: happened.happenedAt, frame)
    case .signal(let name, let vector):
      guard let signal = bundle.find(.signals, name) else { throw RequestError("unknown_signal", "no signal is named `\(name)`") }
      guard let vector else { return .signal(signal, vector: nil) }
      return .signal(signal, vector: try vectorNamed(vector))
    case .released(let vector): return .released(try vectorNamed(vector))
    }
  }
}
