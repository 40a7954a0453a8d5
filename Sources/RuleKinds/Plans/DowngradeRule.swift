internal import Schema

/// What happens to items that exceed a limit after a downgrade. Nothing is deleted.
package struct DowngradeRule: Sendable, Equatable, Kind, Sourced {
  package static let key = "downgrade"
  package static let singular = "downgrade rule"

  package var provenance: Provenance
  /// The limit that the items exceed; nil for items that stay unchanged.
  package var limit: Name<Limit>?
  package var overCap: OverCap
  /// The order in which items stay unchanged until the limit is full.
  package var keeps: KeepOrder?
  package var undecided: Name<Placeholder>?
}

package enum OverCap: String, Sendable, Hashable, CaseIterable {
  /// The user can view, practice, and delete the item but not change it.
  case readOnly = "read_only"
  /// The user can view and delete the item but not add to it.
  case viewOnly = "view_only"
  /// The item stays unchanged.
  case keep
}

package enum KeepOrder: String, Sendable, Hashable, CaseIterable {
  case mostRecentlyEdited = "most_recently_edited"
  case mostRecentlyCreated = "most_recently_created"
}

extension DowngradeRule {
  static let schema = Schema.object("downgrade rule", build: DowngradeRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("limit", \.limit, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that the items exceed.")
    Field("over_cap", \.overCap, .choice, "What happens to items over the limit: `read_only`, `view_only`, or `keep`.")
    Field(
      "keeps", \.keeps, Schema<KeepOrder>.choice.optional, or: .some(nil),
      "The order in which items stay unchanged until the limit is full.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, if product has not decided."
    )
  }
}
