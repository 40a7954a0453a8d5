internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler
internal import RulesRuntime
internal import Schema

/// Compares the rules as the apps of each environment have them, as `publish` does.
struct EnvironmentComparison {
  let files: DiffFiles
  let old: Compilation
  let new: Compilation
  let findZone: (@Sendable (String) -> Zone?)?

  /// The reports of the environments in which a server sets something, on either side. `base`: the changes of the shipped rules.
  func reports(_ base: [DiffReport.Change]) -> [EnvironmentReport] {
    guard let before = old.rules?.book.environments, let after = new.rules?.book.environments else { return [] }
    return (after.names + before.names).uniqued.flatMap { name in
      ([nil] + days(before[name], after[name])).compactMap { day in report(name, before[name], after[name], from: day, base) }
    }
  }

  /// The days after today on which overrides begin that are new, changed, or gone.
  private func days(_ before: Environment?, _ after: Environment?) -> [String?] {
    let all = (before?.values.cells ?? []) + (after?.values.cells ?? [])
    let begins = all.filter { before?.values[$0.column] != after?.values[$0.column] }.compactMap(\.value.from)
    return Set(begins).filter { day in CalendarDate(day).map { $0 > files.today } ?? false }.sorted()
  }

  /// - Parameter from: The day of the comparison; nil for today.
  private func report(
    _ name: String, _ before: Environment?, _ after: Environment?, from: String?, _ base: [DiffReport.Change]
  ) -> EnvironmentReport? {
    let day = from.flatMap { CalendarDate($0) } ?? files.today
    let there = ServedRules(input: files.old, compilation: old).files(in: name, on: day)
    let here = ServedRules(input: files.new, compilation: new).files(in: name, on: day)
    guard there != nil || here != nil else { return nil }
    let (compiledThere, compiledHere) = (
      files.compile(there ?? files.old, toleratesErrors: true), files.compile(here ?? files.new, toleratesErrors: true)
    )
    guard let report = RulesDiff.compare(compiledThere, compiledHere, findZone: findZone) else { return nil }
    let overrides = "\(Environment.key)/"
    let (was, now) = (published(before, on: day), published(after, on: day))
    let served = EnvironmentReport(
      environment: name, from: from, values: values(was, now),
      headlines: report.headlines.filter { headline in !headline.paths.contains { $0.hasPrefix(overrides) } },
      answers: report.answers, mistakes: here == nil ? [] : mistakes(compiledHere),
      hidden: base.map(\.path).filter { path in
        !path.hasPrefix(overrides) && was[Name(path)] != nil && now[Name(path)] != nil
      })
    return served.isEmpty ? nil : served
  }

  /// The errors that the rules have only with the values of the server, because of which `publish` refuses the values.
  private func mistakes(_ served: Compilation) -> [String] {
    let known = Set(new.diagnostics.map(\.message))
    return served.diagnostics.filter { $0.severity == .error && !known.contains($0.message) }.map(\.message)
  }

  /// The values that `publish` takes on a day.
  private func published(_ environment: Environment?, on day: CalendarDate) -> Columns<RemotePath, Override> {
    Columns(environment?.cells(on: day) ?? [])
  }

  private func values(_ old: Columns<RemotePath, Override>, _ new: Columns<RemotePath, Override>) -> [EnvironmentReport.Value] {
    let paths = (old.cells + new.cells).map(\.column.text).uniqued
    return paths.compactMap { path in
      let (before, after) = (old[Name(path)]?.to, new[Name(path)]?.to)
      if before == after, old[Name(path)]?.until == new[Name(path)]?.until { return nil }
      return .init(
        path: path, old: before ?? shipped(path, self.old), new: after ?? shipped(path, self.new), isOldServed: before != nil,
        isNewServed: after != nil, until: new[Name(path)]?.until)
    }
  }

  private func shipped(_ path: String, _ compilation: Compilation) -> String {
    compilation.rules.flatMap { $0.makeIndex().written($0.places.path(path)) } ?? "nothing"
  }
}
