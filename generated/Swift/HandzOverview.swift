// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// Where a person stands with every limit that means something under their plan.
public struct HandzOverview: Sendable, Equatable {
  /// The plan in force; nil when it could not be told.
  public let plan: HandzPlan?
  /// In the order of their names.
  public let limits: [HandzLimitOverview]
  /// How far the vectors of the warning ladder are that the plan can climb; nil without a history.
  public let ladder: [HandzStanding]?
  /// Why the plan could not be told; it is then the declared one.
  public let undecided: PresentedFailure?

  init(_ presented: Overview) {
    plan = presented.plan.flatMap { HandzPlan(name: $0) }
    limits = presented.limits.compactMap { HandzLimitOverview($0) }
    ladder = presented.ladder.map { $0.map { HandzStanding($0) } }
    undecided = presented.undecided
  }
}

/// Where a person stands with a limit, in numbers and in words.
public struct HandzLimitOverview: Sendable, Equatable {
  public let id: HandzLimit
  public let status: PresentedLimit
  /// How much is used; nil while nobody said how much that is.
  public let count: PresentedCopy?
  /// What counts toward it, and what does not.
  public let counted: PresentedCopy?
  /// When it starts anew; nil where it never does.
  public let reset: PresentedCopy?

  init?(_ presented: PresentedOverviewLimit) {
    guard let id = HandzLimit(name: presented.status.id) else { return nil }
    self.id = id
    status = presented.status
    count = presented.count
    counted = presented.counted
    reset = presented.reset
  }
}

extension Handz {
  /// Every limit of the plan in force.
  public static func overview(_ facts: HandzFacts) -> HandzOverview {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzOverview(rules.overview(frame))
  }
}
