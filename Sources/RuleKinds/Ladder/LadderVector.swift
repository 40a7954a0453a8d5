internal import Schema

/// An activity that can be overused, with its own levels.
package struct LadderVector: Sendable, Equatable, Kind, Sourced {
  package static let key = "ladder"
  package static let singular = "ladder vector"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  /// The phrase for the activity in messages: "creating share links".
  package var thing: Name<Copy>?
  /// The reason for a denial, if different from the reason of the level.
  package var reason: Name<Reason>?
  /// Whether the vector is active; a server can turn it off.
  package var isSwitchedOn: Bool
  /// The event that is counted.
  package var counts: Name<CountedEvent>
  /// The actions that a block stops.
  package var stops: [Name<Action>]
  /// The operations that a block or a pause holds back in the sync queue, while the actions that add them remain allowed.
  package var holds: [Name<OperationType>]
  /// Actions that remain allowed although they send the same operation as a stopped action, each with the reason.
  package var spares: Columns<Action, String>
  /// The plans that it deliberately does not count.
  package var neverFor: [Name<Plan>]
  /// Whether counts carry over when the plan changes.
  package var whateverPlan: Bool
  /// How far back events count.
  package var window: Quantity?
  package var resets: Name<Reset>?
  /// The limit that the percentages of the steps refer to.
  package var shareOf: Name<Limit>?
  package var signals: [Name<Signal>]
  package var levels: Columns<LadderLevel, LadderStep>
  /// The messages of the vector for the information that levels must give.
  package var tells: LadderWords
  package var undecided: Name<Placeholder>?
}

/// What a level means for a vector.
package struct LadderStep: Sendable, Equatable {
  /// The count at which each plan reaches the level.
  package var at: Columns<Plan, Int64>
  /// The percentage of the limit at which the level is reached, instead of a count.
  package var atShare: Quantity?
  /// How often, and in which period, a lower level must be reached, instead of a count.
  package var after: LadderRepeat?
  /// The rate of attempts at a stopped action that also leads to the level.
  package var refused: LadderRate?
  /// The pause before the user can continue.
  package var pause: Quantity?
  package var confirm: Bool
  package var block: Quantity?
  package var suspend: Quantity?
  package var untilReleased: Bool
  /// The rate that remains allowed during a block.
  package var letsThrough: LadderRate?
  /// The actions that it stops in addition to those of the vector.
  package var alsoStops: [Name<Action>]
  /// The surfaces it appears on, if fewer than those of the level.
  package var shownOn: [Name<Surface>]
  /// The buttons, if different from those of the level.
  package var buttons: [Name<Button>]
  /// The messages of the step for the information that the level must give, and for additional information.
  package var tells: LadderWords
  package var says: Name<Copy>
}

/// A number of events in a period.
package struct LadderRate: Sendable, Equatable {
  package var times: Int64
  package var per: Quantity

  package init(times: Int64, per: Quantity) {
    self.times = times
    self.per = per
  }
}

package struct LadderRepeat: Sendable, Equatable {
  package var level: Name<LadderLevel>
  package var times: Int64
  package var within: Quantity
}

