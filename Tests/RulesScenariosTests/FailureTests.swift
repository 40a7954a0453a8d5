import Diagnostics
import RulesCompiler
import RulesJSON
import RulesScenarios
import Testing

/// A failure, for people and programs.
@Suite struct FailureTests {
  private static let scenarios = """
    third_paper:
      about: A reader may take a third paper.
      source: K1
      given: {card.at: "2026-03-02T11:00:00Z", papers.taken: 1}
      when: {may: paper.take}
      steps:
        - {then: {allowed: true}}
        - given: {papers.taken: 2}
          then: {allowed: true, buttons: none}

    """

  @Test func asPeopleSeeIt() throws {
    let (runner, sources) = try Kiosk.runner(Self.scenarios)
    let run = try #require(runner.run("third_paper"))
    #expect(
      TextRenderer().render(run.failures, in: sources) == """
        error[scenario.fails]: `third_paper` fails: `allowed` is `false`, not `true`
         --> rules/scenarios.yaml:9:23
          |
        9 |       then: {allowed: true, buttons: none}
          |                       ^^^^           ---- it is `[leave]`
          |                       |
          |                       it is `false`
         ::: rules/limits.yaml:3:33
          |
        3 |   plans: {looker: none, reader: 2}
          |                                 - decided here
          = note: request at 2026-03-02T12:00:00Z: {"ask":"entitlement","action":"paper.take","facts":{"card.at":"2026-03-02T11:00:00Z","papers.taken":2,"now":"2026-03-02T12:00:00Z"}}
          = help: change the rule or the expectation; `rulebook test --steps third_paper` prints every step

        """)
  }

  @Test func asProgramsSeeIt() throws {
    let (runner, sources) = try Kiosk.runner(Self.scenarios)
    let json = try #require(runner.run("third_paper")).json(in: sources, withSteps: true)
    #expect(json["scenario"] == .string("third_paper") && json["passed"] == .bool(false) && json["questions"] == .int(2))
    let failure = try #require(json["failures"]?.arrayValue?.first)
    #expect(failure["name"] == .string("scenario.fails") && failure["start"]?["line"] == .int(9))
    let steps = try #require(json["steps"]?.arrayValue)
    #expect(steps.map { $0["passed"] } == [.bool(true), .bool(false)])
    #expect(steps[1]["exchanges"]?.arrayValue?.first?["answer"]?["reasonCode"] == .string("enough"))
    #expect(steps[1]["exchanges"]?.arrayValue?.first?["request"]?["trace"] == nil)
  }

  @Test func stepByStep() throws {
    let run = try #require(try Kiosk.runner(Self.scenarios).runner.run("third_paper"))
    #expect(
      run.steps.flatMap(\.lines) == [
        "2026-03-02T12:00:00Z  may paper.take  ->  allowed, plan reader, papers 1 of 2",
        "2026-03-02T12:00:00Z  may paper.take with papers.taken 2  ->  denied, plan reader, enough, papers 2 of 2  FAILS",
      ])
  }

  /// The steps before it can be long. The level that stopped the action decided, not the row that would have allowed it.
  @Test func stoppedByALevel() throws {
    let body =
      Kiosk.card + """
        when: {does: paper.take}
        steps:
          - {when: {happens: paper.torn, times: 3}, then: {counted: true}}
          - {then: {allowed: true}}
        """
    let failure = try #require(try Kiosk.run(body, Kiosk.withLadder).failures.first)
    #expect(failure.message == "`example` fails: `allowed` is `false`, not `true`")
    #expect(failure.secondary.map(\.text) == ["decided here"])
    let (_, sources) = try Kiosk.runner("", Kiosk.withLadder)
    #expect(TextRenderer().render([failure], in: sources).contains("rules/ladder.yaml:"))
    #expect(failure.notes.count == 2 && failure.notes.allSatisfy { !$0.contains("paper.torn") })
  }

  /// A level that was not reached: the location of the level, not of the row that allowed the action.
  @Test func whereALevelBegins() throws {
    let body =
      Kiosk.card + """
        when: {ladder: tearing}
        steps:
          - {when: {happens: paper.torn, times: 2}, then: {counted: true}}
          - {then: {ladder: [{level: L3}]}}
          - {then: {ladder: [{level: L1, count: 3}]}}
        """
    let failures = try Kiosk.run(body, Kiosk.withLadder).failures
    let (_, sources) = try Kiosk.runner("", Kiosk.withLadder)
    let first = try #require(failures.first)
    #expect(first.message.contains("is `L1`, not `L3`"), "\(first.message)")
    #expect(first.secondary.last?.text == "`L3` starts here")
    #expect(TextRenderer().render([first], in: sources).contains("L3: {at: {reader: 3}, block: 30m"))
    #expect(failures.last?.secondary.last?.text == "`L1` starts here")
  }

  /// A key that the answer does not have, and one that is similar.
  @Test func aMisspeltKey() throws {
    let body = Kiosk.card + "when: {may: paper.take}\nthen: {alowed: true}"
    let failure = try #require(try Kiosk.run(body).failures.first)
    #expect(failure.message == "`example` fails: `alowed` is not in the answer" && failure.helps.first == "did you mean `allowed`?")
    let far = try #require(try Kiosk.run(Kiosk.card + "when: {may: paper.take}\nthen: {shade: red}").failures.first)
    #expect(far.helps.count == 1)
  }

  /// The difference in an item is marked, and not the name, which is correct.
  @Test func anItemThatIsThere() throws {
    let body =
      "given: {card.at: \"2026-03-02T11:00:00Z\", papers.taken: 2}\nwhen: {may: paper.take}\nthen:\n  limits:\n    contains:\n      - id: papers\n        used: 3"
    let failure = try #require(try Kiosk.run(body).failures.first)
    #expect(failure.message == "`example` fails: `limits.0.used` is `2`, not `3`" && failure.primary.text == "it is `2`")
  }

  @Test func rulesWithErrorsAreNotRun() throws {
    let compilation = try Kiosk.compile("broken: {about: Broken., source: K1, when: {may: paper.tkae}, then: {allowed: true}}\n")
    #expect(try ScenarioRunner(compilation) == nil)
    #expect(compilation.diagnostics.map(\.name) == ["name.unknown"])
    #expect(compilation.diagnostics.first?.helps == ["did you mean `paper.take`?"])
  }
}
