internal import RulesBundle

extension RuleBundle {
  /// The parts of the form that a number takes in a language; the text's own where it has one form, or where there is no number.
  ///
  /// `number`: the number that a row of `copyValues` stands for.
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

  /// Which plural category a number belongs to in the language of a row of `copyLocales`.
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
