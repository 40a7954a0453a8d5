package import Schema

/// A value that the documents leave open. The rule that names the placeholder has the current value.
package struct Placeholder: Sendable, Equatable, Kind {
  package static let key = "placeholders"
  package static let singular = "placeholder"

  package var about: String
  package var owner: String
  /// The values to choose from, written as in the rule.
  package var options: [String]
  /// The minimum and the maximum, written as in the rule.
  package var range: [String]
  /// The value until the decision; only if no rule has the value yet.
  package var fallback: String?
  package var decideBy: Deadline?
  package var decided: Decision?
  package var accepted: Acceptance?
  package var sources: [String]
}

extension Placeholder {
  package static let schema = Schema.object("placeholder", build: Placeholder.init) {
    Field("about", \.about, .text, "What is not decided.")
    Field("owner", \.owner, .text, is: [.owner], "The chapter or the person who decides.")
    Field("options", \.options, .oneOrMany(.text), or: [], "The values to choose from, written as in the rule.")
    Field("range", \.range, .list(.text, .sequence), or: [], is: [.range], "The minimum and the maximum.")
    Field("default", \.fallback, Schema.text.optional, or: .some(nil), "The value until the decision, if no rule has the value yet.")
    Field(
      "decide_by", \.decideBy, Deadline.schema.optional, or: .some(nil), is: [.deadline],
      "The milestone or the date by which the value must be decided.")
    Field("decided", \.decided, Decision.schema.optional, or: .some(nil), "The decision, once it is made.")
    Field(
      "accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who accepts that the value is undecided, and until which day.")
    Field("source", \.sources, .oneOrMany(.citation), "The sections in which the documents leave the value open.")
  }
}
