internal import RulesBundle

/// All limits that apply to the plan, as Settings shows them (CH30, UX Surfaces).
public struct Overview: Sendable, Equatable {
  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// The limits, in the order of their names.
  public var limits: [PresentedOverviewLimit]
  /// The statuses of the vectors of the ladder that the plan can climb; nil without a history.
  public var ladder: [PresentedLadderStatus]?
  /// Why the plan is unknown; `plan` is then the declared one.
  public var undecided: PresentedFailure?
}

/// The status of a limit for a user, in numbers and as copy.
public struct PresentedOverviewLimit: Sendable, Equatable {
  /// The status in numbers.
  public var status: PresentedLimit
  /// The copy for how much is used; nil if the amount is unknown, or if the plan allows none.
  public var count: PresentedCopy?
  /// The copy for what counts toward the limit and what does not.
  public var counted: PresentedCopy?
  /// The copy for when the limit resets.
  public var reset: PresentedCopy?
}

extension Rules {
  /// Returns the limits of the effective plan, in the order of their names, with their copy.
  public func overview(_ frame: Frame) -> Overview {
    withPlan(frame) { decision in
      Overview(
        plan: decision.plan,
        limits: (0..<bundle.count(.limits)).compactMap { overview(of: $0, frame) }, undecided: decision.error.map(failure))
    }
  }

  /// The status of a limit with its copy; nil if the plan is unknown or the limit does not apply to it.
  func overview(of limit: Int, _ frame: Frame) -> PresentedOverviewLimit? {
    status(of: limit, frame).map { status in
      PresentedOverviewLimit(
        status: present(status), count: status.used == nil || status.amount == 0 ? nil : part(.count, of: limit, frame),
        counted: part(.counted, of: limit, frame),
        reset: part(.reset, of: limit, frame))
    }
  }

  /// The copy of a limit, part by part, in the order of the rules.
  func parts(of limit: Int, _ frame: Frame) -> [PresentedPart] {
    bundle.limits[limit].parts.map { row in
      PresentedPart(
        part: .limit(bundle.limitParts[row].part),
        copy: render(copy: bundle.limitParts[row].copy, frame))
    }
  }

  func part(_ part: LimitPartKind, of limit: Int, _ frame: Frame) -> PresentedCopy? {
    for row in bundle.limits[limit].parts where bundle.limitParts[row].part == part {
      return render(copy: bundle.limitParts[row].copy, frame)
    }
    return nil
  }

  /// Evaluates `body` under the effective plan; while the plan is unknown, under the declared safe one.
  func withPlan<Answer>(_ frame: Frame, _ body: (PlanDecision) -> Answer) -> Answer {
    let decision = plan(frame)
    frame.forgetDerived()
    let fact = bundle.book[0].plan
    guard decision.error != nil, let plan = decision.plan else { return body(decision) }
    frame.values[fact] = .enumeration(plan)
    let answer = body(decision)
    frame.forgetDerived()
    frame.values[fact] = .missing
    return answer
  }
}
