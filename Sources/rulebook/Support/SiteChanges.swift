import HostTime
import RulebookSupport
import RulesCompiler
import RulesDiff
import RulesSite

/// The changes since another revision, for the pages of a site.
struct SiteChanges {
  private let name: String
  private let before: Compilation
  private let after: Compilation
  private let files: DiffFiles

  init(_ since: String, _ options: RulesOptions, _ after: Compilation) throws(Failure) {
    name = since
    var memory = PipelineMemory()
    let side = try DiffSide(since, options)
    before = try side.compile(since, reusing: &memory)
    files = try side.files(comparedWith: DiffSide(nil, options), reusing: memory)
    self.after = after
  }

  func revision() throws(Failure) -> SiteInput.Revision {
    guard let bundle = before.lowered?.bundle,
      let report = RulesDiff.compare(before, after, files: files, findZone: { HostTime.zone(named: $0) })
    else {
      throw Failure(message: "the compiled rules are not a valid bundle", code: Exit.bug)
    }
    return SiteInput.Revision(name: name, bundle: bundle, changes: report.headlines.map { change($0, report) })
  }

  private func change(_ headline: Headline, _ report: DiffReport) -> SiteInput.Change {
    var change = SiteInput.Change(sentence: headline.text, category: headline.category.rawValue, who: headline.who)
    let paths = Set(headline.paths)
    change.values = report.changes.filter { paths.contains($0.path) }.map { value in
      let place = (value.newPlace ?? value.oldPlace).map { "\($0.file):\($0.line)" } ?? ""
      return SiteInput.Value(
        path: value.path, old: value.old ?? listed(value.removed), new: value.new ?? listed(value.added), place: place)
    }
    let examples = headline.answers.filter(report.answers.indices.contains).map { report.answers[$0] }
    if let answer = examples.first(where: { !$0.example.isEmpty }) {
      change.example = (answer.example + answer.besides).map { ($0.fact, $0.value) }
    }
    return change
  }

  private func listed(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}
