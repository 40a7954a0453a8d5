package import Schema

/// A state that a person's account can be in; plans are the columns of every matrix.
public struct Plan: Sendable, Equatable, Kind, Sourced {
  public static let key = "plans"
  public static let singular = "plan"

  public var provenance: Provenance
  /// The plan whose column this one repeats, cell for cell.
  public var follows: Name<Plan>?
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

  /// The plan whose column holds a plan's cells: itself, or the one it follows.
  public func column(of plan: Name<Plan>) -> Name<Plan> { states[plan]?.follows ?? plan }

  /// The plans that have cells of their own.
  public var columns: [Name<Plan>] { states.entries.filter { $0.value.follows == nil }.map(\.name) }
}

public struct PlanDowngrade: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var emits: [Name<Event>]
}

public struct ResolutionRow: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var plan: Name<Plan>
}

extension Plan {
  static let schema = Schema.object("plan", build: Plan.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("follows", \.follows, Schema.name(of: Plan.self).optional, or: .some(nil), "The plan whose column this one repeats.")
  }
}

extension Plans {
  package static let schema = Schema.object("plans file", build: Plans.init) {
    Field(
      "states", \.states, .named(Plan.self, Plan.schema), whenBroken: Named(),
      "All plans, from the one that may least to the one that may most.")
    Field(
      "resolution", \.resolution, .list(ResolutionRow.schema, .sequence), whenBroken: [],
      "Which plan is in force: the first row whose conditions hold.")
    Field("on_error", \.onError, .name(of: Plan.self), whenBroken: Name(""), "The plan when a fact is missing: the safest one.")
    Field(
      "on_downgrade", \.onDowngrade, PlanDowngrade.schema.optional, or: .some(nil),
      "When the plan counts as less than the one before, and what is logged then.")
  }
}

extension PlanDowngrade {
  static let schema = Schema.object("downgrade", build: PlanDowngrade.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), "Telemetry events that go out.")
  }
}

extension ResolutionRow {
  static let schema = Schema.object("row", build: ResolutionRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold; the last row has none.")
    Field("plan", \.plan, .name(of: Plan.self), "The plan in force.")
  }
}
