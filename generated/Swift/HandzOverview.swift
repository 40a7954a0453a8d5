// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// Where a person stands with every limit that means something under their plan.
public struct HandzOverview: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: Overview

  public init(_ presented: Overview) { self.presented = presented }

  /// The plan in force; nil when it is unknown.
  public var plan: HandzPlan? { presented.plan.map { HandzPlan(ordinal: $0) } }

  /// In the order of their names.
  public var limits: [HandzLimitOverview] { presented.limits.map { HandzLimitOverview($0) } }

  /// How far the vectors of the warning ladder are that the plan can climb; nil without a history.
  public var ladder: [HandzLadderStatus]? { presented.ladder.map { $0.map { HandzLadderStatus($0) } } }

  /// Why the plan is unknown; it is then the declared one.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// Where a person stands with a limit, in numbers and in words.
public struct HandzLimitOverview: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedOverviewLimit

  public init(_ presented: PresentedOverviewLimit) { self.presented = presented }

  /// Which limit it is.
  public var id: HandzLimit { status.id }

  /// The numbers.
  public var status: HandzLimitStatus { HandzLimitStatus(presented.status) }

  /// How much is used; nil while that is unknown.
  public var count: HandzShownCopy? { presented.count.map { HandzShownCopy($0) } }

  /// What counts toward it, and what does not.
  public var counted: HandzShownCopy? { presented.counted.map { HandzShownCopy($0) } }

  /// When it starts again; nil where it never does.
  public var reset: HandzShownCopy? { presented.reset.map { HandzShownCopy($0) } }
}

extension Handz {
  /// Every limit of the plan in force.
  public static func overview(_ facts: HandzFacts) -> HandzOverview {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzOverview(rules.overview(frame))
  }
}
