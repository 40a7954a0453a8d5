internal import RulesModel
internal import Schema

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
