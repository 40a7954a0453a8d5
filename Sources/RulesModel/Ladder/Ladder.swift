/// A level of the warning ladder, the same for every vector.
public struct LadderLevel: Sendable, Equatable, Kind {
  public static let key = "ladder_levels"
  public static let singular = "ladder level"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var blocks: LadderBlock
  /// Why an action is refused at this level.
  public var reason: Name<Reason>?
  public var shownOn: [Name<Surface>]
  /// What a person must be told at this level.
  public var tells: [LadderPart]
  /// The shortest and the longest time that it may take: two durations, or none.
  public var lasts: [Quantity]
  /// Whether it ends by itself.
  public var endsByItself: Bool
  /// Whether reaching it must be written to the audit log.
  public var audit: Bool
  public var dismissible: Bool
  public var buttons: [Name<Button>]
  /// How sure signals must be together to lead here, of 100; nil when they never do.
  public var atConfidence: Quantity?

  public init(
    provenance: Provenance, was: String?, blocks: LadderBlock, reason: Name<Reason>?, shownOn: [Name<Surface>], tells: [LadderPart],
    lasts: [Quantity],
    endsByItself: Bool, audit: Bool, dismissible: Bool, buttons: [Name<Button>], atConfidence: Quantity?
  ) {
    self.provenance = provenance
    self.was = was
    self.blocks = blocks
    self.reason = reason
    self.shownOn = shownOn
    self.tells = tells
    self.lasts = lasts
    self.endsByItself = endsByItself
    self.audit = audit
    self.dismissible = dismissible
    self.buttons = buttons
    self.atConfidence = atConfidence
  }
}

public enum LadderBlock: String, Sendable, Hashable, CaseIterable {
  case nothing, friction, action, feature, account
}

/// A part that the words of a level must have.
public enum LadderPart: String, Sendable, Hashable, CaseIterable {
  case what, why, next, count, reset, countdown, support, review
}

/// Something that can be overdone, with a ladder of its own.
public struct LadderVector: Sendable, Equatable, Kind {
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

  public init(
    provenance: Provenance, was: String?, thing: Name<Copy>?, reason: Name<Reason>?, isSwitchedOn: Bool, counts: Name<CountedEvent>,
    stops: [Name<Action>], holds: [Name<OperationType>] = [], spares: Columns<Action, String> = Columns(),
    neverFor: [Name<Plan>], whateverPlan: Bool = false, window: Quantity?, resets: Name<Reset>?, shareOf: Name<Limit>?,
    signals: [Name<Signal>], levels: Columns<LadderLevel, LadderStep>, tells: LadderWords,
    undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.was = was
    self.thing = thing
    self.reason = reason
    self.isSwitchedOn = isSwitchedOn
    self.counts = counts
    self.stops = stops
    self.holds = holds
    self.spares = spares
    self.neverFor = neverFor
    self.whateverPlan = whateverPlan
    self.window = window
    self.resets = resets
    self.shareOf = shareOf
    self.signals = signals
    self.levels = levels
    self.tells = tells
    self.undecided = undecided
  }
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

  public init(
    at: Columns<Plan, Int64>, atShare: Quantity?, after: LadderRepeat?, refused: LadderRate?, pause: Quantity?, confirm: Bool,
    block: Quantity?,
    suspend: Quantity?, untilReleased: Bool, letsThrough: LadderRate?, alsoStops: [Name<Action>], shownOn: [Name<Surface>],
    buttons: [Name<Button>] = [], tells: LadderWords = LadderWords(), says: Name<Copy>
  ) {
    self.at = at
    self.atShare = atShare
    self.after = after
    self.refused = refused
    self.pause = pause
    self.confirm = confirm
    self.block = block
    self.suspend = suspend
    self.untilReleased = untilReleased
    self.letsThrough = letsThrough
    self.alsoStops = alsoStops
    self.shownOn = shownOn
    self.buttons = buttons
    self.tells = tells
    self.says = says
  }
}

/// So many in so much time.
public struct LadderRate: Sendable, Equatable {
  public var times: Int64
  public var per: Quantity

  public init(times: Int64, per: Quantity) {
    self.times = times
    self.per = per
  }
}

public struct LadderRepeat: Sendable, Equatable {
  public var level: Name<LadderLevel>
  public var times: Int64
  public var within: Quantity

  public init(level: Name<LadderLevel>, times: Int64, within: Quantity) {
    self.level = level
    self.times = times
    self.within = within
  }
}

/// A sign of automation or fraud: probable, never certain.
public struct Signal: Sendable, Equatable, Kind {
  public static let key = "signals"
  public static let singular = "signal"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  /// How much it weighs, of 100.
  public var weight: Quantity
  /// So many refused tries in so much time are such a sign; nil when only the server sees it.
  public var refusals: LadderRate?
  /// Why else a try at what a vector stops may be refused, to count among them; without it only what the ladder itself stops does.
  public var refusedFor: [Name<Reason>]
  public var undecided: Name<Placeholder>?

  public init(
    provenance: Provenance, was: String?, weight: Quantity, refusals: LadderRate?, refusedFor: [Name<Reason>], undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.was = was
    self.weight = weight
    self.refusals = refusals
    self.refusedFor = refusedFor
    self.undecided = undecided
  }
}
