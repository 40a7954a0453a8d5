/// What must be true of sentences in several forms and languages: they are found by searching, and fall back without going round.
struct CopyValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.copyLocales) > 0 else { throw BundleError(.wrongSections, at: info(.copyLocales).offset) }
    for row in 0..<rows(.copyPlurals) {
      if row > 0, word(.copyPlurals, row, Word.CopyPlurals.text) <= word(.copyPlurals, row - 1, Word.CopyPlurals.text) {
        throw BundleError(.namesOutOfOrder, at: place(.copyPlurals, row))
      }
    }
    for locale in 0..<rows(.copyLocales) {
      let next = word(.copyLocales, locale, Word.CopyLocales.fallsBackTo)
      guard isNone(next) || next < locale else {
        throw BundleError(.numberOutside, at: place(.copyLocales, locale, Word.CopyLocales.fallsBackTo))
      }
      let rules = range(.copyLocales, locale, Word.CopyLocales.plurals)
      if let last = rules.last, word(.pluralRules, last, Word.PluralRules.andNext) != 0 {
        throw BundleError(.tableInvalid, at: place(.pluralRules, last, Word.PluralRules.andNext))
      }
      let translations = range(.copyLocales, locale, Word.CopyLocales.translations)
      for row in translations.dropFirst()
      where word(.copyTranslations, row, Word.CopyTranslations.copy) <= word(.copyTranslations, row - 1, Word.CopyTranslations.copy) {
        throw BundleError(.namesOutOfOrder, at: place(.copyTranslations, row))
      }
    }
  }
}
