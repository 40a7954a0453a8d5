import RulesDiff
import Testing

/// A rule with another name is one change: no answer changes, regardless of where the name is used.
@Suite struct RenameTests {
  private static let names = """
    papers_in_order:
      about: What is checked at the door.
      names: {of: reasons, including: [cold, enough, no_card, unclear]}
      source: P1

    """

  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let edits: [Pool.Edit]
    var testDescription: String { path }

    init(_ path: String, _ edits: Pool.Edit...) { (self.path, self.edits) = (path, edits) }
  }

  @Test(arguments: [
    Case(
      "reasons/had_it", .init("reasons.yaml", "enough:", "had_it:"), .init("limits.yaml", "{member: enough}", "{member: had_it}"),
      .init("limits.yaml", "{visitor: enough, member: enough, club: enough}", "{visitor: had_it, member: had_it, club: had_it}"),
      .init("scenarios.yaml", "reasonCode: enough", "reasonCode: had_it"), .init("invariants.yaml", "enough, no_card", "had_it, no_card")),
    Case(
      "gates/ticket", .init("gates.yaml", "note:", "ticket:"),
      .init("reasons.yaml", "no_card: {about: No card., gate: note", "no_card: {about: No card., gate: ticket"),
      .init("reasons.yaml", "enough., gate: note", "enough., gate: ticket"),
      .init("reasons.yaml", "cold., gate: note", "cold., gate: ticket"),
      .init("reasons.yaml", "missing., gate: note", "missing., gate: ticket")),
    Case(
      "facts/swims.had", .init("facts.yaml", "swims.taken", "swims.had"), .init("limits.yaml", "swims.taken", "swims.had"),
      .init("limits.yaml", "swims.taken", "swims.had"), .init("scenarios.yaml", "{swims.taken: 1}", "{swims.had: 1}"),
      .init("scenarios.yaml", "{swims.taken: 2}", "{swims.had: 2}")),
    Case(
      "facts/water.chilly", .init("facts.yaml", "water.cold", "water.chilly"),
      .init("conditions.yaml", "when: water.cold", "when: water.chilly")),
    Case(
      "settings/patience", .init("settings.yaml", "grace:", "patience:"), .init("conditions.yaml", "settings.grace", "settings.patience")),
    Case(
      "plans/guest", .init("plans.yaml", "visitor:", "guest:"), .init("plans.yaml", "plan: visitor", "plan: guest"),
      .init("plans.yaml", "on_error: visitor", "on_error: guest"), .init("limits.yaml", "{visitor: none", "{guest: none"),
      .init("limits.yaml", "{visitor: 1", "{guest: 1"), .init("limits.yaml", "{visitor: enough", "{guest: enough"),
      .init("capabilities.yaml", "plans: {visitor: no_card", "plans: {guest: no_card"),
      .init("capabilities.yaml", "plans: {visitor: {within", "plans: {guest: {within")),
    Case("scenarios/two_swims", .init("scenarios.yaml", "second_swim:", "two_swims:")),
  ]) func isOneChange(_ example: Case) throws {
    let report = try Pool.diff(example.edits, from: [.init("invariants.yaml", "", Self.names)], keeping: true)
    #expect(report.changes.map(\.path) == [example.path] && report.changes.map(\.form) == ["renamed"], "\(report.text)")
    #expect(report.answers == [] && report.scenarios == [] && report.covered.scenarios == 1, "\(report.text)")
    #expect(report.breaks.count <= 1, "\(report.text)")
  }

  /// Other changes are reported under the new name.
  @Test func whatElseChangedShows() throws {
    let edits: [Pool.Edit] = [
      .init("facts.yaml", "swims.taken", "swims.had"), .init("limits.yaml", "swims.taken", "swims.had"),
      .init("limits.yaml", "swims.taken", "swims.had"), .init("scenarios.yaml", "{swims.taken: 1}", "{swims.had: 1}"),
      .init("scenarios.yaml", "{swims.taken: 2}", "{swims.had: 2}"),
    ]
    let report = try Pool.diff(edits + PrintedTests.raisedCap)
    #expect(report.changes.map(\.path) == ["facts/swims.had", "limits/swims/plans/member", "locks/LK-1/decision/on", "locks/LK-1/value"])
    #expect(
      report.answers.filter(\.ask.isEmpty).map(\.example).map { $0.map { "\($0.fact)=\($0.value)" } } == [["plan=member", "swims.had=2"]])
    #expect(report.scenarios.map(\.step) == ["cases/1", "cases/0"])
  }

  /// An old name that now refers to another rule is not a rename.
  @Test func anotherRuleIsAnotherRule() throws {
    let report = try Pool.diff([
      .init("reasons.yaml", "enough:", "had_it:"), .init("limits.yaml", "{member: enough}", "{member: no_card}"),
      .init("limits.yaml", "{visitor: enough, member: enough, club: enough}", "{visitor: had_it, member: had_it, club: had_it}"),
      .init("scenarios.yaml", "reasonCode: enough", "reasonCode: no_card"),
    ])
    #expect(report.answers.map(\.new) == ["denied (no_card, gate note)"] && report.answers.map(\.old) == ["denied (had_it, gate note)"])
    #expect(report.changes.contains { $0.path == "limits/swims/when_full/member" }, "\(report.text)")
    #expect(report.scenarios.flatMap(\.differences).contains { $0.key == "reasonCode" && $0.new == "no_card" }, "\(report.text)")
  }
}
