import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesScenarios

/// Rules without errors, which editing commands require: in rules with errors, they could not find every place to change.
enum SoundRules {
  static func compile(_ input: RulesInput, _ pipeline: Pipeline, _ memory: inout PipelineMemory) throws(Failure) -> Compilation {
    let compilation = pipeline.compile(input, reusing: &memory)
    guard compilation.hasErrors else { return compilation }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    Console.note(TextRenderer(color: .never).render(errors, in: compilation.sources))
    throw Failure(message: "the rules have mistakes; fix them first (run `rulebook check`)", code: Exit.findings)
  }
}

/// The scenarios that an edit breaks.
enum BrokenScenarios {
  /// Returns the scenarios that pass before an edit and fail after it.
  ///
  /// - Parameters:
  ///   - scenario: A scenario with another name afterward.
  ///   - some: The scenarios to run; nil for all.
  static func names(
    _ before: Compilation, _ after: Compilation, scenario: (old: String, new: String)? = nil, among some: [String]? = nil
  ) throws(Failure) -> [String] {
    let (first, second) = (try runner(before), try runner(after))
    return (some ?? before.rules?.book.scenarios.names ?? []).filter { name in
      let now = name == scenario?.old ? scenario?.new ?? name : name
      guard let run = second.run(now) else { return false }
      return !run.hasPassed && first.run(name)?.hasPassed ?? false
    }
  }

  static func runner(_ compilation: Compilation) throws(Failure) -> ScenarioRunner {
    do {
      if let runner = try ScenarioRunner(compilation, findZone: { HostTime.zone(named: $0) }) { return runner }
    } catch {
      throw Failure(message: "the compiled rules are not a valid bundle: \(error)", code: Exit.bug)
    }
    throw Failure(message: "the rules have mistakes", code: Exit.findings)
  }
}
