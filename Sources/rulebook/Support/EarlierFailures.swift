import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesScenarios

/// The steps of failing scenarios that also fail with the rules of the last commit, so that the uncommitted changes did not decide them.
struct EarlierFailures {
  private var steps: Set<RulePath> = []

  /// No step: people name the scenarios to accept.
  init() {}

  /// Runs failing scenarios with the rules of the last commit.
  ///
  /// - Throws: A failure that asks for names, if there are no earlier rules to compare with.
  init(of failing: [ScenarioRun], _ book: RuleBook, _ options: RulesOptions, _ pipeline: Pipeline) throws(Failure) {
    if failing.isEmpty { return }
    let committed: ScenarioRunner
    switch EarlierFailures.committed(try RulesFolder(options.folder).path, pipeline) {
    case .success(let runner): committed = runner
    case .failure(let missing):
      throw Failure(
        message: "nothing was written: \(missing.rawValue), so name the scenarios to accept: "
          + failing.map { "`\($0.name)`" }.joined(separator: ", "), code: Exit.findings)
    }
    for run in failing {
      guard let scenario = book.scenarios[run.name] else { continue }
      for step in committed.run(scenario, named: run.name).steps where step.failure != nil { steps.insert(step.path) }
    }
  }

  /// Why there are no earlier rules to compare with.
  private enum Missing: String, Error {
    case commit = "there is no git commit that shows which scenarios your changes broke"
    case rules = "the last git commit does not have these rules"
    case sound = "the rules of the last git commit have errors"
  }

  private static func committed(_ folder: String, _ pipeline: Pipeline) -> Result<ScenarioRunner, Missing> {
    guard let input = try? GitRules(folder: folder).read("HEAD") else { return .failure(.commit) }
    if input.files.isEmpty { return .failure(.rules) }
    let compilation = pipeline.compile(input)
    guard !compilation.hasErrors, let runner = try? BrokenScenarios.runner(compilation) else { return .failure(.sound) }
    return .success(runner)
  }

  /// Whether a failing step also fails with the rules of the last commit.
  func contains(_ step: StepRun) -> Bool { steps.contains(step.path) }
}
