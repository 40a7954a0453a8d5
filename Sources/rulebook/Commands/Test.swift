import ArgumentParser
import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import RulesScenarios
import SourceText

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the scenarios, which are examples of expected results.",
    discussion: """
      Each scenario runs on the compiled rules. A failure shows the actual result and the rule that decided. Name a file, a folder, a \
      scenario, or the start of scenario names up to a hyphen (`AT-08`). With --propose, it writes a scenario for each comparison whose \
      boundary no scenario reaches, for people to accept.

      With --accept, it rewrites the expectations that your uncommitted changes of the rules decided, and prints the diff. Scenarios that also fail with the \
      rules of the last commit are only listed; name them to accept them. Without a Git commit of the rules, name the scenarios. A scenario \
      with a `source` needs --decision, because it repeats a document. `rulebook undo` reverts the edit.

      Examples:
        rulebook test
        rulebook test exports_need_pro --steps
        rulebook test --accept --dry-run
      """)

  @OptionGroup var rules: RulesOptions
  @OptionGroup var reporting: ReportOptions
  @Argument(
    help: ArgumentHelp("The files, folders, or scenarios to run. The default is all scenarios.", valueName: "path"),
    completion: .rules("scenarios"))
  var names: [String] = []
  @Flag(help: "List the scenarios without running them.") var list = false
  @Flag(help: "Print every step with a summary of its result.") var steps = false
  @Flag(help: "Print the requests, one per line in the format of `rulebook eval`, to evaluate them on another host.") var requests = false
  @Flag(help: "Print the rows, reasons, copy, levels, and limits that no scenario reached.") var coverage = false
  @Flag(help: "Add scenarios on both sides of every comparison whose boundary no scenario reaches, in scenarios/recorded/.") var propose =
    false
  @Flag(help: "Rewrite the expectations that fail from the answers of the changed rules.") var accept = false
  @Option(
    help: ArgumentHelp("With --accept: the decision that changes scenarios with a source.", valueName: "id"),
    completion: .rules(RecordedDecision.key))
  var decision: String?
  @Flag(help: "With --accept or --propose: print the diff and write nothing.") var dryRun = false
  @Option(help: ArgumentHelp("With --coverage: only rules from this document or section.", valueName: "document"))
  var source: String?

  func run() throws {
    try RulebookSupport.reporting {
      if [.github, .sarif, .xcode].contains(reporting.format), list || steps || requests || coverage || propose || accept {
        throw Failure(message: "--format \(reporting.format.rawValue) prints only failures", code: Exit.usage)
      }
      if propose {
        guard names.isEmpty, !list, !steps, !requests, !coverage, !accept else {
          throw Failure(message: "--propose cannot be combined with names or other output", code: Exit.usage)
        }
        return try ProposedScenarios(try rules.read(), try rules.pipeline()).write(dryRun: dryRun)
      }
      if accept {
        guard !list, !steps, !requests, !coverage else {
          throw Failure(message: "--accept cannot be combined with other output", code: Exit.usage)
        }
        return try AcceptedExpectations(names, decision: decision, rules).write(dryRun: dryRun)
      }
      if decision != nil { throw Failure(message: "--decision requires --accept", code: Exit.usage) }
      if dryRun { throw Failure(message: "--dry-run requires --accept or --propose", code: Exit.usage) }
      if source != nil, !coverage { throw Failure(message: "--source requires --coverage", code: Exit.usage) }
      let compilation = try rules.compileSound()
      let selection = try ScenarioSelection(names, compilation)
      if list { return selection.printList(reporting.format) }
      let runs = try Test.runs(selection.names, compilation)
      if requests { return Test.printRequests(runs) }
      let printing = ScenarioPrinting(compilation: compilation, options: reporting, withSteps: steps)
      if coverage {
        try printing.print(coverage: runs, source: source)
      } else {
        printing.print(runs)
      }
      if !reporting.quiet { Console.note(ScenarioPrinting.summary(runs)) }
      if runs.contains(where: { !$0.hasPassed }) { throw Exit.findings }
    }
  }

  private static func printRequests(_ runs: [ScenarioRun]) {
    for run in runs {
      for exchange in run.steps.flatMap(\.exchanges) { Console.print(json: WholeRequest.of(exchange.request).compact() + [0x0A]) }
    }
  }

  private static func runs(_ names: [String], _ compilation: Compilation) throws(Failure) -> [ScenarioRun] {
    defer { Progress.end() }
    do {
      guard let runner = try ScenarioRunner(compilation, findZone: { HostTime.zone(named: $0) }) else {
        throw Failure(message: "the rules have mistakes", code: Exit.findings)
      }
      return names.enumerated().compactMap { index, name in
        Progress.step("running scenario \(index + 1) of \(names.count)")
        return runner.run(name)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(message: "the compiled rules are not a valid bundle: \(error)", code: Exit.bug)
    }
  }
}
