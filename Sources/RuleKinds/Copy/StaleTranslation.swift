/// A translation whose `of` differs from the current text of the copy entry.
package struct StaleTranslation: Sendable {
  package var copy: Name<Copy>
  package var language: String
  /// The text that was translated.
  package var was: String
  /// The current text.
  package var now: String
  /// The keys inside the translation that lead to `of`.
  package var field: [String]
  /// The keys inside the copy entry that lead to the text.
  package var sentence: [String]

  package static func all(in book: RuleBook) -> [StaleTranslation] {
    book.translations.languages.flatMap { language in
      language.sentences.entries.flatMap { entry in
        book.copy[entry.name].map { found(entry.name, $0, entry.value, language.tag) } ?? []
      }
    }
  }

  private static func found(_ name: Name<Copy>, _ copy: Copy, _ translation: Translation, _ language: String) -> [StaleTranslation] {
    var found: [StaleTranslation] = []
    if let of = translation.of, of != copy.text.words {
      found.append(StaleTranslation(copy: name, language: language, was: of, now: copy.text.words, field: ["of"], sentence: ["text"]))
    }
    for (index, variant) in translation.variants.enumerated() {
      guard let of = variant.of, let source = copy.variants.firstIndex(where: { Set($0.conditions) == Set(variant.conditions) }),
        of != copy.variants[source].text.words
      else { continue }
      found.append(
        StaleTranslation(
          copy: name, language: language, was: of, now: copy.variants[source].text.words, field: ["variants", "\(index)", "of"],
          sentence: ["variants", "\(source)", "text"]))
    }
    return found
  }
}
