internal import RuleKinds
internal import RulesCompiler
internal import RulesRuntime

/// Compares the rules as the apps of each environment have them, as `publish` does.
struct EnvironmentComparison {
  let files: DiffFiles
  let old: Compilation
  let new: Compilation
  let findZone: (@Sendable (String) -> Zone?)?

  /// The reports of the environments in which a server sets something, on either side. `base`: the changes of the shipped rules.
  func reports(_ base: [DiffReport.Change]) -> [EnvironmentReport] {
    guard let before = old.rules?.book.environments, let after = new.rules?.book.environments else { return [] }
    return (after.names + before.names).uniqued.compactMap { name in
      let there = ServedRules(input: files.old, compilation: old).files(in: name, on: files.today)
      let here = ServedRules(input: files.new, compilation: new).files(in: name, on: files.today)
      guard there != nil || here != nil else { return nil }
      let served = (files.compile(there ?? files.old), files.compile(here ?? files.new))
      guard let report = RulesDiff.compare(served.0, served.1, findZone: findZone) else { return nil }
      let overrides = "\(Environment.key)/"
      let (was, now) = (published(before[name]), published(after[name]))
      return EnvironmentReport(
        environment: name, values: values(was, now),
        headlines: report.headlines.filter { headline in !headline.paths.contains { $0.hasPrefix(overrides) } },
        answers: report.answers,
        hidden: base.map(\.path).filter { path in
          !path.hasPrefix(overrides) && was[Name(path)] != nil && now[Name(path)] != nil
        })
    }
  }

  /// The values that `publish` takes today.
  private func published(_ environment: Environment?) -> Columns<RemotePath, Override> {
    Columns(environment?.cells(on: files.today) ?? [])
  }

  private func values(_ old: Columns<RemotePath, Override>, _ new: Columns<RemotePath, Override>) -> [EnvironmentReport.Value] {
    let paths = (old.cells + new.cells).map(\.column.text).uniqued
    return paths.map { path in
      let (before, after) = (old[Name(path)]?.to, new[Name(path)]?.to)
      return .init(
        path: path, old: before ?? shipped(path, self.old), new: after ?? shipped(path, self.new), isOldServed: before != nil,
        isNewServed: after != nil, until: new[Name(path)]?.until)
    }
  }

  private func shipped(_ path: String, _ compilation: Compilation) -> String {
    compilation.rules.flatMap { $0.makeIndex().written($0.places.path(path)) } ?? "nothing"
  }
}
