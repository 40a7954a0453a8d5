internal import Diagnostics
internal import RuleKinds

/// Everybody gets an answer: a list of rows ends with one that always applies, and no row comes after it.
enum TableEnd {
  static let explanation = Explanation(
    "table.end", .error,
    finds: "A decision table whose last row may not apply, or with rows after one that always does; an `only_match` table with a gap.",
    why: "Some people would get no answer, or a row would never be looked at.",
    example: "first_match:\n  - {if: guest, deny: guest_build}",
    instead: "first_match:\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation) { context, diagnostics in
    var lists: [RulePath: RowList] = [:]
    for list in RowList.all(context) { lists[list.path] = list }
    for entry in context.book.actions.entries {
      let ends = entry.value.steps.map { $0.conditions.isEmpty && ($0.deny != nil || $0.otherwise != nil) }
      let path = RulePath(Action.key, entry.name.text, "first_match")
      report(ends, path, "{otherwise: allow}", lists[path], context, &diagnostics)
      for (index, step) in entry.value.steps.enumerated() where step.otherwise != nil && !step.conditions.isEmpty {
        diagnostics.append(
          Diagnostic(
            explanation, "`otherwise` always applies, so it has no `if`", at: context.places.span(path.appending("\(index)", "if"))))
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
    // A list with an item that could not be read is shorter here than in the file: stay quiet.
    guard context.places.exact(path.appending("\(ends.count)")) == nil, context.places.exact(path) != nil else { return }
    guard let end = ends.firstIndex(of: true) else {
      guard !ends.isEmpty || context.places.exact(path.appending("0")) == nil else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "this table has no last row that always applies", at: context.places.key(path), "somebody would get no answer",
          notes: list.flatMap { example($0) }.map { ["for example \($0)"] } ?? [], helps: ["add `- \(last)` at the end"]))
      return
    }
    guard end + 1 < ends.count else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "this row is never looked at", at: context.places.span(path.appending("\(end + 1)")), "never reached",
        secondary: [.init(context.places.span(path.appending("\(end)")), "this row always applies")],
        helps: ["move it up, or take it out"]))
  }

  /// A table without a last row that takes the rest: its rows are all there is.
  private static func gap(_ list: RowList, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let why: String
    switch list.search().search.gap() {
    case .never: return
    case .found(let facts): why = "for example \(FactExample(facts, in: list.builder.space))"
    case .open: why = "it cannot be found out that there is nobody"
    }
    diagnostics.append(
      Diagnostic(
        explanation, "none of these rows may apply", at: context.places.key(list.path), "somebody would get no answer", notes: [why],
        helps: ["add a row for them, or let the last one take the rest: `first_match`"]))
  }

  /// Somebody who gets no answer.
  private static func example(_ list: RowList) -> FactExample? {
    let search = list.search().search
    guard case .found(let facts) = search.gap() else { return nil }
    return facts.contains { $0 != nil } ? FactExample(facts, in: list.builder.space) : nil
  }
}
