public import RulesBundle

/// An object of a user, as far as it matters when the plan allows fewer objects.
public struct DowngradeItem: Sendable, Equatable {
  /// The id of the object.
  public var id: String
  /// When it was last edited; nil if never or unknown. Such an object comes after those with a time.
  public var edited: Timestamp?
  /// When it was created; nil if unknown. Such an object comes after those with a time.
  public var created: Timestamp?
  /// Whether it was over the cap from the start. It then never takes the place of another object.
  public var givesWay: Bool

  /// Creates an object.
  public init(id: String, edited: Timestamp? = nil, created: Timestamp? = nil, givesWay: Bool = false) {
    self.id = id
    self.edited = edited
    self.created = created
    self.givesWay = givesWay
  }
}

/// All objects of one kind that a user has.
public struct DowngradeGroup: Sendable, Equatable {
  /// The ordinal in `downgrade` of the kind.
  public var kind: Int
  /// The objects, in any order.
  public var items: [DowngradeItem]

  /// Creates the objects of one kind.
  public init(kind: Int, items: [DowngradeItem]) {
    self.kind = kind
    self.items = items
  }
}

/// What happens to a user's objects under the effective plan (E10). Nothing is deleted or hidden.
public struct Downgrade: Sendable, Equatable {
  /// An object, and what happens to it.
  public struct Item: Sendable, Equatable {
    /// The id of the object.
    public var id: String
    /// What happens to the object.
    public var treatment: OverCapKind
  }

  /// The result for one kind of objects.
  public struct Group: Sendable, Equatable {
    /// The ordinal in `downgrade`.
    public var kind: Int
    /// The ordinal in `limits` of the limit that applies to them; nil if they are kept in any case.
    public var limit: Int?
    /// What happens to the objects over the cap.
    public var overCap: OverCapKind
    /// How many objects are unchanged.
    public var kept: Int
    /// How many objects are over the cap.
    public var over: Int
    /// The unchanged objects come first. Objects with an order are in that order, others are sorted by id.
    public var items: [Item]
  }

  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// Whether any object is over the cap.
  public var isOverCap: Bool
  /// The results, in the order of the kinds' names.
  public var groups: [Group]
  /// The telemetry events to send.
  public var telemetry: [PresentedEvent]
  /// Why the rules could not decide; the plan is then the declared one, or the objects do not fit.
  public var undecided: PresentedFailure?
}
