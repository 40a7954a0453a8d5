internal import RuleKinds

/// The sentence about overrides of an environment that are published on no day from today on.
struct OverrideSentence {
  private let environment: String
  private let parts: [String]

  /// Nil for other changes.
  init?(_ change: DiffReport.Change, _ old: RuleBook, _ new: RuleBook) {
    let path = change.location
    guard change.kind == Environment.key, path.parts.count > 2, path.parts[2] == "set" else { return nil }
    environment = path.parts[1]
    let (before, after) = (old.environments[environment]?.values, new.environments[environment]?.values)
    let paths = ((after?.cells ?? []) + (before?.cells ?? [])).map(\.column.text).uniqued
    parts = paths.compactMap { path -> String? in
      let (was, now) = (before?[Name(path)], after?[Name(path)])
      guard was != now, let shown = now ?? was, let until = shown.until else { return nil }
      let verb = was == nil ? "is new" : now == nil ? "was removed" : "changed"
      return "the override of `\(path)` to \(shown.to) until \(until) \(verb)"
    }
    if parts.isEmpty { return nil }
  }

  var text: String { "In `\(environment)`, \(DiffWords.all(parts))." }
}
