internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that every level of a vector can be reached, and only from a lower level.
enum LadderClimb {
  static let explanation = Explanation(
    "ladder.climb", .error,
    finds:
      "A step of the ladder with none or several of `at`, `at_share`, and `after`; a step without a number for a plan that its vector counts; a step that waits for a level that is not lower or that the vector does not have, or for more repetitions than fit into the period.",
    why: "The level would never be reached, or it would be undefined when it is reached.",
    example: "L5: {after: {level: L6, times: 2, within: 30d}}",
    instead: "L5: {after: {level: L4, times: 2, within: 30d}}")

  static let check = Check(explanation) { context, diagnostics in
    let order = context.book.ladderLevels.names
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      unevenPlans(entry, context, &diagnostics)
      for cell in entry.value.levels.cells {
        let path = RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text)
        let ways = [!cell.value.at.isEmpty, cell.value.atShare != nil, cell.value.after != nil].filter { $0 }.count
        if ways != 1 {
          diagnostics.append(
            Diagnostic(
              explanation,
              "`\(cell.column.text)` of `\(entry.name.text)` \(ways == 0 ? "is never reached" : "has more than one threshold")",
              at: context.places.key(path), helps: ["write exactly one of `at`, `at_share`, and `after`"]))
          continue
        }
        if cell.value.atShare != nil, entry.value.shareOf == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(cell.column.text)` of `\(entry.name.text)` has `at_share`, but the vector has no `share_of`",
              at: context.places.key(path.appending("at_share")), helps: ["add `share_of:` with a limit to `\(entry.name.text)`"]))
        }
        guard let level = cell.value.after?.level, let lower = order.firstIndex(of: level.text),
          let own = order.firstIndex(of: cell.column.text)
        else { continue }
        if lower < own, entry.value.levels[level] != nil {
          hurried(cell, entry.value, path, context, &diagnostics)
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation,
            lower >= own
              ? "`\(cell.column.text)` waits for `\(level.text)`, which is not a lower level"
              : "`\(cell.column.text)` waits for `\(level.text)`, which `\(entry.name.text)` does not have",
            at: context.places.span(path.appending("after", "level")), helps: ["name a lower level of this vector"]))
      }
    }
  }

  /// Reports a level that waits for more repetitions than fit into the period: each begins when the one before has ended.
  private static func hurried(
    _ cell: Columns<LadderLevel, LadderStep>.Cell, _ vector: LadderVector, _ path: RulePath, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let after = cell.value.after, let step = vector.levels[after.level],
      let (key, length) = [("pause", step.pause), ("block", step.block), ("suspend", step.suspend)]
        .compactMap({ key, value in value.map { (key, $0) } }).first
    else { return }
    let (needed, isTooLong) = length.amount.multipliedReportingOverflow(by: after.times - 1)
    guard isTooLong || needed > after.within.amount else { return }
    let vectorPath = RulePath(Array(path.parts.dropLast()))
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(cell.column.text)` waits for `\(after.level.text)` \(after.times) times within \(QuantityText.write(after.within)), which is too short for that many",
        at: context.places.span(path.appending("after", "within")), "too short",
        secondary: [.init(context.places.span(vectorPath.appending(after.level.text, key)), "each lasts this long")],
        helps: ["write a longer period, or fewer times"]))
  }

  /// Reports a plan that only some of the levels count, once, at the less common variant.
  private static func unevenPlans(
    _ entry: Named<LadderVector, LadderVector>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let levels = entry.value.levels.cells.filter { !$0.value.at.isEmpty }
    let path = RulePath(LadderVector.key, entry.name.text, "levels")
    for plan in context.book.plans.columns {
      let with = levels.filter { $0.value.at[plan] != nil }
      let without = levels.filter { $0.value.at[plan] == nil }
      guard let has = with.first, let lacks = without.first else { continue }
      let isExtra = with.count < without.count
      func place(_ level: Name<LadderLevel>, _ counts: Bool) -> Span {
        let at = path.appending(level.text, "at")
        return counts ? context.places.key(at.appending(plan.text)) : context.places.span(at)
      }
      diagnostics.append(
        Diagnostic(
          explanation,
          isExtra
            ? "`\(has.column.text)` of `\(entry.name.text)` counts `\(plan.text)`, but its other levels do not"
            : "`\(lacks.column.text)` of `\(entry.name.text)` does not count `\(plan.text)`, but its other levels do",
          at: isExtra ? place(has.column, true) : place(lacks.column, false), isExtra ? "only here" : "no `\(plan.text)`",
          secondary: (isExtra
            ? without.prefix(3).map { .init(place($0.column, false), "no `\(plan.text)`") }
            : with.prefix(1).map { .init(place($0.column, true), "counted here") }),
          helps: [isExtra ? "remove `\(plan.text)`, or add it to every level" : "add `\(plan.text):` with a number"]))
    }
  }
}
