import Diagnostics
import RulesJSON
import RulesScenarios
import Testing

/// Time, facts, and history from step to step.
@Suite struct RunnerTests {
  private static let card = "given: {card.at: \"2026-03-02T12:00:00Z\", papers.taken: 0}\n"

  @Test func aScenarioWithOneQuestion() throws {
    let run = try Kiosk.run(Self.card + "when: {may: paper.take}\nthen: {allowed: true, plan: reader}")
    #expect(run.hasPassed && run.questions == 1)
  }

  @Test func timeGoesOnFromStepToStep() throws {
    let run = try Kiosk.run(
      Self.card + """
        when: {ask: plan}
        steps:
          - {then: {plan: reader}}
          - {wait: 71h, then: {plan: reader}}
          - {wait: 1h, then: {plan: looker}}
          - {at: "2026-03-03T00:00:00Z", then: {plan: reader}}
          - {wait: 2d, then: {plan: reader}}
        """)
    #expect(run.failures.map(\.message) == [])
    #expect(
      run.steps.compactMap { $0.exchanges.first?.now } == [
        "2026-03-02T12:00:00Z", "2026-03-05T11:00:00Z", "2026-03-05T12:00:00Z", "2026-03-03T00:00:00Z", "2026-03-05T00:00:00Z",
      ])
  }

  @Test func factsStayUntilTheyChange() throws {
    let run = try Kiosk.run(
      Self.card + """
        when: {may: paper.take}
        steps:
          - {given: {papers.taken: 2}, then: {reasonCode: enough}}
          - {given: {paper.pages: 500}, then: {reasonCode: enough}}
          - {given: {papers.taken: 1}, then: {reasonCode: too_thick}}
          - {given: {papers.taken: not_given}, then: {reasonCode: unclear, undecided: {fact: papers.taken}}}
          - {given: {card.at: null}, then: {reasonCode: no_card}}
        """)
    #expect(run.failures.map(\.message) == [])
  }

  @Test func everyCaseBeginsAnew() throws {
    let run = try Kiosk.run(
      Self.card + """
        when: {may: paper.take}
        cases:
          - {given: {papers.taken: 2}, wait: 100d, then: {plan: looker}}
          - {then: {allowed: true, plan: reader}}
          - {when: {ask: plan}, then: {plan: reader}}
        """)
    #expect(run.failures.map(\.message) == [])
  }

  @Test func severalTimesEachAnswerOrTheLast() throws {
    let steps = Self.card + "when: {ask: plan, times: 4, every: 24h}\nsteps:\n  - "
    #expect(try Kiosk.run(steps + "{then: {plan: looker}}").hasPassed)
    let run = try Kiosk.run(steps + "{each: {plan: reader}}")
    #expect(run.questions == 4)
    #expect(run.failures.map(\.message) == ["`example` fails: `plan` is `looker`, not `reader`"])
    #expect(run.failures.first?.notes.first?.hasPrefix("request 4 at 2026-03-05T12:00:00Z") == true)
  }

  @Test func whatCannotBeAnsweredFails() throws {
    let run = try Kiosk.run(Self.card + "when: {ask: plan, with: {shade: red}}\nthen: {plan: none}")
    #expect(run.failures.count == 1)
    #expect(
      run.failures.first?.message.hasPrefix("`example` fails: the request returns an error: a request has no key `shade`") == true)
  }

  @Test func aMistakeCanBeExpected() throws {
    #expect(try Kiosk.run(Self.card + "when: {ask: plan, with: {shade: red}}\nthen: {error: {code: unknown_key}}").hasPassed)
    let run = try Kiosk.run(Self.card + "when: {ask: plan, with: {shade: red}}\nthen: {error: {code: malformed}}")
    #expect(run.failures.map(\.message) == ["`example` fails: `error.code` is `unknown_key`, not `malformed`"])
  }

  @Test func theSameEveryTime() throws {
    let scenario =
      Self.card + "when: {may: paper.take}\ncases:\n  - {then: {allowed: false}}\n  - {given: {papers.taken: 2}, then: {allowed: true}}"
    #expect(try Kiosk.run(scenario).failures == (try Kiosk.run(scenario).failures))
  }
}
