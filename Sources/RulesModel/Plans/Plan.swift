/// A state that a person's account can be in; plans are the columns of every matrix.
public struct Plan: Sendable, Equatable, Kind {
  public static let key = "plans"
  public static let singular = "plan"

  public var provenance: Provenance
  /// The plan whose column this one repeats, cell for cell.
  public var follows: Name<Plan>?

  public init(provenance: Provenance, follows: Name<Plan>?) {
    self.provenance = provenance
    self.follows = follows
  }
}

/// All plans and how the current one is found.
public struct Plans: Sendable, Equatable {
  /// From the one that may least to the one that may most.
  public var states: Named<Plan, Plan>
  /// The plan in force, by the first row whose conditions hold.
  public var resolution: [ResolutionRow]
  /// The plan when a condition cannot be evaluated.
  public var onError: Name<Plan>
  /// When a plan counts as less than the one before, and what is logged then; nil where nobody asks.
  public var onDowngrade: PlanDowngrade?

  public init(states: Named<Plan, Plan>, resolution: [ResolutionRow], onError: Name<Plan>, onDowngrade: PlanDowngrade? = nil) {
    self.states = states
    self.resolution = resolution
    self.onError = onError
    self.onDowngrade = onDowngrade
  }

  /// The plan whose column holds a plan's cells: itself, or the one it follows.
  public func column(of plan: Name<Plan>) -> Name<Plan> { states[plan]?.follows ?? plan }

  /// The plans that have cells of their own.
  public var columns: [Name<Plan>] { states.entries.filter { $0.value.follows == nil }.map(\.name) }
}

public struct PlanDowngrade: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var emits: [Name<Event>]

  public init(conditions: [Name<Condition>], emits: [Name<Event>]) {
    self.conditions = conditions
    self.emits = emits
  }
}

public struct ResolutionRow: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var plan: Name<Plan>

  public init(conditions: [Name<Condition>], plan: Name<Plan>) {
    self.conditions = conditions
    self.plan = plan
  }
}
