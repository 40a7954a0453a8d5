package import Schema

/// A choice made on behalf of product because the documents conflict or are silent.
public struct Assumption: Sendable, Equatable, Kind {
  public static let key = "assumptions"
  public static let singular = "assumption"

  /// What was chosen.
  public var says: String
  /// The reason for the choice.
  public var because: String
  /// The alternatives that were not chosen.
  public var insteadOf: [String]
  /// The product ruling that settles the question, if any.
  public var ruling: String?
  public var accepted: Acceptance?
  public var sources: [String]
}

extension Assumption {
  package static let schema = Schema.object("assumption", build: Assumption.init) {
    Field("says", \.says, .text, "What was chosen.")
    Field("because", \.because, .text, "The reason for the choice.")
    Field("instead_of", \.insteadOf, .oneOrMany(.text), "The alternatives that were not chosen.")
    Field("ruling", \.ruling, Schema.text.optional, or: .some(nil), "The product ruling that settles the question.")
    Field("accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who accepts the assumption, and until when.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections in which the documents conflict or are silent.")
  }
}
