import RuleKinds
import RulesCompiler
import Testing

/// Statements about the copy and the governance files of the product itself, beyond what a check of any rule book can know.
@Suite struct ProductWordsTests {
  private func book() throws -> RuleBook { try #require(try RuleFiles.compiledProduct().rules).book }

  /// A number that a rule contains comes from that rule. The only exceptions are the two places that explain what a credit is.
  @Test func noSentenceRepeatsANumber() throws {
    var found: [String] = []
    for entry in try book().copy.entries {
      var words = [entry.value.title, entry.value.text]
      for variant in entry.value.variants { words += [variant.title, variant.text] }
      let ownWords = words.flatMap { $0?.all.map(\.text) ?? [] }.joined(separator: " ").replacing(/\{[^}]*\}/, with: "")
      if ownWords.contains(where: { $0.isNumber }) { found.append(entry.name.text) }
    }
    #expect(found.sorted() == ["gate.practice.credit_notice", "practice.cta.credit"])
  }

  /// Every sentence that offers a trial is under `trial_offered`, either as a variant or as a button.
  @Test func everyOfferOfATrialIsGuarded() throws {
    let book = try book()
    let guarded = Set(book.buttons.entries.filter { $0.value.conditions.map(\.text) == ["trial_offered"] }.map(\.value.label.text))
    let bare = Set(book.buttons.entries.filter { $0.value.conditions.isEmpty }.map(\.value.label.text))
    var offers = 0
    for entry in book.copy.entries {
      let key = entry.name.text
      // They tell users who are in a trial about it.
      if ["notif.N-BILLING-TRIAL-END.body", "subscription.plan", "subscription.trial_ends"].contains(key) { continue }
      for text in [entry.value.title, entry.value.text].compactMap({ $0 }) where text.words.lowercased().contains("trial") {
        offers += 1
        #expect(guarded.contains(key) && !bare.contains(key), "`\(key)` offers a trial to everybody")
      }
      for variant in entry.value.variants where variant.text.words.lowercased().contains("trial") {
        offers += 1
        #expect(variant.conditions.map(\.text) == ["trial_offered"], "a variant of `\(key)` offers a trial to everybody")
      }
    }
    #expect(offers == 3, "the paywall has it twice, and its button once")
  }

  /// Every entry of the list of contradictions is in the governance files. Ids of other forms are our own.
  @Test func everyContradictionIsSettled() throws {
    let all = (1...152).map { $0 < 10 ? "C-0\($0)" : "C-\($0)" }
    #expect(Set(try book().assumptions.names.filter { $0.hasPrefix("C-") }) == Set(all))
  }

  /// The kinds that `source.missing` ignores also state their sources.
  @Test func partsSayWhereTheyComeFrom() throws {
    let book = try book()
    let parts =
      book.conditions.entries.map { ($0.name.text, $0.value.provenance) } + book.buttons.entries.map { ($0.name.text, $0.value.provenance) }
      + book.surfaces.entries.map { ($0.name.text, $0.value.provenance) }
    #expect(parts.count > 100)
    for (name, provenance) in parts { #expect(!provenance.sources.isEmpty || !provenance.assumes.isEmpty, "`\(name)` has no source") }
  }

  /// C-112: a chapter that owns an open value or answers for a waiver is listed in the manifest.
  @Test func ownersAreInTheManifest() throws {
    let book = try book()
    let owners = book.placeholders.entries.map(\.value.owner) + book.waivers.entries.map(\.value.owner)
    let chapters = Set(owners.flatMap { $0.matches(of: /CH\d\d/).map { String($0.output) } })
    #expect(chapters.count > 10)
    for chapter in chapters { #expect(book.manifest.documents[chapter] != nil, "`\(chapter)` is not in the manifest") }
  }
}
