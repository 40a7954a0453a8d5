/// A field of the entitlement snapshot: what every screen reads instead of scattered flags.
public struct SnapshotField: Sendable, Equatable, Kind {
  public static let key = "snapshot"
  public static let singular = "snapshot field"

  public var provenance: Provenance
  /// Its value; nil when it lists reasons.
  public var value: Expression?
  /// A list of rules instead of a value.
  public var lists: SnapshotList?

  public init(provenance: Provenance, value: Expression?, lists: SnapshotList?) {
    self.provenance = provenance
    self.value = value
    self.lists = lists
  }
}

public enum SnapshotList: String, Sendable, Hashable, CaseIterable {
  /// Every reason that can refuse something under the current plan.
  case refusalReasons = "refusal_reasons"
}
