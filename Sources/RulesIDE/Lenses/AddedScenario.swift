internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import SourceText

/// The command behind "add a scenario from this".
extension RulesServer {
  /// Starts the search for facts and answers. The scenario is inserted when it ends.
  mutating func addScenario(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    let rule = RulePath(try text(arguments, 1), try text(arguments, 2))
    guard let analysis = workspaces[folder]?.analysis(), let workspace = workspaces[folder],
      let subject = analysis.index.flatMap({ ScenarioSubject.nearest(to: rule, $0) })
    else { throw RPCError(.requestFailed, "no question of a scenario leads to `\(rule.parts[1])`") }
    if analysis.compilation.hasErrors {
      show("no scenario was added: fix the errors of the rules first", isWarning: true)
      return .null
    }
    // A second click before the first scenario arrives adds nothing.
    guard lenses[folder, default: LensFacts()].asked.insert(subject.rule).inserted else { return .null }
    let (compile, findZone) = (workspace.compiler(), host.findZone)
    beginProgress(.newScenario)
    jobs.append(
      Job(folder, workspace.revision, .newScenario) {
        .newScenario(subject.rule, text: NewScenario(subject, compile(), findZone: findZone)?.text)
      })
    return .null
  }

  /// Inserts a scenario into the file that fits best, or into a new file.
  mutating func insert(_ scenario: String?, about rule: RulePath, in folder: String) {
    guard let scenario else {
      return show("no facts are known that lead to an answer about `\(rule.parts[1])`", isWarning: true)
    }
    guard let workspace = workspaces[folder], let analysis = workspaces[folder]?.analysis() else { return }
    guard abilities.appliesEdits else {
      return show("the editor cannot apply edits of the server, so no scenario was added", isWarning: true)
    }
    let name = file(for: rule, analysis).flatMap { workspace.name(of: workspace.path(ofDisplayed: $0)) } ?? "scenarios/new.yaml"
    let changes = appending(scenario, to: name, in: workspace) ?? anyFile(workspace).flatMap { appending(scenario, to: $0, in: workspace) }
    guard let changes else { return show("the editor cannot create `\(name)`, and no file has scenarios yet", isWarning: true) }
    ask("workspace/applyEdit", .members(["label": .string("add a scenario for \(rule.parts[1])"), "edit": changes]))
  }

  /// The first file with scenarios, for an editor that cannot create files.
  private func anyFile(_ workspace: Workspace) -> String? {
    workspace.input.files.map(\.name).first { $0 == "\(Scenario.key).yaml" || $0.hasPrefix("\(Scenario.key)/") }
  }

  /// The file with the most scenarios that use the rule. A file in a folder of its own, such as one that a tool writes, only if no other has any.
  private func file(for rule: RulePath, _ analysis: Analysis) -> String? {
    var counts: [FileID: Int] = [:]
    for use in analysis.index?.uses(of: rule) ?? [] where use.user.parts[0] == Scenario.key { counts[use.span.file, default: 0] += 1 }
    let files = counts.map { (path: analysis.sources[$0.key].path, count: $0.value) }
    func depth(_ path: String) -> Int { path.count { $0 == "/" } }
    return files.min { (depth($0.path), -$0.count, $0.path) < (depth($1.path), -$1.count, $1.path) }?.path
  }
}
