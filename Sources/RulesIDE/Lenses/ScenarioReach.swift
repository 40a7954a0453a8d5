internal import RuleKinds
internal import RulesCompiler
internal import RulesRuntime
internal import RulesScenarios

/// Runs scenarios and notes which rules their answers come from.
enum ScenarioReach {
  static func run(_ compilation: Compilation, only names: Set<String>?, findZone: @escaping @Sendable (String) -> Zone?) -> ScenarioResults
  {
    var results = ScenarioResults()
    results.isRequested = names != nil
    guard let runner = try? ScenarioRunner(compilation, findZone: findZone) else { return results }
    results.couldRun = true
    let index = runner.checked.makeIndex()
    for name in runner.names where names?.contains(name) ?? true {
      guard let run = runner.run(name) else { continue }
      results.hasPassed[name] = run.hasPassed
      results.failures[name] = run.hasPassed ? nil : run.failures
      let reached = run.steps.flatMap(\.exchanges).reduce(into: Set()) { $0.formUnion($1.rules(in: index)) }
      for rule in reached { results.reaching[rule, default: []].append(name) }
    }
    return results
  }
}
