internal import RulesBundle

/// Every limit that means something under the plan: what Settings shows (CH30, UX Surfaces).
public struct Overview: Sendable, Equatable {
  /// The ordinal in `plans`.
  public var plan: Int?
  public var limits: [PresentedOverviewLimit]
  /// How far the vectors of the ladder are that the plan can climb; nil without a history.
  public var ladder: [PresentedLadderStatus]?
  /// Why the plan could not be told; it is then the declared one.
  public var undecided: PresentedFailure?
}

/// Where a person stands with a limit, in numbers and in words.
public struct PresentedOverviewLimit: Sendable, Equatable {
  public var status: PresentedLimit
  /// How much is used; nil while nobody said how much that is, and where the plan may have none at all.
  public var count: PresentedCopy?
  /// What counts toward it, and what does not.
  public var counted: PresentedCopy?
  /// When it starts anew.
  public var reset: PresentedCopy?
}

extension Rules {
  /// The limits of the plan in force, in the order of their names, with what is said about each.
  public func overview(_ frame: Frame) -> Overview {
    withPlan(frame) { decision in
      Overview(
        plan: decision.plan,
        limits: (0..<bundle.count(.limits)).compactMap { limit in
          status(of: limit, frame).map { status in
            PresentedOverviewLimit(
              status: present(status), count: status.used == nil || status.amount == 0 ? nil : part(.count, of: limit, frame),
              counted: part(.counted, of: limit, frame),
              reset: part(.reset, of: limit, frame))
          }
        }, undecided: decision.error.map(failure))
    }
  }

  /// What a limit says, part by part, in the order in which it is said.
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

  /// Asks something about the plan in force; while that cannot be told, about the declared safe one.
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
