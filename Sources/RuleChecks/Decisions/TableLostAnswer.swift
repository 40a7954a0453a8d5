internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that some row of a table gives each listed answer.
enum TableLostAnswer {
  static let explanation = Explanation(
    "table.lost-answer", .error,
    finds: "An answer that a table lists and no row gives.",
    why: "The row of the answer is missing, or it gives another answer. The app never does what the answer stands for.",
    example: "answers: [none, sheet, banner]\nfirst_match:\n  - {if: asked_before, then: none}\n  - {then: sheet}",
    instead:
      "answers: [none, sheet, banner]\nfirst_match:\n  - {if: asked_before, then: none}\n  - {if: denied, then: banner}\n  - {then: sheet}")

  // The invariant that a wrong row breaks is reported at the row.
  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    for entry in context.book.tables.entries where !context.isFaulty(DecisionTable.key, entry.name.text) {
      let path = RulePath(DecisionTable.key, entry.name.text)
      let given = entry.value.rows.map(\.then)
      // A row with an unknown answer may be the row that gives a missing one.
      guard given.allSatisfy(entry.value.answers.contains) else { continue }
      // The lost answer may have become one that another row gives, too.
      let repeated = given.indices.filter { index in given.count { $0 == given[index] } > 1 }
      for (index, answer) in entry.value.answers.enumerated() where !given.contains(answer) {
        diagnostics.append(
          Diagnostic(
            explanation, "no row of `\(entry.name.text)` gives the answer `\(answer)`",
            at: context.places.span(path.appending("answers", "\(index)")), "never given",
            secondary: repeated.map { row in
              .init(context.places.span(path.appending(entry.value.rowsKey, "\(row)", "then")), "this answer is given more than once")
            },
            helps: ["add a row that gives it, or remove it from `answers`"]))
      }
    }
  }
}
