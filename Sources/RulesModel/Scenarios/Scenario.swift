/// What should happen, as an example that is run: given these facts, when this is asked, then the answer has this in it.
public struct Scenario: Sendable, Equatable, Kind {
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
  /// What happens in each of several cases: every one begins anew.
  public var cases: [ScenarioStep]

  public init(
    provenance: Provenance, at: String, given: [FreeEntry], when: ScenarioQuestion?, then: FreeValue?, steps: [ScenarioStep],
    cases: [ScenarioStep]
  ) {
    self.provenance = provenance
    self.at = at
    self.given = given
    self.when = when
    self.then = then
    self.steps = steps
    self.cases = cases
  }
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

  public init(
    about: String?, at: String?, wait: Int64?, given: [FreeEntry], when: ScenarioQuestion?, then: FreeValue?, each: FreeValue?
  ) {
    self.about = about
    self.at = at
    self.wait = wait
    self.given = given
    self.when = when
    self.then = then
    self.each = each
  }
}
