// Languages with the same plural categories share their rules. The source is the supplemental plural data of CLDR (cardinal,
// release 46); Tests/RuleKindsTests/Copy compares the rules with it, number by number.
extension PluralRules {
  /// No plural forms: Japanese, Thai.
  package static let none = PluralRules()
  /// One, and all other numbers: English, Greek.
  static let oneThing = PluralRules([.one(.is(1))])
  /// Zero and one share a form: Hindi, Armenian.
  static let upToOne = PluralRules([.one(.in(0...1))])
  private static let millions = PluralRule.many(.isNot(0), .last(1_000_000, in: 0...0))
  /// Multiples of a million have their own form: Spanish, Italian.
  static let oneThingAndMillions = PluralRules([.one(.is(1)), millions])
  /// French, Brazilian Portuguese.
  static let upToOneAndMillions = PluralRules([.one(.in(0...1)), millions])
  private static let endsInOne = PluralRule.one(.last(10, in: 1...1), .last(100, notIn: 11...11))
  private static let endsInFew = PluralRule.few(.last(10, in: 2...4), .last(100, notIn: 12...14))
  /// By the last digit: Icelandic, Macedonian.
  static let lastDigitOne = PluralRules([endsInOne])
  /// Croatian, Serbian, Bosnian.
  static let southSlavic = PluralRules([endsInOne, endsInFew])
  /// Russian, Ukrainian, Belarusian.
  static let eastSlavic = PluralRules([
    endsInOne, endsInFew, .many(.last(10, in: 0...0)), .many(.last(10, in: 5...9)), .many(.last(100, in: 11...14)),
  ])
  static let polish = PluralRules([
    .one(.is(1)), endsInFew, .many(.isNot(1), .last(10, in: 0...1)), .many(.last(10, in: 5...9)), .many(.last(100, in: 12...14)),
  ])
  /// Czech, Slovak; their `many` is for fractions.
  static let westSlavic = PluralRules([.one(.is(1)), .few(.in(2...4))])
  /// Slovenian, Sorbian.
  static let slovenian = PluralRules([.one(.last(100, in: 1...1)), .two(.last(100, in: 2...2)), .few(.last(100, in: 3...4))])
  /// Its `many` is for fractions.
  static let lithuanian = PluralRules([
    .one(.last(10, in: 1...1), .last(100, notIn: 11...19)), .few(.last(10, in: 2...9), .last(100, notIn: 11...19)),
  ])
  static let latvian = PluralRules([.zero(.last(10, in: 0...0)), .zero(.last(100, in: 11...19)), endsInOne])
  static let romanian = PluralRules([.one(.is(1)), .few(.is(0)), .few(.isNot(1), .last(100, in: 1...19))])
  static let arabic = PluralRules([
    .zero(.is(0)), .one(.is(1)), .two(.is(2)), .few(.last(100, in: 3...10)), .many(.last(100, in: 11...99)),
  ])
  static let hebrew = PluralRules([.one(.is(1)), .two(.is(2))])
  static let maltese = PluralRules([
    .one(.is(1)), .two(.is(2)), .few(.is(0)), .few(.last(100, in: 3...10)), .many(.last(100, in: 11...19)),
  ])
  static let irish = PluralRules([.one(.is(1)), .two(.is(2)), .few(.in(3...6)), .many(.in(7...10))])
  static let scottish = PluralRules([
    .one(.is(1)), .one(.is(11)), .two(.is(2)), .two(.is(12)), .few(.in(3...10)), .few(.in(13...19)),
  ])
  static let welsh = PluralRules([.zero(.is(0)), .one(.is(1)), .two(.is(2)), .few(.is(3)), .many(.is(6))])
  static let filipino = PluralRules([
    .one(.last(10, notIn: 4...4), .last(10, notIn: 6...6), .last(10, notIn: 9...9))
  ])
}
