import Emitters
import HostTime
import RuleKinds
import RuleQueries
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesScenarios
import RulesSite

/// Collects what a site is made from.
struct SiteInputs {
  private let options: RulesOptions
  private let compilation: Compilation

  init(_ options: RulesOptions, _ compilation: Compilation) {
    self.options = options
    self.compilation = compilation
  }

  /// `since`: a git revision or a folder. `runs`: the results of the scenarios, if they are known. `isWhole`: whether all pages will be rendered.
  func make(since: String? = nil, runs known: [ScenarioRun]? = nil, isWhole: Bool = false) throws(Failure) -> SiteInput {
    guard let checked = compilation.rules, let lowered = compilation.lowered else {
      throw Failure(message: "the rules have mistakes", code: Exit.findings)
    }
    let index = checked.makeIndex()
    let bundle = try LoadedRules.load(lowered.bundle, "the compiled rules")
    let reached: [ScenarioRun]
    if let known { reached = known } else { reached = try runs() }
    var input = SiteInput(
      book: checked.book, index: index,
      queries: Queries(
        book: checked.book, index: index, lengths: checked.lengths, sources: compilation.sources, today: try options.today()),
      sources: compilation.sources, bundleBytes: lowered.bundle, bundleJSON: BundleJSON(bundle).json, examples: try examples(checked),
      runs: reached)
    let history = LineHistory(try RulesFolder(options.folder).path, index, compilation.sources)
    if isWhole { history.readAll() }
    input.history = history.commits
    if let since { input.since = try SiteChanges(since, options, compilation).revision() }
    return input
  }

  private func examples(_ checked: CheckedRules) throws(Failure) -> [(language: String, examples: [CopyExample])] {
    var all = [(checked.book.manifest.copyLanguage, try CopyExamples(checked).all())]
    for language in checked.book.translations.languages { all.append((language.tag, try CopyExamples(checked, in: language.tag).all())) }
    return all.map { (language: $0.0, examples: $0.1) }
  }

  private func runs() throws(Failure) -> [ScenarioRun] {
    guard let runner = try runner() else { return [] }
    return runner.names.compactMap { runner.run($0) }
  }

  /// The runner of the scenarios; nil if the rules have errors.
  func runner() throws(Failure) -> ScenarioRunner? {
    do {
      return try ScenarioRunner(compilation, findZone: { HostTime.zone(named: $0) })
    } catch {
      throw Failure(message: "the compiled rules are not a valid bundle: \(error)", code: Exit.bug)
    }
  }
}
