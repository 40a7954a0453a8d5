internal import Diagnostics
internal import RulesModel

/// Every level of a vector can be reached, from a level below it.
enum LadderClimb {
  static let explanation = Explanation(
    "ladder.climb", .error,
    finds:
      "A step of the ladder that says nothing, or several things, about when it is reached, leaves out a plan that its vector counts, or waits for a level that comes later or that the vector does not have.",
    why: "The level would never come, or nobody could say when it does.",
    example: "L5: {after: {level: L6, times: 2, within: 30d}}",
    instead: "L5: {after: {level: L4, times: 2, within: 30d}}")

  static let check = Check(explanation) { context, diagnostics in
    let order = context.book.ladderLevels.names
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      let counted = Set(entry.value.levels.cells.flatMap { $0.value.at.cells.map(\.column) })
      for cell in entry.value.levels.cells {
        let path = RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text)
        let ways = [!cell.value.at.isEmpty, cell.value.atShare != nil, cell.value.after != nil].filter { $0 }.count
        if ways != 1 {
          diagnostics.append(
            Diagnostic(
              explanation,
              "`\(cell.column.text)` of `\(entry.name.text)` \(ways == 0 ? "is never reached" : "is reached in two ways at once")",
              at: context.places.key(path), helps: ["give exactly one of `at`, `at_share` and `after`"]))
          continue
        }
        for plan in context.book.plans.columns where !cell.value.at.isEmpty && counted.contains(plan) && cell.value.at[plan] == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(cell.column.text)` of `\(entry.name.text)` says nothing about `\(plan.text)`, which its other levels count",
              at: context.places.span(path.appending("at")), helps: ["add `\(plan.text):` with a number"]))
        }
        if cell.value.atShare != nil, entry.value.shareOf == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(cell.column.text)` of `\(entry.name.text)` waits for a share, and nothing says of which limit",
              at: context.places.key(path.appending("at_share")), helps: ["add `share_of:` with a limit to `\(entry.name.text)`"]))
        }
        guard let level = cell.value.after?.level, let lower = order.firstIndex(of: level.text),
          let own = order.firstIndex(of: cell.column.text)
        else { continue }
        if lower < own, entry.value.levels[level] != nil { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            lower >= own
              ? "`\(cell.column.text)` waits for `\(level.text)`, which does not come before it"
              : "`\(cell.column.text)` waits for `\(level.text)`, which `\(entry.name.text)` does not have",
            at: context.places.span(path.appending("after", "level")), helps: ["name a lower level of this vector"]))
      }
    }
  }
}
