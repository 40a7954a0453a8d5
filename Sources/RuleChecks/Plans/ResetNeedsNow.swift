internal import Diagnostics
internal import RuleKinds

/// Checks that rules with a limit that resets know the time.
enum ResetNeedsNow {
  static let explanation = Explanation(
    "reset.needs-now", .error,
    finds: "A limit with `resets` in rules without the fact `now`.",
    why:
      "Without the current time, the current period is unknown: the app could not show when the limit resets, or count the events since the last reset.",
    example: "credits: {plans: {free: 3}, used: usage.credits, resets: monthly}   # and no fact `now`",
    instead: "Add `now: {about: The time., type: timestamp, from: app}` to facts.yaml.")

  static let check = Check(explanation) { context, diagnostics in
    guard context.book.facts["now"] == nil, !context.isFaulty(Fact.key, "now") else { return }
    for entry in context.book.limits.entries where entry.value.resets != nil {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` resets, but the rules have no fact `now`, so the time of the reset is unknown",
          at: context.key(Limit.key, entry.name.text, "resets"),
          helps: ["add the fact: `now: {about: The time., type: timestamp, from: app}`"]))
    }
  }
}
