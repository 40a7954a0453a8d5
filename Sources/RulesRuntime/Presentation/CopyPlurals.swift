internal import RulesBundle

extension Bundle {
  /// The parts of the form that a number takes in a language; the text's own where it has one form, or where there is no number.
  ///
  /// `number`: the number that a row of `copyValues` stands for.
  func form(of text: Range<Int>, _ locale: Int, _ number: (Int) -> Int64?) -> Range<Int> {
    guard !text.isEmpty, let plural = plural(of: text.lowerBound),
      let number = number(word(.copyPlurals, plural, Word.CopyPlurals.by))
    else { return text }
    let category = pluralCategory(of: number.magnitude, locale).rawValue
    for form in range(.copyPlurals, plural, Word.CopyPlurals.forms) where word(.copyForms, form, Word.CopyForms.category) == category {
      return range(.copyForms, form, Word.CopyForms.parts)
    }
    return text
  }

  /// Which plural category a number belongs to in the language of a row of `copyLocales`.
  func pluralCategory(of number: UInt64, _ locale: Int) -> PluralKind {
    var holds = true
    for row in range(.copyLocales, locale, Word.CopyLocales.plurals) {
      holds = holds && relation(row, holdsFor: number)
      if flag(.pluralRules, row, Word.PluralRules.andNext) { continue }
      if holds { return PluralKind(rawValue: word(.pluralRules, row, Word.PluralRules.category)) ?? .other }
      holds = true
    }
    return .other
  }

  private func relation(_ row: Int, holdsFor number: UInt64) -> Bool {
    let modulus = UInt64(word(.pluralRules, row, Word.PluralRules.modulus))
    let left = modulus == 0 ? number : number % modulus
    let isInside =
      left >= UInt64(word(.pluralRules, row, Word.PluralRules.from)) && left <= UInt64(word(.pluralRules, row, Word.PluralRules.to))
    return isInside != flag(.pluralRules, row, Word.PluralRules.outside)
  }
}
