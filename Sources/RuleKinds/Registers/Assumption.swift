package import Schema

/// A choice made for product because the documents conflict or say nothing.
public struct Assumption: Sendable, Equatable, Kind {
  public static let key = "assumptions"
  public static let singular = "assumption"

  /// What was chosen.
  public var says: String
  /// Why.
  public var because: String
  /// What else it could have been.
  public var insteadOf: [String]
  /// The ruling of product that settles it, if there is one.
  public var ruling: String?
  public var accepted: Acceptance?
  public var sources: [String]
}

extension Assumption {
  package static let schema = Schema.object("assumption", build: Assumption.init) {
    Field("says", \.says, .text, "What was chosen.")
    Field("because", \.because, .text, "Why.")
    Field("instead_of", \.insteadOf, .oneOrMany(.text), "What else it could have been.")
    Field("ruling", \.ruling, Schema.text.optional, or: .some(nil), "The product ruling that settles it.")
    Field("accepted", \.accepted, Acceptance.schema.optional, or: .some(nil), "Who accepts it, and until when.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents conflict or say nothing.")
  }
}
