public import RulesBundle

extension Rules {
  /// The full answer to a decision: words, ways on, events, counts.
  public func present(_ decision: Decision, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedDecision {
    frame.forgetDerived()
    let plan = evaluator.plan(frame)
    var result = PresentedDecision(action: bundle.name(.actions, decision.action), isAllowed: decision.isAllowed)
    result.plan = plan.map { bundle.name(.plans, $0) }
    result.resumes = !decision.isAllowed && bundle.word(.actions, decision.action, 7) == 1
    result.undecided = decision.error.map(failure)
    give(decision, to: frame)
    if decision.isAllowed {
      presentAllowed(decision, plan, &result, frame)
    } else if let reason = decision.reason {
      presentRefusal(reason, &result, frame)
    }
    for row in bundle.range(.actions, decision.action, 8) where bundle.word(.actionLimits, row, 0) == plan {
      if let status = status(of: bundle.word(.actionLimits, row, 1), frame) { result.limits.append(present(status)) }
    }
    takeBack(frame)
    if wantsTrace { result.trace = trace(decision, frame) }
    return result
  }

  private func presentAllowed(_ decision: Decision, _ plan: Int?, _ result: inout PresentedDecision, _ frame: Frame) {
    result.effects = bundle.range(.actions, decision.action, 3).map { bundle.name(.effects, bundle.word(.effectRefs, $0, 0)) }
    var events = events(bundle.range(.actions, decision.action, 5), frame)
    if let spends = decision.spends, let plan {
      result.spends = bundle.name(.limits, spends)
      if let reason = bundle.optional(.limitValues, bundle.word(.limits, spends, 5) + plan, 4) {
        if let copy = bundle.optional(.reasons, reason, 3) {
          result.notices.append(PresentedNotice(id: bundle.name(.reasons, reason), copy: render(copy: copy, frame)))
        }
        events += self.events(bundle.range(.reasons, reason, 6), frame)
      }
    }
    result.telemetry = events
  }

  private func presentRefusal(_ reason: Int, _ result: inout PresentedDecision, _ frame: Frame) {
    result.reasonCode = bundle.name(.reasons, reason)
    result.error = bundle.optional(.reasons, reason, 2).map { bundle.name(.errors, $0) }
    result.copy = bundle.optional(.reasons, reason, 3).map { render(copy: $0, frame) }
    result.buttons = buttons(bundle.range(.reasons, reason, 4), frame)
    result.telemetry = events(bundle.range(.reasons, reason, 6), frame)
    guard let gate = bundle.optional(.reasons, reason, 1) else { return }
    result.gateType = bundle.name(.gates, gate)
    result.surfaces = bundle.range(.gates, gate, 1).map { bundle.name(.surfaces, bundle.word(.surfaceRefs, $0, 0)) }
    result.dismiss = bundle.optional(.gates, gate, 3).map { button($0, frame) }
    for line in bundle.range(.gates, gate, 4) where evaluator.holds(bundle.optional(.extraLines, line, 0), frame).isTrue {
      result.lines.append(render(copy: bundle.word(.extraLines, line, 1), frame))
    }
    result.telemetry += events(bundle.range(.gates, gate, 6), frame)
  }

  /// The buttons of a row whose conditions hold; one that cannot be told is not offered.
  func buttons(_ rows: Range<Int>, _ frame: Frame) -> [PresentedButton] {
    var offered: [PresentedButton] = []
    for row in rows {
      let number = bundle.word(.buttonRefs, row, 0)
      if evaluator.holds(bundle.optional(.buttons, number, 2), frame).isTrue { offered.append(button(number, frame)) }
    }
    return offered
  }

  private func button(_ number: Int, _ frame: Frame) -> PresentedButton {
    PresentedButton(id: bundle.name(.buttons, number), label: render(copy: bundle.word(.buttons, number, 1), frame).text)
  }

  private func events(_ rows: Range<Int>, _ frame: Frame) -> [PresentedEvent] {
    rows.map { row in
      let event = bundle.word(.eventRefs, row, 0)
      return PresentedEvent(
        event: bundle.name(.events, event),
        parameters: bundle.range(.events, event, 1).map { parameter in
          let program = bundle.word(.eventParameters, parameter, 1)
          let value = plain(evaluator.evaluate(program: program, frame), values: bundle.optional(.programs, program, 4), frame)
          // An event is worth sending without what the caller did not say.
          if case .failure = value { return PresentedValue(name: bundle.text(.eventParameters, parameter, 0), value: .null) }
          return PresentedValue(name: bundle.text(.eventParameters, parameter, 0), value: value)
        })
    }
  }

  func present(_ status: LimitStatus) -> PresentedLimit {
    PresentedLimit(
      id: bundle.name(.limits, status.limit), unit: LimitUnits.names[bundle.word(.limits, status.limit, 1)], used: status.used,
      limit: status.amount, remaining: status.remaining, isSoft: status.isSoft,
      resets: status.reset.map { bundle.name(.resets, $0) }, resetsAt: status.resetsAt)
  }

  /// Lets copy and telemetry read what was decided, as facts named `decision.*`.
  private func give(_ decision: Decision, to frame: Frame) {
    let gate = decision.reason.flatMap { bundle.optional(.reasons, $0, 1) }
    frame.values[bundle.word(.book, 0, 3)] = bundle.nameValue(.actions, decision.action)
    frame.values[bundle.word(.book, 0, 4)] = decision.reason.map { bundle.nameValue(.reasons, $0) } ?? .null
    frame.values[bundle.word(.book, 0, 5)] = gate.map { bundle.nameValue(.gates, $0) } ?? .null
    frame.values[bundle.word(.book, 0, 6)] = bundle.nameValue(.entryPoints, bundle.word(.actions, decision.action, 2))
  }

  private func takeBack(_ frame: Frame) {
    for column in 3...6 { frame.values[bundle.word(.book, 0, column)] = .missing }
  }
}

enum LimitUnits {
  static let names = ["count", "bytes", "characters"]
}
