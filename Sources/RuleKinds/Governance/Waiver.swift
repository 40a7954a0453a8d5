package import Schema

/// A warning that is accepted until a date.
package struct Waiver: Sendable, Equatable, Kind {
  package static let key = "waivers"
  package static let singular = "waiver"

  /// The id of the check.
  package var check: String
  /// The path of the rule: `capabilities/flow.merge`.
  package var target: String
  /// The words that the warning marks; nil if the waiver covers the warning whatever it marks.
  package var words: String?
  package var reason: String
  package var owner: String
  package var expires: String
}

extension Waiver {
  package static let schema = Schema.object("waiver", build: Waiver.init) {
    Field("check", \.check, .text, "The id of the check that emits the warning.")
    Field("target", \.target, .text, "The path of the rule: `capabilities/flow.merge`.")
    Field(
      "words", \.words, Schema.text.optional, or: .some(nil),
      "The words that the warning marks, such as the number of a sentence. If they change, the warning is reported again.")
    Field("reason", \.reason, .text, "The reason that the warning is acceptable.")
    Field("owner", \.owner, .text, is: [.owner], "Who is responsible for the waiver.")
    Field("expires", \.expires, .date, is: [.deadline], "The date on which the waiver expires.")
  }
}
