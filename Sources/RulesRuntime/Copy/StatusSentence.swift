internal import RulesBundle

/// The effective plan, with the notices that apply.
public struct PresentedPlan: Sendable, Equatable {
  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// The notices whose conditions hold.
  public var notices: [PresentedNotice]
  /// Why the rules could not decide; the plan is then the declared one.
  public var undecided: PresentedFailure?
  /// How the plan came about; nil if no trace was requested, or if the request provides the plan.
  public var trace: Trace?
}

/// The entitlement snapshot: one value for each field, for every screen to read.
public struct PresentedSnapshot: Sendable, Equatable {
  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// One value for each row of `snapshot`, in the order of the rows.
  public var fields: [PresentedValue]
  /// Why the rules could not decide; the fields are then those of the declared safe plan.
  public var undecided: PresentedFailure?
}

extension Rules {
  /// Returns the effective plan (E01), with the notices whose conditions hold.
  public func presentPlan(_ frame: Frame, trace wantsTrace: Bool = false) -> PresentedPlan {
    let decision = plan(frame)
    return PresentedPlan(
      plan: decision.plan, notices: notices(frame), undecided: decision.error.map(failure),
      trace: wantsTrace ? trace(decision, frame) : nil)
  }

  /// Returns the notices whose conditions hold.
  public func notices(_ frame: Frame) -> [PresentedNotice] {
    (0..<bundle.count(.notices)).compactMap { notice($0, frame) }
  }

  /// Returns a notice; nil if its conditions do not hold.
  func notice(_ notice: Int, _ frame: Frame) -> PresentedNotice? {
    guard evaluator.holds(bundle.notices[notice].condition, frame).isTrue else { return nil }
    return PresentedNotice(
      id: .notice(notice), copy: render(copy: bundle.notices[notice].copy, frame), surface: bundle.notices[notice].surface,
      buttons: buttons(bundle.notices[notice].buttons, frame))
  }

  /// Returns the entitlement snapshot (E02).
  public func presentSnapshot(_ frame: Frame) -> PresentedSnapshot { snapshot(frame, withLadder: false) }

  /// Returns the entitlement snapshot for a user with a history. The fields include counted facts, and the reasons of the warning ladder
  /// are among those that can deny something.
  ///
  /// - Throws: `RequestError` with the code `missing_now`, `missing_zone`, `missing_person`, or `counted_fact`.
  public func presentSnapshot(after history: History, _ frame: Frame) throws(RequestError) -> PresentedSnapshot {
    var history = history
    try beginCounting(&history, frame)
    return snapshot(frame, withLadder: true)
  }

  /// Returns the snapshot for a frame that has been filled from the history, if there is one.
  package func snapshot(_ frame: Frame, withLadder: Bool) -> PresentedSnapshot {
    let decision = plan(frame)
    // While the plan is unknown, every field has the value of the declared safe plan.
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
