internal import RuleKinds
package import RulesBundle

/// The plural form of a number, for a few languages, as CLDR describes it.
package enum PlainPlurals {
  package static func category(of number: UInt64, in tag: String) -> PluralKind {
    let (ten, hundred) = (number % 10, number % 100)
    switch tag.split(separator: "-").first.map(String.init) ?? "" {
    case "en", "de": return number == 1 ? .one : .other
    case "fr": return number <= 1 ? .one : number % 1_000_000 == 0 ? .many : .other
    case "ru":
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "pl":
      if number == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "ar":
      if number <= 2 { return [.zero, .one, .two][Int(number)] }
      return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
    default: return .other
    }
  }

  /// The plural forms of a language.
  package static func categories(in tag: String) -> [PluralKind] {
    switch tag.split(separator: "-").first.map(String.init) ?? "" {
    case "en", "de": [.one, .other]
    case "fr": [.one, .many, .other]
    case "ru", "pl": [.one, .few, .many, .other]
    case "ar": PluralKind.allCases
    default: [.other]
    }
  }
}
