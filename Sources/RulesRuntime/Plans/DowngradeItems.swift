public import RulesBundle

/// A thing that a person has, as far as it matters when there is less room.
public struct DowngradeItem: Sendable, Equatable {
  public var id: String
  /// Nil when it never was, or nobody knows: then it comes after those that were.
  public var edited: Timestamp?
  public var created: Timestamp?
  /// Whether it came over the cap in the first place: it never takes the place of another.
  public var givesWay: Bool

  public init(id: String, edited: Timestamp? = nil, created: Timestamp? = nil, givesWay: Bool = false) {
    self.id = id
    self.edited = edited
    self.created = created
    self.givesWay = givesWay
  }
}

/// All things of one kind that a person has.
public struct DowngradeThings: Sendable, Equatable {
  /// The kind's ordinal among the rules about downgrades.
  public var kind: Int
  public var items: [DowngradeItem]

  public init(kind: Int, items: [DowngradeItem]) {
    self.kind = kind
    self.items = items
  }
}

/// What becomes of a person's things under the plan in force (E10). Nothing is ever deleted or hidden.
public struct Downgrade: Sendable, Equatable {
  public struct Item: Sendable, Equatable {
    public var id: String
    public var treatment: OverCapKind
  }

  public struct Things: Sendable, Equatable {
    /// The ordinal in `downgrade`.
    public var kind: Int
    /// The ordinal in `limits` of the limit that they have to fit in; nil when they stay whatever happens.
    public var limit: Int?
    /// What becomes of those that do not fit.
    public var overCap: OverCapKind
    /// How many stay as they were.
    public var kept: Int
    /// How many do not.
    public var over: Int
    /// First those that stay; of things in an order, in that order, of others by id.
    public var items: [Item]
  }

  /// The ordinal in `plans`.
  public var plan: Int?
  /// Whether anything does not fit.
  public var isOverCap: Bool
  /// In the order of their names.
  public var things: [Things]
  public var telemetry: [PresentedEvent]
  public var undecided: PresentedFailure?
}
