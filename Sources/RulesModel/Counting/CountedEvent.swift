/// Something that happens and is counted: once for its id, whoever reports it and however often.
public struct CountedEvent: Sendable, Equatable, Kind {
  public static let key = "events"
  public static let singular = "event"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  /// Whose it is: the person's who did it, or the device's, regardless of who is logged in.
  public var scope: RecordScope
  /// The actions that it happens by, when they are done.
  public var by: [Name<Action>]
  /// The reasons with which an action is refused that it happens by.
  public var refusedFor: [Name<Reason>]
  /// The fact with its id; without one, whoever reports it gives the id.
  public var id: Name<Fact>?
  /// The fact that says whether it was counted already.
  public var counted: Name<Fact>?
  /// How late one may be handed in and still count when it happened; nil for one that counts when it arrives.
  public var lateWithin: Name<Setting>?

  public init(
    provenance: Provenance, was: String?, scope: RecordScope, by: [Name<Action>], refusedFor: [Name<Reason>], id: Name<Fact>?,
    counted: Name<Fact>?,
    lateWithin: Name<Setting>?
  ) {
    self.provenance = provenance
    self.was = was
    self.scope = scope
    self.by = by
    self.refusedFor = refusedFor
    self.id = id
    self.counted = counted
    self.lateWithin = lateWithin
  }
}
