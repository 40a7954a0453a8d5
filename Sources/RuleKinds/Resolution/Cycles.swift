internal import Conditions
package import Diagnostics
internal import SourceText

/// Finds conditions and facts that depend on themselves.
package enum Cycles {
  package static func report(_ book: RuleBook, _ typed: TypedBook, _ places: SourceLocations, into diagnostics: inout [Diagnostic]) {
    var search = Search(book: book, typed: typed)
    for entry in book.conditions.entries { search.visit(RulePath(Condition.key, entry.name.text)) }
    for entry in book.facts.entries { search.visit(RulePath(Fact.key, entry.name.text)) }
    search.visit(planPath)
    for cycle in search.cycles {
      let names = cycle.map { "`\($0.parts.last ?? "")`" }
      diagnostics.append(
        Diagnostic(
          NameProblems.cycle, "\(names[0]) depends on itself", at: places.key(cycle[0]),
          "needs \(names.count > 1 ? names[1] : "itself")",
          secondary: cycle.dropFirst().enumerated().map {
            .init(places.key($0.element), "needs \($0.offset + 2 < names.count ? names[$0.offset + 2] : names[0])")
          },
          helps: ["rewrite at least one of them to use only facts"]))
    }
  }

  private static let planPath = RulePath(Plan.key, "resolution")

  private struct Search {
    let book: RuleBook
    let typed: TypedBook
    var done: Set<RulePath> = []
    var open: [RulePath] = []
    var cycles: [[RulePath]] = []

    mutating func visit(_ path: RulePath) {
      if done.contains(path) { return }
      if let start = open.firstIndex(of: path) {
        cycles.append(Array(open[start...]))
        return
      }
      // No handwritten rule book is this deep. The bundle's verifier is the final check.
      guard open.count < 200 else { return }
      open.append(path)
      for need in needs(path) { visit(need) }
      open.removeLast()
      done.insert(path)
    }

    private func needs(_ path: RulePath) -> [RulePath] {
      if path == planPath { return book.plans.resolution.flatMap { $0.conditions.map { RulePath(Condition.key, $0.text) } } }
      let key = path.parts[0] == Condition.key ? "when" : "value"
      guard let uses = typed[path.appending(key)]?.uses else { return [] }
      var needs = uses.conditions.map { RulePath(Condition.key, $0) }
      needs += uses.facts.map { $0 == Ordinals.planFact ? planPath : RulePath(Fact.key, $0) }
      if !uses.limits.isEmpty || !uses.capabilities.isEmpty { needs.append(planPath) }
      return needs
    }
  }
}
