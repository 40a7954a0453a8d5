internal import RulesBundle

/// The plan in force and what the person is told because of it.
public struct PresentedPlan: Sendable, Equatable {
  /// The ordinal in `plans`.
  public var plan: Int?
  public var notices: [PresentedNotice]
  public var undecided: PresentedFailure?
  public var trace: Trace?
}

/// The entitlement snapshot: one value a field, for every screen to read.
public struct PresentedSnapshot: Sendable, Equatable {
  /// The ordinal in `plans`.
  public var plan: Int?
  /// One value for each row of `snapshot`, in their order.
  public var fields: [PresentedValue]
  public var undecided: PresentedFailure?
}

extension Rules {
  /// The plan in force (E01), with the notices whose conditions hold.
  public func presentPlan(_ frame: Frame, trace wantsTrace: Bool = false) -> PresentedPlan {
    let decision = plan(frame)
    return PresentedPlan(
      plan: decision.plan, notices: notices(frame), undecided: decision.error.map(failure),
      trace: wantsTrace ? trace(decision, frame) : nil)
  }

  /// What a person is told while its condition holds.
  public func notices(_ frame: Frame) -> [PresentedNotice] {
    var shown: [PresentedNotice] = []
    for notice in 0..<bundle.count(.notices) where evaluator.holds(bundle.notices[notice].condition, frame).isTrue {
      shown.append(
        PresentedNotice(
          id: .notice(notice), copy: render(copy: bundle.notices[notice].copy, frame),
          surface: bundle.notices[notice].surface,
          buttons: buttons(bundle.notices[notice].buttons, frame)))
    }
    return shown
  }

  /// Every field of the snapshot under the facts (E02).
  public func presentSnapshot(_ frame: Frame) -> PresentedSnapshot { snapshot(frame, withLadder: false) }

  /// The same for somebody with a history: what is counted stands in the fields, and the reasons of the warning ladder among those that can
  /// refuse something.
  public func presentSnapshot(after history: History, _ frame: Frame) throws(RequestError) -> PresentedSnapshot {
    var history = history
    try beginCounting(&history, frame)
    return snapshot(frame, withLadder: true)
  }

  /// The frame has been filled from the history, where there is one.
  package func snapshot(_ frame: Frame, withLadder: Bool) -> PresentedSnapshot {
    let decision = plan(frame)
    // While the plan cannot be told, every field says what the declared safe plan may do.
    let planFact = bundle.book[0].plan
    if decision.error != nil, let plan = decision.plan { frame.values[planFact] = .enumeration(plan) }
    defer { if decision.error != nil { frame.values[planFact] = .missing } }
    let fields = (0..<bundle.count(.snapshot)).map { snapshotValue($0, decision.plan, frame, withLadder) }
    return PresentedSnapshot(plan: decision.plan, fields: fields, undecided: decision.error.map(failure))
  }

  private func snapshotValue(_ field: Int, _ plan: Int?, _ frame: Frame, _ withLadder: Bool) -> PresentedValue {
    if let program = bundle.snapshot[field].program {
      return present(evaluator.evaluate(program: program, frame), values: bundle.programs[program].valuesOf, frame)
    }
    guard let plan else { return .reasons([]) }
    var canRefuse = Array(repeating: false, count: bundle.count(.reasons))
    for row in bundle.plans[plan].refusals { canRefuse[bundle.reasonRefs[row].reason] = true }
    if withLadder { Ladder(self, frame).addReasons(to: &canRefuse) }
    return .reasons(canRefuse.indices.filter { canRefuse[$0] })
  }
}
