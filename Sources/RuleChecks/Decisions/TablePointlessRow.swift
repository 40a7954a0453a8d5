internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports several rows at the end of a table that give the answer that the last row gives anyway.
enum TablePointlessRow {
  static let explanation = Explanation(
    "table.pointless-row", .warning, waivable: true,
    finds: "Two or more rows at the end of a `first_match` table that give the same answer as the last row.",
    why: "The table gives the same answers without these rows. Usually a row with another answer was moved up and decides too early.",
    example:
      "first_match:\n  - {if: value_seen, then: ask}\n  - {if: asked_lately, then: nothing}\n  - {if: asked_often, then: nothing}\n  - {then: nothing}",
    instead:
      "first_match:\n  - {if: asked_lately, then: nothing}\n  - {if: asked_often, then: nothing}\n  - {if: value_seen, then: ask}\n  - {then: nothing}"
  )

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.tables.entries where !entry.value.isUnique && !context.isFaulty(DecisionTable.key, entry.name.text) {
      let rows = entry.value.rows
      guard let last = rows.last, last.conditions.isEmpty else { continue }
      let pointless = rows.dropLast().reversed().prefix { $0.then == last.then }.count
      // One row may be there to name the usual case. A table with one answer is not about the order of its rows.
      guard pointless > 1, pointless < rows.count - 1 else { continue }
      let path = RulePath(DecisionTable.key, entry.name.text, "first_match")
      let first = rows.count - 1 - pointless
      let before = path.appending("\(first - 1)")
      diagnostics.append(
        Diagnostic(
          explanation, "without this row and those after it, the table gives the same answers",
          at: context.places.span(path.appending("\(first)")),
          "gives the answer of the last row",
          secondary: [
            .init(context.places.span(before), "gives another answer, and comes first"),
            .init(context.places.span(path.appending("\(rows.count - 1)")), "the last row"),
          ],
          helps: ["move these rows above the one with the other answer, or remove them"]))
    }
  }
}
