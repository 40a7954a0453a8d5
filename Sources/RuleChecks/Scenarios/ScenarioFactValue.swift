internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports values in `given` that the facts cannot have.
enum ScenarioFactValue {
  static let explanation = Explanation(
    "scenario.fact-value", .error,
    finds: "A fact in `given` with a value that it cannot have, or a fact that cannot be given.",
    why: "The request would be rejected, and the scenario would verify nothing.",
    example: "given: {usage.savedFlows: two}",
    instead: "given: {usage.savedFlows: 2}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      let path = RulePath(Scenario.key, entry.name.text)
      look(entry.value.given, at: path.appending("given"), entry.value.at, context, &diagnostics)
      for (key, steps) in [("steps", entry.value.steps), ("cases", entry.value.cases)] {
        for (index, step) in steps.enumerated() {
          look(step.given, at: path.appending(key, "\(index)", "given"), step.at ?? entry.value.at, context, &diagnostics)
        }
      }
    }
  }

  private static func look(
    _ given: [FreeEntry], at path: RulePath, _ time: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for entry in given {
      let place = path.appending(entry.key)
      if entry.key == "now" {
        diagnostics.append(
          Diagnostic(
            explanation, "`now` cannot be given as a fact", at: context.places.key(place), "not a fact here",
            helps: ["set the time with `at:`, and advance it with `wait:`"]))
        continue
      }
      let isPlan = entry.key == Ordinals.planFact
      guard let fact = isPlan ? nil : context.book.facts[entry.key] else {
        // An unknown fact and an unknown plan are already reported as names.
        if isPlan, entry.value.scalarText == nil {
          diagnostics.append(
            Diagnostic(explanation, "`\(entry.key)` is not the name of a plan", at: context.places.span(place), "not a plan"))
        }
        continue
      }
      // The plans are not certain while a name is unknown.
      if fact.type == .plan, !context.reportedErrors.isEmpty { continue }
      if fact.value != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "the rules compute `\(entry.key)` from other facts", at: context.places.key(place), "computed",
            secondary: [.init(context.value(Fact.key, entry.key, "value"), "from these")],
            helps: ["give the facts that it is computed from"]))
        continue
      }
      // Unknown names and limits with errors are already reported.
      if let number = entry.value.scalarText.flatMap({ NamedNumber($0) }), !number.isKnown(in: context.book) || isFaulty(number, context) {
        continue
      }
      let value = entry.value.resolved(in: context.book, at: time)
      guard GivenValue.of(entry.key, value, in: context.book) == nil, !context.isFaulty(Fact.key, entry.key) else { continue }
      if fact.type == .plan, context.broken.contains(Plan.key) || context.broken.contains("plans") { continue }
      let type = ConditionType(fact, plans: context.typed.ordinals.plans)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(FreeValue.write(entry.value))` is not a value of `\(entry.key)`, which is \(type.words)",
          at: context.places.span(place), "invalid value",
          secondary: [.init(context.value(Fact.key, entry.key, bound(of: fact)), range(of: fact))] + named(entry.value, context),
          helps: ["write a valid value, or `\(GivenValue.notGivenWord)` if the value is not given"]))
    }
  }

  /// The value that a scenario names. Empty for a value that is written out.
  private static func named(_ value: FreeValue, _ context: CheckContext) -> [Diagnostic.Label] {
    switch value.scalarText.flatMap({ NamedNumber($0) })?.owner {
    case .setting(let name)?: [.init(context.value(Setting.key, name, "value"), "its value")]
    case .limit(let name, let plan)?: [.init(context.value(Limit.key, name, "plans", plan), "its value")]
    case nil: []
    }
  }

  /// Whether the number that a scenario names could not be read.
  private static func isFaulty(_ number: NamedNumber, _ context: CheckContext) -> Bool {
    switch number.owner {
    case .setting(let name): context.isFaulty(Setting.key, name)
    case .limit(let name, _): context.isFaulty(Limit.key, name) || context.book.limits[name]?.plans.isEmpty ?? true
    }
  }

  /// The key that says which values the fact has.
  private static func bound(of fact: Fact) -> String { fact.atLeast.map { $0 > 0 } == true ? "at_least" : "type" }

  private static func range(of fact: Fact) -> String {
    guard case .int = fact.type else { return "declared here" }
    let least = fact.atLeast ?? 0
    return fact.atMost.map { "a whole number from \(least) to \($0)" } ?? "a whole number, at least \(least)"
  }
}
