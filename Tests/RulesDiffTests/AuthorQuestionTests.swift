import RulesDiff
import RulesJSON
import Testing

/// What only looks odd is no mistake, and asked about in the report of the edit that made it so.
@Suite struct AuthorQuestionTests {
  private static let signs = (1...8).map { "sign_\($0): {where: Wall, text: Sign \($0)., source: P1}\n" }.joined()

  /// Eight buttons that do the same, so that one that does something else looks odd.
  private static let doors = Pool.Edit(
    "buttons.yaml", "", (1...8).map { "door_\($0): {about: A door., label: sign_\($0), prominent_if: new_card, source: P1}\n" }.joined())
  private static let before = [Pool.Edit("copy.yaml", "", signs), doors]

  private func questions(_ edits: Pool.Edit..., from before: [Pool.Edit] = []) throws -> [AuthorQuestion] {
    try Pool.diff(edits, from: before, keeping: true).questions
  }

  @Test func theOnlyOneWithoutAValue() throws {
    let lone = Pool.Edit("buttons.yaml", "label: sign_3, prominent_if: new_card", "label: sign_3")
    // The two other buttons have no such key.
    #expect(try questions(lone, from: Self.before) == [])
    let rest = [
      Pool.Edit("buttons.yaml", "label: buy,", "label: buy, prominent_if: new_card,"),
      Pool.Edit("buttons.yaml", "label: leave,", "label: leave, prominent_if: new_card,"),
    ]
    #expect(
      try questions(lone, from: Self.before + rest).map(\.text) == [
        "All 9 unchanged buttons have `prominent_if`, and `door_3` does not."
      ])
    #expect(try questions(lone, from: Self.before + rest).map(\.path) == ["buttons/door_3/prominent_if"])
  }

  @Test func theOnlyOneWithAnotherValue() throws {
    let rest = [
      Pool.Edit("buttons.yaml", "label: buy,", "label: buy, prominent_if: new_card,"),
      Pool.Edit("buttons.yaml", "label: leave,", "label: leave, prominent_if: new_card,"),
    ]
    let lone = Pool.Edit("buttons.yaml", "label: sign_3, prominent_if: new_card", "label: sign_3, prominent_if: too_cold")
    #expect(
      try questions(lone, from: Self.before + rest).map(\.text) == [
        "All 9 unchanged buttons have `prominent_if: new_card`, and `door_3` has `prominent_if: too_cold`."
      ])
    let new = Pool.Edit("buttons.yaml", "", "door_9: {about: A door., label: buy, source: P1}\n")
    #expect(
      try questions(new, from: Self.before + rest).map(\.text) == ["All 10 unchanged buttons have `prominent_if`, and `door_9` does not."])
  }

  @Test func exchangedCells() throws {
    let exchanged = Pool.Edit("limits.yaml", "visitor: 1, member: 2, club: 4", "visitor: 2, member: 1, club: 4")
    #expect(try questions(exchanged).map(\.text) == ["In `towels`, `visitor` and `member` have each other's value now."])
    // Two numbers that rise are none.
    #expect(try questions(Pool.Edit("limits.yaml", "visitor: 1, member: 2, club: 4", "visitor: 2, member: 3, club: 4")) == [])
  }

  @Test func variablesThatChangedPlaces() throws {
    let counted = Pool.Edit(
      "copy.yaml", "text: Not today.", "text: \"{taken} of {most} swims.\", values: {taken: swims.taken, most: limits.towels}")
    let moved = Pool.Edit("copy.yaml", "{taken} of {most}", "{most} of {taken}")
    #expect(
      try questions(moved, from: [counted]).map(\.text) == [
        "In `sorry`, `{most}` and `{taken}` changed places, and the words are the same."
      ])
    let reworded = Pool.Edit("copy.yaml", "{taken} of {most} swims.", "Of {most} swims, {taken} are taken.")
    #expect(try questions(reworded, from: [counted]) == [])
  }

  @Test func aValueThatGoesWithOthersNow() throws {
    let recent = Pool.Edit("conditions.yaml", "settings.grace\"", "settings.grace && card == 'club'\"")
    let wider = Pool.Edit("conditions.yaml", "card == 'club'\"", "card != 'nothing'\"")
    #expect(try questions(wider, from: [recent]).map(\.text) == ["In `new_card`, `member` of `card` now goes with `club`."])
    let narrower = Pool.Edit("conditions.yaml", "card != 'nothing'\"", "card == 'club'\"")
    #expect(
      try questions(narrower, from: [recent, wider]).map(\.text) == ["In `new_card`, `member` of `card` now goes with `nothing`."])
    // Another way to write the same.
    let same = Pool.Edit("conditions.yaml", "card == 'club'\"", "card in ['club']\"")
    #expect(try questions(same, from: [recent]) == [])
  }

  /// Text, Markdown, and JSON ask the same.
  @Test func everyFormatHasThem() throws {
    let exchanged = Pool.Edit("limits.yaml", "visitor: 1, member: 2, club: 4", "visitor: 2, member: 1, club: 4")
    let report = try Pool.diff([exchanged])
    let question = "In `towels`, `visitor` and `member` have each other's value now."
    #expect(report.text.contains("Is that meant?\n  \(question)"))
    #expect(report.markdown.contains("#### Is that meant?\n\n- \(question)"))
    #expect(report.json["questions"]?.arrayValue?.first?["text"] == .string(question))
  }
}
