import RulesBundle
import TestSupport
import Testing

/// Sentences in several forms and languages that could not be found, or whose fallbacks form a cycle, are rejected on load.
@Suite struct BadCopyTests {
  /// Two sentences in the product's language, and in others that fall back on each other.
  private func made(
    parents: [UInt32] = [BundleSchema.none, BundleSchema.none, 1], translated: [UInt32] = [0, 1], joined: UInt32 = 0
  ) -> BundleError? {
    var made = HandMade()
    let empty = made.writer.number(of: "")
    for _ in 0..<2 { made.writer.add(to: .copyParts, [empty, BundleSchema.none]) }
    for name in ["a", "b"] { made.writer.add(to: .copy, [made.writer.number(of: name), 0, 0, 0, 1, 0, 0]) }
    let rules = made.writer.addRange(to: .pluralRules, [[1, 10, 1, 1, 0, 1], [1, 100, 11, 11, 1, joined]])
    let rows = made.writer.addRange(to: .copyTranslations, translated.map { [$0, 0, 0, 0, 1, 0, 0] })
    made.writer.replace(0, of: .copyLocales, [made.writer.number(of: "en"), parents[0]] + rules + [0, 0])
    for parent in parents.dropFirst() { made.writer.add(to: .copyLocales, [made.writer.number(of: "de"), parent] + rules + rows) }
    return made.refusal
  }

  @Test func whatIsRight() {
    #expect(made() == nil)
    #expect(made(translated: []) == nil)
  }

  @Test func languagesThatFallBackOnThemselves() {
    #expect(made(parents: [0])?.reason == .numberOutside)
    #expect(made(parents: [BundleSchema.none, 1])?.reason == .numberOutside)
    #expect(made(parents: [BundleSchema.none, 2, BundleSchema.none])?.reason == .numberOutside)
  }

  @Test func translationsThatNobodyFinds() {
    #expect(made(translated: [1, 0])?.reason == .namesOutOfOrder)
    #expect(made(translated: [0, 0])?.reason == .namesOutOfOrder)
    #expect(made(translated: [0, 2])?.reason == .numberOutside)
  }

  @Test func rulesThatNeverEnd() { #expect(made(joined: 1)?.reason == .tableInvalid) }

  @Test func noLanguageAtAll() {
    var file = BundleFile(HandMade().file.bytes)
    let rows = file.rows(of: .copyLocales)
    #expect(rows == 1)
    file.set(0, at: BundleFile.entry(.copyLocales) + 8)
    #expect(file.refusal != nil)
  }

  /// The product's own sentences with plural forms, out of order.
  @Test func formsThatNobodyFinds() throws {
    var file = BundleFile(RealRules.file)
    try #require(file.rows(of: .copyPlurals) > 1)
    file.set(file.word(at: file.place(.copyPlurals, 1, CopyPluralRow.At.text)), at: file.place(.copyPlurals, 0, CopyPluralRow.At.text))
    #expect(file.refusal?.reason == .namesOutOfOrder)
    var other = BundleFile(RealRules.file)
    other.set(6, at: other.place(.copyForms, 0, CopyFormRow.At.category))
    #expect(other.refusal?.reason == .choiceUnknown)
  }
}
