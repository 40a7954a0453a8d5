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
  public var locked: Columns<Plan, Name<Lock>>
  public var undecided: Columns<Plan, Name<Placeholder>>

  public init(
    provenance: Provenance, unit: LimitUnit, plans: Columns<Plan, LimitValue>, used: Name<Fact>?, left: Name<Fact>?, adds: Name<Fact>?,
    soft: [Name<Plan>], whenFull: Columns<Plan, Name<Reason>>, whenSpent: Columns<Plan, Name<Reason>>, resets: Name<Reset>?,
    counts: Name<CountedEvent>?, window: Quantity?,
    locked: Columns<Plan, Name<Lock>>, undecided: Columns<Plan, Name<Placeholder>>
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
    self.locked = locked
    self.undecided = undecided
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
