internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// The languages that there are sentences in: first the product's own, then those of translations, each after the one that it is a
  /// variant of.
  mutating func lowerLanguages() {
    addLocale(book.manifest.copyLanguage, fallsBackTo: Lowering.none, translations: [])
    var rows: [String: UInt32] = [:]
    for language in book.translations.languages {
      let translations = names.ordered(book.copy).compactMap { name, copy in
        language.sentences[name].map { translated(copy, name, $0) }
      }
      var next = Language.parent(of: language.tag)
      while let tag = next, rows[tag] == nil { next = Language.parent(of: tag) }
      rows[language.tag] = addLocale(language.tag, fallsBackTo: next.flatMap { rows[$0] } ?? Lowering.none, translations: translations)
    }
  }

  @discardableResult
  private mutating func addLocale(_ tag: String, fallsBackTo parent: UInt32, translations: [[UInt32]]) -> UInt32 {
    var relations: [[UInt32]] = []
    for rule in Language(tag)?.plurals.rules ?? [] {
      for (index, one) in rule.allOf.enumerated() {
        relations.append([
          number(of: rule.category), one.modulus, one.range.lowerBound, one.range.upperBound, one.isOutside ? 1 : 0,
          index + 1 < rule.allOf.count ? 1 : 0,
        ])
      }
    }
    let plurals = writer.addRange(to: .pluralRules, relations)
    let range = writer.addRange(to: .copyTranslations, translations)
    return UInt32(writer.add(to: .copyLocales, [writer.text(tag), parent] + plurals + range))
  }

  /// A translation as a row. Its variants stand in the order of the sentence's, under the same conditions.
  private mutating func translated(_ copy: Copy, _ name: String, _ translation: Translation) -> [UInt32] {
    let values = copyValues[name] ?? [:]
    let title = translation.title.map { parts($0, values, of: name) } ?? [0, 0]
    let text = parts(translation.text, values, of: name)
    let variants = copy.variants.compactMap { variant -> [UInt32]? in
      guard let words = translation.variants.first(where: { Set($0.conditions) == Set(variant.conditions) }) else { return nil }
      let ownTitle = words.title.map { parts($0, values, of: name) } ?? title
      return [program(allOf: variant.conditions)] + ownTitle + parts(words.text, values, of: name)
    }
    return [UInt32(names[Copy.key, name])] + title + text + writer.addRange(to: .copyVariants, variants)
  }

  /// A text as parts: those of its only form, or of `other`, by which its further forms are found.
  mutating func parts(_ words: CopyText, _ values: [String: UInt32], of copy: String) -> [UInt32] {
    let text = parts(words.words, values)
    guard let variable = PluralChoice(book, typed).variable(for: words, of: Name(copy)), let by = values[variable] else { return text }
    let forms = words.all.compactMap { category, form -> [UInt32]? in
      guard let category, category != .other else { return nil }
      return [number(of: category)] + parts(form, values)
    }
    if !forms.isEmpty { writer.add(to: .copyPlurals, [text[0], by] + writer.addRange(to: .copyForms, forms)) }
    return text
  }

  private func number(of category: PluralCategory) -> UInt32 { UInt32(PluralCategory.allCases.firstIndex(of: category) ?? 0) }
}
