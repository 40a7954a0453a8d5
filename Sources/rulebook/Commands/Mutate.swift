import ArgumentParser
internal import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesMutation

struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change the rules in every small way, and report the mistakes that nothing detects.",
    discussion: """
      Each mutant is the rules with one change: a number, a comparison, a name, an order, a lost line. It is killed if `check` reports it at the \
      changed line, or if a scenario fails. It is equivalent if the compiled rules are the same. A survivor is a mistake that goes unnoticed: \
      each is printed with what would kill it. The rules must have no errors and no failing scenarios.

      Examples:
        rulebook mutate limits/saved_items
        rulebook mutate --since HEAD --every 10
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(
    help: ArgumentHelp(
      "The files, kinds, or rules to change, such as `limits` or `limits/saved_flows`. The default is all.", valueName: "path"),
    completion: .names { known, _ in known.paths })
  var paths: [String] = []
  @Option(help: ArgumentHelp("Change only lines that changed since this Git revision.", valueName: "revision"), completion: .revisions)
  var since: String?
  @Option(
    name: .customLong("operator"), help: ArgumentHelp("Use only these operators.", valueName: "name"),
    completion: .list(MutationOperator.all.map(\.name))) var operators: [String] = []
  @Option(help: ArgumentHelp("Try only one of this many mutants, chosen by the seed.", valueName: "number")) var every = 1
  @Option(help: "The seed of the sample.") var seed: UInt64 = 1
  @Option(help: ArgumentHelp("How many survivors to print with what would kill them.", valueName: "number")) var survivors = 20
  @Option(help: "The output format.") var format: OutputFormat = .text
  @Flag(help: "List the mutants without trying them.") var list = false
  @Flag(help: "Print a line for every mutant with its verdict.") var all = false

  func run() throws {
    try reporting {
      let operators = try chosenOperators()
      guard every > 0 else { throw Failure(message: "--every takes a number from 1", code: Exit.usage) }
      let input = try rules.read()
      Progress.step("finding mutants")
      guard let base = MutationBase(input, try rules.pipeline(), findZone: { HostTime.zone(named: $0) }) else {
        throw Failure(
          message: "the rules have errors or failing scenarios; fix them first (run `rulebook check` and `rulebook test`)",
          code: Exit.findings)
      }
      var mutants = base.mutants(operators)
      let total = mutants.count
      mutants = mutants.filter { isChosen($0) && $0.lot(seed) % UInt64(every) == 0 }
      if let since { mutants = try changed(since, mutants) }
      if list {
        for mutant in mutants {
          if format == .json {
            Console.print(json: MutationJSON.line(mutant))
          } else {
            Console.print("\(mutant.file):\(mutant.lines.lowerBound): \(mutant.operation): \(mutant.about)")
          }
        }
        return
      }
      let progress = MutationProgress(total: mutants.count)
      let report = MutationReport(MutationRun(base).judge(mutants) { progress.add($0) }, of: total)
      Progress.end()
      if format == .json {
        Console.print(json: MutationJSON.bytes(report))
      } else {
        if all { for one in report.judged { Console.print(MutationText.line(one, path: one.mutant.file)) } }
        for one in report.left.prefix(survivors) {
          Console.print(MutationText.line(one, path: one.mutant.file))
          if let proposal = MutationProposal(one, base) { Console.print(proposal.text) }
        }
        Console.print(MutationText(report).tables)
      }
      Console.note(MutationText(report).summary)
      if report.counts.survived > 0 { throw Exit.findings }
    }
  }

  private func chosenOperators() throws(Failure) -> [MutationOperator] {
    guard !operators.isEmpty else { return MutationOperator.all }
    let names = MutationOperator.all.map(\.name)
    for name in operators where !names.contains(name) {
      throw Failure(message: "`\(name)` is not an operator; the operators are \(names.phrase())", code: Exit.usage)
    }
    return MutationOperator.all.filter { operators.contains($0.name) }
  }

  private func isChosen(_ mutant: Mutant) -> Bool {
    guard !paths.isEmpty else { return true }
    return paths.contains { path in
      let name = path.hasPrefix("rules/") ? String(path.dropFirst("rules/".count)) : path
      return mutant.file == name || mutant.file.hasPrefix("\(name)/") || mutant.path.hasPrefix(RulePath(text: name))
    }
  }

  private func changed(_ revision: String, _ mutants: [Mutant]) throws(Failure) -> [Mutant] {
    let lines = try GitRules(folder: RulesFolder(rules.folder).path).changedLines(since: revision)
    return mutants.filter { mutant in lines[mutant.file]?.contains { $0.overlaps(mutant.lines) } ?? false }
  }
}
