public import Diagnostics

/// What `rulebook test` finds. Running scenarios needs the bundle, so no check does it; what it means is told with the others.
public enum ScenarioFails {
  public static let explanation = Explanation(
    "scenario.fails", .error,
    finds: "A scenario whose answer is another one than it expects. `rulebook test` runs them.",
    why: "Either the rules no longer do what product wants, or product wants something else now and the scenario does not say so yet.",
    example: "then: {allowed: true}   # but the answer has allowed: false",
    instead: "Mend the rule that decided, which the message points at; or change what the scenario expects, with its source.")
}
