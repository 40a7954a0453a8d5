internal import Diagnostics
internal import RuleKinds

/// What counts as a refused try can be counted.
enum LadderSign {
  static let explanation = Explanation(
    "ladder.sign", .error,
    finds: "A signal with `refused_for` and no number of refused tries, or whose vectors stop no action that could be refused.",
    why: "The tries would be counted for nothing, and the sign never seen.",
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
          "`\(entry.name.text)` does not say how many refused tries it takes",
          "add `refusals: {times: 5, per: 10m}`, or take `refused_for` out")
      }
      let isUsed = context.book.ladder.entries.contains { $0.value.signals.contains(entry.name) && !$0.value.stops.isEmpty }
      if !isUsed, context.faults.isEmpty {
        report(
          "no vector with the signal `\(entry.name.text)` stops an action",
          "add the signal to a vector that has `stops`, or take `refused_for` out")
      }
    }
  }
}
