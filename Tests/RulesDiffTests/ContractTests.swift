import RulesDiff
import Testing

/// What app code and stored requests rely on.
@Suite struct ContractTests {
  private func breaks(_ edits: Pool.Edit..., from before: [Pool.Edit] = []) throws -> [String] {
    let report = try Pool.diff(edits, from: before)
    #expect(report.categories.contains(.contract) == !report.breaks.isEmpty)
    return report.breaks.map(\.text)
  }

  @Test func whatIsGoneBreaks() throws {
    let texts = try breaks(
      .init("buttons.yaml", "buy: {about: Buy a card., label: buy, source: P1}\n", ""),
      .init("reasons.yaml", "buttons: [buy, leave]", "buttons: leave"))
    #expect(texts == ["the button `buy` is gone"])
  }

  @Test func whatIsNewDoesNot() throws {
    #expect(
      try breaks(from: [
        .init("buttons.yaml", "buy: {about: Buy a card., label: buy, source: P1}\n", ""),
        .init("reasons.yaml", "buttons: [buy, leave]", "buttons: leave"),
      ]) == [])
    #expect(try breaks(.init("facts.yaml", "[nothing, member, club]", "[nothing, member, club, day]")) == [])
    #expect(
      try breaks(
        .init("tables.yaml", "keep_your_card]", "keep_your_card, good_bye]"),
        .init("tables.yaml", "    - {then: hello}", "    - {if: too_cold, then: good_bye}\n    - {then: hello}")) == [])
  }

  @Test func typesBreak() throws {
    #expect(
      try breaks(.init("facts.yaml", "[nothing, member, club]", "[member, club]")) == [
        "the fact `card` was of the type one of nothing, member, club"
      ])
    #expect(
      try breaks(.init("facts.yaml", "Swims in the week., type: int", "Swims in the week., type: int, at_most: 20")) == [
        "the fact `swims.taken` could be more than 20"
      ])
    #expect(
      try breaks(
        .init("facts.yaml", "type: timestamp, or_null: true", "type: timestamp"), .init("conditions.yaml", "card.at != null && now", "now"))
        == ["the fact `card.at` was of the type timestamp or null"])
  }

  @Test func factsThatAreNeededBreak() throws {
    #expect(try breaks(.init("facts.yaml", "if_absent: \"false\", ", "")) == ["the fact `water.cold` could be left out"])
    let first = try breaks(
      .init("conditions.yaml", "when: water.cold", "when: water.cold || now > card.at"),
      .init("facts.yaml", "type: timestamp, or_null: true", "type: timestamp"), .init("conditions.yaml", "card.at != null && now", "now"))
    #expect(first.contains("the fact `now` must be given now: `pool.swim` could do without"))
  }

  @Test func theLanguageIsPartOfIt() throws {
    let texts = try breaks(.init("manifest.yaml", "product: pool", "product: lake"))
    #expect(texts == ["the product was `pool`"])
  }
}
