/// Something that the documents ask for, and where it is met: the rules that carry it, what shows that they do, and what only an app can do.
public struct Requirement: Sendable, Equatable, Kind {
  public static let key = "requirements"
  public static let singular = "requirement"

  public var provenance: Provenance
  /// Rules, or values of them, by their paths: `limits/saved_flows/plans/free`; a whole kind by its name.
  public var rules: [String]
  /// The scenarios that show it.
  public var scenarios: [Name<Scenario>]
  /// The promises that keep it.
  public var promises: [Name<Invariant>]
  /// The checks that keep it.
  public var checks: [String]
  /// What is left for the app, a line each: no rule can do it.
  public var app: [String]

  public init(
    provenance: Provenance, rules: [String], scenarios: [Name<Scenario>], promises: [Name<Invariant>], checks: [String], app: [String]
  ) {
    self.provenance = provenance
    self.rules = rules
    self.scenarios = scenarios
    self.promises = promises
    self.checks = checks
    self.app = app
  }
}
