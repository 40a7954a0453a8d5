import RulesDiff
import Testing

/// What app code and stored requests depend on.
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
    #expect(texts == ["the button `buy` was removed"])
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
      try breaks(.init("facts.yaml", "[nothing, member, club]", "[visitor, member, club]")) == [
        "the fact `card` no longer accepts `nothing`, only `visitor`, `member`, or `club`"
      ])
    #expect(
      try breaks(.init("facts.yaml", "Swims in the week., type: int", "Swims in the week., type: int, at_most: 20")) == [
        "the fact `swims.taken` no longer accepts values above 20"
      ])
    #expect(
      try breaks(
        .init("facts.yaml", "type: timestamp, or_null: true", "type: timestamp"), .init("conditions.yaml", "card.at != null && now", "now"))
        == ["the fact `card.at` has the type timestamp instead of timestamp or null"])
  }

  @Test func factsThatAreNeededBreak() throws {
    #expect(try breaks(.init("facts.yaml", "if_absent: \"false\", ", "")) == ["the fact `water.cold` is no longer optional"])
    let first = try breaks(
      .init("conditions.yaml", "when: water.cold", "when: water.cold || now > card.at"),
      .init("facts.yaml", "type: timestamp, or_null: true", "type: timestamp"), .init("conditions.yaml", "card.at != null && now", "now"))
    #expect(first.contains("the fact `now` is now required: `pool.swim` did not need it"))
  }

  @Test func theLanguageIsPartOfIt() throws {
    let texts = try breaks(.init("manifest.yaml", "product: pool", "product: lake"))
    #expect(texts == ["the product was `pool` before"])
  }

  /// A lock is an invariant: its value changes only together with a decision.
  @Test func locksChangeWithADecision() throws {
    let raised = [PrintedTests.raisedCap[0], PrintedTests.raisedCap[1]]
    let silent = try Pool.diff(raised)
    #expect(silent.breaks.map(\.text) == ["the lock `LK-1` had the value `2`, but its decision is still the one of 2026-01-05"])
    #expect(silent.breaks.first?.place?.file == "rules/locks.yaml" && silent.breaks.first?.place?.line == 3)
    #expect(silent.categories.contains(.contract))
    #expect(try Pool.diff(PrintedTests.raisedCap).breaks == [])
    let unlocked = Pool.Edit("limits.yaml", "  locked: {member: LK-1}\n", "")
    let gone = try breaks(unlocked, .init("locks.yaml", Pool.files["locks.yaml"] ?? "", ""))
    #expect(gone == ["the lock `LK-1` was removed"])
    let moved = try breaks(
      unlocked, .init("locks.yaml", "limits/swims/plans/member", "limits/towels/plans/member"),
      .init("limits.yaml", "about: Towels at a time.", "about: Towels at a time.\n  locked: {member: LK-1}"),
      .init("remote.yaml", Pool.files["remote.yaml"] ?? "", ""))
    #expect(
      moved == [
        "servers can no longer set `limits/towels/plans/member` (Towels of a member). A remote config that sets it cannot be published, and new apps skip it",
        "the lock `LK-1` pinned `limits/swims/plans/member`, but its decision is still the one of 2026-01-05",
      ])
  }

  /// Another notation of the same value needs no decision.
  @Test func sameValueOfALock() throws {
    let lock =
      "LK-2: {about: How long., value: 72h, holds: settings/grace/value, decision: {record: P1, by: owner, \"on\": \"2026-01-05\"}, source: P1}\n"
    let locked = Pool.Edit("settings.yaml", "value: 72h", "value: 72h, locked: LK-2")
    let before: [Pool.Edit] = [locked, .init("locks.yaml", "", lock)]
    let report = try Pool.diff(
      [.init("settings.yaml", "72h", "3d"), .init("locks.yaml", "value: 72h", "value: 3d")], from: before, keeping: true)
    #expect(report.breaks == [], "\(report.text)")
  }
}
