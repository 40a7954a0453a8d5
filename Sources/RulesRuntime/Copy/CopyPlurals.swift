internal import RulesBundle

extension RuleBundle {
  /// The parts of the plural form for a number in a language; the parts of the text itself if it has one form, or if there is no number.
  ///
  /// - Parameter number: Returns the number for a row of `copyValues`.
  func form(of text: Range<Int>, _ locale: Int, _ number: (Int) -> Int64?) -> Range<Int> {
    guard !text.isEmpty, let plural = plural(of: text.lowerBound),
      let number = number(copyPlurals[plural].by)
    else { return text }
    let category = pluralCategory(of: number.magnitude, locale)
    for form in copyPlurals[plural].forms where copyForms[form].category == category {
      return copyForms[form].parts
    }
    return text
  }

  /// The plural category of a number in the language of a row of `copyLocales`.
  func pluralCategory(of number: UInt64, _ locale: Int) -> PluralKind {
    var holds = true
    for row in copyLocales[locale].plurals {
      holds = holds && relation(row, holdsFor: number)
      if pluralRules[row].andNext { continue }
      if holds { return pluralRules[row].category }
      holds = true
    }
    return .other
  }

  private func relation(_ row: Int, holdsFor number: UInt64) -> Bool {
    let modulus = UInt64(pluralRules[row].modulus)
    let left = modulus == 0 ? number : number % modulus
    let isInside =
      left >= UInt64(pluralRules[row].from) && left <= UInt64(pluralRules[row].to)
    return isInside != pluralRules[row].outside
  }
}
