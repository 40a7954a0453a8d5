public import RuleKinds
public import RulesBundle
public import RulesCompiler

/// What the scenarios reached, and what none did, of all that answers can show.
public struct Coverage: Sendable {
  public struct Group: Sendable {
    /// What is counted: `rows`, `reasons`, `copy`, `levels`, `limits`, `errors`, `emptyStates`, `links`.
    public let name: String
    /// The same for people.
    public let title: String
    public let count: Int
    /// Where what no scenario reached stands, in the order of the rules.
    public let missing: [RulePath]
  }

  public let groups: [Group]

  /// `source`: only rules that come from this document or section, themselves or by what they name.
  public init(_ runs: [ScenarioRun], _ checked: CheckedRules, _ bundle: RuleBundle, source: String? = nil) {
    let book = checked.book
    let reached = Reached(runs, book)
    let reachable = Reachable(checked, bundle)
    let sources = source.map { SourceFilter($0, checked.makeIndex()) }
    func group(_ name: String, _ title: String, _ all: [RulePath], _ isReached: (RulePath) -> Bool) -> Group {
      let all = sources.map { filter in all.filter { filter.covers($0) } } ?? all
      return Group(name: name, title: title, count: all.count, missing: all.filter { !isReached($0) })
    }
    groups = [
      group("rows", "rows of decisions", reachable.rows) { reached.rows.contains($0.description) },
      group("reasons", "reasons", book.reasons.names.map { RulePath(Reason.key, $0) }) { reached.reasons.contains($0.parts[1]) },
      group("copy", "sentences", book.copy.names.filter(reachable.copy.contains).map { RulePath(Copy.key, $0) }) {
        reached.copy.contains($0.parts[1])
      },
      group("levels", "levels of the ladder", Coverage.levels(book)) { reached.levels.contains($0) },
      group("limits", "limits of plans", Coverage.limits(book)) { reached.limits.contains($0) },
      group("errors", "errors", book.errors.names.map { RulePath(ErrorRule.key, $0) }) { reached.errors.contains($0.parts[1]) },
      group("emptyStates", "ways from empty screens", Coverage.emptyStates(book)) { reached.emptyStates.contains($0) },
      group("links", "ways of links", Coverage.links(book)) { reached.links.contains($0) },
      group("notifications", "notifications, and why not", PlanReached.all(book)) { reached.plans.paths.contains($0) },
    ]
  }

  private static func emptyStates(_ book: RuleBook) -> [RulePath] {
    book.emptyStates.entries.flatMap { Reached.ways(of: $0.value, $0.name.text).map(\.path) }
  }

  private static func levels(_ book: RuleBook) -> [RulePath] {
    book.ladder.entries.flatMap { vector in
      vector.value.levels.cells.map { RulePath(LadderVector.key, vector.name.text, "levels", $0.column.text) }
    }
  }

  /// Every way that a link may go: where it says, to the screen around what is gone, and elsewhere for each row of the router.
  private static func links(_ book: RuleBook) -> [RulePath] {
    book.deepLinks.entries.flatMap { link in
      let path = RulePath(DeepLink.key, link.name.text)
      return [path.appending("opens")] + (link.value.whenGone == nil ? [] : [path.appending("when_gone")])
        + book.router.rows.indices.map { Reached.way(of: link.name.text, elsewhere: RulePath(Router.key, "first_match", "\($0)")) }
    }
  }

  /// The cells in which something is counted.
  private static func limits(_ book: RuleBook) -> [RulePath] {
    book.limits.entries.flatMap { limit in
      limit.value.plans.cells.filter { $0.value != .notApplicable }
        .map { RulePath(Limit.key, limit.name.text, "plans", $0.column.text) }
    }
  }
}

/// Rules that come from a document or a section of it.
private struct SourceFilter {
  private let source: String
  private let index: RuleIndex

  init(_ source: String, _ index: RuleIndex) { (self.source, self.index) = (source, index) }

  func covers(_ path: RulePath) -> Bool {
    let own = index[path]?.sources ?? []
    if !own.isEmpty { return own.contains(where: matches) }
    // What says nothing itself comes from where what it names comes from.
    return index.uses(by: path.rule).contains { use in
      use.path.hasPrefix(path) && (index[use.target]?.sources.contains(where: matches) ?? false)
    }
  }

  /// `CH08` and `CH08 §4` are both meant by what begins with them and goes on with another part.
  private func matches(_ citation: String) -> Bool {
    guard citation.hasPrefix(source) else { return false }
    let rest = citation.dropFirst(source.count)
    return rest.isEmpty || rest.first == " " || rest.first == "."
  }
}
