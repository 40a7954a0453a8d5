package import Schema

/// A value that the documents leave open. The value in force stands in the rule that names the placeholder.
public struct Placeholder: Sendable, Equatable, Kind {
  public static let key = "placeholders"
  public static let singular = "placeholder"

  public var about: String
  public var owner: String
  /// The values to choose from, written as in the rule.
  public var options: [String]
  /// The smallest and the largest value, written as in the rule.
  public var range: [String]
  /// What holds until it is decided; only where no rule holds the value yet.
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
    Field("range", \.range, .list(.text, .sequence), or: [], "The smallest and the largest value.")
    Field("default", \.fallback, Schema.text.optional, or: .some(nil), "What holds until then, where no rule holds the value.")
    Field(
      "decide_by", \.decideBy, Deadline.schema.optional, or: .some(nil), "The milestone, or the date, by which it must be decided.")
    Field("decided", \.decided, Decision.schema.optional, or: .some(nil), "Who decided it, once someone has.")
    Field("accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who lives with it undecided, and until when: the last day.")
    Field("source", \.sources, .oneOrMany(.citation), "Where the documents leave it open.")
  }
}
