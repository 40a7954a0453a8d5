internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// What a scenario gives are values that the facts can have.
enum ScenarioFactValue {
  static let explanation = Explanation(
    "scenario.fact-value", .error,
    finds: "A fact in `given` with a value that it cannot have, or one that nobody may give.",
    why: "The request would be refused, and the scenario would show nothing.",
    example: "given: {usage.savedFlows: two}",
    instead: "given: {usage.savedFlows: 2}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      let path = RulePath(Scenario.key, entry.name.text)
      look(entry.value.given, at: path.appending("given"), context, &diagnostics)
      for (key, steps) in [("steps", entry.value.steps), ("cases", entry.value.cases)] {
        for (index, step) in steps.enumerated() {
          look(step.given, at: path.appending(key, "\(index)", "given"), context, &diagnostics)
        }
      }
    }
  }

  private static func look(_ given: [FreeEntry], at path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for entry in given {
      let place = path.appending(entry.key)
      if entry.key == "now" {
        diagnostics.append(
          Diagnostic(
            explanation, "the time is not given as a fact", at: context.places.key(place), "not a fact here",
            helps: ["say it with `at:`, and how it goes on with `wait:`"]))
        continue
      }
      let isPlan = entry.key == Ordinals.planFact
      guard let fact = isPlan ? nil : context.book.facts[entry.key] else {
        // An unknown fact, and an unknown plan, have been reported as names.
        if isPlan, entry.value.scalarText == nil {
          diagnostics.append(Diagnostic(explanation, "the plan is one of the plans", at: context.places.span(place), "no plan"))
        }
        continue
      }
      // Which plans there are is not clear while a name is unknown.
      if fact.type == .plan, !context.faults.isEmpty { continue }
      if fact.value != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "the rules work out `\(entry.key)` from other facts", at: context.places.key(place), "worked out",
            secondary: [.init(context.value(Fact.key, entry.key, "value"), "from these")], helps: ["give the facts that it comes from"]))
        continue
      }
      guard GivenValue.of(entry.key, entry.value, in: context.book) == nil, !context.isFaulty(Fact.key, entry.key) else { continue }
      if fact.type == .plan, context.broken.contains(Plan.key) || context.broken.contains("plans") { continue }
      let type = ConditionType(fact, plans: context.typed.ordinals.plans)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(FreeValue.write(entry.value))` is no value of `\(entry.key)`, which is \(type.description)",
          at: context.places.span(place), "not such a value", secondary: [.init(context.key(Fact.key, entry.key), range(of: fact))],
          helps: ["write such a value, or `\(GivenValue.notGivenWord)` where nobody says what it is"]))
    }
  }

  private static func range(of fact: Fact) -> String {
    guard case .int = fact.type else { return "declared here" }
    let least = fact.atLeast ?? 0
    return fact.atMost.map { "a whole number from \(least) to \($0)" } ?? "a whole number, at least \(least)"
  }
}
