package import Diagnostics

/// The diagnostic of `rulebook test`. Scenarios run on the bundle, so it is not a check, but its explanation is listed with the checks.
package enum ScenarioFails {
  package static let explanation = Explanation(
    "scenario.fails", .error,
    finds: "A scenario whose answer differs from what it expects. `rulebook test` runs scenarios.",
    why: "Either the rules no longer do what the product requires, or the requirement changed and the scenario is out of date.",
    example: "then: {allowed: true}   # but the answer has allowed: false",
    instead: "Fix the rule that decided, which the message points to; or change what the scenario expects, with its source.")
}
