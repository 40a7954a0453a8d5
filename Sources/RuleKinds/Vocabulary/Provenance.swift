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
      "source", \.sources, .oneOrMany(.citation), or: [], standsLast: true,
      "The sections of the product documents that the rule comes from, such as `CH08 §3.2`.")
    Field(
      "assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], standsLast: true,
      "The recorded assumptions that the rule is based on.")
  }
}

extension Schema where Value == String {
  /// A document and a section of it: `CH08 §3.2`, `CH30 Limit Catalog`.
  static let citation = text(
    form: "a document and its section, such as `CH08 §3.2`",
    pattern: TextPattern("^ *[0-9A-Z][0-9A-Z-]+( |$)", takesNumbers: true, least: 10)
  ) { Citation.document(in: $0) != nil }
}

package enum Citation {
  /// The document that a citation starts with; nil when the text is not a citation.
  package static func document(in text: String) -> String? {
    let first = text.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    guard first.count >= 2, first.first != 0x2D else { return nil }
    return first.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x2D }
      ? String(decoding: first, as: UTF8.self) : nil
  }
}
