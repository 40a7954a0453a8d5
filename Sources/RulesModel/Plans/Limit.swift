/// A number that a person may not go over, by plan, with what counts toward it.
public struct Limit: Sendable, Equatable, Kind {
  public static let key = "limits"
  public static let singular = "limit"

  public var provenance: Provenance
  public var unit: LimitUnit
  public var plans: Columns<Plan, LimitValue>
  /// The fact that says how much is used; exactly one of `used` and `left` is given.
  public var used: Name<Fact>?
  /// The fact that says how much is left.
  public var left: Name<Fact>?
  /// The fact that says how much one more would add; 1 when absent.
  public var adds: Name<Fact>?
  /// Plans for which the limit warns and never blocks.
  public var soft: [Name<Plan>]
  /// Why a plan is refused when there is no room.
  public var whenFull: Columns<Plan, Name<Reason>>
  /// What a plan is told when using it takes one away.
  public var whenSpent: Columns<Plan, Name<Reason>>
  public var resets: Name<Reset>?
  /// The event that is counted against it since the last reset, or within the window.
  public var counts: Name<CountedEvent>?
  /// How far back events count, where nothing resets.
  public var window: Quantity?
  /// What is said about it.
  public var tells: LimitTells
  /// How its meter is shown; nil for a limit without one.
  public var meter: LimitMeter?
  public var locked: Columns<Plan, Name<Lock>>
  public var undecided: Columns<Plan, Name<Placeholder>>

  public init(
    provenance: Provenance, unit: LimitUnit, plans: Columns<Plan, LimitValue>, used: Name<Fact>?, left: Name<Fact>?, adds: Name<Fact>?,
    soft: [Name<Plan>], whenFull: Columns<Plan, Name<Reason>>, whenSpent: Columns<Plan, Name<Reason>>, resets: Name<Reset>?,
    counts: Name<CountedEvent>?, window: Quantity?, tells: LimitTells, meter: LimitMeter?, locked: Columns<Plan, Name<Lock>>,
    undecided: Columns<Plan, Name<Placeholder>>
  ) {
    self.provenance = provenance
    self.unit = unit
    self.plans = plans
    self.used = used
    self.left = left
    self.adds = adds
    self.soft = soft
    self.whenFull = whenFull
    self.whenSpent = whenSpent
    self.resets = resets
    self.counts = counts
    self.window = window
    self.tells = tells
    self.meter = meter
    self.locked = locked
    self.undecided = undecided
  }
}

/// The sentences about a limit: at the limit, and in the list of all limits.
public struct LimitTells: Sendable, Equatable {
  /// What happened.
  public var what: Name<Copy>?
  public var why: Name<Copy>?
  /// What the person can do now.
  public var next: Name<Copy>?
  /// How much is used, and of how much.
  public var count: Name<Copy>?
  /// What counts toward it, and what does not.
  public var counted: Name<Copy>?
  /// When it starts anew.
  public var reset: Name<Copy>?

  public init(
    what: Name<Copy>? = nil, why: Name<Copy>? = nil, next: Name<Copy>? = nil, count: Name<Copy>? = nil, counted: Name<Copy>? = nil,
    reset: Name<Copy>? = nil
  ) {
    self.what = what
    self.why = why
    self.next = next
    self.count = count
    self.counted = counted
    self.reset = reset
  }

  /// One part; nil where the limit says nothing about it.
  public subscript(part: LimitPart) -> Name<Copy>? {
    switch part {
    case .what: what
    case .why: why
    case .next: next
    case .count: count
    case .counted: counted
    case .reset: reset
    }
  }
}

/// The parts, in the order in which they are said.
public enum LimitPart: String, Sendable, Hashable, CaseIterable {
  case what, why, next, count, counted, reset
}

/// The meter of a limit: which things take up its room.
public struct LimitMeter: Sendable, Equatable {
  /// How many of the largest are shown.
  public var shows: Name<Setting>
  /// The fact that says how much is on its way out and still counts.
  public var pending: Name<Fact>?

  public init(shows: Name<Setting>, pending: Name<Fact>?) {
    self.shows = shows
    self.pending = pending
  }
}

public enum LimitUnit: String, Sendable, Hashable, CaseIterable {
  case count, bytes, characters
}

public enum LimitValue: Sendable, Hashable {
  case number(Int64)
  case unlimited
  /// The limit means nothing for this plan: nothing is counted, nothing is shown.
  case notApplicable
}

/// When a limit starts anew.
public struct Reset: Sendable, Equatable, Kind {
  public static let key = "resets"
  public static let singular = "reset"

  public var provenance: Provenance
  public var every: Period
  /// Time of day, in minutes since midnight.
  public var at: Quantity
  /// IANA name of the time zone whose calendar counts.
  public var zone: String
  public var undecided: Name<Placeholder>?

  public init(provenance: Provenance, every: Period, at: Quantity, zone: String, undecided: Name<Placeholder>?) {
    self.provenance = provenance
    self.every = every
    self.at = at
    self.zone = zone
    self.undecided = undecided
  }
}
