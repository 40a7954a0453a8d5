package import Schema

/// A decision of the product team, which `source` names like a section of a document.
package struct RecordedDecision: Sendable, Equatable, Kind {
  package static let key = "decisions"
  package static let singular = "decision"

  /// What was decided.
  package var about: String
  package var because: String
  /// Who made the decision.
  package var by: String
  /// `2026-01-05`.
  package var on: String
  /// Where the decision is written down, such as the number of a ticket; nil if only here.
  package var record: String?
  /// What is no longer valid: sections of documents, earlier decisions, assumptions, and locks.
  package var overrules: [String]
}

extension RecordedDecision {
  package static let schema = Schema.object("decision", build: RecordedDecision.init) {
    Field("about", \.about, .text, "What was decided, in one sentence.")
    Field("because", \.because, .text, "The reason for the decision.")
    Field("by", \.by, .text, "Who made the decision.")
    Field("on", \.on, .date, is: [.record], "The date of the decision: `\"2026-01-05\"`.")
    Field("record", \.record, Schema.text.optional, or: .some(nil), "Where the decision is written down, such as a ticket.")
    Field(
      "overrules", \.overrules, .oneOrMany(.citation), or: [], standsLast: true,
      "What is no longer valid: sections of documents, earlier decisions, assumptions, and locks.")
  }
}

extension SourceLocations {
  /// The kinds that a citation names with its first word. Only `overrules` names the last two.
  private static let cited = [Document.key, RecordedDecision.key, Assumption.key, Lock.key]

  /// Returns the document, the decision, or another rule that a citation names; nil if there is none.
  package func cited(by text: String) -> RulePath? {
    guard let name = Citation.document(in: text) else { return nil }
    return SourceLocations.cited.first { isDeclared($0, name) }.map { RulePath($0, name) }
  }
}
