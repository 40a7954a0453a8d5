internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Checks that a condition can both hold and not hold.
enum ConditionConstant {
  static let explanation = Explanation(
    "condition.constant", .error,
    finds: "A condition that always holds or never holds, regardless of the facts.",
    why: "It looks as if it distinguished between users. A row with a condition that never holds is never reached.",
    example: "half_full: {when: usage.savedFlows >= 0}   # the fact is `at_least: 0`",
    instead: "half_full: {when: usage.savedFlows >= 1}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.conditions.entries where context.analysis.areSound([entry.name]) {
      if context.isFaulty(Condition.key, entry.name.text) { continue }
      guard let holds = context.analysis.constant(entry.name) else { continue }
      // If another constant condition is the cause, only that condition is reported.
      let parts = context.typed.condition(entry.name.text)?.uses.conditions ?? []
      if parts.contains(where: { context.analysis.constant(Name($0)) != nil }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` \(holds ? "always" : "never") holds",
          at: context.value(Condition.key, entry.name.text, "when"),
          holds ? "true for all facts" : "false for all facts",
          helps: ["compare with another value, or remove the condition from the rules that use it"]))
    }
  }
}
