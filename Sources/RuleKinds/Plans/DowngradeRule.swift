internal import Schema

/// What becomes of things that a plan has no more room for. Nothing is ever deleted.
public struct DowngradeRule: Sendable, Equatable, Kind, Sourced {
  public static let key = "downgrade"
  public static let singular = "downgrade rule"

  public var provenance: Provenance
  /// The limit that they no longer fit in; nil when they are kept as they are.
  public var limit: Name<Limit>?
  public var overCap: OverCap
  /// Which of them stay as they were.
  public var keeps: KeepOrder?
  public var undecided: Name<Placeholder>?
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

extension DowngradeRule {
  static let schema = Schema.object("downgrade rule", build: DowngradeRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("limit", \.limit, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that they no longer fit in.")
    Field("over_cap", \.overCap, .choice, "What becomes of those that do not fit: `read_only`, `view_only` or `keep`.")
    Field("keeps", \.keeps, Schema<KeepOrder>.choice.optional, or: .some(nil), "Which of them stay as they were.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
  }
}
