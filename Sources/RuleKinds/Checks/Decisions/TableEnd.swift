internal import Diagnostics
internal import RulesModel

/// A table ends with a row that always applies, and with no row after one.
enum TableEnd {
  static let explanation = Explanation(
    "table.end", .error,
    finds: "A decision table whose last row may not apply, or with rows after one that always does.",
    why: "Some people would get no answer, or a row would never be looked at.",
    example: "first_match:\n  - {if: guest, deny: guest_build}",
    instead: "first_match:\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.actions.entries {
      let ends = entry.value.steps.map { $0.conditions.isEmpty && ($0.deny != nil || $0.otherwise != nil) }
      let path = RulePath(Action.key, entry.name.text, "first_match")
      report(ends, path, "{otherwise: allow}", context, &diagnostics)
      for (index, step) in entry.value.steps.enumerated() where step.otherwise != nil && !step.conditions.isEmpty {
        diagnostics.append(
          Diagnostic(
            explanation, "`otherwise` always applies, so it has no `if`", at: context.places.span(path.appending("\(index)", "if"))))
      }
    }
    for entry in context.book.tables.entries {
      report(
        entry.value.rows.map(\.conditions.isEmpty), RulePath(DecisionTable.key, entry.name.text, "first_match"), "{then: ...}", context,
        &diagnostics)
    }
    report(context.book.plans.resolution.map(\.conditions.isEmpty), RulePath(Plan.key, "resolution"), "{plan: ...}", context, &diagnostics)
  }

  private static func report(_ ends: [Bool], _ path: RulePath, _ last: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    if context.isFaulty(path) { return }
    // A list with an item that could not be read is shorter here than in the file: stay quiet.
    guard context.places.exact(path.appending("\(ends.count)")) == nil, context.places.exact(path) != nil else { return }
    guard let end = ends.firstIndex(of: true) else {
      guard !ends.isEmpty || context.places.exact(path.appending("0")) == nil else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "this table has no last row that always applies", at: context.places.key(path), "somebody would get no answer",
          helps: ["add `- \(last)` at the end"]))
      return
    }
    guard end + 1 < ends.count else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "this row is never looked at", at: context.places.span(path.appending("\(end + 1)")), "never reached",
        secondary: [.init(context.places.span(path.appending("\(end)")), "this row always applies")],
        helps: ["move it up, or take it out"]))
  }
}
