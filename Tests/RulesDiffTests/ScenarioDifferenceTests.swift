import RulesDiff
import Testing

/// What scenarios report: item by item, and the position where two values differ.
@Suite struct ScenarioDifferenceTests {
  private func differences(_ edits: Pool.Edit..., from before: [Pool.Edit] = []) throws -> [String] {
    let report = try Pool.diff(edits, from: before)
    return report.detailedText.split(separator: "\n").drop { $0 != "Changed scenarios" }.dropFirst().prefix { $0.hasPrefix("  ") }.map {
      $0.trimmingPrefix { $0 == " " }.description
    }
  }

  @Test func itemsThatCameAndWent() throws {
    let said = try differences(
      .init("reasons.yaml", "enough: {about: That is enough., gate: note", "enough: {about: That is enough., gate: note, buttons: buy"))
    #expect(said == ["second_swim cases/1 (entitlement pool.swim)", "buttons: + buy"])
  }

  @Test func itemsInAnotherOrder() throws {
    let before = Pool.Edit(
      "reasons.yaml", "enough: {about: That is enough., gate: note", "enough: {about: That is enough., gate: note, buttons: [buy, leave]")
    let after = Pool.Edit(
      "reasons.yaml", "enough: {about: That is enough., gate: note", "enough: {about: That is enough., gate: note, buttons: [leave, buy]")
    #expect(try differences(after, from: [before]).dropFirst() == ["buttons: [buy, leave] -> [leave, buy]"])
  }

  @Test func anItemIsCalledByItsName() throws {
    #expect(
      try differences(.init("copy.yaml", "leave: {where: Button, text: Leave", "leave: {where: Button, text: Go away")).dropFirst() == [
        "dismiss.label: Leave -> Go away"
      ])
    #expect(
      try differences(
        .init("limits.yaml", "member: 2, club: unlimited", "member: 9, club: unlimited"), .init("locks.yaml", "value: 2", "value: 9")
      ).contains(
        "limits.swims.limit: 2 -> 9"))
  }

  /// A long sentence is printed from shortly before the difference.
  @Test func longWords() throws {
    let long = "It is " + String(repeating: "wet and ", count: 20)
    let said = try differences(
      .init("copy.yaml", "text: Not today.", "text: \(long)warm."), from: [.init("copy.yaml", "text: Not today.", "text: \(long)cold.")])
    #expect(said.contains("copy.text: ...and wet and wet and cold. -> ...and wet and wet and warm."), "\(said)")
  }

  /// A scenario whose expectation changed is one scenario, which runs once on each side.
  @Test func isCountedOnce() throws {
    let edit = Pool.Edit(
      "scenarios.yaml", "{swims.taken: 1}, then: {allowed: true}", "{swims.taken: 1}, then: {allowed: true, reasonCode: none}")
    let report = try Pool.diff([edit, .init("limits.yaml", "visitor: 1, member: 2", "visitor: 1, member: 1")])
    #expect(report.covered.scenarios == 1)
    #expect(report.changes.contains { $0.path == "scenarios/second_swim/cases/0/then" && $0.form == "changed" }, "\(report.text)")
  }
}
