// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The use of all limits that apply to the plan.
public struct HandzOverview: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: Overview

  /// Creates a view of a result of the runtime.
  public init(_ presented: Overview) { self.presented = presented }

  /// The effective plan.
  public var plan: HandzPlan { HandzPlan(ordinal: presented.plan!) }

  /// The limits, sorted by name.
  public var limits: [HandzLimitOverview] { presented.limits.map { HandzLimitOverview($0) } }

  /// The statuses of the vectors of the warning ladder that apply to the plan; nil without a history.
  public var ladder: [HandzLadderStatus]? { presented.ladder.map { $0.map { HandzLadderStatus($0) } } }

  /// The reason why the plan is unknown; nil if it is known. The plan is then the declared fallback.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// The use of a limit in numbers and as copy.
public struct HandzLimitOverview: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedOverviewLimit

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedOverviewLimit) { self.presented = presented }

  /// The limit.
  public var id: HandzLimit { status.id }

  /// The numbers.
  public var status: HandzLimitStatus { HandzLimitStatus(presented.status) }

  /// The copy about the used amount; nil if it is unknown.
  public var count: HandzShownCopy? { presented.count.map { HandzShownCopy($0) } }

  /// The copy about what counts toward the limit; nil if there is none.
  public var counted: HandzShownCopy? { presented.counted.map { HandzShownCopy($0) } }

  /// The copy about the next reset; nil if the limit never resets.
  public var reset: HandzShownCopy? { presented.reset.map { HandzShownCopy($0) } }
}

extension Handz {
  /// Returns all limits of the effective plan.
  public static func overview(_ facts: some HandzGivenFacts) -> HandzOverview {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzOverview(rules.overview(frame))
  }
}
