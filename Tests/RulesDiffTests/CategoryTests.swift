import RulesDiff
import Testing

/// The category of each change.
@Suite struct CategoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let category: Category
    let delivery: Delivery
    let edits: [Pool.Edit]
    var testDescription: String { "\(path) \(category)" }

    init(_ path: String, _ category: Category, _ delivery: Delivery = .release, _ edits: Pool.Edit...) {
      (self.path, self.category, self.delivery, self.edits) = (path, category, delivery, edits)
    }
  }

  @Test(arguments: [
    Case("limits/towels/plans/member", .loosens, .server, .init("limits.yaml", "visitor: 1, member: 2", "visitor: 1, member: 3")),
    Case("limits/towels/plans/member", .tightens, .server, .init("limits.yaml", "visitor: 1, member: 2", "visitor: 1, member: 1")),
    // Outside the range that released apps accept, although the new rules extend it.
    Case(
      "limits/towels/plans/member", .loosens, .release, .init("limits.yaml", "visitor: 1, member: 2", "visitor: 1, member: 9"),
      .init("remote.yaml", "range: [1, 3]", "range: [1, 9]")),
    Case("limits/towels/plans/visitor", .loosens, .release, .init("limits.yaml", "visitor: 1, member: 2", "visitor: 2, member: 2")),
    Case("capabilities/pool.swim/plans/visitor", .loosens, .release, .init("capabilities.yaml", "visitor: no_card", "visitor: allow")),
    Case(
      "capabilities/towel.take/plans/club", .tightens, .release,
      .init("capabilities.yaml", "towels}, club: allow", "towels}, club: enough"),
      .init("limits.yaml", "member: 2, club: 4", "member: 2, club: 0")
    ),
    Case(
      "conditions/too_cold/when", .tightens, .release, .init("conditions.yaml", "when: water.cold", "when: water.cold || swims.taken > 5")),
    Case(
      "actions/towel.take/first_match/0", .tightens, .release,
      .init("actions.yaml", "    - {require: towel.take}", "    - {if: too_cold, deny: cold}\n    - {require: towel.take}")),
    Case(
      "buttons/buy", .adds, .release, .init("buttons.yaml", "buy: {about: Buy a card., label: buy, source: P1}\n", ""),
      .init("reasons.yaml", "buttons: [buy, leave]", "buttons: leave")),
    Case("copy/sorry/text", .copy, .release, .init("copy.yaml", "Not today", "Not now")),
    Case("gates/note/says", .copy, .release, .init("gates.yaml", "says: sorry", "says: leave")),
    Case("limits/towels/about", .notes, .none, .init("limits.yaml", "Towels at a time.", "How many towels.")),
    Case("scenarios/second_swim/about", .notes, .none, .init("scenarios.yaml", "twice a week", "two times a week")),
    Case("reasons/no_card/buttons", .changes, .release, .init("reasons.yaml", "[buy, leave]", "[leave, buy]")),
    Case(
      "tables/greeting/first_match/1/then", .changes, .release, .init("tables.yaml", "then: welcome_back", "then: hello"),
      .init("tables.yaml", "    - {then: hello}", "    - {then: welcome_back}")),
    Case("remote/limits/towels/plans/member/range", .changes, .release, .init("remote.yaml", "[1, 3]", "[1, 4]")),
  ]) func isReported(_ example: Case) throws {
    // A comparison in the other direction: a rule that is added one way is removed the other way.
    let isNew = example.category == .adds
    let report = try isNew ? Pool.diff([], from: example.edits) : Pool.diff(example.edits)
    let change = try #require(report.changes.first { $0.path == example.path }, "\(report.text)")
    #expect(change.category == example.category && change.delivery == example.delivery, "\(report.text)")
  }

  /// Another format, order of keys, or units, optional brackets, and written defaults change nothing.
  @Test(arguments: [
    Pool.Edit("limits.yaml", "{visitor: none, member: 2, club: unlimited}", "{member: 2,   club: unlimited, visitor: none}   # a comment"),
    Pool.Edit("settings.yaml", "72h", "3d"),
    Pool.Edit(
      "reasons.yaml", "unclear: {about: Something is missing., gate: note, source: P1}",
      "unclear:\n  gate: note\n  source: [P1]\n  about: Something is missing."),
    Pool.Edit("conditions.yaml", "when: card == 'club'", "when: (card == \"club\")"),
    Pool.Edit("facts.yaml", "type: int, from: server", "type: int, or_null: false, from: server"),
  ]) func formatIsNoChange(_ edit: Pool.Edit) throws {
    let report = try Pool.diff([edit])
    #expect(report.isEmpty && report.categories.isEmpty, "\(report.text)")
    #expect(report.text == "no changes: both rule books have the same values and give the same answers")
  }
}
