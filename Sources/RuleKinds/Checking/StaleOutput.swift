public import Diagnostics

/// What `rulebook build --check` finds. Comparing needs the emitters, so no check does it; what it means is told with the others.
public enum StaleOutput {
  public static let explanation = Explanation(
    "bundle.stale", .error,
    finds: "A generated file that is missing, that is not what the rules say, or that is about something that is gone.",
    why: "The app would be built from other rules than those that were reviewed.",
    example: "saved_flows: {plans: {free: 3}}   # and generated/ still says 2",
    instead: "Run `rulebook build` (or `make generate`) and commit what it writes.")
}
