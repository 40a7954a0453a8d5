import Emitters
import HostTime
import ParallelMap
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

  /// `since`: a Git revision or a folder. `runs`: the results of the scenarios, if they are known. `memory`: the index of an earlier version.
  /// `commits`: the history, if it is known. `isWhole`: whether all pages will be rendered.
  func make(
    since: String? = nil, runs known: [ScenarioRun]? = nil, reusing memory: IndexMemory = IndexMemory(),
    commits: Once<NamedHistory?>? = nil, isWhole: Bool = false
  ) throws(Failure) -> SiteInput {
    guard let checked = compilation.rules, let lowered = compilation.lowered else {
      throw Failure(message: "the rules have mistakes", code: Exit.findings)
    }
    let index = checked.makeIndex(reusing: memory)
    let bundle = try LoadedRules.load(lowered.bundle, "the compiled rules")
    let reached: [ScenarioRun]
    if let known { reached = known } else { reached = try runs() }
    var input = SiteInput(
      book: checked.book, index: index,
      queries: Queries(
        book: checked.book, index: index, lengths: checked.lengths, sources: compilation.sources, today: try options.today()),
      sources: compilation.sources, bundleBytes: lowered.bundle, bundleJSON: BundleJSON(bundle).json,
      languages: [checked.book.manifest.copyLanguage] + checked.book.translations.languages.map(\.tag),
      examples: Once { SiteInputs.examples(checked) }, runs: reached)
    let folder = try RulesFolder(options.folder).path
    let history = LineHistory(folder, index, compilation.sources, commits ?? NamedHistory.once(in: folder))
    if isWhole { history.readAll() }
    input.history = history.commits
    if let since { input.since = try SiteChanges(since, options, compilation).revision() }
    return input
  }

  /// The rendered sentences of each language. Checked rules can always be rendered.
  private static func examples(_ checked: CheckedRules) -> [(language: String, examples: [CopyExample])] {
    let tags = checked.book.translations.languages.map(\.tag)
    return [(language: checked.book.manifest.copyLanguage, examples: (try? CopyExamples(checked))?.all() ?? [])]
      + tags.map { (language: $0, examples: (try? CopyExamples(checked, in: $0))?.all() ?? []) }
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
