import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON
import RulesScenarios
import SourceText

/// Prints the results of scenarios for people or programs.
struct ScenarioPrinting {
  let compilation: Compilation
  let options: ReportOptions
  let withSteps: Bool

  func print(_ runs: [ScenarioRun]) {
    if options.format == .json {
      for run in runs { Console.print(json: run.json(in: compilation.sources, withSteps: withSteps).compact() + [0x0A]) }
      return
    }
    let failures = runs.flatMap(\.failures)
    if withSteps {
      Console.print(runs.map(text).joined(separator: "\n\n"))
      if !failures.isEmpty { Console.print("") }
    }
    options.print(failures, in: compilation.sources)
  }

  /// Prints the rules that no scenario reached. Failed scenarios are printed first, because they reach no rules.
  func print(coverage runs: [ScenarioRun], source: String?) throws(Failure) {
    guard let checked = compilation.rules, let lowered = compilation.lowered else { return }
    let bundle = try LoadedRules.load(lowered.bundle, "the compiled rules")
    let coverage = Coverage(runs, checked, bundle, source: source)
    if options.format == .json {
      for group in coverage.groups { Console.print(json: json(group, checked).compact() + [0x0A]) }
      return
    }
    print(runs.filter { !$0.hasPassed })
    for group in coverage.groups {
      Console.print("\(group.title): \(group.count - group.missing.count) of \(group.count) reached")
      let width = group.missing.map { $0.description.count }.max() ?? 0
      for path in group.missing {
        let place = place(of: path, checked)
        let blanks = String(repeating: " ", count: width - path.description.count)
        Console.print("  \(path)\(blanks)  \(place.file):\(place.line)")
      }
    }
  }

  private func json(_ group: Coverage.Group, _ checked: CheckedRules) -> JSON {
    let missing = group.missing.map { path in
      let place = place(of: path, checked)
      return JSON.object([
        .init(key: "rule", value: .string(path.description)), .init(key: "file", value: .string(place.file)),
        .init(key: "line", value: .int(Int64(place.line))),
      ])
    }
    return .object([
      .init(key: "coverage", value: .string(group.name)), .init(key: "count", value: .int(Int64(group.count))),
      .init(key: "reached", value: .int(Int64(group.count - group.missing.count))), .init(key: "missing", value: .array(missing)),
    ])
  }

  private func place(of path: RulePath, _ checked: CheckedRules) -> (file: String, line: Int) {
    let span = checked.places.key(path)
    let file = compilation.sources[span.file]
    return (file.path, file.position(of: Int(span.start)).line)
  }

  private func text(_ run: ScenarioRun) -> String {
    let given = run.given.isEmpty ? [] : ["  given \(run.given.joined(separator: ", "))"]
    return (["\(run.name): \(run.about)"] + given + run.steps.flatMap(\.lines).map { "  \($0)" }).joined(separator: "\n")
  }

  static func summary(_ runs: [ScenarioRun]) -> String {
    func many(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let failed = runs.count { !$0.hasPassed }
    let questions = runs.reduce(0) { $0 + $1.questions }
    return "\(many(runs.count, "scenario")), \(many(questions, "request")), \(failed == 0 ? "all passed" : "\(failed) failed")"
  }
}
