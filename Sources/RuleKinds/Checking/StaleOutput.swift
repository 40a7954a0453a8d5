package import Diagnostics

/// The diagnostic of `rulebook build --check`. It needs the emitters, so it is not a check, but its explanation is listed with the checks.
package enum StaleOutput {
  package static let explanation = Explanation(
    "bundle.stale", .error,
    finds: "A generated file that is missing, that does not match the rules, or whose source no longer exists.",
    why: "The app would be built from rules other than those that were reviewed.",
    example: "saved_flows: {plans: {free: 3}}   # generated/ still has 2",
    instead: "Run `rulebook build` (or `make generate`) and commit what it writes.")
}
