package import Schema
internal import YAMLTree

/// Words that something must not be: passwords that everybody tries first.
public struct WordList: Sendable, Equatable, Kind, Sourced {
  public static let key = "word_lists"
  public static let singular = "word list"

  public var provenance: Provenance
  /// In any order; capitals make no difference.
  public var words: [String]
  public var undecided: Name<Placeholder>?

  /// The words as they are compared: the letters A to Z in lower case, each once, in byte order.
  public var folded: [[UInt8]] { Set(words.map(WordList.fold)).sorted { $0.lexicographicallyPrecedes($1) } }

  public static func fold(_ word: String) -> [UInt8] { word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}

extension WordList {
  package static let schema = Schema.object("word list", build: WordList.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("words", \.words, .list(.text), "The words, in any order; capitals make no difference.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
  }
}
