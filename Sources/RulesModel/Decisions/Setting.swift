/// A number of the product that belongs to no plan: a duration, a window, a count.
public struct Setting: Sendable, Equatable, Kind {
  public static let key = "settings"
  public static let singular = "setting"

  public var provenance: Provenance
  public var value: Quantity
  /// The setting whose value this one must not exceed.
  public var atMost: Name<Setting>?
  public var locked: Name<Lock>?
  public var undecided: Name<Placeholder>?

  public init(
    provenance: Provenance, value: Quantity, atMost: Name<Setting>?, locked: Name<Lock>?, undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.value = value
    self.atMost = atMost
    self.locked = locked
    self.undecided = undecided
  }
}
