package import Schema

/// A state of a user's account; plans are the columns of every matrix.
package struct Plan: Sendable, Equatable, Kind, Sourced {
  package static let key = "plans"
  package static let singular = "plan"

  package var provenance: Provenance
  /// The plan whose cells this plan uses.
  package var follows: Name<Plan>?
  /// What sentences call the users of the plan.
  package var called: [String]
}

/// All plans, and how the current plan is determined.
package struct Plans: Sendable, Equatable {
  /// The plans, from the one that allows least to the one that allows most.
  package var states: Named<Plan, Plan>
  /// The rows that determine the current plan; the first row whose conditions hold decides.
  package var resolution: [ResolutionRow]
  /// The plan when a condition cannot be evaluated.
  package var onError: Name<Plan>
  /// When a change of plan is a downgrade, and the events to log then; nil when downgrades are not tracked.
  package var onDowngrade: PlanDowngrade?

  /// The plan whose column holds a plan's cells: itself, or the one it follows.
  package func column(of plan: Name<Plan>) -> Name<Plan> { states[plan]?.follows ?? plan }

  /// The plans that do not follow another plan.
  package var columns: [Name<Plan>] { states.entries.filter { $0.value.follows == nil }.map(\.name) }
}

package struct PlanDowngrade: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var emits: [Name<Event>]
}

package struct ResolutionRow: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var plan: Name<Plan>
}

extension Plan {
  static let schema = Schema.object("plan", build: Plan.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "follows", \.follows, Schema.name(of: Plan.self).optional, or: .some(nil), cycles: .none, "The plan whose cells this plan uses.")
    Field(
      "called", \.called, .oneOrMany(.text), or: [],
      "What sentences call the plan and its users: `Free accounts`. A sentence with these words is read by users of the plan.")
  }
}

extension Plans {
  package static let schema = Schema.object("plans file", build: Plans.init) {
    Field(
      "states", \.states, .named(Plan.self, Plan.schema), whenBroken: Named(),
      "All plans, from the one that allows least to the one that allows most.")
    Field(
      "resolution", \.resolution, .list(ResolutionRow.schema, .sequence), whenBroken: [],
      "The rows that determine the current plan; the first row whose conditions hold decides.")
    Field("on_error", \.onError, .name(of: Plan.self), whenBroken: Name(""), "The plan when a fact is missing; choose the safest one.")
    Field(
      "on_downgrade", \.onDowngrade, PlanDowngrade.schema.optional, or: .some(nil),
      "When a change of plan is a downgrade, and the events to log then.")
  }
}

extension PlanDowngrade {
  static let schema = Schema.object("downgrade", build: PlanDowngrade.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), "The telemetry events to send.")
  }
}

extension ResolutionRow {
  static let schema = Schema.object("row", build: ResolutionRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold; the last row has none.")
    Field("plan", \.plan, .name(of: Plan.self), "The current plan.")
  }
}
