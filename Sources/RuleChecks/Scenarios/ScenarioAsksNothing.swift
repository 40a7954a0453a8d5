internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Every step and every case asks something, or something happens in it.
enum ScenarioAsksNothing {
  static let explanation = Explanation(
    "scenario.asks-nothing", .error,
    finds: "A step or a case without `when`, in a scenario that has none either.",
    why: "Nothing would be run, and the scenario would look as if it showed something.",
    example: "steps:\n  - {given: {plan: free}, then: {allowed: true}}",
    instead: "steps:\n  - {given: {plan: free}, when: {may: flow.save}, then: {allowed: true}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      for part in entry.value.parts(entry.name.text) where part.question == nil {
        if context.isFaulty(part.path) || context.isFaulty(Scenario.key, entry.name.text, "when") { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "nothing is asked here", at: context.places.key(part.path), "no `when`",
            helps: ["add `when:` here, or to the scenario for all of its steps; facts that change stand with the next question"]))
      }
    }
  }
}
