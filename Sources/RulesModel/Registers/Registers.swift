/// A value that may only change together with its entry here.
public struct Lock: Sendable, Equatable, Kind {
  public static let key = "locks"
  public static let singular = "lock"

  public var about: String
  /// The pinned value, written as in the rule; nil when invariants alone keep the lock.
  public var value: String?
  /// Where that value stands: `limits/saved_flows/plans/free`.
  public var holds: [String]
  /// Values that it pins besides, where the rules write it in another way.
  public var also: [PinnedValue]
  /// The invariants that keep what one value cannot say.
  public var keptBy: [Name<Invariant>]
  public var decision: Decision
  public var sources: [String]

  public init(
    about: String, value: String?, holds: [String], also: [PinnedValue], keptBy: [Name<Invariant>], decision: Decision, sources: [String]
  ) {
    self.about = about
    self.value = value
    self.holds = holds
    self.also = also
    self.keptBy = keptBy
    self.decision = decision
    self.sources = sources
  }
}

extension Lock {
  /// Every value that it pins, with the paths that it stands at.
  public var pins: [PinnedValue] { (value.map { [PinnedValue(value: $0, holds: holds)] } ?? []) + also }

  /// All paths that it holds.
  public var allHolds: [String] { holds + also.flatMap(\.holds) }
}

/// A value, written as in the rules, and where it stands.
public struct PinnedValue: Sendable, Equatable {
  public var value: String
  public var holds: [String]

  public init(value: String, holds: [String]) {
    self.value = value
    self.holds = holds
  }
}

/// Who decided what, and when.
public struct Decision: Sendable, Equatable {
  /// The entry of the decision log.
  public var record: String
  public var by: String
  /// `2026-01-05`.
  public var on: String

  public init(record: String, by: String, on: String) {
    self.record = record
    self.by = by
    self.on = on
  }
}

/// An undecided value or an assumption that someone has agreed to live with.
public struct Acceptance: Sendable, Equatable {
  public var by: String
  public var on: String
  public var until: String

  public init(by: String, on: String, until: String) {
    self.by = by
    self.on = on
    self.until = until
  }
}

/// A value that the documents leave open. The value in force stands in the rule that names the placeholder.
public struct Placeholder: Sendable, Equatable, Kind {
  public static let key = "placeholders"
  public static let singular = "placeholder"

  public var about: String
  public var owner: String
  /// The values to choose from, written as in the rule.
  public var options: [String]
  /// The smallest and the largest value, written as in the rule.
  public var range: [String]
  /// What holds until it is decided; only where no rule holds the value yet.
  public var fallback: String?
  public var decideBy: Deadline?
  public var decided: Decision?
  public var accepted: Acceptance?
  public var sources: [String]

  public init(
    about: String, owner: String, options: [String], range: [String], fallback: String?, decideBy: Deadline?, decided: Decision?,
    accepted: Acceptance?, sources: [String]
  ) {
    self.about = about
    self.owner = owner
    self.options = options
    self.range = range
    self.fallback = fallback
    self.decideBy = decideBy
    self.decided = decided
    self.accepted = accepted
    self.sources = sources
  }
}

/// A choice made for product because the documents conflict or say nothing.
public struct Assumption: Sendable, Equatable, Kind {
  public static let key = "assumptions"
  public static let singular = "assumption"

  /// What was chosen.
  public var says: String
  /// Why.
  public var because: String
  /// What else it could have been.
  public var insteadOf: [String]
  /// The ruling of product that settles it, if there is one.
  public var ruling: String?
  public var accepted: Acceptance?
  public var sources: [String]

  public init(says: String, because: String, insteadOf: [String], ruling: String?, accepted: Acceptance?, sources: [String]) {
    self.says = says
    self.because = because
    self.insteadOf = insteadOf
    self.ruling = ruling
    self.accepted = accepted
    self.sources = sources
  }
}

/// A warning that someone has decided to live with.
public struct Waiver: Sendable, Equatable, Kind {
  public static let key = "waivers"
  public static let singular = "waiver"

  /// The diagnostic's name.
  public var check: String
  /// The rule it is about, as a path: `capabilities/flow.merge`.
  public var target: String
  public var reason: String
  public var owner: String
  public var expires: String

  public init(check: String, target: String, reason: String, owner: String, expires: String) {
    self.check = check
    self.target = target
    self.reason = reason
    self.owner = owner
    self.expires = expires
  }
}
