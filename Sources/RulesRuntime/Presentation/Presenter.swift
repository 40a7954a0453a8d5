internal import RulesBundle

extension Rules {
  /// The full answer to a decision: words, ways on, events, counts.
  public func present(_ decision: Decision, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedDecision {
    frame.forgetDerived()
    let plan = evaluator.plan(frame)
    var result = PresentedDecision(action: bundle.name(.actions, decision.action), isAllowed: decision.isAllowed)
    result.plan = plan.map { bundle.name(.plans, $0) }
    result.undecided = decision.error.map(failure)
    give(decision, to: frame)
    let ladder = Ladder(self, frame)
    if let standing = decision.standing { give(standing, ladder, frame) }
    if decision.isAllowed {
      result.mode = mode(of: decision.action, frame)?.held(decision.standing?.effect == .holds).name
      presentAllowed(decision, plan, &result, frame)
    } else if let reason = decision.reason {
      presentRefusal(reason, &result, frame)
      if let standing = decision.standing { presentStop(standing, ladder, &result, frame) }
      if let limit = decision.limit { result.parts = parts(of: limit, frame) }
      let gate = bundle.optional(.reasons, reason, Word.Reasons.gate)
      result.resumes =
        bundle.flag(.actions, decision.action, Word.Actions.resumes) && gate.map { bundle.flag(.gates, $0, Word.Gates.resumes) } == true
      if result.resumes { result.resume = resume(decision.action, frame) }
    }
    for row in bundle.range(.actions, decision.action, Word.Actions.limits)
    where bundle.word(.actionLimits, row, Word.ActionLimits.plan) == plan {
      guard let status = status(of: bundle.word(.actionLimits, row, Word.ActionLimits.limit), frame) else { continue }
      result.limits.append(present(status))
      if decision.isAllowed, status.isSoft, status.remaining == 0, let notice = softNotice(status.limit, plan, frame) {
        result.notices.append(notice)
      }
    }
    takeBack(frame)
    if decision.standing != nil { takeBackLadder(frame) }
    if wantsTrace { result.trace = trace(decision, frame) }
    return result
  }

  /// What stops somebody says so in the words of its step, where its level appears. A reason of the vector's own has buttons of its own.
  private func presentStop(_ standing: LadderStanding, _ ladder: Ladder, _ result: inout PresentedDecision, _ frame: Frame) {
    guard let step = standing.step else { return }
    let level = ladder.level(step)
    result.copy = render(copy: bundle.word(.ladderSteps, step, Word.LadderSteps.says), frame)
    result.surfaces = surfaces(of: step, level)
    result.parts = parts(step, isTimed: standing.until != nil, frame)
    if bundle.optional(.ladder, standing.vector, Word.Ladder.reason) == nil {
      result.buttons = buttons(of: step, level, frame)
    }
  }

  private func presentAllowed(_ decision: Decision, _ plan: Int?, _ result: inout PresentedDecision, _ frame: Frame) {
    result.effects = bundle.range(.actions, decision.action, Word.Actions.effects).map {
      bundle.name(.effects, bundle.word(.effectRefs, $0, Word.EffectRefs.effect))
    }
    var events = events(bundle.range(.actions, decision.action, Word.Actions.emits), frame)
    if let spends = decision.spends, let plan {
      result.spends = bundle.name(.limits, spends)
      if let reason = bundle.optional(.limitValues, bundle.limitValue(spends, plan), Word.LimitValues.whenSpent) {
        if let notice = notice(reason, frame) { result.notices.append(notice) }
        events += self.events(bundle.range(.reasons, reason, Word.Reasons.emits), frame)
      }
    }
    result.telemetry = events
  }

  /// What somebody is told who goes over a limit that only warns.
  private func softNotice(_ limit: Int, _ plan: Int?, _ frame: Frame) -> PresentedNotice? {
    guard let plan, let reason = bundle.optional(.limitValues, bundle.limitValue(limit, plan), Word.LimitValues.whenFull) else {
      return nil
    }
    var notice = notice(reason, frame)
    notice?.parts = parts(of: limit, frame)
    return notice
  }

  /// A reason that informs.
  private func notice(_ reason: Int, _ frame: Frame) -> PresentedNotice? {
    guard let copy = bundle.optional(.reasons, reason, Word.Reasons.copy) else { return nil }
    return PresentedNotice(id: bundle.name(.reasons, reason), copy: render(copy: copy, frame))
  }

  private func presentRefusal(_ reason: Int, _ result: inout PresentedDecision, _ frame: Frame) {
    result.reasonCode = bundle.name(.reasons, reason)
    result.error = bundle.optional(.reasons, reason, Word.Reasons.error).map { bundle.name(.errors, $0) }
    result.copy = bundle.optional(.reasons, reason, Word.Reasons.copy).map { render(copy: $0, frame) }
    result.buttons = buttons(bundle.range(.reasons, reason, Word.Reasons.buttons), frame)
    result.telemetry = events(bundle.range(.reasons, reason, Word.Reasons.emits), frame)
    guard let gate = bundle.optional(.reasons, reason, Word.Reasons.gate) else { return }
    result.gateType = bundle.name(.gates, gate)
    result.surfaces = bundle.range(.reasons, reason, Word.Reasons.surfaces).map {
      bundle.name(.surfaces, bundle.word(.surfaceRefs, $0, Word.SurfaceRefs.surface))
    }
    result.dismiss = bundle.optional(.gates, gate, Word.Gates.dismiss).map { button($0, frame) }
    for line in bundle.range(.gates, gate, Word.Gates.lines)
    where evaluator.holds(bundle.optional(.extraLines, line, Word.ExtraLines.condition), frame).isTrue {
      result.lines.append(render(copy: bundle.word(.extraLines, line, Word.ExtraLines.copy), frame))
    }
    result.telemetry += events(bundle.range(.gates, gate, Word.Gates.emits), frame)
  }

  /// The buttons of a row whose conditions hold; one that cannot be told is not offered.
  func buttons(_ rows: Range<Int>, _ frame: Frame, where isWanted: (Int) -> Bool = { _ in true }) -> [PresentedButton] {
    var offered: [PresentedButton] = []
    for row in rows {
      let number = bundle.word(.buttonRefs, row, Word.ButtonRefs.button)
      guard isWanted(number) else { continue }
      if evaluator.holds(bundle.optional(.buttons, number, Word.Buttons.condition), frame).isTrue { offered.append(button(number, frame)) }
    }
    return offered
  }

  /// A button that cannot be told to be out of use can be tapped: a dead end would be worse than an attempt that fails.
  func button(_ number: Int, _ frame: Frame) -> PresentedButton {
    let enabled = bundle.optional(.buttons, number, Word.Buttons.enabledIf)
    let prominent = bundle.optional(.buttons, number, Word.Buttons.prominentIf)
    return PresentedButton(
      id: bundle.name(.buttons, number), label: render(copy: bundle.word(.buttons, number, Word.Buttons.label), frame).text,
      isEnabled: !evaluator.holds(enabled, frame).isFalse, isProminent: prominent != nil && evaluator.holds(prominent, frame).isTrue,
      action: bundle.optional(.buttons, number, Word.Buttons.does).map { bundle.name(.actions, $0) })
  }

  func events(_ rows: Range<Int>, _ frame: Frame) -> [PresentedEvent] {
    rows.map { present(event: bundle.word(.eventRefs, $0, Word.EventRefs.event), frame) }
  }

  func present(event: Int, _ frame: Frame) -> PresentedEvent {
    PresentedEvent(
      event: bundle.name(.events, event),
      parameters: bundle.range(.events, event, Word.Events.parameters).map { parameter in
        let program = bundle.word(.eventParameters, parameter, Word.EventParameters.program)
        let value = plain(
          evaluator.evaluate(program: program, frame), values: bundle.optional(.programs, program, Word.Programs.valuesOf), frame)
        // An event is worth sending without what the caller did not say.
        if case .failure = value {
          return PresentedValue(name: bundle.text(.eventParameters, parameter, Word.EventParameters.name), value: .null)
        }
        return PresentedValue(name: bundle.text(.eventParameters, parameter, Word.EventParameters.name), value: value)
      })
  }

  func present(_ status: LimitStatus) -> PresentedLimit {
    PresentedLimit(
      id: bundle.name(.limits, status.limit),
      unit: (UnitKind(rawValue: bundle.word(.limits, status.limit, Word.Limits.unit)) ?? .count).name,
      used: status.used,
      limit: status.amount, remaining: status.remaining, adds: status.adds, isSoft: status.isSoft,
      resets: status.reset.map { bundle.name(.resets, $0) }, resetsAt: status.resetsAt)
  }

  /// Lets copy and telemetry read what was decided, as facts named `decision.*`.
  private func give(_ decision: Decision, to frame: Frame) {
    let gate = decision.reason.flatMap { bundle.optional(.reasons, $0, Word.Reasons.gate) }
    frame.values[bundle.word(.book, 0, Word.Book.decisionAction)] = bundle.nameValue(.actions, decision.action)
    frame.values[bundle.word(.book, 0, Word.Book.decisionReason)] = decision.reason.map { bundle.nameValue(.reasons, $0) } ?? .null
    frame.values[bundle.word(.book, 0, Word.Book.decisionGate)] = gate.map { bundle.nameValue(.gates, $0) } ?? .null
    frame.values[bundle.word(.book, 0, Word.Book.decisionEntryPoint)] = bundle.nameValue(
      .entryPoints, bundle.word(.actions, decision.action, Word.Actions.entryPoint))
  }

  private func takeBack(_ frame: Frame) {
    for column in Word.Book.decisionFacts { frame.values[bundle.word(.book, 0, column)] = .missing }
  }
}
