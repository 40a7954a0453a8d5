package import Schema

/// A value that the documents leave open. The rule that names the placeholder has the current value.
public struct Placeholder: Sendable, Equatable, Kind {
  public static let key = "placeholders"
  public static let singular = "placeholder"

  public var about: String
  public var owner: String
  /// The values to choose from, written as in the rule.
  public var options: [String]
  /// The minimum and the maximum, written as in the rule.
  public var range: [String]
  /// The value until the decision; only if no rule has the value yet.
  public var fallback: String?
  public var decideBy: Deadline?
  public var decided: Decision?
  public var accepted: Acceptance?
  public var sources: [String]
}

extension Placeholder {
  package static let schema = Schema.object("placeholder", build: Placeholder.init) {
    Field("about", \.about, .text, "What is not decided.")
    Field("owner", \.owner, .text, "The chapter or the person who decides.")
    Field("options", \.options, .oneOrMany(.text), or: [], "The values to choose from, written as in the rule.")
    Field("range", \.range, .list(.text, .sequence), or: [], "The minimum and the maximum.")
    Field("default", \.fallback, Schema.text.optional, or: .some(nil), "The value until the decision, if no rule has the value yet.")
    Field(
      "decide_by", \.decideBy, Deadline.schema.optional, or: .some(nil), "The milestone or the date by which the value must be decided.")
    Field("decided", \.decided, Decision.schema.optional, or: .some(nil), "The decision, once it is made.")
    Field(
      "accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who accepts that the value is undecided, and until which day.")
    Field("source", \.sources, .oneOrMany(.citation), "The sections in which the documents leave the value open.")
  }
}
