package import Schema
internal import YAMLTree

/// A list of words that a field rejects, such as common passwords.
package struct WordList: Sendable, Equatable, Kind, Sourced {
  package static let key = "word_lists"
  package static let singular = "word list"

  package var provenance: Provenance
  /// The words in any order; comparison ignores the case of ASCII letters.
  package var words: [String]
  /// The number of words, so that no word is lost by accident; nil if the file does not state it.
  package var count: Int64?
  package var undecided: Name<Placeholder>?

  /// The unique words as they are compared: with ASCII letters in lowercase, in byte order.
  package var folded: [[UInt8]] { Set(words.map(WordList.fold)).sorted { $0.lexicographicallyPrecedes($1) } }

  package static func fold(_ word: String) -> [UInt8] { word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}

extension WordList {
  package static let schema = Schema.object("word list", build: WordList.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("words", \.words, .list(.text), "The words, in any order; the case of letters is ignored.")
    Field(
      "count", \.count, Schema.integer(1...1_000_000).optional, or: .some(nil),
      "The number of words. If it is given, a word that is lost or added by accident is reported.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, if product has not decided."
    )
  }
}
