internal import Diagnostics
internal import RuleKinds

/// Checks that a signal for denied attempts can be raised.
enum LadderSign {
  static let explanation = Explanation(
    "ladder.sign", .error,
    finds: "A signal with `refused_for` but without `refusals`, or whose vectors stop no action that could be denied.",
    why: "The attempts would be counted for nothing, and the signal would never be raised.",
    example: "repeated_failures: {weight: 30%, refused_for: file_too_large}",
    instead: "repeated_failures: {weight: 30%, refusals: {times: 5, per: 10m}, refused_for: file_too_large}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.signals.entries where !entry.value.refusedFor.isEmpty && !context.isFaulty(Signal.key, entry.name.text) {
      func report(_ message: String, _ help: String) {
        diagnostics.append(
          Diagnostic(explanation, message, at: context.key(Signal.key, entry.name.text, "refused_for"), helps: [help]))
      }
      if entry.value.refusals == nil {
        report(
          "`\(entry.name.text)` has `refused_for`, but no `refusals`",
          "add `refusals: {times: 5, per: 10m}`, or remove `refused_for`")
      }
      let isUsed = context.book.ladder.entries.contains { $0.value.signals.contains(entry.name) && !$0.value.stops.isEmpty }
      if !isUsed, context.reportedErrors.isEmpty {
        report(
          "no vector with the signal `\(entry.name.text)` stops an action",
          "add the signal to a vector that has `stops`, or remove `refused_for`")
      }
    }
  }
}
