import RulesDiff
import Testing

/// The answers that change, and the people that they affect.
@Suite struct AnswerTests {
  @Test func anExampleIsAtTheBoundary() throws {
    let report = try Pool.diff(PrintedTests.raisedCap)
    let answer = try #require(report.answers.first)
    #expect(report.answers.filter(\.ask.isEmpty).count == 1 && answer.decision == "pool.swim" && answer.category == .loosens)
    #expect(answer.plans == ["member"] && answer.new == "allowed")
    #expect(answer.example.map { "\($0.fact)=\($0.value)" } == ["plan=member", "swims.taken=2"])
    #expect(report.covered.decisions == 1 && report.covered.complete == 1 && report.covered.unreached == [])
  }

  /// Derived facts, settings, and times: the boundary is at the sum, one second to either side.
  @Test func timesAreSolved() throws {
    let report = try Pool.diff([.init("settings.yaml", "72h", "48h")])
    let answer = try #require(report.answers.first { $0.decision == "greeting" })
    #expect(answer.old == "keep_your_card")
    #expect(answer.example.contains { $0.fact == "card.at" } && report.answers.allSatisfy { $0.decision == "greeting" })
  }

  @Test func plansAreResolved() throws {
    let report = try Pool.diff([
      .init("plans.yaml", "has_member_card, plan: member", "has_club_card, plan: member"),
      .init("plans.yaml", "has_club_card, plan: club", "has_member_card, plan: club"),
    ])
    let answers = report.answers.filter { $0.singular == "plan" }
    #expect(answers.contains { $0.old == "member" && $0.new == "club" && $0.example.map(\.value) == ["member"] }, "\(answers)")
  }

  /// A renamed action is the same decision, and its other changes are reported.
  @Test func renamedActionsAreCompared() throws {
    let edits: [Pool.Edit] = [
      .init("actions.yaml", "pool.swim:\n", "water.enter:\n"), .init("scenarios.yaml", "may: pool.swim", "may: water.enter"),
    ]
    #expect(try Pool.diff(edits).answers == [])
    #expect(try Pool.diff(edits + PrintedTests.raisedCap).answers.filter(\.ask.isEmpty).map(\.decision) == ["water.enter"])
  }

  @Test func whatRestsOnNothingChangedIsNotAsked() throws {
    let report = try Pool.diff([.init("copy.yaml", "Not today", "Not now")])
    #expect(report.answers.allSatisfy { $0.category == .copy } && report.covered.decisions == 0 && report.covered.untouched == 4)
  }

  @Test func scenariosOfBothSidesAreRun() throws {
    let added = Pool.Edit(
      "scenarios.yaml", "",
      "third_swim: {about: A third., at: \"2026-03-02T12:00:00Z\", given: {plan: member, swims.taken: 2}, when: {may: pool.swim}, then: {allowed: true}, source: P1}\n"
    )
    let report = try Pool.diff(PrintedTests.raisedCap + [added])
    #expect(report.covered.scenarios == 2)
    let change = try #require(report.scenarios.first)
    #expect(change.scenario == "second_swim" && change.step == "cases/1" && change.others == ["third_swim"])
    #expect(change.differences.first?.key == "allowed" && change.differences.first?.new == "true")
  }
}
