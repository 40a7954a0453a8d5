import Diagnostics
import RuleKinds
import RulesScenarios

extension AcceptedScenario {
  /// The failing steps whose expectations cannot be rewritten, and why. A step without expectations fails if its request returns an error.
  func unwritten(of run: ScenarioRun) -> [(step: RulePath, why: String)] {
    run.steps.compactMap { step in
      guard let failure = step.failure, !paths.contains(step.path) else { return nil }
      return (step.path, left.first { $0.step == step.path }?.why ?? failure.message)
    }
  }
}
