package import Schema

/// A choice made on behalf of product because the documents conflict or are silent.
package struct Assumption: Sendable, Equatable, Kind {
  package static let key = "assumptions"
  package static let singular = "assumption"

  /// What was chosen.
  package var says: String
  /// The reason for the choice.
  package var because: String
  /// The alternatives that were not chosen.
  package var insteadOf: [String]
  /// The product ruling that settles the question, if any.
  package var ruling: String?
  package var accepted: Acceptance?
  package var sources: [String]
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
