import RulesCompiler
import RulesMutation
import TestSupport
import Testing

/// What becomes of the mutants of a small rule book.
@Suite struct VerdictTests {
  @Test func checkReportsAtTheLine() throws {
    let base = try Pool.base()
    #expect(try Pool.verdict("conditions.yaml", "`when` left out", base) == .check(["yaml.missing-key"]))
    #expect(try Pool.verdict("actions.yaml", "too_cold -> to_ocold", base) == .check(["name.unknown"]))
    #expect(try Pool.verdict("limits.yaml", "10 -> 9", base) == .scenario("swim.swims"))
  }

  @Test func scenariosNoticeAtBoundaries() throws {
    let base = try Pool.base()
    // The scenario swims at exactly 18 degrees, so the boundary cannot move up; no scenario is at 17.
    #expect(try Pool.verdict("settings.yaml", "18 -> 19", base) == .scenario("swim.swims"))
    #expect(try Pool.verdict("settings.yaml", "18 -> 17", base) == .survived)
    #expect(try Pool.verdict("conditions.yaml", "< -> <=", base) == .scenario("swim.swims"))
    #expect(try Pool.verdict("conditions.yaml", "< -> >", base) == .survived)
  }

  @Test func rowsThatDecideNothingAreEquivalent() throws {
    let base = try Pool.base()
    #expect(try Pool.verdict("actions.yaml", "item 1 doubled", base) == .equivalent)
    // Rows in another order give a visitor in cold water another reason.
    #expect(try Pool.verdict("actions.yaml", "items 1 and 2 exchanged", base) == .survived)
  }

  @Test func aNewScenarioKills() throws {
    let scenario = """
      swim.too_cold:
        about: The water is cold.
        source: P1
        given: {ticket.paid: true, visits.count: 0, water.degrees: 17}
        when: {may: swim}
        then: {allowed: false, reasonCode: too_cold}

      """
    let base = try Pool.base([("scenarios/cold.yaml", scenario)])
    for (file, about) in [("settings.yaml", "18 -> 17"), ("conditions.yaml", "< -> >")] {
      #expect(try Pool.verdict(file, about, base) == .scenario("swim.too_cold"))
    }
  }

  /// Every proposal can be pasted as it stands: the rules stay sound, and the mutant is killed.
  @Test func everyProposalKills() throws {
    let base = try Pool.base()
    var count = 0
    for judged in MutationRun(base).judge(base.mutants()) {
      guard let proposal = MutationProposal(judged, base) else { continue }
      count += 1
      let file = proposal.text.hasPrefix("# rules/invariants") ? "invariants/pasted.yaml" : "scenarios/pasted.yaml"
      let better = try Pool.base([(file, proposal.text + "\n")])
      let verdict = MutationRun(better).judge([judged.mutant]).first?.verdict
      #expect(verdict?.isKilled == true, "\(judged.mutant.file): \(judged.mutant.about): \(proposal.text)")
    }
    #expect(count >= 10)
  }

  @Test func rulesWithMistakesAreRefused() throws {
    let files = Pool.files.replacing("when: ticket.paid", with: "when: ticket.piad", in: "conditions.yaml")
    #expect(MutationBase(.init(files: files, place: "rules"), .checking()) { _ in nil } == nil)
    let failing = Pool.files.replacing("allowed: true", with: "allowed: false", in: "scenarios/swim.yaml")
    #expect(MutationBase(.init(files: failing, place: "rules"), .checking()) { _ in nil } == nil)
  }
}
