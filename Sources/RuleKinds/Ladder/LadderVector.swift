internal import Schema

/// Something that can be overdone, with a ladder of its own.
public struct LadderVector: Sendable, Equatable, Kind, Sourced {
  public static let key = "ladder"
  public static let singular = "ladder vector"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  /// What the person is doing, in a sentence: "creating share links".
  public var thing: Name<Copy>?
  /// Why an action is refused here, where that is not the level's reason.
  public var reason: Name<Reason>?
  /// Whether a server can switch it off.
  public var isSwitchedOn: Bool
  /// The event that counts.
  public var counts: Name<CountedEvent>
  /// The actions that a block stops.
  public var stops: [Name<Action>]
  /// The operations that a block or a pause holds back in the sync queue, while what adds them goes on.
  public var holds: [Name<OperationType>]
  /// Actions that send the same as one that it stops and are not stopped, with why.
  public var spares: Columns<Action, String>
  /// The plans that it does not count, on purpose.
  public var neverFor: [Name<Plan>]
  /// Whether a change of plan leaves the count as it is.
  public var whateverPlan: Bool
  /// How far back events count.
  public var window: Quantity?
  public var resets: Name<Reset>?
  /// The limit whose use the shares of its steps are shares of.
  public var shareOf: Name<Limit>?
  public var signals: [Name<Signal>]
  public var levels: Columns<LadderLevel, LadderStep>
  /// Sentences of its own for what levels must tell.
  public var tells: LadderWords
  public var undecided: Name<Placeholder>?
}

/// What a level means for a vector.
public struct LadderStep: Sendable, Equatable {
  /// The count at which a plan reaches it.
  public var at: Columns<Plan, Int64>
  /// Or the share of a limit.
  public var atShare: Quantity?
  /// Or how often a lower level was reached, and within how long.
  public var after: LadderRepeat?
  /// Besides, so many tries of what is stopped, in so much time, lead here.
  public var refused: LadderRate?
  /// A pause before going on.
  public var pause: Quantity?
  public var confirm: Bool
  public var block: Quantity?
  public var suspend: Quantity?
  public var untilReleased: Bool
  /// During a block, so many are let through in so much time.
  public var letsThrough: LadderRate?
  /// Actions that it stops besides the vector's.
  public var alsoStops: [Name<Action>]
  /// The surfaces it appears on, where not all of its level's.
  public var shownOn: [Name<Surface>]
  /// The ways on, where they are not those of its level.
  public var buttons: [Name<Button>]
  /// Sentences of its own for what its level must tell, and for what it tells besides.
  public var tells: LadderWords
  public var says: Name<Copy>
}

/// So many in so much time.
public struct LadderRate: Sendable, Equatable {
  public var times: Int64
  public var per: Quantity

  package init(times: Int64, per: Quantity) {
    self.times = times
    self.per = per
  }
}

public struct LadderRepeat: Sendable, Equatable {
  public var level: Name<LadderLevel>
  public var times: Int64
  public var within: Quantity
}

extension LadderVector {
  static let schema = Schema.object("ladder vector", build: LadderVector.init, exactlyOne: ["window", "resets"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field(
      "thing", \.thing, Schema.name(of: Copy.self).optional, or: .some(nil), "What the person is doing, for the sentences of the levels.")
    Field(
      "reason", \.reason, Schema.name(of: Reason.self).optional, or: .some(nil),
      "Why an action is refused here, where not for the level's reason.")
    Field("switched_on", \.isSwitchedOn, .boolean, "Whether it counts at all; a server can switch it off.")
    Field("counts", \.counts, .name(of: CountedEvent.self), "The event that counts: `share_link.created`.")
    Field("stops", \.stops, .oneOrMany(.name(of: Action.self)), or: [], "The actions that a block stops.")
    Field(
      "holds", \.holds, .oneOrMany(.name(of: OperationType.self)), or: [],
      "Instead of `stops`: what adds these operations goes on, and the sync queue holds them back until a pause or a block ends.")
    Field(
      "spares", \.spares, .columns(Action.self, .text), or: Columns(),
      "Actions that send the same as one that it stops and go on, each with why.")
    Field(
      "never_for", \.neverFor, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans that it does not count, on purpose: the levels have no number for them.")
    Field(
      "whatever_plan", \.whateverPlan, .boolean, or: false,
      "Whether what was counted on one plan counts on every other, too. Else it leads to a word at most once the plan has changed.")
    Field("window", \.window, Schema.duration.optional, or: .some(nil), "How far back events count.")
    Field("resets", \.resets, Schema.name(of: Reset.self).optional, or: .some(nil), "When counting starts anew, instead of a window.")
    Field(
      "share_of", \.shareOf, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that the shares in `at_share` are shares of.")
    Field("signals", \.signals, .oneOrMany(.name(of: Signal.self)), or: [], "Signs that raise its level.")
    Field("levels", \.levels, .columns(LadderLevel.self, LadderStep.schema), "What each level means here; a level left out is skipped.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "Sentences of its own for what a level must tell, instead of the common ones.")
    Field("undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder of its numbers.")
  }
}

extension LadderStep {
  static let schema = Schema.object("step", build: LadderStep.init) {
    Field("at", \.at, .columns(Plan.self, .integer(1 ... .max)), or: Columns(), "The count at which each plan reaches it.")
    Field("at_share", \.atShare, Schema.percent.optional, or: .some(nil), "Or the share of the limit: `80%`.")
    Field("after", \.after, LadderRepeat.schema.optional, or: .some(nil), "Or how often a lower level was reached.")
    Field(
      "refused", \.refused, LadderRate.schema.optional, or: .some(nil),
      "Besides, so many tries of what is stopped lead here: `{times: 30, per: 1h}`.")
    Field("pause", \.pause, Schema.duration.optional, or: .some(nil), "A pause before going on: `2m`.")
    Field("confirm", \.confirm, .boolean, or: false, "Whether the person must confirm.")
    Field("block", \.block, Schema.duration.optional, or: .some(nil), "How long the action is stopped: `30m`.")
    Field("suspend", \.suspend, Schema.duration.optional, or: .some(nil), "How long the feature is suspended: `24h`.")
    Field("until_released", \.untilReleased, .boolean, or: false, "Whether it lasts until support releases it.")
    Field(
      "lets_through", \.letsThrough, LadderRate.schema.optional, or: .some(nil),
      "What goes through all the same while it stops: `{times: 1, per: 1h}`.")
    Field("also_stops", \.alsoStops, .oneOrMany(.name(of: Action.self)), or: [], "Actions that it stops besides those of the vector.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on, where not all of its level's.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self)), or: [], "The ways on, where they are not those of its level.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "Sentences of its own for what the level must tell, and for what this step tells besides.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
  }
}

extension LadderRepeat {
  static let schema = Schema.object("repeat", build: LadderRepeat.init) {
    Field("level", \.level, .name(of: LadderLevel.self), "The lower level.")
    Field("times", \.times, .integer(1...100), "How often.")
    Field("within", \.within, .duration, "Within how long: `30d`.")
  }
}

extension LadderRate {
  static let schema = Schema.object("rate", build: LadderRate.init) {
    Field("times", \.times, .integer(1...100), "How many.")
    Field("per", \.per, .duration, "In how much time: `1h`.")
  }
}
