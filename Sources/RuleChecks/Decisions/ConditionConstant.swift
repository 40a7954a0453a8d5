internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// A condition holds for somebody, and not for everybody.
enum ConditionConstant {
  static let explanation = Explanation(
    "condition.constant", .error,
    finds: "A condition that always holds, or never, whatever the facts are.",
    why: "It reads as if it told people apart; a row with one that never holds is never reached.",
    example: "half_full: {when: usage.savedFlows >= 0}   # the fact is `at_least: 0`",
    instead: "half_full: {when: usage.savedFlows >= 1}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty else { return }
    for entry in context.book.conditions.entries where context.analysis.areSound([entry.name]) {
      if context.isFaulty(Condition.key, entry.name.text) { continue }
      guard let holds = context.analysis.constant(entry.name) else { continue }
      // One that is constant because another is has been said there.
      let parts = context.typed.condition(entry.name.text)?.uses.conditions ?? []
      if parts.contains(where: { context.analysis.constant(Name($0)) != nil }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` \(holds ? "always" : "never") holds",
          at: context.value(Condition.key, entry.name.text, "when"),
          holds ? "true, whatever the facts are" : "false, whatever the facts are",
          helps: ["compare with another value, or say in the rules that use it what this comes to"]))
    }
  }
}
