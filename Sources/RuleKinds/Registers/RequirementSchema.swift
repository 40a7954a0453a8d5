internal import RulesModel
internal import Schema

extension Requirement {
  static let schema = Schema.object("requirement", build: Requirement.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "rules", \.rules, .oneOrMany(.text), or: [],
      "The rules that carry it, by their paths: `limits/saved_flows`, `limits/saved_flows/plans/free`, or a kind.")
    Field("scenarios", \.scenarios, .oneOrMany(.name(of: Scenario.self)), or: [], "The scenarios that show it.")
    Field("promises", \.promises, .oneOrMany(.name(of: Invariant.self)), or: [], "The promises that keep it.")
    Field("checks", \.checks, .oneOrMany(.text), or: [], "The checks that keep it: `lock.changed`.")
    Field("app", \.app, .oneOrMany(.text), or: [], "What no rule can do and the app must, a line each.")
  }
}
