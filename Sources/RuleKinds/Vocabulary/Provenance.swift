internal import Schema

/// The description and the sources of a rule.
package struct Provenance: Sendable, Equatable {
  /// What the rule means, for a reader who does not know the code.
  package var about: String
  /// The chapters and sections of the product documents that the rule comes from; empty when it is based only on assumptions.
  package var sources: [String]
  /// The recorded assumptions that the rule is based on.
  package var assumes: [Name<Assumption>]
}

/// A rule with a provenance.
package protocol Sourced: Sendable {
  var provenance: Provenance { get }
}

extension Provenance {
  /// The provenance keys, which every rule has among its own keys.
  static let schema = Schema.object("rule", build: Provenance.init) {
    Field("about", \.about, .text, whenBroken: "", "The meaning of the rule, in one sentence.")
    Field(
      "source", \.sources, .oneOrMany(.citation), or: [], standsLast: true, is: [.usual],
      "The sections of the product documents that the rule comes from, such as `CH08 §3.2`.")
    Field(
      "assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], standsLast: true,
      "The recorded assumptions that the rule is based on.")
  }
}
