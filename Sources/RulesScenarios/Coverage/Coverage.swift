package import RuleKinds
package import RulesBundle
package import RulesCompiler

/// The coverage of scenarios: which rules that answers can show were reached, and which were not.
package struct Coverage: Sendable {
  package struct Group: Sendable {
    /// The name of the group: `rows`, `reasons`, `copy`, `levels`, `limits`, `errors`, `events`, `emptyStates`, `screens`,
    /// `links`, or `notifications`.
    package let name: String
    /// The printed title of the group.
    package let title: String
    package let count: Int
    /// The paths that no scenario reached, in the order of the rules.
    package let missing: [RulePath]
  }

  package let groups: [Group]

  /// `source`: restricts the coverage to rules that cite this document or section, themselves or through the rules that they name.
  package init(_ runs: [ScenarioRun], _ checked: CheckedRules, _ bundle: RuleBundle, source: String? = nil) {
    let book = checked.book
    let reached = Reached(runs, book)
    let reachable = Reachable(checked, bundle)
    let sources = source.map { SourceFilter($0, checked.makeIndex()) }
    func group(_ name: String, _ title: String, _ all: [RulePath], _ isReached: (RulePath) -> Bool) -> Group {
      let all = sources.map { filter in all.filter { filter.covers($0) } } ?? all
      return Group(name: name, title: title, count: all.count, missing: all.filter { !isReached($0) })
    }
    groups = [
      group("rows", "decision rows", reachable.rows) { reached.rows.contains($0.description) },
      group("reasons", "reasons", book.reasons.names.map { RulePath(Reason.key, $0) }) { reached.reasons.contains($0.parts[1]) },
      group("copy", "sentences", book.copy.names.filter(reachable.copy.contains).map { RulePath(Copy.key, $0) }) {
        reached.copy.contains($0.parts[1])
      },
      group("levels", "ladder levels", Coverage.levels(book)) { reached.levels.contains($0) },
      group("limits", "plan limits", Coverage.limits(book)) { reached.limits.contains($0) },
      group("errors", "errors", book.errors.names.map { RulePath(ErrorRule.key, $0) }) { reached.errors.contains($0.parts[1]) },
      group("events", "telemetry events", Coverage.events(book)) { reached.events.contains($0.parts[1]) },
      group("emptyStates", "empty state destinations", Coverage.emptyStates(book)) { reached.emptyStates.contains($0) },
      group("screens", "screens and what is on them", ScreensReached.all(checked)) { reached.screens.paths.contains($0) },
      group("links", "link destinations", Coverage.links(book)) { reached.links.contains($0) },
      group("notifications", "notification outcomes", PlanReached.all(book)) { reached.plans.paths.contains($0) },
    ]
  }

  /// The telemetry events that answers can contain.
  private static func events(_ book: RuleBook) -> [RulePath] {
    book.telemetry.entries.filter { $0.value.leftToApp == nil }.map { RulePath(Event.key, $0.name.text) }
  }

  private static func emptyStates(_ book: RuleBook) -> [RulePath] {
    book.emptyStates.entries.flatMap { Reached.ways(of: $0.value, $0.name.text).map(\.path) }
  }

  private static func levels(_ book: RuleBook) -> [RulePath] {
    book.ladder.entries.flatMap { vector in
      vector.value.levels.cells.map { RulePath(LadderVector.key, vector.name.text, "levels", $0.column.text) }
    }
  }

  /// The possible destinations of links: the screen that a link opens, its screen for deleted content, and a redirect for each router row.
  private static func links(_ book: RuleBook) -> [RulePath] {
    book.deepLinks.entries.flatMap { link in
      let path = RulePath(DeepLink.key, link.name.text)
      return [path.appending("opens")] + (link.value.whenGone == nil ? [] : [path.appending("when_gone")])
        + book.router.rows.indices.map { Reached.way(of: link.name.text, elsewhere: RulePath(Router.key, "first_match", "\($0)")) }
    }
  }

  /// The cells of limits that count something.
  private static func limits(_ book: RuleBook) -> [RulePath] {
    book.limits.entries.flatMap { limit in
      limit.value.plans.cells.filter { $0.value != .notApplicable }
        .map { RulePath(Limit.key, limit.name.text, "plans", $0.column.text) }
    }
  }
}

/// Selects the rules that cite a document or a section of it.
private struct SourceFilter {
  private let source: String
  private let index: RuleIndex

  init(_ source: String, _ index: RuleIndex) { (self.source, self.index) = (source, index) }

  func covers(_ path: RulePath) -> Bool {
    let own = index[path]?.sources ?? []
    if !own.isEmpty { return own.contains(where: matches) }
    // A rule without a source has the sources of the rules that it names.
    return index.uses(by: path.rule).contains { use in
      use.path.hasPrefix(path) && (index[use.target]?.sources.contains(where: matches) ?? false)
    }
  }

  /// Whether a citation is in the section: `CH08` and `CH08 §4` include their subsections.
  private func matches(_ citation: String) -> Bool {
    guard citation.hasPrefix(source) else { return false }
    let rest = citation.dropFirst(source.count)
    return rest.isEmpty || rest.first == " " || rest.first == "."
  }
}
