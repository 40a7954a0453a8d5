internal import RulesModel
internal import Schema

extension Environment {
  static let schema = Schema.object("environment", build: Environment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("profile", \.profile, .choice, "What the rules must be fit for before anything is published to it: `dev` or `release`.")
    Field("set", \.values, .columns(RemotePath.self, Override.schema), or: Columns(), "What a server sets there, by path.")
  }
}

extension Override {
  static let schema = Schema.object("override", build: Override.init) {
    Field("to", \.to, .text, "The value, written as in the rule.")
    Field("because", \.because, .text, "Why it is set.")
    Field("by", \.by, .text, "Who answers for it.")
    Field("since", \.since, .date, "Since when: `\"2026-01-05\"`.")
  }
}