extension LadderVector {
  static let schema = Schema.object("ladder vector", build: LadderVector.init, exactlyOne: ["window", "resets"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field(
      "thing", \.thing, Schema.name(of: Copy.self).optional, or: .some(nil), "The phrase for the activity in the messages of the levels.")
    Field(
      "reason", \.reason, Schema.name(of: Reason.self).optional, or: .some(nil),
      "The reason for a denial, if different from the reason of the level.")
    Field("switched_on", \.isSwitchedOn, .boolean, "Whether the vector is active; a server can turn it off.")
    Field("counts", \.counts, .name(of: CountedEvent.self), "The event that is counted: `share_link.created`.")
    Field("stops", \.stops, .oneOrMany(.name(of: Action.self)), or: [], "The actions that a block stops.")
    Field(
      "holds", \.holds, .oneOrMany(.name(of: OperationType.self)), or: [],
      "The operations that the sync queue holds back until a pause or a block ends, instead of `stops`. Actions that add them remain allowed."
    )
    Field(
      "spares", \.spares, .columns(Action.self, .text), or: Columns(),
      "Actions that remain allowed although they send the same operation as a stopped action, each with the reason.")
    Field(
      "never_for", \.neverFor, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans that the vector deliberately does not count. The levels have no number for them.")
    Field(
      "whatever_plan", \.whateverPlan, .boolean, or: false,
      "Whether counts carry over when the plan changes. Otherwise, earlier counts lead only to messages that neither slow down nor stop the user."
    )
    Field("window", \.window, Schema.duration.optional, or: .some(nil), "How far back events count.")
    Field(
      "resets", \.resets, Schema.name(of: Reset.self).optional, or: .some(nil),
      "The schedule on which the count resets, instead of `window`.")
    Field(
      "share_of", \.shareOf, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that the percentages in `at_share` refer to.")
    Field("signals", \.signals, .oneOrMany(.name(of: Signal.self)), or: [], "The signals that raise the level of the vector.")
    Field(
      "levels", \.levels, .columns(LadderLevel.self, LadderStep.schema),
      "What each level means for the vector. A level that is left out is skipped.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "The messages of the vector for the information that levels must give, instead of the shared ones.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil),
      is: [.undecided(["levels/*/at/*", "levels/*/at_share"])],
      "The placeholder for the numbers of the vector, if product has not decided.")
  }
}

extension LadderStep {
  static let schema = Schema.object("step", build: LadderStep.init) {
    Field("at", \.at, .columns(Plan.self, .integer(1 ... .max)), or: Columns(), "The count at which each plan reaches the level.")
    Field(
      "at_share", \.atShare, Schema.percent.optional, or: .some(nil),
      "The percentage of the limit at which the level is reached, instead of a count: `80%`.")
    Field("after", \.after, LadderRepeat.schema.optional, or: .some(nil), "How often a lower level must be reached, instead of a count.")
    Field(
      "refused", \.refused, LadderRate.schema.optional, or: .some(nil),
      "The rate of attempts at a stopped action that also leads to the level: `{times: 30, per: 1h}`.")
    Field("pause", \.pause, Schema.duration.optional, or: .some(nil), "The pause before the user can continue: `2m`.")
    Field("confirm", \.confirm, .boolean, or: false, "Whether the user must confirm to continue.")
    Field("block", \.block, Schema.duration.optional, or: .some(nil), "How long the action is stopped: `30m`.")
    Field("suspend", \.suspend, Schema.duration.optional, or: .some(nil), "How long the feature is suspended: `24h`.")
    Field("until_released", \.untilReleased, .boolean, or: false, "Whether the level lasts until support releases it.")
    Field(
      "lets_through", \.letsThrough, LadderRate.schema.optional, or: .some(nil),
      "The rate that remains allowed during a block: `{times: 1, per: 1h}`.")
    Field(
      "also_stops", \.alsoStops, .oneOrMany(.name(of: Action.self)), or: [], "The actions that it stops in addition to those of the vector."
    )
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on, if fewer than those of the level.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self)), or: [], "The buttons, if different from those of the level.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "The messages of the step for the information that the level must give, and for additional information.")
    Field("says", \.says, .name(of: Copy.self), "The message.")
  }
}

extension LadderRepeat {
  static let schema = Schema.object("repetition", build: LadderRepeat.init) {
    Field("level", \.level, .name(of: LadderLevel.self), "The lower level.")
    Field("times", \.times, .integer(1...100), "How often the level must be reached.")
    Field("within", \.within, .duration, "The period: `30d`.")
  }
}

extension LadderRate {
  static let schema = Schema.object("rate", build: LadderRate.init) {
    Field("times", \.times, .integer(1...100), "The number of events.")
    Field("per", \.per, .duration, "The period: `1h`.")
  }
}
