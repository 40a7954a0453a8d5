internal import RulesBundle
package import Schema
internal import YAMLTree

/// An executable example: given these facts, when this is queried, then the answer has these parts.
package struct Scenario: Sendable, Equatable, Kind, Sourced {
  package static let key = "scenarios"
  package static let singular = "scenario"

  package var provenance: Provenance
  /// The start time, in RFC 3339 format.
  package var at: String
  /// The facts for all steps and cases.
  package var given: [FreeEntry]
  /// The default question.
  package var when: ScenarioQuestion?
  /// The expected parts of the only answer.
  package var then: FreeValue?
  /// Consecutive steps; time, facts, and history carry over from step to step.
  package var steps: [ScenarioStep]
  /// Independent cases; each starts from the beginning.
  package var cases: [ScenarioStep]
}

/// A question of a scenario, with changes to the time and the facts.
package struct ScenarioStep: Sendable, Equatable {
  /// What the step demonstrates, if that is not obvious.
  package var about: String?
  /// The time from this step on, in RFC 3339 format; it can be earlier than before.
  package var at: String?
  /// The time that passes before the step, in milliseconds.
  package var wait: Int64?
  /// The facts from this step on.
  package var given: [FreeEntry]
  package var when: ScenarioQuestion?
  /// The expected parts of the last answer.
  package var then: FreeValue?
  /// The expected parts of every answer.
  package var each: FreeValue?
}

extension Scenario {
  package static let schema = Schema.object("scenario", build: Scenario.init, exactlyOne: ["then", "steps", "cases"]) {
    Field.inline(\.provenance, Provenance.schema, above: true)
    Field("at", \.at, .time, or: "2026-03-02T12:00:00Z", "The start time: `\"2026-03-02T12:00:00Z\"`.")
    Field(
      "given", \.given, .facts, or: [],
      "Facts by name, such as `{plan: free, usage.count: 2}`. Facts that are not listed are missing. Set the time with `at`, not with `now`."
    )
    Field(
      "when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), is: [.usual],
      "The question of every step or case that has no question.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil),
      "The expected parts of the answer, by key: `{allowed: true}`. `none` means absent or empty; `{at_least: 3}` and `{contains: ...}` match in part."
    )
    Field(
      "steps", \.steps, .list(ScenarioStep.schema, .sequence), or: [],
      "Consecutive steps. Time, facts, and history carry over from step to step.")
    Field("cases", \.cases, .list(ScenarioStep.schema), or: [], "Independent cases. Each starts with the facts in `given`.")
  }
}

extension ScenarioStep {
  static let schema = Schema.object("step", build: ScenarioStep.init) {
    Field("about", \.about, Schema.text.optional, or: .some(nil), "What the step demonstrates, if that is not obvious.")
    Field("at", \.at, Schema<String>.time.optional, or: .some(nil), "The time from this step on: `\"2026-03-03T07:00:00Z\"`.")
    Field("wait", \.wait, Schema.milliseconds.optional, or: .some(nil), "The time that passes before the step: `30m`.")
    Field("given", \.given, .facts, or: [], "The facts from this step on; `not_given` removes a fact.")
    Field("when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), "The question, if different from the question of the scenario.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil),
      "The expected parts of the answer; with `times`, of the last answer.")
    Field("each", \.each, Schema<FreeValue>.expectation.optional, or: .some(nil), "The expected parts of every answer, with `times`.")
  }
}
