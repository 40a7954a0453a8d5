/// Validates plural forms and translations: rows are sorted for binary search, and fallbacks between languages have no cycles.
struct CopyValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    guard rows(.copyLocales) > 0 else { throw BundleError(.wrongSections, at: info(.copyLocales).offset) }
    for row in 0..<rows(.copyPlurals) {
      if row > 0, bundle.copyPlurals[row].text <= bundle.copyPlurals[row - 1].text {
        throw BundleError(.namesOutOfOrder, at: place(.copyPlurals, row))
      }
    }
    for locale in 0..<rows(.copyLocales) {
      if let next = bundle.copyLocales[locale].fallsBackTo, next >= locale {
        throw BundleError(.numberOutside, at: place(.copyLocales, locale, CopyLocaleRow.At.fallsBackTo))
      }
      let rules = bundle.copyLocales[locale].plurals
      if let last = rules.last, bundle.pluralRules[last].andNext {
        throw BundleError(.tableInvalid, at: place(.pluralRules, last, PluralRuleRow.At.andNext))
      }
      let translations = bundle.copyLocales[locale].translations
      for row in translations.dropFirst()
      where bundle.copyTranslations[row].copy <= bundle.copyTranslations[row - 1].copy {
        throw BundleError(.namesOutOfOrder, at: place(.copyTranslations, row))
      }
    }
  }
}
