import RulesDiff
import RulesJSON
import Testing

/// Whole comparisons for people and programs: every kind of change once, on a small rule book.
@Suite struct PrintedTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var edits: [Pool.Edit]

    init(_ name: String, _ edits: Pool.Edit...) { (testDescription, self.edits) = (name, edits) }
  }

  static let raisedCap = [
    Pool.Edit("limits.yaml", "member: 2, club: unlimited", "member: 3, club: unlimited"), Pool.Edit("locks.yaml", "value: 2", "value: 3"),
    Pool.Edit("locks.yaml", "2026-01-05", "2026-03-01"),
  ]

  static let examples = [
    Example("raised-cap", raisedCap[0], raisedCap[1], raisedCap[2]),
    Example("lock-without-decision", raisedCap[0], raisedCap[1]),
    Example("sentence", Pool.Edit("copy.yaml", "text: Not today.", "text: Come again tomorrow.")),
    Example(
      "removed-reason", Pool.Edit("actions.yaml", "    - {if: too_cold, deny: cold}\n", ""),
      Pool.Edit("reasons.yaml", "cold: {about: Too cold., gate: note, source: P1}\n", "")),
    Example(
      "renamed-action", Pool.Edit("actions.yaml", "pool.swim:\n", "water.enter:\n"),
      Pool.Edit("scenarios.yaml", "may: pool.swim", "may: water.enter")),
    Example(
      "renamed-reason", Pool.Edit("reasons.yaml", "enough:", "had_it:"), Pool.Edit("limits.yaml", "{member: enough}", "{member: had_it}"),
      Pool.Edit("limits.yaml", "{visitor: enough, member: enough, club: enough}", "{visitor: had_it, member: had_it, club: had_it}"),
      Pool.Edit("scenarios.yaml", "reasonCode: enough", "reasonCode: had_it")),
    Example("fact-needed", Pool.Edit("facts.yaml", "if_absent: \"false\", ", "")),
    Example(
      "new-fact",
      Pool.Edit("facts.yaml", "now: {", "water.dirty: {about: Whether the water is dirty., type: bool, from: server, source: P1}\nnow: {"),
      Pool.Edit("conditions.yaml", "when: water.cold,", "when: water.cold || water.dirty,")),
    Example(
      "rows",
      Pool.Edit(
        "actions.yaml", "    - {if: too_cold, deny: cold}\n    - {require: pool.swim}\n",
        "    - {require: pool.swim}\n    - {if: too_cold, deny: cold}\n")),
    Example("from-the-server", Pool.Edit("limits.yaml", "visitor: 1, member: 2", "visitor: 1, member: 1")),
    Example("setting", Pool.Edit("settings.yaml", "72h", "48h")),
    Example(
      "answers", Pool.Edit("tables.yaml", "answers: [hello, welcome_back, keep_your_card]", "answers: [hello, keep_your_card]"),
      Pool.Edit("tables.yaml", "    - {if: has_member_card, then: welcome_back}\n", "")),
  ]

  @Test(arguments: examples) func isPrinted(_ example: Example) throws {
    try Golden.expect(try Pool.diff(example.edits).text, is: "\(example.testDescription).txt")
  }

  @Test func withDetails() throws { try Golden.expect(try Pool.diff(Self.raisedCap).detailedText, is: "raised-cap-details.txt") }

  @Test func asMarkdown() throws { try Golden.expect(try Pool.diff(Self.raisedCap).markdown, is: "raised-cap.md") }

  @Test func asJSON() throws {
    let json = try Pool.diff(Self.raisedCap).json.pretty()
    try Golden.expect(String(decoding: json.dropLast(), as: UTF8.self), is: "raised-cap.json")
    #expect(try JSON.parse(json) == Pool.diff(Self.raisedCap).json)
  }

  /// The same bytes on every run.
  @Test func isDeterministic() throws {
    let report = try Pool.diff(Self.raisedCap)
    for _ in 0..<3 {
      let again = try Pool.diff(Self.raisedCap)
      #expect(again.text == report.text && again.markdown == report.markdown && again.json == report.json)
    }
  }
}
