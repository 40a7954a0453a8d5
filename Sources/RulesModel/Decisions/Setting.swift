/// A number of the product that belongs to no plan: a duration, a window, a count.
public struct Setting: Sendable, Equatable, Kind {
  public static let key = "settings"
  public static let singular = "setting"

  public var provenance: Provenance
  public var value: Quantity
  public var locked: Name<Lock>?
  public var undecided: Name<Placeholder>?

  public init(provenance: Provenance, value: Quantity, locked: Name<Lock>?, undecided: Name<Placeholder>?) {
    self.provenance = provenance
    self.value = value
    self.locked = locked
    self.undecided = undecided
  }
}
