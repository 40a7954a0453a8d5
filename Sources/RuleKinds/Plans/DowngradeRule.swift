internal import Schema

/// What happens to items that exceed a limit after a downgrade. Nothing is deleted.
public struct DowngradeRule: Sendable, Equatable, Kind, Sourced {
  public static let key = "downgrade"
  public static let singular = "downgrade rule"

  public var provenance: Provenance
  /// The limit that the items exceed; nil for items that stay unchanged.
  public var limit: Name<Limit>?
  public var overCap: OverCap
  /// The order in which items stay unchanged until the limit is full.
  public var keeps: KeepOrder?
  public var undecided: Name<Placeholder>?
}

public enum OverCap: String, Sendable, Hashable, CaseIterable {
  /// The user can view, practice and delete the item but not change it.
  case readOnly = "read_only"
  /// The user can view and delete the item but not add to it.
  case viewOnly = "view_only"
  /// The item stays unchanged.
  case keep
}

public enum KeepOrder: String, Sendable, Hashable, CaseIterable {
  case mostRecentlyEdited = "most_recently_edited"
  case mostRecentlyCreated = "most_recently_created"
}

extension DowngradeRule {
  static let schema = Schema.object("downgrade rule", build: DowngradeRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("limit", \.limit, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that the items exceed.")
    Field("over_cap", \.overCap, .choice, "What happens to items over the limit: `read_only`, `view_only` or `keep`.")
    Field(
      "keeps", \.keeps, Schema<KeepOrder>.choice.optional, or: .some(nil),
      "The order in which items stay unchanged until the limit is full.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, if product has not decided."
    )
  }
}
