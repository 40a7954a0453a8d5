internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesDiff
internal import RulesJSON
internal import Schema
internal import SourceText
internal import YAMLTree

extension RulesServer {
  mutating func codeLenses(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params), let rules = asked.analysis.rules, let index = asked.analysis.index else { return .null }
    startJobs(asked.folder)
    let facts = lenses[asked.folder] ?? LensFacts()
    var result: [JSON] = []
    if let difference = facts.difference, difference.files.contains(asked.name) {
      let start = TextPosition(line: 0, character: 0)
      result.append(
        lens(
          TextRange(start, start).json, "since the last commit: \(difference.summary)", "rulebook.showDifference", [.string(asked.folder)]))
    }
    for declaration in rules.reading.declarations where declaration.key.span.file == asked.file {
      let range = asked.converter.range(declaration.key.span)
      let path = RulePath(declaration.kind, declaration.name)
      let arguments = [JSON.string(asked.folder), .string(declaration.kind), .string(declaration.name)]
      if declaration.kind == Scenario.key {
        let state = facts.scenarios?.hasPassed[declaration.name].map { $0 ? "passes" : "fails" }
        let title = state.map { "\($0): run again" } ?? "run"
        result.append(lens(range, title, "rulebook.runScenarios", [.string(asked.folder), .string(declaration.name)]))
        continue
      }
      let users = Set(index.uses(of: path).map(\.user)).subtracting([path])
      result.append(
        lens(range, users.isEmpty ? "not used" : "used by \(Self.count(users.count, "rule"))", "rulebook.showReferences", arguments))
      if let names = facts.scenarios?.names(reaching: path, users) {
        result.append(lens(range, reach(names, facts), "rulebook.runScenarios", [.string(asked.folder)] + names.map { .string($0) }))
      }
      if ScenarioSubject.nearest(to: path, index) != nil {
        result.append(lens(range, "add a scenario from this", "rulebook.addScenario", arguments))
      }
    }
    return .array(result)
  }

  private func reach(_ names: [String], _ facts: LensFacts) -> String {
    let failed = names.count { facts.scenarios?.hasPassed[$0] == false }
    let what = names.count == 1 ? "1 scenario reaches this" : "\(names.count) scenarios reach this"
    return "\(what), \(failed == 0 ? names.count == 1 ? "it passes" : "all pass" : "\(failed) \(failed == 1 ? "fails" : "fail")"): run"
  }

  private func lens(_ range: JSON, _ title: String, _ command: String, _ arguments: [JSON]) -> JSON {
    .members([
      "range": range, "command": .members(["title": .string(title), "command": .string(command), "arguments": .array(arguments)]),
    ])
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Starts the work behind lenses, once for each revision without errors.
  private mutating func startJobs(_ folder: String) {
    guard let workspace = workspaces[folder] else { return }
    var facts = lenses[folder] ?? LensFacts()
    if facts.startedScenarios < workspace.revision {
      facts.startedScenarios = workspace.revision
      startScenarios(folder, only: nil)
    }
    if facts.startedDifference < workspace.revision {
      facts.startedDifference = workspace.revision
      startDifference(folder)
    }
    lenses[folder] = facts
  }

  /// Starts a run of scenarios.
  mutating func startScenarios(_ folder: String, only names: Set<String>?) {
    guard let workspace = workspaces[folder] else { return }
    let (compile, findZone) = (workspace.compiler(), host.findZone)
    let form: Job.Form = names == nil ? .scenarios : .chosenScenarios
    if form == .chosenScenarios { beginProgress(.scenarios) }
    jobs.append(
      Job(folder, workspace.revision, form) { .scenarios(ScenarioReach.run(compile(), only: names, findZone: findZone)) })
  }

  private mutating func startDifference(_ folder: String) {
    guard let workspace = workspaces[folder] else { return }
    let (compile, place, committed, findZone) = (workspace.compiler(), workspace.place, host.committed, host.findZone)
    let (current, compileOther) = (workspace.input, workspace.otherCompiler())
    jobs.append(
      Job(folder, workspace.revision, .difference) {
        guard let old = committed(folder, place) else { return .difference(nil) }
        let before = Dictionary(old.files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let files = Set(current.files.filter { before[$0.name] != $0.bytes }.map(\.name))
        guard !files.isEmpty else { return .difference(nil) }
        guard let report = RulesDiff.compare(compileOther(old), compile(), findZone: findZone) else { return .unknown }
        return .difference(
          DifferenceFacts(
            decisions: Set(report.answers.map { [$0.singular, $0.decision] }).count, scenarios: report.scenarios.count,
            expectations: report.expectations.count, changes: report.changes.count, text: report.text, files: files))
      })
  }

  /// Returns the jobs that were added since the last call.
  package mutating func takeJobs() -> [Job] {
    defer { jobs = [] }
    return jobs
  }

  /// Takes the result of a job.
  package mutating func finish(_ job: Job, _ result: JobResult) {
    guard workspaces[job.folder] != nil else { return }
    var facts = lenses[job.folder] ?? LensFacts()
    switch result {
    case .scenarios(let results):
      if results.isRequested {
        endProgress(.scenarios)
        var all = facts.scenarios ?? ScenarioResults()
        all.hasPassed.merge(results.hasPassed) { _, new in new }
        facts.scenarios = all
        facts.show(results, at: job.revision)
        report(results)
      } else if results.couldRun || facts.scenarios == nil {
        // While the rules have errors, no scenario runs, and the last results stay.
        facts.scenarios = results
      }
      announced[job.folder] = nil
    case .difference(let difference):
      facts.difference = difference
    case .unknown: break
    case .newScenario(let rule, let text):
      endProgress(.newScenario)
      facts.asked.remove(rule)
      insert(text, about: rule, in: job.folder)
    }
    lenses[job.folder] = facts
    if abilities.refreshesLenses { ask("workspace/codeLens/refresh", .null) }
  }

  private mutating func report(_ results: ScenarioResults) {
    let failed = results.hasPassed.filter { !$0.value }.keys.sorted()
    let count = Self.count(results.hasPassed.count, "scenario")
    if !results.couldRun {
      show("no scenario ran: fix the errors of the rules first", isWarning: true)
    } else if results.hasPassed.isEmpty {
      show("no scenario ran: there is none with this name", isWarning: true)
    } else if failed.isEmpty {
      show("\(count) passed")
    } else {
      show("\(failed.count) of \(count) failed: \(failed.prefix(5).joined(separator: ", "))", isWarning: true)
    }
  }
}
