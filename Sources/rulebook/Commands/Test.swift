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
    abstract: "Run the scenarios: what should happen, as examples.",
    discussion: """
      Each is run on the compiled rules; a failure says what came instead, and which rule decided. A name is a file, a folder, a scenario, \
      or what the names of several begin with (`AT-08`).
      """)

  @OptionGroup var rules: RulesOptions
  @OptionGroup var reporting: ReportOptions
  @Argument(help: ArgumentHelp("Files, folders or scenarios to run; all when left out.", valueName: "path")) var names: [String] = []
  @Flag(help: "Name the scenarios and run none.") var list = false
  @Flag(help: "Print every step with the gist of its answer.") var steps = false
  @Flag(help: "Print the requests, one a line as `rulebook eval` takes them: to ask the same of another host.") var requests = false
  @Flag(help: "Say which rows, reasons, sentences, levels and limits no scenario reached.") var coverage = false
  @Option(help: ArgumentHelp("With --coverage: only rules that come from this document, or section.", valueName: "document"))
  var source: String?

  func run() throws {
    try RulebookSupport.reporting {
      if reporting.format == .github || reporting.format == .sarif, list || steps || requests || coverage {
        throw Failure(message: "--format \(reporting.format.rawValue) prints failures and nothing else", code: Exit.usage)
      }
      if source != nil, !coverage { throw Failure(message: "--source goes with --coverage", code: Exit.usage) }
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
    do {
      guard let runner = try ScenarioRunner(compilation, findZone: { HostTime.zone(named: $0) }) else {
        throw Failure(message: "the rules have mistakes", code: Exit.findings)
      }
      return names.compactMap { runner.run($0) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(message: "the compiled rules are no usable bundle: \(error)", code: Exit.bug)
    }
  }
}
