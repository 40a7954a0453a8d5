internal import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import RulesScenarios

/// The steps of failing scenarios that also fail with the rules of the last commit, so that the uncommitted changes did not decide them.
///
/// A step that `rename` or `remove` edited fails with the earlier rules as well, because it is about the changed ones. It counts only if its answer is the same
/// with both rules, or if the step already failed in the commit.
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
          + failing.map(\.name).quotedPhrase(), code: Exit.findings)
    }
    for run in failing {
      guard let scenario = book.scenarios[run.name] else { continue }
      let parts = scenario.parts(run.name)
      let known = EarlierFailures.failing(run.name, committed)
      // With the same number of steps, each is at its place, whatever names a rename changed in it.
      let isWhole = committed.checked.book.scenarios[run.name]?.parts(run.name).count == parts.count
      let earlier = committed.run(scenario, named: run.name).steps
      for (part, (now, before)) in zip(parts, zip(run.steps, earlier)) where before.failure != nil {
        let hasFailed = known.contains { old in
          isWhole ? old.path == part.path : old.question == part.question && old.step.given == part.step.given
        }
        if hasFailed || EarlierFailures.answers(now) == EarlierFailures.answers(before) { steps.insert(now.path) }
      }
    }
  }

  /// The steps of a scenario of the commit that fail there.
  private static func failing(_ name: String, _ committed: ScenarioRunner) -> [Scenario.Part] {
    guard let scenario = committed.checked.book.scenarios[name], let run = committed.run(name) else { return [] }
    return zip(scenario.parts(name), run.steps).filter { $0.1.failure != nil }.map(\.0)
  }

  /// The answers of a step without the rows that decided them.
  private static func answers(_ step: StepRun) -> [JSON] {
    step.exchanges.map { exchange in
      guard case .object(let members) = exchange.answer else { return exchange.answer }
      return .object(members.filter { $0.key != "trace" })
    }
  }

  /// Why there are no earlier rules to compare with.
  private enum Missing: String, Error {
    case commit = "there is no Git commit that shows which scenarios your changes broke"
    case rules = "the last Git commit does not have these rules"
    case sound = "the rules of the last Git commit have errors"
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
