internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports steps and cases that query nothing and in which nothing happens.
enum ScenarioAsksNothing {
  static let explanation = Explanation(
    "scenario.asks-nothing", .error,
    finds: "A step or a case without `when` in a scenario that has no `when` either.",
    why: "Nothing would be run, but the scenario would appear to verify something.",
    example: "steps:\n  - {given: {plan: free}, then: {allowed: true}}",
    instead: "steps:\n  - {given: {plan: free}, when: {may: flow.save}, then: {allowed: true}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      for part in entry.value.parts(entry.name.text) where part.question == nil {
        if context.isFaulty(part.path) || context.isFaulty(Scenario.key, entry.name.text, "when") { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`when` is missing", at: context.places.key(part.path), "queries nothing",
            helps: ["add `when:` here, or to the scenario for all of its steps; write facts that change in the next step with a `when`"]))
      }
    }
  }
}
