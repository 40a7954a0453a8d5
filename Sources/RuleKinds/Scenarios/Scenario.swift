internal import RulesBundle
package import Schema
internal import YAMLTree

/// What should happen, as an example that is run: given these facts, when this is asked, then the answer has this in it.
public struct Scenario: Sendable, Equatable, Kind, Sourced {
  public static let key = "scenarios"
  public static let singular = "scenario"

  public var provenance: Provenance
  /// The time when it begins, RFC 3339.
  public var at: String
  /// Facts, for all that follows.
  public var given: [FreeEntry]
  /// What is asked wherever nothing else is.
  public var when: ScenarioQuestion?
  /// What the one answer has in it.
  public var then: FreeValue?
  /// What happens one after the other: time, facts and history go on from step to step.
  public var steps: [ScenarioStep]
  /// What happens in each of several cases: each of them begins again.
  public var cases: [ScenarioStep]
}

/// One question of a scenario, and what is different from before.
public struct ScenarioStep: Sendable, Equatable {
  /// What it shows, where that is not plain.
  public var about: String?
  /// The time from here on, RFC 3339; also one that lies before.
  public var at: String?
  /// How much time passes before it.
  public var wait: Int64?
  /// Facts from here on.
  public var given: [FreeEntry]
  public var when: ScenarioQuestion?
  /// What the last answer has in it.
  public var then: FreeValue?
  /// What every answer has in it.
  public var each: FreeValue?
}

extension Scenario {
  package static let schema = Schema.object("scenario", build: Scenario.init, exactlyOne: ["then", "steps", "cases"]) {
    Field.inline(\.provenance, Provenance.schema, above: true)
    Field("at", \.at, .time, or: "2026-03-02T12:00:00Z", "The time when it begins: `\"2026-03-02T12:00:00Z\"`.")
    Field(
      "given", \.given, .facts, or: [],
      "Facts by name, such as `{plan: free, usage.count: 2}`; a fact that is not here is not given. Never `now`: that is `at`.")
    Field("when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), "What is asked wherever a step or a case asks nothing else.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil),
      "What the answer has in it, key by key: `{allowed: true}`. `none` is absent or empty, `{at_least: 3}` a number, `{contains: ...}` a part."
    )
    Field(
      "steps", \.steps, .list(ScenarioStep.schema, .sequence), or: [],
      "What is asked one after the other. Time, facts and history go on from step to step.")
    Field("cases", \.cases, .list(ScenarioStep.schema), or: [], "Several cases, of which each begins anew with `given`.")
  }
}

extension ScenarioStep {
  static let schema = Schema.object("step", build: ScenarioStep.init) {
    Field("about", \.about, Schema.text.optional, or: .some(nil), "What it shows, where that is not plain.")
    Field("at", \.at, Schema<String>.time.optional, or: .some(nil), "The time from here on: `\"2026-03-03T07:00:00Z\"`.")
    Field("wait", \.wait, Schema.milliseconds.optional, or: .some(nil), "How much time passes before it: `30m`.")
    Field("given", \.given, .facts, or: [], "Facts from here on; `not_given` takes one away.")
    Field("when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), "What is asked, if not what the scenario asks.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil), "What the answer has in it; of several times, the last one.")
    Field("each", \.each, Schema<FreeValue>.expectation.optional, or: .some(nil), "What the answer has in it each of several times.")
  }
}
