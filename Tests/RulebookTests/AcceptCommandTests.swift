import Foundation
import RulesJSON
import Testing

/// `rulebook test --accept`: the expectations that the changed rules decided become the new answers.
@Suite struct AcceptCommandTests {
  private static let decision = """
    D-1:
      about: Free accounts have five practice credits a month.
      because: Three are used up within a week.
      by: product
      "on": "2026-03-01"
      overrules: CH08 §5

    """

  /// The product in a repository, with an uncommitted change: more practice credits.
  private func raised() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("rules/decisions.yaml", Self.decision)
    try sandbox.git(["init", "--quiet"])
    try sandbox.git(["add", "."])
    try sandbox.git(["commit", "--quiet", "-m", "Rules"])
    try sandbox.edit("rules/limits.yaml", "plans: {guest: none, free: 3, pro: none}", "plans: {guest: none, free: 5, pro: none}")
    return sandbox
  }

  private func accept(_ sandbox: Sandbox, _ words: String...) throws -> Tool.Run {
    try sandbox.run(["test", "--accept"] + words)
  }

  @Test func theNewAnswersAreWrittenAndTakenBack() throws {
    let sandbox = try raised()
    let before = try sandbox.files()
    let failing = try sandbox.run("test", "--quiet").status
    #expect(failing == 1)
    let run = try accept(sandbox, "--decision", "D-1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+      then: {limits: [{id: practice_credits, limit: 5,"), "\(run.output)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("format", "--check").status == 0)
    // Only lines of expectations and sources change, and no comment is lost.
    for line in run.output.split(separator: "\n") where line.hasPrefix("-") && !line.hasPrefix("---") {
      #expect(!line.contains("#") && (line.contains("source:") || line.contains(":")), "\(line)")
    }
    #expect(run.output.contains("D-1]"))
    // Each accepted scenario names the decision in the diff, whatever form its source had.
    let diff = try sandbox.run("diff", "HEAD", "--format", "json")
    let report = try JSON.parse(Array(diff.output.utf8), limit: 1 << 24)
    let expected = (report["expectations"]?.arrayValue ?? []).compactMap(\.stringValue)
    #expect(
      !expected.isEmpty && expected.allSatisfy { report["decisions"]?[$0]?.arrayValue?.compactMap(\.stringValue).contains("D-1") == true },
      "\(expected)")
    let again = try accept(sandbox, "--decision", "D-1")
    #expect(again.status == 0 && again.output.isEmpty && again.errors.contains("nothing to accept"), "\(again.errors)")
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == before)
  }

  @Test func aSourceNeedsADecision() throws {
    let sandbox = try raised()
    let before = try sandbox.files()
    let run = try accept(sandbox)
    #expect(run.status == 1 && run.errors.contains("`M20`") && run.errors.contains("--decision"), "\(run.errors)")
    #expect(run.errors.contains("`rulebook add decision ID --by WHO --because WHY`"), "\(run.errors)")
    let unknown = try accept(sandbox, "--decision", "D-2")
    #expect(unknown.status == 66 && unknown.errors.contains("did you mean `D-1`?"), "\(unknown.errors)")
    #expect(unknown.errors.contains("`rulebook add decision D-2 --by WHO --because WHY`"), "\(unknown.errors)")
    #expect(try sandbox.files() == before)
    #expect(try sandbox.run("add", "decision", "D-2", "--by", "product", "--because", "They asked.").status == 0)
    #expect(try accept(sandbox, "--decision", "D-2").status == 0)
  }

  /// Scenarios without a source need no decision. The others wait for theirs, and each can be accepted alone.
  @Test func someScenariosAreAccepted() throws {
    let sandbox = try raised()
    try sandbox.write(
      "rules/scenarios/own.yaml",
      """
      own_credits:
        about: Five credits.
        given: {plan: free, credits.left: 3, practice.source: saved_flow}
        when: {may: practice.start}
        then: {limits: [{id: practice_credits, limit: 3}]}

      """)
    let run = try accept(sandbox)
    #expect(run.status == 1 && run.errors.contains("accepted 1 step of `own_credits`") && run.errors.contains("--decision"), "\(run)")
    #expect(try sandbox.run("test", "own_credits", "--quiet").status == 0)
    let one = try accept(sandbox, "M20", "--decision", "D-1")
    #expect(one.status == 0 && one.errors.contains("of `M20`"), "\(one)")
    #expect(try sandbox.run("test", "M20", "--quiet").status == 0)
    #expect(try sandbox.run("test", "--quiet").status == 1)
  }

  @Test func itRefusesInCIAndWhileTheRulesHaveErrors() throws {
    let sandbox = try raised()
    let ci = try sandbox.run(["test", "--accept", "--decision", "D-1"], environment: ["CI": "true"])
    #expect(ci.status == 64 && ci.errors.contains("CI"), "\(ci.errors)")
    try sandbox.edit("rules/reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat")
    let before = try sandbox.files()
    let run = try accept(sandbox, "--decision", "D-1")
    #expect(run.status == 1 && run.errors.contains("fix them first"), "\(run.errors)")
    #expect(try sandbox.files() == before)
    for words in [["--list"], ["--steps"], ["--coverage"], ["--propose"], ["--format", "sarif"]] {
      let run = try sandbox.run(["test", "--accept"] + words)
      #expect(run.status == 64, "\(words)")
    }
    #expect(try sandbox.run("test", "--decision", "D-1").status == 64)
    #expect(try sandbox.run("test", "--dry-run").status == 64)
  }

  /// What fails without the change of the rules is a mistake in the scenario.
  @Test func aScenarioThatFailsWithoutTheChangeIsListed() throws {
    let sandbox = try raised()
    try sandbox.edit(
      "rules/scenarios/library.yaml", "    - {given: {plan: free}, then: {allowed: true}}",
      "    - {given: {plan: free}, then: {allowed: false}}")
    let run = try accept(sandbox, "--decision", "D-1")
    #expect(run.status == 1 && run.errors.contains("`M04` also fails with the rules of the last commit"), "\(run.errors)")
    let named = try accept(sandbox, "M04", "--decision", "D-1")
    #expect(named.status == 0 && named.output.contains("+    - {given: {plan: free}, then: {allowed: true}}"), "\(named.output)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
  }

  /// What failed before needs no decision, because nothing is accepted. Named, it needs one.
  @Test func aScenarioThatFailedBeforeNeedsNoDecision() throws {
    let sandbox = try Sandbox()
    try sandbox.edit(
      "rules/scenarios/library.yaml", "    - {given: {plan: free}, then: {allowed: true}}",
      "    - {given: {plan: free}, then: {allowed: false}}")
    try sandbox.git(["init", "--quiet"])
    try sandbox.git(["add", "."])
    try sandbox.git(["commit", "--quiet", "-m", "Rules"])
    let before = try sandbox.files()
    let run = try accept(sandbox)
    #expect(run.status == 1 && run.errors.contains("`M04` also fails with the rules of the last commit; not accepted"), "\(run.errors)")
    #expect(!run.errors.contains("--decision"), "\(run.errors)")
    let named = try accept(sandbox, "M04")
    #expect(named.status == 1 && named.errors.contains("--decision"), "\(named.errors)")
    #expect(try sandbox.files() == before)
  }

  /// `remove` edits the scenarios. With the rules of the last commit, the edited ones fail, but not the ones of the commit.
  @Test func scenariosThatRemoveEditedDidNotFailBefore() throws {
    let sandbox = try Sandbox()
    try sandbox.write("rules/decisions.yaml", Self.decision)
    try sandbox.git(["init", "--quiet"])
    try sandbox.git(["add", "."])
    try sandbox.git(["commit", "--quiet", "-m", "Rules"])
    #expect(try sandbox.run("remove", "links_per_item", "--apply").status == 0)
    #expect(try sandbox.run("test", "--quiet").status == 1)
    let run = try accept(sandbox, "--decision", "D-1")
    #expect(run.status == 0 && !run.errors.contains("last commit"), "\(run.errors)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
  }

  /// A new scenario with a mistake: both rules give the same answer, so a person decides.
  @Test func aNewScenarioWithAMistakeIsListed() throws {
    let sandbox = try raised()
    try sandbox.write(
      "rules/scenarios/own.yaml",
      """
      own_saves:
        about: A free account can save nothing.
        given: {plan: free, usage.savedFlows: 0, flow.readOnly: false}
        when: {may: flow.save_new}
        then: {allowed: false}

      """)
    let run = try accept(sandbox, "--decision", "D-1")
    #expect(run.status == 1 && run.errors.contains("`own_saves` also fails with the rules of the last commit"), "\(run.errors)")
  }

  /// Without a commit of the rules, it is unknown what the changes broke.
  @Test func withoutACommitOnlyNamedScenariosAreAccepted() throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    #expect(try accept(sandbox).errors.contains("nothing to accept"))
    try sandbox.edit("rules/capabilities.yaml", "free: needs_pro, pro: allow", "free: allow, pro: allow")
    let failing = try sandbox.run("test", "--quiet")
    #expect(failing.status == 1, "\(failing)")
    let name = try #require(failing.output.firstMatch(of: /`([a-z_]+)` fails/)).output.1
    let before = try sandbox.files()
    for (prepare, why) in [
      ([], "there is no Git commit"), (["init", "--quiet"], "there is no Git commit"),
      (["commit", "--quiet", "--allow-empty", "-m", "Nothing"], "does not have these rules"),
    ] {
      if !prepare.isEmpty { try sandbox.git(prepare) }
      let run = try accept(sandbox)
      #expect(run.status == 1 && run.output.isEmpty && run.errors.contains(why), "\(run)")
      #expect(run.errors.contains("name the scenarios to accept: `\(name)`"), "\(run.errors)")
      #expect(try sandbox.files() == before)
    }
    let named = try accept(sandbox, String(name))
    #expect(named.status == 0 && named.errors.contains("accepted"), "\(named)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
  }

  /// These values of the variable mean that it is off.
  @Test(arguments: ["", "0", "false", "False", "no", "off"]) func aVariableThatIsOffIsNotCI(_ value: String) throws {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    let run = try sandbox.run(["test", "--accept"], environment: ["CI": value])
    #expect(run.status == 0 && run.errors.contains("nothing to accept"), "\(run.errors)")
    let ci = try sandbox.run(["test", "--accept"], environment: ["CI": "1"])
    #expect(ci.status == 64, "\(ci.errors)")
  }

  @Test func aTypoAndARequestWithAnErrorNeedAPerson() throws {
    let sandbox = try raised()
    try sandbox.edit(
      "rules/scenarios/library.yaml", "    - {given: {plan: free}, then: {allowed: true}}",
      "    - {given: {plan: free}, then: {alowed: true}}")
    let typo = try accept(sandbox, "M04", "--decision", "D-1")
    #expect(typo.status == 1 && typo.errors.contains("did you mean `allowed`?"), "\(typo.errors)")
    #expect(typo.output.isEmpty)
  }

  @Test func aDryRunWritesNothing() throws {
    let sandbox = try raised()
    let before = try sandbox.files()
    let run = try accept(sandbox, "--decision", "D-1", "--dry-run")
    #expect(run.status == 0 && run.output.hasPrefix("--- ") && run.errors.contains("nothing was written"), "\(run.errors)")
    #expect(try sandbox.files() == before)
  }
}
