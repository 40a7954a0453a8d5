internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// The answer to `ask: do`.
package struct DoneAction {
  var decision: PresentedDecision
  /// The new history.
  var history: History
}

/// The answer to `ask: count`, `signal`, and `release`.
package struct CountedEventAnswer {
  var counting: PresentedCounting
  /// The new history.
  var history: History
}

/// The answer to `ask: ladder`.
package struct LadderAnswer {
  var statuses: [PresentedLadderStatus]
}

// Requests about decisions and histories. Requests that change a history return the new one.
extension Rules {
  func answer(_ asked: EntitlementRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedDecision {
    let action = try known(asked.action, .actions, "action")
    guard let history = try history(of: request) else { return present(decide(action: action, frame), frame, trace: request.wantsTrace) }
    return try presentDecision(
      action: action, after: history, isConfirmed: asked.isConfirmed, frame, trace: request.wantsTrace)
  }

  func answer(_ asked: DoRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> DoneAction {
    var history = try history(of: request) ?? History(for: bundle)
    let decision = try presentCountedDecision(
      action: try known(asked.action, .actions, "action"), id: asked.eventID, isConfirmed: asked.isConfirmed,
      isAutomatic: asked.isAutomatic,
      at: asked.happenedAt, &history, frame, trace: request.wantsTrace)
    return DoneAction(decision: decision, history: answered(history, to: request))
  }

  func answer(_ asked: CountRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> CountedEventAnswer {
    try answer(request, frame, isAutomatic: asked.isAutomatic) { () throws(RequestError) in
      try historyEvent(event: try known(asked.event, .countedEvents, "event"), id: asked.eventID, at: asked.happenedAt, frame)
    }
  }

  func answer(_ asked: SignalRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> CountedEventAnswer {
    try answer(request, frame) { () throws(RequestError) in
      .signal(
        try known(asked.signal, .signals, "signal"),
        vector: try asked.vector.map { name throws(RequestError) in try vector(name) })
    }
  }

  func answer(_ asked: ReleaseRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> CountedEventAnswer {
    try answer(request, frame) { () throws(RequestError) in .released(try vector(asked.vector)) }
  }

  private func answer(
    _ request: Request, _ frame: Frame, isAutomatic: Bool = false, _ entry: () throws(RequestError) -> HistoryEvent
  ) throws(RequestError) -> CountedEventAnswer {
    var history = try history(of: request) ?? History(for: bundle)
    try beginCounting(&history, frame)
    let counting = try presentCounting(try entry(), isAutomatic: isAutomatic, &history, frame)
    return CountedEventAnswer(counting: counting, history: answered(history, to: request))
  }

  func answer(_ asked: LadderRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> LadderAnswer {
    var history = try history(of: request) ?? History(for: bundle)
    try beginCounting(&history, frame)
    let only = try asked.vector.map { name throws(RequestError) in try vector(name) }
    return LadderAnswer(statuses: try presentLadder(only, after: history, frame))
  }

  private func vector(_ name: String) throws(RequestError) -> Int { try known(name, .ladder, "vector", "vector of the ladder") }

  func answer(_ asked: PlanRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedPlan {
    presentPlan(frame, trace: request.wantsTrace)
  }

  func answer(_ asked: SnapshotRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedSnapshot {
    snapshot(frame, withLadder: request.history != nil || request.kept?.history != nil)
  }

  func answer(_ asked: TableRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedTable {
    present(decide(table: try known(asked.table, .decisionTables, "table"), frame), frame, trace: request.wantsTrace)
  }

  func answer(_ asked: FactRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedFact {
    let fact = try known(asked.fact, .facts, "fact")
    guard !bundle.isReserved(fact) else {
      throw RequestError("reserved_fact", "`\(asked.fact)` has a value only during a decision")
    }
    return presentFact(fact, frame, trace: request.wantsTrace)
  }
  func answer(_ asked: SettingRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedSetting {
    presentSetting(try known(asked.setting, .settings, "setting"), frame)
  }
}
