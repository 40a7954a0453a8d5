internal import Schema

/// What the texts of some rules say, in words that each text contains.
package struct TextsInvariant: Sendable, Equatable {
  package struct Words: Sendable, Equatable {
    /// The rule.
    package var name: String
    /// The words of which the text contains at least one.
    package var contains: [String]
  }

  /// The kind's key: `assumptions`.
  package var of: String
  /// The key of the text: `says`.
  package var key: String
  package var words: [Words]
}

extension TextsInvariant {
  static let schema = Schema.object("texts invariant", build: TextsInvariant.init) {
    Field("of", \.of, .text, "The kind: `assumptions`.")
    Field("key", \.key, .text, "The key of the text, or the path to it: `says`.")
    Field(
      "contain", \.words, rules,
      "The words that the text of each rule contains. If it can be said in several ways, a list of which it contains at least one.")
  }

  private static let rules = Schema<[Words]>.entries(
    .map(words.shape), words, key: { _, _, _ in }, make: { $0.map { Words(name: $0.key, contains: $0.value) } },
    split: { $0.map { ($0.name, $0.contains) } })

  private static let words = Schema<[String]>.oneOrMany(.text)
}
