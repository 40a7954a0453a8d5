/// Something that happens and is counted: once for its id, whoever reports it and however often.
public struct CountedEvent: Sendable, Equatable, Kind {
  public static let key = "events"
  public static let singular = "event"

  public var provenance: Provenance
  /// The actions that it happens by, when they are done.
  public var by: [Name<Action>]
  /// The reasons with which an action is refused that it happens by.
  public var refusedFor: [Name<Reason>]
  /// The fact with its id; without one, whoever reports it gives the id.
  public var id: Name<Fact>?
  /// The fact that says whether it was counted already.
  public var counted: Name<Fact>?

  public init(provenance: Provenance, by: [Name<Action>], refusedFor: [Name<Reason>], id: Name<Fact>?, counted: Name<Fact>?) {
    self.provenance = provenance
    self.by = by
    self.refusedFor = refusedFor
    self.id = id
    self.counted = counted
  }
}
