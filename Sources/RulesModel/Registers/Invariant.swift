/// A promise of the product that must hold whatever the facts are. Exactly one of its forms is given.
public struct Invariant: Sendable, Equatable, Kind {
  public static let key = "invariants"
  public static let singular = "invariant"

  public var provenance: Provenance
  public var decisions: DecisionPromise?
  public var offers: OfferPromise?
  public var count: CountPromise?

  public init(provenance: Provenance, decisions: DecisionPromise?, offers: OfferPromise?, count: CountPromise?) {
    self.provenance = provenance
    self.decisions = decisions
    self.offers = offers
    self.count = count
  }
}

/// Every decision about these actions under these plans ends like this.
public struct DecisionPromise: Sendable, Equatable {
  public var plans: [Name<Plan>]
  public var actions: [Name<Action>]
  /// Every action that has one of these effects.
  public var effects: [Name<Effect>]
  /// Refused, and shown by this gate.
  public var deniedBy: Name<Gate>?
  /// Always allowed.
  public var allowed: Bool
  /// The action is taken up again after signing up.
  public var resumes: Bool
  /// Allowed only while this limit has room.
  public var within: Name<Limit>?

  public init(
    plans: [Name<Plan>], actions: [Name<Action>], effects: [Name<Effect>], deniedBy: Name<Gate>?, allowed: Bool, resumes: Bool,
    within: Name<Limit>?
  ) {
    self.within = within
    self.plans = plans
    self.actions = actions
    self.effects = effects
    self.deniedBy = deniedBy
    self.allowed = allowed
    self.resumes = resumes
  }
}

/// A gate offers exactly these buttons.
public struct OfferPromise: Sendable, Equatable {
  public var gate: Name<Gate>
  public var exactly: [Name<Button>]

  public init(gate: Name<Gate>, exactly: [Name<Button>]) {
    self.gate = gate
    self.exactly = exactly
  }
}

/// There are exactly so many rules of a kind.
public struct CountPromise: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  public var exactly: Int64

  public init(of: String, exactly: Int64) {
    self.of = of
    self.exactly = exactly
  }
}
