internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers the languages of copy: the source language, and then the translations, each after its parent language.
  mutating func lowerLanguages() {
    addLocale(book.manifest.copyLanguage, fallsBackTo: nil, translations: [])
    var rows: [String: Int] = [:]
    for language in book.translations.languages {
      let translations = names.ordered(book.copy).compactMap { name, copy in
        language.sentences[name].map { translated(copy, name, $0) }
      }
      var next = Language.parent(of: language.tag)
      while let tag = next, rows[tag] == nil { next = Language.parent(of: tag) }
      rows[language.tag] = addLocale(language.tag, fallsBackTo: next.flatMap { rows[$0] }, translations: translations)
    }
  }

  @discardableResult
  private mutating func addLocale(_ tag: String, fallsBackTo parent: Int?, translations: [CopyTranslationBuilder]) -> Int {
    var relations: [PluralRuleBuilder] = []
    for rule in Language(tag)?.plurals.rules ?? [] {
      for (index, one) in rule.allOf.enumerated() {
        relations.append(
          PluralRuleBuilder(
            category: rule.category, modulus: Int(one.modulus), from: Int(one.range.lowerBound), to: Int(one.range.upperBound),
            outside: one.isOutside, andNext: index + 1 < rule.allOf.count))
      }
    }
    let plurals = writer.addRange(relations)
    let range = writer.addRange(translations)
    return writer.add(CopyLocaleBuilder(locale: writer.text(tag), fallsBackTo: parent, plurals: plurals, translations: range))
  }

  /// Lowers a translation. Its variants are in the order of the variants of the sentence and have the same conditions.
  private mutating func translated(_ copy: Copy, _ name: String, _ translation: Translation) -> CopyTranslationBuilder {
    let values = copyValues[name] ?? [:]
    let title = translation.title.map { parts($0, values, of: name) } ?? 0..<0
    let text = parts(translation.text, values, of: name)
    let variants = copy.variants.compactMap { variant -> CopyVariantBuilder? in
      guard let words = translation.variants.first(where: { Set($0.conditions) == Set(variant.conditions) }) else { return nil }
      let ownTitle = words.title.map { parts($0, values, of: name) } ?? title
      return CopyVariantBuilder(
        condition: condition(allOf: variant.conditions), title: ownTitle, text: parts(words.text, values, of: name))
    }
    return CopyTranslationBuilder(copy: names[Copy.key, name], title: title, text: text, variants: writer.addRange(variants))
  }

  /// Adds the parts of a text: of its only form, or of `other`, which is the key for its other plural forms.
  mutating func parts(_ words: CopyText, _ values: [String: Int], of copy: String) -> Range<Int> {
    let text = parts(words.words, values)
    guard let variable = PluralChoice(book, typed).variable(for: words, of: Name(copy)), let by = values[variable] else { return text }
    let forms = words.all.compactMap { category, form -> CopyFormBuilder? in
      guard let category, category != .other else { return nil }
      return CopyFormBuilder(category: category, parts: parts(form, values))
    }
    if !forms.isEmpty { writer.add(CopyPluralBuilder(text: text.lowerBound, by: by, forms: writer.addRange(forms))) }
    return text
  }
}
