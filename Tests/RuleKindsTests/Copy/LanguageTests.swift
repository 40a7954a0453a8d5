import Diagnostics
import RuleKinds
import RulesCompiler
import SourceText
import Testing

/// The languages of copy: their tags and their files.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("de-at", "de-AT"), ("DE-AT", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("fil", "fil"),
    ("sr-latn", "sr-Latn"), ("de-1996", "de-1996"), ("pt-pt", "pt-PT"),
  ]) func tagsAreWrittenAsBCP47WritesThem(text: String, tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: [
    "", "-", "d", "de_AT", "de-", "de--AT", "xx", "english", "no-access", "is-empty", "de-AT-AT", "de-x", "more", "errors", "faq", "1",
    "dé",
  ]) func whatIsNoLanguageIsNone(text: String) {
    #expect(Language(text) == nil)
  }

  @Test func aRegionMayCountInItsOwnWay() throws {
    #expect(try #require(Language("pt-BR")).plurals == #require(Language("pt")).plurals)
    #expect(try #require(Language("pt-PT")).plurals != #require(Language("pt")).plurals)
    #expect(try #require(Language("zh-Hant-TW")).plurals == PluralRules.none)
  }

  private func compile(_ files: [String: String]) throws -> Compilation {
    var rules = try RuleFiles.bakery()
    for (name, text) in files { rules.files[name] = Array(text.utf8) }
    return rules.compile()
  }

  private static let manifest = """
    product: crumb
    about: Crumb is the app of a bakery that does not exist.
    language: 1
    when_undecided: undecided
    copy_language: LANGUAGE
    documents:
      B01: {title: The counter}
      B02: {title: The oven}
      B09: {title: Never written, missing: true}

    """

  @Test func filesAreTranslationsByTheirNames() throws {
    let compilation = try compile([
      "copy/de.yaml": "till.slow: \"Der Reihe nach.\"\n", "copy/de-AT/more/words.yaml": "till.slow: \"Schön der Reihe nach.\"\n",
      "copy/de-AT/other.yaml": "till.stale: \"Von gestern.\"\n",
    ])
    #expect(compilation.rendered == "")
    let translations = try #require(compilation.rules).book.translations
    #expect(translations.languages.map(\.tag) == ["de", "de-AT"])
    #expect(translations["de-AT"]?.sentences.names == ["till.slow", "till.stale"])
    #expect(translations["de"]?.sentences["till.slow"]?.text.words == "Der Reihe nach.")
  }

  /// A file that is named after the product's own language is not a translation, in any language.
  @Test func theProductsLanguageIsItsOwn() throws {
    let manifest = Self.manifest.replacing("LANGUAGE", with: "de-CH")
    let compilation = try compile(["manifest.yaml": manifest, "copy/de.yaml": "till.slow: \"Der Reihe nach.\"\n"])
    #expect(compilation.rendered == "")
    #expect(try #require(compilation.rules).book.translations.languages.map(\.tag) == ["de"])
    let own = "till.more: {where: The till, text: \"Noch etwas\", source: B01 §1}\n"
    let same = try compile(["manifest.yaml": Self.manifest.replacing("LANGUAGE", with: "de"), "copy/de/more.yaml": own])
    #expect(same.places == ["copy/de/more.yaml:1 rule.unused"])
  }

  @Test func aLanguageThatNobodyKnowsIsSaidOnce() throws {
    for (tag, help) in [("klingon", "write a BCP 47 tag"), ("de-at", "did you mean `de-AT`?"), ("dee", "did you mean `de`?")] {
      let compilation = try compile([
        "manifest.yaml": Self.manifest.replacing("LANGUAGE", with: tag), "copy/en/more.yaml": "# No sentences.\n",
      ])
      #expect(compilation.places == ["manifest.yaml:5 copy.language"], "\(tag)\n\(compilation.rendered)")
      #expect(compilation.diagnostics.first?.words.contains(help) ?? false, "\(tag)\n\(compilation.rendered)")
    }
  }

  @Test func oneSentenceIsTranslatedOnce() throws {
    let compilation = try compile([
      "copy/de/a.yaml": "till.slow: \"Der Reihe nach.\"\n", "copy/de/b.yaml": "till.slow: \"Nacheinander.\"\n",
      "copy/fr.yaml": "till.slow: \"Un à un.\"\n",
    ])
    #expect(compilation.places == ["copy/de/b.yaml:1 id.duplicate"])
  }

  /// Removing a plural form that the language never uses leaves valid YAML, in either style and at every position of the form.
  @Test(arguments: [
    "till.more: {where: The till, text: {few: \"F\", one: \"{count} loaf\", other: \"{count} loaves\"}, values: {count: order.open}, source: B01 §1}\n",
    "till.more: {where: The till, text: {one: \"{count} loaf\", other: \"{count} loaves\", few: \"F\"}, values: {count: order.open}, source: B01 §1}\n",
    "till.more:\n  where: The till\n  text:\n    one: \"{count} loaf\"\n    few: \"F\"\n    other: \"{count} loaves\"\n  values: {count: order.open}\n  source: B01 §1\n",
    "till.more:\n  where: The till\n  text:\n    one: \"{count} loaf\"\n    other: \"{count} loaves\"\n    few: \"F\"\n  values: {count: order.open}\n  source: B01 §1\n",
  ]) func aFormThatIsNeverShownStays(file: String) throws {
    let notice = "more: {about: More., if: is_rye, says: till.more, shown_on: sheet, source: B01 §1}\n"
    let compilation = try compile(["copy/more.yaml": file, "notices/more.yaml": notice])
    #expect(compilation.diagnostics.map(\.name) == ["copy.plural-forms"], "\(compilation.rendered)")
    // The form may be a typo of another one, so no fix removes its text.
    #expect(compilation.diagnostics.first?.fixes == [])
  }
}
