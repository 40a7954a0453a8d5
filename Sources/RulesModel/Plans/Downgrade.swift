/// What becomes of things that a plan has no more room for. Nothing is ever deleted.
public struct DowngradeRule: Sendable, Equatable, Kind {
  public static let key = "downgrade"
  public static let singular = "downgrade rule"

  public var provenance: Provenance
  /// The limit that they no longer fit in; nil when they are kept as they are.
  public var limit: Name<Limit>?
  public var overCap: OverCap
  /// Which of them stay as they were.
  public var keeps: KeepOrder?
  public var undecided: Name<Placeholder>?

  public init(provenance: Provenance, limit: Name<Limit>?, overCap: OverCap, keeps: KeepOrder?, undecided: Name<Placeholder>?) {
    self.provenance = provenance
    self.limit = limit
    self.overCap = overCap
    self.keeps = keeps
    self.undecided = undecided
  }
}

public enum OverCap: String, Sendable, Hashable, CaseIterable {
  /// Can be seen, practised and deleted, not changed.
  case readOnly = "read_only"
  /// Can be seen and deleted; nothing can be added.
  case viewOnly = "view_only"
  /// Stays as it is.
  case keep
}

public enum KeepOrder: String, Sendable, Hashable, CaseIterable {
  case mostRecentlyEdited = "most_recently_edited"
  case mostRecentlyCreated = "most_recently_created"
}
