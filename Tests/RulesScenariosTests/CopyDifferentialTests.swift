import Reference
import RuleKinds
import RulesBundle
import RulesRuntime
import Testing

/// Every sentence of the product, also in random translations, rendered by the engine and by the reference: the same characters.
///
/// `RULEBOOK_CASES` sentences are compared.
@Suite struct CopyDifferentialTests {
  private static let cases = ProductRules.cases(20_000)
  private static let parts = 4
  private static let tags: [String?] = [
    nil, "", "en", "en-GB", "xx", "de", "de-AT", "de_at", "DE-CH", "de_AT@currency=EUR", "ru", "RU-ru", "fr-CA", "ja", "ar", "pl", "pl-",
    "-de",
  ]

  private static let product = ProductRules(adding: MadeUpTranslations.files(ProductRules.shared.book))

  private static let signs = [
    "…", "∞", "\u{2068}", "…\u{2069}", "GB", "KB", "min", "ar-few", "ru-many", "fr-one", "de-one", "de-AT", "ja",
  ]

  /// Each sign is required once over all parts: the rarest comes about ten times in a part, and not in every part.
  @Test func bothSayTheSame() async throws {
    let reached = try await withThrowingTaskGroup(of: [String: Int].self) { group in
      for part in 0..<Self.parts { group.addTask { try compare(part: part) } }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    for sign in Self.signs {
      #expect(reached[sign, default: 0] > 0, "\(sign.debugDescription) of \(reached)")
    }
  }

  /// How often each sign was rendered.
  private func compare(part: Int) throws -> [String: Int] {
    let product = Self.product
    let words = PlainWords(product.plain, product.typed)
    let sentences = try product.book.copy.entries.map { entry in
      (
        name: entry.name, ordinal: try #require(product.rules.bundle.find(.copy, entry.name.text)),
        facts: product.givenFacts(
          behind: entry.value.variants.flatMap(\.conditions), facts: [],
          at: entry.value.values.entries.map { RulePath(Copy.key, entry.name.text, "values", $0.variable) }),
        isPlural: entry.value.text.plural != nil
      )
    }
    // Those with values are more frequent, because the others never change.
    let varied = sentences.filter { !$0.facts.isEmpty }
    let plurals = varied.filter { $0.isPlural }
    let frame = product.rules.makeFrame()
    var made = MadeUpValues(product, seed: UInt64(part + 1))
    var reached: [String: Int] = [:]
    for number in 0..<(Self.cases / Self.parts) {
      let sentence = made.any(of: number % 8 == 0 ? sentences : number % 2 == 0 ? plurals : varied)
      let world = made.world(sentence.facts)
      let tag = made.any(of: Self.tags)
      frame.fill(world, product.rules)
      frame.setLocale(tag)
      let said = product.rules.render(copy: sentence.ordinal, frame)
      let expected = words.said(sentence.name, world, in: tag)
      if !isSame(said.text, expected.text) || !isSame(said.title ?? "-", expected.title ?? "-") {
        Issue.record(
          """
          part \(part), sentence \(number): \(sentence.name.text) in \(tag ?? "none") of \(world)
          is \(said.title ?? "") \(said.text.debugDescription)
          and plainly \(expected.title ?? "") \(expected.text.debugDescription)
          """)
        return reached
      }
      for sign in Self.signs where expected.text.contains(sign) { reached[sign, default: 0] += 1 }
    }
    return reached
  }

  /// Scalar by scalar, because texts that only look the same are different.
  private func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}
