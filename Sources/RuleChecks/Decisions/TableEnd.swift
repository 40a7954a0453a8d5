internal import Diagnostics
internal import RuleKinds

/// Checks that a list of rows ends with a row that always applies, so that every case has an answer.
enum TableEnd {
  static let explanation = Explanation(
    "table.end", .error,
    finds:
      "A decision table whose last row may not apply or that has rows after one that always applies, or an `only_match` table with a gap.",
    why: "Some cases would have no answer, or a row would never be evaluated.",
    example: "first_match:\n  - {if: guest, deny: guest_build}",
    instead: "first_match:\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    var lists: [RulePath: RowList] = [:]
    for list in RowList.all(context) { lists[list.path] = list }
    for entry in context.book.actions.entries {
      let ends = entry.value.steps.map { $0.conditions.isEmpty && ($0.deny != nil || $0.otherwise != nil) }
      let path = RulePath(Action.key, entry.name.text, "first_match")
      report(ends, path, "{otherwise: allow}", lists[path], context, &diagnostics)
      for (index, step) in entry.value.steps.enumerated() where step.otherwise != nil && !step.conditions.isEmpty {
        diagnostics.append(
          Diagnostic(
            explanation, "`otherwise` always applies, so it cannot have an `if`", at: context.places.span(path.appending("\(index)", "if")))
        )
      }
    }
    for entry in context.book.tables.entries {
      let path = RulePath(DecisionTable.key, entry.name.text, entry.value.rowsKey)
      if entry.value.isUnique {
        if let list = lists[path] { gap(list, context, &diagnostics) }
      } else {
        report(entry.value.rows.map(\.conditions.isEmpty), path, "{then: ...}", lists[path], context, &diagnostics)
      }
    }
    let path = RulePath(Plan.key, "resolution")
    report(context.book.plans.resolution.map(\.conditions.isEmpty), path, "{plan: ...}", lists[path], context, &diagnostics)
  }

  private static func report(
    _ ends: [Bool], _ path: RulePath, _ last: String, _ list: RowList?, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    if context.isFaulty(path) { return }
    // A list with an item that could not be read is shorter here than in the file, so nothing is reported.
    guard context.places.exact(path.appending("\(ends.count)")) == nil, context.places.exact(path) != nil else { return }
    guard let end = ends.firstIndex(of: true) else {
      guard !ends.isEmpty || context.places.exact(path.appending("0")) == nil else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "this table has no last row that always applies", at: context.places.key(path), "some cases have no answer",
          notes: list.flatMap { example($0) }.map { ["for example \($0)"] } ?? [], helps: ["add `- \(last)` at the end"]))
      return
    }
    guard end + 1 < ends.count else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "no row is evaluated after one that always applies", at: context.places.span(path.appending("\(end + 1)")),
        "never reached",
        secondary: [.init(context.places.span(path.appending("\(end)")), "this row always applies")],
        helps: ["put the row that always applies last"]))
  }

  /// Reports a table without a fallback row whose rows do not cover all cases.
  private static func gap(_ list: RowList, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let why: String
    switch list.search().search.gap() {
    case .never: return
    case .found(let facts): why = "for example \(FactExample(facts, in: list.builder.space))"
    case .open: why = "the compiler cannot prove that the rows cover all cases"
    }
    diagnostics.append(
      Diagnostic(
        explanation, "in some cases, none of these rows applies", at: context.places.key(list.path), "some cases have no answer",
        notes: [why],
        helps: ["add a row for these cases, or use `first_match` with a last row that always applies"]))
  }

  /// Returns facts that get no answer.
  private static func example(_ list: RowList) -> FactExample? {
    let search = list.search().search
    guard case .found(let facts) = search.gap() else { return nil }
    return facts.contains { $0 != nil } ? FactExample(facts, in: list.builder.space) : nil
  }
}
