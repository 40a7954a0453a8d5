internal import RulesBundle

extension Rules {
  /// Returns a decision for output, with copy, buttons, telemetry, and limits, and with a trace if `wantsTrace` is true.
  public func present(_ decision: Decision, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedDecision {
    frame.forgetDerived()
    let plan = evaluator.plan(frame)
    var result = PresentedDecision(action: decision.action, isAllowed: decision.isAllowed)
    result.plan = plan
    result.undecided = decision.error.map(failure)
    give(decision, to: frame)
    let ladder = Ladder(self, frame)
    if let status = decision.status { give(status, ladder, frame) }
    if decision.isAllowed {
      result.mode = mode(of: decision.action, frame)?.held(decision.status?.effect == .holds)
      presentAllowed(decision, plan, &result, frame)
    } else if let reason = decision.reason {
      presentRefusal(reason, &result, frame)
      if let status = decision.status { presentStop(status, ladder, &result, frame) }
      if let limit = decision.limit { result.parts = parts(of: limit, frame) }
      let gate = bundle.reasons[reason].gate
      result.resumes =
        bundle.actions[decision.action].resumes && gate.map { bundle.gates[$0].resumes } == true
      if result.resumes { result.resume = resume(decision.action, frame) }
    }
    for row in bundle.actions[decision.action].limits
    where bundle.actionLimits[row].plan == plan {
      guard let status = status(of: bundle.actionLimits[row].limit, frame) else { continue }
      result.limits.append(present(status))
      if decision.isAllowed, status.isSoft, status.remaining == 0, let notice = softNotice(status.limit, plan, frame) {
        result.notices.append(notice)
      }
    }
    takeBack(frame)
    if decision.status != nil { takeBackLadder(frame) }
    if wantsTrace { result.trace = trace(decision, frame) }
    return result
  }

  /// A step that stops an action replaces the copy and the surfaces. If the vector has its own reason, that reason's buttons stay.
  private func presentStop(_ status: LadderStatus, _ ladder: Ladder, _ result: inout PresentedDecision, _ frame: Frame) {
    guard let step = status.step else { return }
    let level = ladder.level(step)
    result.copy = render(copy: bundle.ladderSteps[step].says, frame)
    result.surfaces = surfaces(of: step, level)
    result.parts = parts(step, isTimed: status.end != nil, frame)
    if bundle.ladder[status.vector].reason == nil {
      result.buttons = buttons(of: step, level, frame)
    }
  }

  private func presentAllowed(_ decision: Decision, _ plan: Int?, _ result: inout PresentedDecision, _ frame: Frame) {
    result.effects = bundle.actions[decision.action].effects.map { bundle.effectRefs[$0].effect }
    var events = emitted(bundle.actions[decision.action].emits, frame)
    if let spends = decision.spends, let plan {
      result.spends = spends
      if let reason = bundle.limitValues[bundle.limitValue(spends, plan)].whenSpent {
        if let notice = notice(of: reason, frame) { result.notices.append(notice) }
        events += self.events(bundle.reasons[reason].emits, frame)
      }
    }
    result.telemetry = events
  }

  /// The notice for exceeding a limit that only warns.
  private func softNotice(_ limit: Int, _ plan: Int?, _ frame: Frame) -> PresentedNotice? {
    guard let plan, let reason = bundle.limitValues[bundle.limitValue(limit, plan)].whenFull else {
      return nil
    }
    var notice = notice(of: reason, frame)
    notice?.parts = parts(of: limit, frame)
    return notice
  }

  /// The notice of a reason that informs.
  private func notice(of reason: Int, _ frame: Frame) -> PresentedNotice? {
    guard let copy = bundle.reasons[reason].copy else { return nil }
    return PresentedNotice(id: .reason(reason), copy: render(copy: copy, frame))
  }

  private func presentRefusal(_ reason: Int, _ result: inout PresentedDecision, _ frame: Frame) {
    result.reason = reason
    result.error = bundle.reasons[reason].error
    result.copy = bundle.reasons[reason].copy.map { render(copy: $0, frame) }
    result.buttons = buttons(bundle.reasons[reason].buttons, frame)
    result.telemetry = events(bundle.reasons[reason].emits, frame)
    guard let gate = bundle.reasons[reason].gate else { return }
    result.gate = gate
    result.surfaces = bundle.reasons[reason].surfaces.map { bundle.surfaceRefs[$0].surface }
    result.dismiss = bundle.gates[gate].dismiss.map { button($0, frame) }
    for line in bundle.gates[gate].lines
    where evaluator.holds(bundle.extraLines[line].condition, frame).isTrue {
      result.lines.append(render(copy: bundle.extraLines[line].copy, frame))
    }
    result.telemetry += events(bundle.gates[gate].emits, frame)
  }

  /// Returns the buttons whose conditions hold. A button whose condition cannot be evaluated is not offered.
  package func buttons(_ rows: Range<Int>, _ frame: Frame, where isWanted: (Int) -> Bool = { _ in true }) -> [PresentedButton] {
    var offered: [PresentedButton] = []
    for row in rows {
      let number = bundle.buttonRefs[row].button
      guard isWanted(number) else { continue }
      if evaluator.holds(bundle.buttons[number].condition, frame).isTrue { offered.append(button(number, frame)) }
    }
    return offered
  }

  /// A button, with the reason why its action is denied. The warning ladder is not considered, because it needs a history.
  func button(_ number: Int, _ frame: Frame) -> PresentedButton {
    var shown = undecidedButton(number, frame)
    if let action = bundle.buttons[number].does { put(decide(action: action, frame), on: &shown, frame) }
    return shown
  }

  /// Adds to a button why its action is denied. The reason of the denial determines whether the button is disabled. A missing fact never disables a button: a
  /// failing attempt is better than a dead end.
  func put(_ decision: Decision, on button: inout PresentedButton, _ frame: Frame) {
    button.denial = denial(decision, frame)
    guard decision.error == nil, let reason = button.denial?.reason else { return }
    button.isEnabled = !bundle.reasons[reason].disablesButtons
  }

  /// A button without the decision about its action.
  func undecidedButton(_ number: Int, _ frame: Frame) -> PresentedButton {
    let prominent = bundle.buttons[number].prominentIf
    return PresentedButton(
      id: number, label: render(copy: label(of: number, frame), frame).text,
      isProminent: prominent != nil && evaluator.holds(prominent, frame).isTrue,
      action: bundle.buttons[number].does, destination: bundle.buttons[number].opens,
      telemetry: emitted(bundle.buttons[number].emits, frame))
  }

  /// The label of a button: the answer of its table, if it has one.
  private func label(of button: Int, _ frame: Frame) -> Int {
    let label = bundle.buttons[button].label
    guard let question = bundle.buttons[button].labelFrom else { return label }
    let (_, outcome, _) = evaluator.decide(table: bundle.decisionTables[question].table, frame, frame.stack)
    let answers = bundle.decisionTables[question].answers
    let answer = bundle.outcomes[outcome].value
    guard answer < answers.count else { return label }
    return bundle.find(.copy, bundle.utf8(bundle.tableAnswers[answers.lowerBound + answer].answer)) ?? label
  }

  func events(_ rows: Range<Int>, _ frame: Frame) -> [PresentedEvent] {
    rows.map { present(event: bundle.eventRefs[$0].event, frame) }
  }

  /// The events of a list whose conditions hold. An event whose condition cannot be evaluated is not sent.
  func emitted(_ rows: Range<Int>, _ frame: Frame) -> [PresentedEvent] {
    var events: [PresentedEvent] = []
    for row in rows where evaluator.holds(bundle.emittedEvents[row].condition, frame).isTrue {
      events.append(present(event: bundle.emittedEvents[row].event, frame))
    }
    return events
  }

  func present(event: Int, _ frame: Frame) -> PresentedEvent {
    PresentedEvent(
      event: event,
      parameters: bundle.events[event].parameters.map { parameter in
        let program = bundle.eventParameters[parameter].program
        let value = present(evaluator.evaluate(program: program, frame), values: bundle.programs[program].valuesOf, frame)
        // An event is sent even if a parameter is missing.
        if case .failure = value { return .null }
        return value
      })
  }

  func present(_ status: LimitStatus) -> PresentedLimit {
    PresentedLimit(
      id: status.limit, unit: bundle.limits[status.limit].unit, used: status.used, limit: status.amount, remaining: status.remaining,
      adds: status.adds, isSoft: status.isSoft,
      resets: status.reset, resetsAt: status.resetsAt)
  }

  /// Why the action of a button is denied; nil if it is allowed, or if the ladder only asks about it. The facts named `decision.*` keep their values.
  private func denial(_ decision: Decision, _ frame: Frame) -> PresentedDenial? {
    guard !decision.isAllowed, decision.status?.effect != .asks else { return nil }
    let gate = decision.reason.flatMap { bundle.reasons[$0].gate }
    var denial = PresentedDenial(reason: decision.reason, gate: gate, copy: nil, undecided: decision.error.map(failure))
    let outer = BookRow.At.decisionFacts.map { frame.values[bundle.column(.book, 0, $0)] }
    give(decision, to: frame)
    denial.copy = copy(ofDenial: decision, frame)
    for (column, value) in zip(BookRow.At.decisionFacts, outer) { frame.values[bundle.column(.book, 0, column)] = value }
    return denial
  }

  /// The copy of a denial: that of the step of the ladder, if one stops the action, or else that of the reason.
  private func copy(ofDenial decision: Decision, _ frame: Frame) -> PresentedCopy? {
    guard let status = decision.status, let step = status.step else {
      return decision.reason.flatMap { bundle.reasons[$0].copy }.map { render(copy: $0, frame) }
    }
    give(status, Ladder(self, frame), frame)
    defer { takeBackLadder(frame) }
    return render(copy: bundle.ladderSteps[step].says, frame)
  }

  /// Sets the facts named `decision.*`, so that copy and telemetry can read the decision.
  func give(_ decision: Decision, to frame: Frame) {
    let gate = decision.reason.flatMap { bundle.reasons[$0].gate }
    frame.values[bundle.book[0].decisionAction] = bundle.nameValue(.actions, decision.action)
    frame.values[bundle.book[0].decisionReason] = decision.reason.map { bundle.nameValue(.reasons, $0) } ?? .null
    frame.values[bundle.book[0].decisionGate] = gate.map { bundle.nameValue(.gates, $0) } ?? .null
    frame.values[bundle.book[0].decisionEntryPoint] = bundle.nameValue(
      .entryPoints, bundle.actions[decision.action].entryPoint)
  }

  func takeBack(_ frame: Frame) {
    for column in BookRow.At.decisionFacts { frame.values[bundle.column(.book, 0, column)] = .missing }
  }
}
