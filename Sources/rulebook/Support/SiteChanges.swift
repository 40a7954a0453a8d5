import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesDiff
import RulesJSON
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
    before = try side.compileOlder(since, reusing: &memory)
    files = try side.files(of: before, comparedWith: DiffSide(nil, options), reusing: memory)
    self.after = after
  }

  func revision() throws(Failure) -> SiteInput.Revision {
    guard let bundle = before.lowered?.bundle,
      let report = RulesDiff.compare(before, after, files: files, findZone: { HostTime.zone(named: $0) })
    else {
      throw Failure(message: "the compiled rules are not a valid bundle", code: Exit.bug)
    }
    let everywhere = report.headlines.map { change($0, report, report.answers) }
    return SiteInput.Revision(name: name, bundle: bundle, changes: everywhere + report.environments.flatMap { changes($0, report) })
  }

  /// The changes that reach only the users of an environment, in which a server sets values.
  private func changes(_ environment: EnvironmentReport, _ report: DiffReport) -> [SiteInput.Change] {
    let known = Set(report.headlines.map(\.text))
    let own = environment.headlines.filter { !known.contains($0.text) }
    let spoken = Set(own.flatMap(\.paths))
    let values = environment.values.map { value in
      SiteInput.Value(
        path: value.path, old: value.old + origin(value.isOldServed), new: value.new + origin(value.isNewServed),
        place: "overrides/\(environment.environment)")
    }
    let rest = zip(environment.values, values).filter { value, _ in
      !spoken.contains(value.path) && (value.old != value.new || value.isOldServed != value.isNewServed)
    }
    let changes =
      own.map { headline in
        var change = change(headline, report, environment.answers)
        change.values += values.filter { value in headline.paths.contains(value.path) && !change.values.contains { $0.path == value.path } }
        return change
      }
      + rest.map { value, shown in
        var change = SiteInput.Change(
          sentence: "`\(value.path)` is \(shown.new ?? "") instead of \(shown.old ?? "").", category: Category.changes.rawValue, who: "")
        change.values = [shown]
        return change
      }
      + environment.hidden.map { path in
        SiteInput.Change(
          sentence: "`\(path)` changes in the rules, but the server sets it: apps keep the value of the server.",
          category: Category.notes.rawValue, who: "no user")
      }
    let served = (
      before: environment.values.filter(\.isOldServed).compactMap { member($0.path, $0.old, before) },
      after: environment.values.filter(\.isNewServed).compactMap { member($0.path, $0.new, after) }
    )
    return changes.map { change in
      var change = change
      (change.environment, change.served) = (environment.environment, served)
      return change
    }
  }

  private func origin(_ isServed: Bool) -> String { isServed ? " (server)" : " (shipped)" }

  /// A value that a server sets, in the form of `ask: set`.
  private func member(_ path: String, _ written: String, _ side: Compilation) -> JSON.Member? {
    if side.rules?.book.remote[Name(path)]?.isSwitch ?? false { return JSON.Member(key: path, value: .bool(written == "true")) }
    return Amount(written).map { JSON.Member(key: path, value: $0.isUnlimited ? .string("unlimited") : .int($0.number)) }
  }

  private func change(_ headline: Headline, _ report: DiffReport, _ answers: [AnswerChange]) -> SiteInput.Change {
    var change = SiteInput.Change(sentence: headline.text, category: headline.category.rawValue, who: headline.who)
    let paths = Set(headline.paths)
    change.values = report.changes.filter { paths.contains($0.path) }.map { value in
      let place = (value.newPlace ?? value.oldPlace).map { "\($0.file):\($0.line)" } ?? ""
      return SiteInput.Value(
        path: value.path, old: value.old ?? listed(value.removed), new: value.new ?? listed(value.added), place: place)
    }
    let examples = headline.answers.filter(answers.indices.contains).map { answers[$0] }
    if let answer = examples.first(where: { !$0.example.isEmpty }) {
      change.example = (answer.example + answer.besides).map { ($0.fact, $0.value) }
    }
    return change
  }

  private func listed(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}
